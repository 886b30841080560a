/** What a sheet is made of: facts, values, and the values that a person entered. */
import type { ByteCache } from "../kernel/cache/index.js";
import type { Issue } from "../kernel/issue/index.js";
import type { FilledIn } from "../kernel/machine/index.js";
import type { PlaySummary } from "../kernel/sample/index.js";
import type { FigureDraw } from "../sheet/drawing/brush.js";
import type { Fill } from "../sheet/drawing/types.js";
import type { Values } from "../sheet/layout/form.js";
import type { Progress } from "./progress.js";

export type { Values };

/** What a sheet's facts are computed from. */
export interface FactsContext<Rules> {
  readonly rules: Rules;
  /** Names that a person gave for the headings of sheets. */
  readonly names: Readonly<Record<string, string>>;
  readonly cache: ByteCache;
  /** Called during long work, such as solving a game for its coach card. */
  readonly progress?: Progress;
}

/** @param look of the copies, if not the blank's: a filled copy's form is laid out anyway, so a layout of the blank would be wasted */
export type CapacityOf = (table: string, look?: Look) => number;

export interface FillContext<Rules> extends FactsContext<Rules> {
  /** Lines that fit on one copy: rows of the table of this name, in the form of such copies. */
  capacity: CapacityOf;
  /** Statistics of all games played, if `records` has only the best of them. */
  readonly summary?: PlaySummary;
}

/** How the form of a copy differs from the blank. */
interface Look {
  /** Facts that differ from the blank's, such as a team's card. Equal facts share a form. */
  readonly facts?: object;
  /** A team's color instead of the game's accent, `#RRGGBB`. */
  readonly accent?: string;
}

/** One copy of a form: the values in its fields. */
export interface Copy extends Look {
  /** By slot: `season.3.left`. */
  readonly values: Values;
  /** Its title in the outline. */
  readonly title?: string;
}

/** A copy of a sheet that a person filled in, by field: `play.3.one.r`. */
export interface WrittenCopy {
  /** True if the sheet has this field. */
  has(field: string): boolean;
  /** The text in it; "" if empty. */
  text(field: string): string;
}

/** A field that contradicts the dice and rules. */
export interface WrittenFault {
  /** From 0. */
  readonly copy: number;
  readonly field: string;
  readonly expected: string;
}

/** What a person entered, as a record. */
export interface ReadBack {
  /** The record, of a kind that sheets are filled from. */
  readonly record?: unknown;
  /** Values that the rows leave open, filled in with one choice that fits. */
  readonly filledIn?: FilledIn;
  readonly contradicted: readonly WrittenFault[];
  /** Errors that do not belong to a single field. */
  readonly issues: readonly Issue[];
}

/** The result of a league game, as a person entered it. */
export interface WrittenResult {
  readonly copy: number;
  /** The field with the visitors' name. */
  readonly field: string;
  /** Rounds on this page; empty if unknown. */
  readonly weeks: readonly number[];
  /** Teams as a person wrote them. */
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

/** The content of a sheet: facts and values. Its template has the layout and all words. */
export interface SheetContent<R = unknown, Rules = unknown> {
  /** Facts for the blank, from the rules in force: no millimeters, no sentences. */
  form(context: FactsContext<Rules>): object;
  /** Values of the heading of an unplayed sheet, from names that a person gave; default: each name in the slot of its id. */
  head?(names: Readonly<Record<string, string>>): Values;
  /** Handwritten values, copy by copy; if absent, the sheet is only ever printed blank. */
  fill?(records: readonly R[], context: FillContext<Rules>): readonly Copy[];
  /** The record, from copies that a person filled in; absent if a sheet does not contain the whole record. */
  read?(copies: readonly WrittenCopy[], context: ReadContext<Rules>): ReadBack;
  /** Results of league games from copies that a person filled in, and any that contradict their dice. */
  results?(
    copies: readonly WrittenCopy[],
    context: ReadContext<Rules>,
  ): { readonly results: readonly WrittenResult[]; readonly contradicted: readonly WrittenFault[] };
  /** True if copies are filled even on a blank: cards that are printed from files. */
  readonly always?: boolean;
  /** Drawings that need geometry, by the names that templates use. */
  readonly figures?: Readonly<Record<string, FigureDraw>>;
}

/** A printed product: one file of `templates/<system>/`. */
export interface SheetSpec<R = unknown, Rules = unknown> {
  readonly id: string;
  /** Short code in the footer: `DY-2`. */
  readonly code: string;
  readonly title: string;
  /** One sentence for lists; default: that in the front matter of its template. */
  readonly summary?: string;
  /** Its template; default: the one named like its id. */
  readonly template?: string;
  /** Loads facts and values, when the sheet is printed. */
  load(): Promise<SheetContent<R, Rules>>;
  /** Records that a filled copy is drawn from. */
  readonly fills: "nothing" | "record" | "records";
  /** Ids of the file kinds that fill it; default: the system's record of a game. */
  readonly from?: readonly string[];
  /** Why a record of these kinds has nothing for this sheet: `a knockout has no table`. Absent = every record fills it. */
  lacks?(record: unknown): string | undefined;
  /** Set if it is always filled: the worked example. */
  readonly always?: Fill;
  /** True if it teaches the rules and so lists the house rules in force: its facts `houseRules`. */
  readonly houseRules?: true;
}

/** A sheet as its game lists it, code and title in one string: `"DY-2: Campaign scoresheet"`. */
interface ListedSheet<Load> extends Omit<SheetSpec, "id" | "code" | "title" | "load"> {
  readonly named: string;
  readonly load: Load;
}

/** Makes the list entries of sheets that are filled in the same way. */
export const filledBy =
  <Load>(fills: SheetSpec["fills"], how: Pick<SheetSpec, "from" | "lacks" | "always" | "houseRules"> = {}) =>
  (named: string, load: Load): ListedSheet<Load> => ({ named, fills, ...how, load });

/** Makes the list entries of sheets that only print facts of the rules in force. */
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

/** The sheet of an id that the list is known to have, for books that bind it in. */
export const sheetIn =
  <Sheet extends { readonly id: string }>(sheets: readonly Sheet[]) =>
  (id: string): Sheet =>
    sheets.find((sheet) => sheet.id === id)!;
