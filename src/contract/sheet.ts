/** What a sheet is made of: facts, values, and what a person wrote on it. */
import type { ByteCache } from "../kernel/cache/index.js";
import type { Issue } from "../kernel/issue/index.js";
import type { FilledIn } from "../kernel/machine/index.js";
import type { PlaySummary } from "../kernel/sample/index.js";
import type { FigureDraw } from "../sheet/drawing/brush.js";
import type { Fill } from "../sheet/drawing/types.js";
import type { Values } from "../sheet/layout/form.js";
import type { Progress } from "./progress.js";

export type { Values };

/** What the facts of a sheet are made from. */
export interface FactsContext<Rules> {
  readonly rules: Rules;
  /** Words that a person gave for the sheets' heads. */
  readonly names: Readonly<Record<string, string>>;
  readonly cache: ByteCache;
  /** Told of long work, such as solving a game for its coach card. */
  readonly progress?: Progress;
}

/** @param look of the copies, where it is not the blank's: their form is laid out anyway, the blank's would be for nothing */
export type CapacityOf = (table: string, look?: Look) => number;

export interface FillContext<Rules> extends FactsContext<Rules> {
  /** Lines that one copy takes: rows of the table of this name in the form of such copies. */
  capacity: CapacityOf;
  /** Figures of all games played, where the records are only the best of them. */
  readonly summary?: PlaySummary;
}

/** What makes the form of a copy another than the blank's. */
interface Look {
  /** Where the print itself differs: a team's card. Equal facts share a form. */
  readonly facts?: object;
  /** A team's color instead of the game's accent, `#RRGGBB`. */
  readonly accent?: string;
}

/** One copy of a form: what a hand writes on it. */
export interface Copy extends Look {
  /** By slot: `season.3.left`. */
  readonly values: Values;
  /** Entry in the outline. */
  readonly title?: string;
}

/** A copy of a sheet as a person has filled it in, by field: `play.3.one.r`. */
export interface WrittenCopy {
  /** Whether the sheet has this field. */
  has(field: string): boolean;
  /** What is in it; "" for nothing. */
  text(field: string): string;
}

/** A field that contradicts the dice and rules. */
export interface WrittenFault {
  /** From 0. */
  readonly copy: number;
  readonly field: string;
  readonly expected: string;
}

/** What a person wrote down, as a record. */
export interface ReadBack {
  /** Of a kind that sheets are filled from. */
  readonly record?: unknown;
  /** What the rows leave open, and the record has some way that fits. */
  readonly filledIn?: FilledIn;
  readonly contradicted: readonly WrittenFault[];
  /** Faults that are not single field's. */
  readonly issues: readonly Issue[];
}

/** The result of a league's game, as a person wrote it down. */
export interface WrittenResult {
  readonly copy: number;
  /** Where the visitors stand. */
  readonly field: string;
  /** Rounds that the page is of; empty where no one says so. */
  readonly weeks: readonly number[];
  /** Teams in a person's words. */
  readonly away: string;
  readonly home: string;
  readonly awayPoints: number;
  readonly homePoints: number;
}

export interface ReadContext<Rules> {
  readonly rules: Rules;
  /** Data of the system's file kind `teams`; absent = the built-in ones. */
  readonly teams?: unknown;
}

/** What is on a sheet: facts and values. Where it is, and every word around it, is its template's. */
export interface SheetContent<R = unknown, Rules = unknown> {
  /** What is printed, from the rules in force: no millimeters, no prose. */
  form(context: FactsContext<Rules>): object;
  /** Where a person's words for the sheet's head are on a sheet that no one played; default: in the places of their names. */
  head?(names: Readonly<Record<string, string>>): Values;
  /** What hands write, copy by copy; without it the sheet is only ever printed blank. */
  fill?(records: readonly R[], context: FillContext<Rules>): readonly Copy[];
  /** The record again from copies that a person has filled in; absent where a sheet does not hold all that a record has. */
  read?(copies: readonly WrittenCopy[], context: ReadContext<Rules>): ReadBack;
  /** Results of a league's games on copies that a person has filled in, and what contradicts their dice. */
  results?(
    copies: readonly WrittenCopy[],
    context: ReadContext<Rules>,
  ): { readonly results: readonly WrittenResult[]; readonly contradicted: readonly WrittenFault[] };
  /** True where a blank shows copies as well: cards that are printed from files. */
  readonly always?: boolean;
  /** Drawings that need geometry, by the names that templates place them by. */
  readonly figures?: Readonly<Record<string, FigureDraw>>;
}

/** Something printed on its own: one file of `templates/<system>/`. */
export interface SheetSpec<R = unknown, Rules = unknown> {
  readonly id: string;
  /** Short code in the footer: `DY-2`. */
  readonly code: string;
  readonly title: string;
  /** One sentence for lists, where the front matter of its template has none. */
  readonly summary?: string;
  /** Template, where it is not the one of its id. */
  readonly template?: string;
  /** Facts and values; loaded when the sheet is printed. */
  load(): Promise<SheetContent<R, Rules>>;
  /** Records that a filled copy is drawn from. */
  readonly fills: "nothing" | "record" | "records";
  /** Ids of the file kinds that it can be drawn from, where that is not the system's record of a game. */
  readonly from?: readonly string[];
  /** Why a record of these kinds has nothing for the sheet: `a knockout has no table`. Absent = every one has. */
  lacks?(record: unknown): string | undefined;
  /** Always filled: the worked example. */
  readonly always?: Fill;
  /** It tells how to play, and so names the house rules in force: they are its facts `houseRules`. */
  readonly houseRules?: true;
}

/** A sheet as the list of its game has it: code and title in a line, `"DY-2: Campaign scoresheet"`. */
interface ListedSheet<Load> extends Omit<SheetSpec, "id" | "code" | "title" | "load"> {
  readonly named: string;
  readonly load: Load;
}

/** Makes the entries of sheets that are filled in one way. */
export const filledBy =
  <Load>(fills: SheetSpec["fills"], how: Pick<SheetSpec, "from" | "lacks" | "always" | "houseRules"> = {}) =>
  (named: string, load: Load): ListedSheet<Load> => ({ named, fills, ...how, load });

/** Makes the entries of sheets that print facts of the rules in force, and nothing else. */
export const printedFrom =
  <R, Rules>(how: Pick<SheetSpec, "houseRules"> = {}) =>
  (named: string, load: () => Promise<(rules: Rules) => object>): ListedSheet<SheetSpec<R, Rules>["load"]> =>
    filledBy<SheetSpec<R, Rules>["load"]>("nothing", how)(named, async () => {
      const facts = await load();
      return { form: ({ rules }) => facts(rules) };
    });

/** Sheets by id, in printing order. */
export const listSheets = <Load>(list: Readonly<Record<string, ListedSheet<Load>>>) =>
  Object.entries(list).map(([id, { named, ...sheet }]) => {
    const [code, title] = named.split(": ");
    return { id, code, title, ...sheet };
  });
