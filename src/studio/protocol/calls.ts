/** Messages between page and core: plain data that a worker can send. */
import type { Issue } from "../../kernel/issue/index.js";
import type { Board, Throw } from "../../kernel/machine/index.js";
import type { Side } from "../../kernel/football/index.js";
import type { Fill } from "../../sheet/drawing/types.js";
import type { PrinterPaper } from "../../kernel/units/index.js";
import type { ThemeId } from "../../sheet/theme.js";
import type { Language } from "../../text/languages.js";
import type { PaintOrder } from "./set.js";

/** The user's choices for a sheet, stored in the address. */
export interface Choice {
  readonly system: string;
  readonly sheet: string;
  readonly fill: Fill;
  /** Number or word, as on the command line. */
  readonly seed: string;
  readonly theme: ThemeId;
  readonly paper: PrinterPaper;
  /** Absent = the game's default coach. */
  readonly coach?: string;
  /** Preset of house rules; absent = the standard rules. */
  readonly rules?: string;
  /** Code of a game, instead of seed, coach and rules. */
  readonly code?: string;
  /** Name of the user's file that fills the sheet, instead of the seed's game. */
  readonly file?: string;
  /** Language of the sheet; absent = English. */
  readonly words?: Language;
}

export interface PageSize {
  readonly title: string;
  /** Millimeters. */
  readonly width: number;
  readonly height: number;
}

/** A row of a page. */
export interface PlayRow {
  readonly page: number;
  /** Its first and last play, from 1. */
  readonly play: number;
  readonly last: number;
  /** Left, top, width and height as fractions of the page. */
  readonly box: readonly [x: number, y: number, w: number, h: number];
}

/** Pages of a sheet as the core drew them. */
export interface Drawn {
  readonly pages: readonly PageSize[];
  /** Markup of the requested pages, by index; every id starts with the page's own prefix. */
  readonly svg: Readonly<Record<number, string>>;
  /** Play rows, page by page; absent if no game fills the sheet. */
  readonly rows?: readonly PlayRow[];
  /** How a filled sheet's game was played, and the command that prints it. */
  readonly played?: { readonly line: string; readonly command: string; readonly code?: string };
  /** Names of the user's templates that it was drawn with. */
  readonly own?: readonly string[];
  /** Warnings about missing or coarse pictures. */
  readonly notes?: readonly Issue[];
  /** The core's time, milliseconds. */
  readonly ms: number;
}

/** A file for the user: its name and bytes. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A paragraph of a game's story: a heading, or what happened. */
export interface StoryLine {
  readonly text: string;
  readonly head?: boolean;
  /** Its first and last play, from 1. */
  readonly play?: number;
  readonly last?: number;
}

/** The target of a code. */
export interface OpenedCode {
  readonly system: string;
  /** The sheet that fills in at the Table. */
  readonly sheet: string;
  /** Address options for its sheets. */
  readonly options: Readonly<Record<string, string>>;
}

/** Messages that the page sends. */
export interface Call {
  readonly id: number;
  readonly verb: string;
  readonly args: readonly unknown[];
}

/** Messages that the core sends. */
export type Answer =
  | { readonly id: number; readonly result: unknown }
  /** Errors that the user can fix. */
  | { readonly id: number; readonly issues: readonly Issue[] }
  /** A bug. */
  | { readonly id: number; readonly error: string }
  /** Missing pictures: send them (`pictures`) and repeat the call. */
  | { readonly id: number; readonly pictures: readonly string[] }
  | { readonly id: number; readonly progress: { readonly done: number; readonly of: number } }
  /** A page to paint; answer with `painted`. */
  | { readonly id: number; readonly paint: PaintOrder }
  | { readonly ready: true };

/** Where the core finds the package's own files: paths relative to the page's folder, set by the build. */
export interface AssetList {
  /** Templates and sample teams by game, and `shared`. */
  readonly games: Readonly<Record<string, string>>;
  readonly figures: string;
  /** Files that only sets need: formats of print shops and labels, and the sample set. */
  readonly sets: string;
  /** The color profile of a press: its path in the package, and its packed file. */
  readonly profile: readonly [path: string, file: string];
  /** Sheet translations by language. */
  readonly words: Readonly<Record<string, string>>;
  /** Fonts by their paths in the package: a file, and the font's byte range in it. */
  readonly fonts: Readonly<Record<string, readonly [file: string, from: number, to: number]>>;
}

/** A game in the page's list, written by the build. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly accent: string;
  readonly sampleSeed: number;
  readonly sheets: readonly ListedSheet[];
  readonly coaches: readonly { readonly id: string; readonly title: string; readonly summary: string }[];
  /** True if season tables can make its teams. */
  readonly rated: boolean;
  /** True if one player plays against the game. */
  readonly solitaire: boolean;
  readonly defaultCoach: string;
  readonly presets: readonly { readonly id: string; readonly summary: string; readonly usual: boolean }[];
  readonly templates: readonly string[];
}

export interface ListedSheet {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly summary: string;
  /** Its template, if not the one named by its ID. */
  readonly template?: string;
  readonly fills: "nothing" | "record" | "records";
  /** True if it is always filled. */
  readonly always: boolean;
  /** True if a game fills it; leagues, careers or teams fill the others. */
  readonly ofGame: boolean;
  /** When players need it. */
  readonly when: "before" | "during" | "after" | "season" | "proof";
}

/** Seats at the Table, and the dice. */
export interface Seats {
  readonly system: string;
  /** Sides that people play; a solitaire game uses one of them. */
  readonly hands: { readonly away: boolean; readonly home: boolean };
  /** Seed of the dice; absent = players roll their own. */
  readonly seed?: string;
  readonly coach?: string;
  readonly rules?: string;
}

/** A player's action at the Table. */
export type TableAct =
  /** Indexes of options. */
  | { readonly act: "pick"; readonly places: readonly number[] }
  /** A die shows this face. */
  | { readonly act: "roll"; readonly face: number }
  | { readonly act: "coach" }
  | { readonly act: "undo" };

/** The certain result of an answer, before any dice. */
export interface Follows {
  readonly board: Board;
  /** What changes: `1st & 10, opponent 40`. */
  readonly words: string;
  /** Its price in points. */
  readonly price?: number;
}

/** A game at the Table in its current state. */
export interface TableView {
  readonly waits: "question" | "die" | "over";
  /** The situation in words. */
  readonly now: string;
  /** The question, or the die to roll. */
  readonly words: string;
  readonly options: readonly { readonly id: string; readonly words: string; readonly follows?: Follows }[];
  /** True if several options can be picked at once. */
  readonly many: boolean;
  /** The side that answers, if the other must not look. */
  readonly secret?: Side;
  /** True if two players play each other. */
  readonly two: boolean;
  /** Absent before the opening dice. */
  readonly board?: Board;
  /** Dice since a player's last answer. */
  readonly thrown: readonly Throw[];
  /** Number of plays begun; the last one is in progress. */
  readonly plays: number;
  /** Index of the option that the coach would take. */
  readonly advice?: number;
  readonly die?: { readonly sides: number; readonly zeros: boolean; readonly use?: string; readonly roll?: string };
  /** True if the last step can be undone. */
  readonly undo: boolean;
  readonly story: readonly string[];
  /** The whole game so far, as saved by `pressbox play --save`. */
  readonly record: string;
}

/** A game in progress, packed for sending. */
export interface PassedGame {
  readonly system: string;
  /** Address-safe string. */
  readonly word: string;
}

/** A game received from another phone. */
export interface TakenGame {
  readonly view: TableView;
  /** True if it continues the game stored here, or none was stored. */
  readonly same: boolean;
}

/** A picture among the user's files; without bytes if there is no file of that name. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: Uint8Array | null;
}

/** A file that the user chose or dropped. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A statistic of a team: its target, and the chart's value. */
export interface ProofRow {
  readonly title: string;
  readonly unit: string;
  readonly target: number;
  readonly expected: number;
  readonly tolerance: number;
}

/** Teams made from season tables. */
export interface RatedView {
  readonly season: number;
  /** One line per table: its kind, and what was read from it. */
  readonly tables: readonly { readonly file: string; readonly words: string; readonly used: boolean }[];
  /** Statistics missing from the tables, and what replaces them. */
  readonly filled: readonly { readonly what: string; readonly by: string; readonly teams: number }[];
  readonly warnings: readonly Issue[];
  readonly teams: readonly {
    readonly name: string;
    readonly monogram: string;
    readonly colors: readonly [string, string];
    /** `12-4`. */
    readonly record?: string;
    readonly proof: readonly ProofRow[];
    /** The largest difference as a fraction of its tolerance; 1 = at the limit. */
    readonly worst: { readonly title: string; readonly part: number };
  }[];
  /** The teams as written by `pressbox rate`. */
  readonly file: MadeFile;
  /** IDs of the sheets that they fill; the first one is shown. */
  readonly sheets: readonly string[];
  /** True if saving changes only edited parts of the original file. */
  readonly rewritten: boolean;
}
