/** Files that people write or keep, as a game system declares them. Types only. */
import type { ZodType } from "zod";
import type { Issue, Locate, Path, Place } from "../kernel/issue/index.js";

/** A table of words, as a spreadsheet saves it. */
export interface CellTable {
  readonly heads: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** What was passed over, as warnings. */
  readonly issues?: readonly Issue[];
  /** Place of a cell; of the row's start without a head, of the head without a row. */
  locateCell(row: number | undefined, head?: string): Place;
}

/** What a spreadsheet holds. */
export interface FromTable {
  readonly issues: readonly Issue[];
  /** Absent when nothing can be made of the table. */
  readonly data?: unknown;
  /** Parts of the data that `issues` tell about. */
  readonly told?: readonly Path[];
  /** Leads from the data back to the cells. */
  readonly locate: Locate;
}

/** What is said on sheets about the file that they are filled from. Sheets can be filled from it: `print --record FILE`. */
export interface Printed<T = unknown> {
  /** Footer words: seed, coach and the command that prints this again. */
  describe(value: T): { readonly line: string; readonly command: string };
  /** Rules that it was played by; default the standard ones. */
  rulesOf?(value: T): unknown;
  /** A text account for the terminal; default its footer words. */
  tell?(value: T): string;
}

/** A file that people write or keep: its name in `pressbox schema`, its shape, its checks. */
export interface FileKind<T = unknown> {
  readonly id: string;
  readonly title: string;
  /** Says whether parsed data is meant to be of this kind. */
  matches(data: unknown): boolean;
  /** The form of the data; faults of form are reported in words by `data/zod-issues`. */
  readonly shape: ZodType;
  /** JSON Schema (draft 2020-12) of what a person writes, where it is not that of the shape. */
  schema?(): object;
  /** Every fault of the data, and the typed value when there is no error. */
  check(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly value?: T };
  /** What takes longer to find out, such as games played again; asked by `pressbox check` alone. */
  prove?(value: T, locate: Locate): readonly Issue[];
  /** What is found out only where it is printed: values that no place on their sheet takes. Asked when nothing else is wrong. */
  tryPrint?(value: T, locate: Locate): Promise<readonly Issue[]>;
  /**
   * The parts of a kept file that the program alone writes, by the keys that they are under: the sums in `seal` tell when a person
   * has changed one.
   */
  sealed?(value: T): Readonly<Record<string, unknown>>;
  /**
   * Faults of sense of data that has faults of form, so that a person hears of all at once. The data is the file's own, but
   * parts of the wrong form end the check that reads them (`kernel/issue/sound`): checks go by `whereSound` and `eachSound`.
   */
  sense?(data: unknown, locate: Locate): readonly Issue[];
  /** Its texts may have several lines; default one. */
  readonly multiline?: boolean;
  /** Finds signs that its texts may hold though no font has them: dice, arrows, stars. */
  readonly drawn?: RegExp;
  /** The data from a spreadsheet, where people keep it in one. */
  fromTable?(table: CellTable): FromTable;
  /** Heads of the columns of such a spreadsheet: `new table` prints an empty one. */
  readonly columns?: readonly string[];
  /** Whether a head of a spreadsheet is one of its own, where columns have other names, too; default `columns` alone. */
  knowsHead?(head: string): boolean;
  /** Its columns may have the same head or none, where no other kind of file is wanted: their order tells them apart. */
  readonly looseHeads?: true;
  readonly prints?: Printed<T>;
}

/** The kinds of files of a system. */
export interface FileKinds<Rules> {
  readonly record: FileKind;
  readonly rules: FileKind<Rules>;
  /** Dice that a person rolled. */
  readonly dice?: FileKind;
  readonly teams?: FileKind;
  /** Season statistics that teams are made from: a spreadsheet. */
  readonly statistics?: FileKind;
  /** What teams made from statistics give next to them. */
  readonly proof?: FileKind;
  readonly league?: FileKind;
  readonly career?: FileKind;
  readonly schedule?: FileKind;
}
