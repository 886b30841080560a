/** What a game system gives to the tool. Types only: the CLI, help, docs and tests derive from the objects that meet them. */
import type { ByteCache } from "../kernel/cache/index.js";
import type { Roller } from "../kernel/dice/index.js";
import type { OwnDefinition } from "../kernel/football/index.js";
import type { Issue } from "../kernel/issue/index.js";
import type { FilledIn, PlayedDice } from "../kernel/machine/index.js";
import { zod } from "../kernel/zod/index.js";
import type { ManyGames, PlaySummary } from "../kernel/sample/index.js";
import type { FigureDraw } from "../sheet/drawing/brush.js";
import type { Fill } from "../sheet/drawing/types.js";
import type { Values } from "../sheet/layout/form.js";
import type { Careers } from "./careers.js";
import type { FileKind, FileKinds, Locate, Printed } from "./files.js";
import type { ByHand } from "./by-hand.js";
import type { Seasons, TeamMaker } from "./seasons.js";

export type * from "./careers.js";
export type * from "./files.js";
export type * from "./by-hand.js";
export type * from "./rating.js";
export type * from "./seasons.js";

export const SYSTEM_IDS = ["dynasty", "postcard", "dice-football", "pen-and-paper", "5d20"] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];

/** What the facts of a sheet are made from. */
export interface FactsContext<Rules> {
  readonly rules: Rules;
  /** Words that a person gave for the sheets' heads. */
  readonly names: Readonly<Record<string, string>>;
  readonly cache: ByteCache;
  /** Told of long work, such as solving a game for its coach card. */
  readonly progress?: Progress;
}

export interface FillContext<Rules> extends FactsContext<Rules> {
  /** Lines that one copy takes: rows of the table of this name in the template in force. */
  capacity(table: string): number;
  /** Figures of all games played, where the records are only the best of them. */
  readonly summary?: PlaySummary;
}

/** One copy of a form: what a hand writes on it. */
export interface Copy {
  /** By slot: `season.3.left`. */
  readonly values: Values;
  /** Where the print itself differs from the blank's: a team's card. Equal facts share a form. */
  readonly facts?: object;
  /** Entry in the outline. */
  readonly title?: string;
  /** A team's color instead of the game's accent, `#RRGGBB`. */
  readonly accent?: string;
}

/** A copy of a sheet as a person has filled it in, by field: `play.3.one.r`. */
export interface WrittenCopy {
  /** Whether the sheet has this field. */
  has(field: string): boolean;
  /** What stands in it; "" for nothing. */
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
  /** Faults that are no single field's. */
  readonly issues: readonly Issue[];
}

/** The result of a league's game, as a person wrote it down. */
export interface WrittenResult {
  readonly copy: number;
  /** Where the visitors stand. */
  readonly field: string;
  /** Rounds that the page is of; empty where nobody says so. */
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

/** What stands on a sheet: facts and values. Where it stands, and every word around it, is its template's. */
export interface SheetContent<R = unknown, Rules = unknown> {
  /** What is printed, from the rules in force: no millimeters, no prose. */
  form(context: FactsContext<Rules>): object;
  /** Where a person's words for the sheet's head stand on a sheet that nobody played; default: in the places of their names. */
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
  /** Why a record of these kinds has nothing for the sheet: `a knock-out has no table`. Absent = every one has. */
  lacks?(record: unknown): string | undefined;
  /** Always filled: the worked example. */
  readonly always?: Fill;
}

/** A sheet as the list of its game has it: code and title in a line, `"DY-2: Campaign scoresheet"`. */
interface ListedSheet<Load> extends Omit<SheetSpec, "id" | "code" | "title" | "load"> {
  readonly named: string;
  readonly load: Load;
}

/** Makes the entries of sheets that are filled in one way. */
export const filledBy =
  <Load>(fills: SheetSpec["fills"], how: Pick<SheetSpec, "from" | "lacks" | "always"> = {}) =>
  (named: string, load: Load): ListedSheet<Load> => ({ named, fills, ...how, load });

/** Makes the entries of sheets that print facts of the rules in force, and nothing else. */
export const printedFrom =
  <R, Rules>() =>
  (named: string, load: () => Promise<(rules: Rules) => object>): ListedSheet<SheetSpec<R, Rules>["load"]> =>
    filledBy<SheetSpec<R, Rules>["load"]>("nothing")(named, async () => {
      const facts = await load();
      return { form: ({ rules }) => facts(rules) };
    });

/** Sheets by id, in printing order. */
export const listSheets = <Load>(list: Readonly<Record<string, ListedSheet<Load>>>) =>
  Object.entries(list).map(([id, { named, ...sheet }]) => {
    const [code, title] = named.split(": ");
    return { id, code, title, ...sheet };
  });

export interface CoachInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** One point that the rulebook leaves open. */
export interface RulingInfo {
  /** Switch in house rules, unless the ruling is fixed. */
  readonly id: string;
  /** Number in the game's list: `D5`. */
  readonly ruling: string;
  readonly question: string;
  /** There is one answer, and house rules give no other. */
  readonly fixed: boolean;
  readonly values: readonly { readonly id: string; readonly meaning: string }[];
  readonly default: string;
}

/** Called now and then during long work. */
export type Progress = (done: number, total: number, what: string) => void;

export interface PlayRequest<Rules> {
  readonly rules: Rules;
  readonly seed: number;
  readonly coach: string;
  readonly names: Readonly<Record<string, string>>;
  readonly cache: ByteCache;
  readonly progress?: Progress;
  /** Dice that a person rolled; absent = rolled from the seed. */
  readonly roller?: Roller;
  /** Data of the system's file kind `teams`; absent = the built-in ones. */
  readonly teams?: unknown;
}

/** A name that a person may have written on the sheets: `--name <id>=...`. */
export interface NameInfo {
  readonly id: string;
  readonly title: string;
}

/** Ready-made rules that a person asks for by name. */
export interface RulesPreset<Rules = unknown> {
  readonly id: string;
  readonly summary: string;
  readonly rules: Rules;
}

/** What a perfect player goes for. */
export interface ObjectiveInfo {
  readonly id: string;
  readonly title: string;
}

export interface SolveRequest<Rules> {
  readonly rules: Rules;
  readonly objective: string;
  readonly cache: ByteCache;
  readonly progress?: Progress;
}

/** The exact worth of perfect play. */
export interface Solver<Rules> {
  readonly objectives: readonly ObjectiveInfo[];
  /** Objectives solved when none is named. */
  readonly usual: readonly string[];
  solve(request: SolveRequest<Rules>): number;
}

export interface GameSystem<Rules = unknown> {
  readonly id: SystemId;
  /** Name as printed: `d6 Dynasty`. */
  readonly title: string;
  readonly summary: string;
  /** Accent colour of its sheets (design.md). */
  readonly accent: string;
  readonly credit: string;
  readonly standardRules: Rules;
  /** Rules with a name, for `--rules NAME`; the standard ones are among them. Absent = only the standard ones. */
  readonly presets?: readonly RulesPreset<Rules>[];
  rulesName(rules: Rules): string;
  /** The rules as files keep them: their name, and what differs from the standard ones. `kinds.rules` reads it. */
  packRules(rules: Rules): object;
  /** Every ruling, fixed or not. */
  readonly rulings: readonly RulingInfo[];
  readonly coaches: readonly CoachInfo[];
  readonly defaultCoach: string;
  /** Seed of the game that shows filled sheets where no game was asked for, chosen by what it teaches; default 42. */
  readonly sampleSeed?: number;
  readonly names: readonly NameInfo[];
  /** Games small enough to be solved. */
  readonly solver?: Solver<Rules>;
  readonly sheets: readonly SheetSpec<unknown, Rules>[];
  readonly kinds: FileKinds<Rules>;
  /** Games that go on for years. */
  readonly seasons?: Seasons;
  /** One player's games for years. */
  readonly careers?: Careers;
  readonly teamMaker?: TeamMaker;
  /** Statistics that this game counts in a way of its own; all others are the official ones. */
  readonly ownStatistics?: readonly OwnDefinition[];
  /** Plays one game to its end. */
  play(request: PlayRequest<Rules>): unknown;
  /** What shows every sheet filled in: a game, and whatever else sheets are drawn from. Default: one game. */
  examples?(request: PlayRequest<Rules>): readonly unknown[];
  /** A game before its first play, that heads a blank with these names; undefined when they are none of a game. */
  unplayed?(request: Pick<PlayRequest<Rules>, "rules" | "names" | "teams">): unknown;
  /** A person's own rolls, checked against the rules and turned into a record; absent where the game does not offer it. */
  playOwnDice?(log: unknown, locate: Locate, request: PlayRequest<Rules>): PlayedDice<unknown>;
  /** Games that people play question by question at the table. */
  readonly byHand?: ByHand<Rules>;
  /** Games on the seeds from `seed` up, to be counted: `sim/many` plays them. */
  many(request: PlayRequest<Rules>): ManyGames;
  /** Checks the built-in charts and data. */
  checkBuiltIn(): readonly Issue[];
  /** Checks the data that its source prints: kept as printed, so that every fault of the source is named. */
  checkSource?(): readonly Issue[];
}

/** JSON Schema of what a person writes into such a file. */
export const jsonSchemaOf = (kind: FileKind): object =>
  kind.schema?.() ?? { title: kind.title, ...zod().toJSONSchema(kind.shape, { io: "input" }) };

/** The kinds of files that a system has. */
export const kindsOf = ({ kinds }: Pick<GameSystem, "kinds">): FileKind[] =>
  Object.values(kinds as FileKinds<unknown>).filter((kind) => kind !== undefined);

/** What a record's kind says about it. @throws RangeError for what no sheet is filled from. */
function printedOf(system: Pick<GameSystem, "kinds">, record: unknown): Printed {
  const kind = kindsOf(system).find(({ prints, matches }) => prints !== undefined && matches(record));
  if (!kind?.prints) throw new RangeError("no sheet is filled from such a record");
  return kind.prints;
}

/** Footer words of a record: where it came from, and the command that prints it again. */
export const describeRecord = (system: Pick<GameSystem, "kinds">, record: unknown): ReturnType<Printed["describe"]> =>
  printedOf(system, record).describe(record);

/** The rules that a record was played by. */
export const rulesOfRecord = (system: Pick<GameSystem, "kinds" | "standardRules">, record: unknown): unknown =>
  printedOf(system, record).rulesOf?.(record) ?? system.standardRules;

/** A text account of a record for the terminal. */
export const tellRecord = (system: Pick<GameSystem, "kinds">, record: unknown): string =>
  printedOf(system, record).tell?.(record) ?? `${describeRecord(system, record).line}\n`;

type Fills = Pick<SheetSpec, "from" | "lacks">;

/** The kinds of files that a sheet can be drawn from. */
export const kindsFor = (system: Pick<GameSystem, "kinds">, { from }: Fills): FileKind[] =>
  kindsOf(system).filter((kind) => (from ? from.includes(kind.id) : kind === system.kinds.record));

const isOfKind = (system: Pick<GameSystem, "kinds">, sheet: Fills, record: unknown): boolean =>
  kindsFor(system, sheet).some((kind) => kind.matches(record));

/** True for records that a sheet can be drawn from. */
export const drawsFrom = (system: Pick<GameSystem, "kinds">, sheet: Fills, record: unknown): boolean =>
  isOfKind(system, sheet, record) && sheet.lacks?.(record) === undefined;

/** True where records are of a sheet's kind, and none of them holds what it shows: it says nothing about them. */
export const isBeside = (system: Pick<GameSystem, "kinds">, sheet: Fills, records: readonly unknown[]): boolean =>
  records.some((record) => isOfKind(system, sheet, record)) &&
  !records.some((record) => drawsFrom(system, sheet, record));

/** Keeps a system's own types inside it: the list of systems needs no `any`. */
export function defineSystem<Rules>(system: GameSystem<Rules>): GameSystem {
  return system;
}

export type { ByteCache, Fill, ManyGames, PlaySummary };
