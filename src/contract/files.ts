/** File types that people write or keep, as a game system declares them. Types only. */
import type { ZodType } from "zod";
import type { Issue, Locate, Path, Place } from "../kernel/issue/index.js";

/** Rows of text cells, as read from a spreadsheet. */
export interface CellTable {
  readonly heads: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** What was skipped, as warnings. */
  readonly issues?: readonly Issue[];
  /** Location of a cell; of the start of the row without a heading, of the heading without a row. */
  locateCell(row: number | undefined, head?: string): Place;
}

/** What was read from a spreadsheet. */
export interface FromTable {
  readonly issues: readonly Issue[];
  /** Absent if nothing could be read from the table. */
  readonly data?: unknown;
  /** Parts of the data that `issues` already reports. */
  readonly reported?: readonly Path[];
  /** Locates a part of the data in the cells of the spreadsheet. */
  readonly locate: Locate;
}

/** For kinds that sheets can be filled from (`print --record FILE`): what those sheets print about the file. */
export interface Printed<T = unknown> {
  /** Footer line (seed, coach) and the command that prints the sheet again. */
  describe(value: T): { readonly line: string; readonly command: string };
  /** Rules that it was played by; default: the standard ones. */
  rulesOf?(value: T): unknown;
  /** A text account for the terminal; default: its footer line. */
  narrate?(value: T): string;
}

/** A file that people write or keep: its name in `pressbox schema`, its shape, its checks. */
export interface FileKind<T = unknown> {
  readonly id: string;
  readonly title: string;
  /** True if parsed data is meant to be of this kind. */
  matches(data: unknown): boolean;
  /** Schema of the data; `data/zod-issues` words its errors. */
  readonly shape: ZodType;
  /** JSON Schema (draft 2020-12) of what a person writes, if it differs from that of `shape`. */
  schema?(): object;
  /** Every error in the data, and the typed value if there is none. */
  check(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly value?: T };
  /** Slow checks, such as replaying games; only `pressbox check` runs them. */
  prove?(value: T, locate: Locate): readonly Issue[];
  /** Errors that show only in print: values too long for any space on their sheet. Called only if there are no other errors. */
  tryPrint?(value: T, locate: Locate): Promise<readonly Issue[]>;
  /** The parts of a kept file that only the program writes, by key: their checksums in `seal` show whether a person has changed one. */
  sealed?(value: T): Readonly<Record<string, unknown>>;
  /**
   * Checks the meaning of data that also has schema errors, so that a person sees all errors at once. The data comes straight from the
   * file: a part that does not fit the schema ends the check that reads it (`kernel/issue/sound`), so checks use `whereSound` and
   * `eachSound`.
   */
  sense?(data: unknown, locate: Locate): readonly Issue[];
  /** True if its texts may have several lines; default: one line. */
  readonly multiline?: boolean;
  /** Matches symbols that its texts may contain although no font has them: dice, arrows, stars. */
  readonly drawn?: RegExp;
  /** Reads the data from a spreadsheet, for kinds that people keep in one. */
  fromTable?(table: CellTable): FromTable;
  /** Column headings of such a spreadsheet: `new table` prints an empty one. */
  readonly columns?: readonly string[];
  /** True if a heading belongs to this kind, for kinds whose columns have several names; default: only `columns`. */
  knowsHead?(head: string): boolean;
  /** Columns may share a heading or have none, because their order identifies them. Only if the command expects no other kind. */
  readonly looseHeads?: true;
  readonly prints?: Printed<T>;
}

/** The file kinds of a system. */
export interface FileKinds<Rules> {
  readonly record: FileKind;
  readonly rules: FileKind<Rules>;
  /** Dice that a person rolled. */
  readonly dice?: FileKind;
  readonly teams?: FileKind;
  /** Season statistics that teams are made from: a spreadsheet. */
  readonly statistics?: FileKind;
  /** Proof of how well teams made from statistics fit them, written along with the teams. */
  readonly proof?: FileKind;
  readonly league?: FileKind;
  readonly career?: FileKind;
  readonly schedule?: FileKind;
}
