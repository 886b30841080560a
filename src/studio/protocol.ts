/** What page and core say to each other: plain data, as a worker's messages carry it. */
import type { Issue } from "../kernel/issue/index.js";
import type { Board, Throw } from "../kernel/machine/index.js";
import type { Side } from "../kernel/football/index.js";
import type { Fill } from "../sheet/drawing/types.js";
import type { PrinterPaper } from "../kernel/units/index.js";
import type { ThemeId } from "../sheet/theme.js";
import type { Language } from "../text/languages.js";
import type { PaintOrder } from "./set-protocol.js";

/** What a person chooses of a sheet; the address holds it. */
export interface Choice {
  readonly system: string;
  readonly sheet: string;
  readonly fill: Fill;
  /** Number or word, as on the command line. */
  readonly seed: string;
  readonly theme: ThemeId;
  readonly paper: PrinterPaper;
  /** Absent = the game's usual coach. */
  readonly coach?: string;
  /** Preset of house rules; absent = the standard rules. */
  readonly rules?: string;
  /** Code of a game, in place of seed, coach and rules. */
  readonly code?: string;
  /** Name of a file of the person's own that fills the sheet, in place of the seed's game. */
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
  /** Markup of the pages asked for, by their place; every id begins with the page's own prefix. */
  readonly svg: Readonly<Record<number, string>>;
  /** Play rows, page by page; absent if no game fills the sheet. */
  readonly rows?: readonly PlayRow[];
  /** What a filled sheet was played from, and the command that prints it again. */
  readonly played?: { readonly line: string; readonly command: string; readonly code?: string };
  /** Templates of a person's own that it was drawn with, by name. */
  readonly own?: readonly string[];
  /** Pictures that are missing or coarse. */
  readonly notes?: readonly Issue[];
  /** Milliseconds of the core's work. */
  readonly ms: number;
}

/** A file for the person: its name and bytes. */
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

/** Where a code leads. */
export interface OpenedCode {
  readonly system: string;
  /** The sheet that fills in at the table. */
  readonly sheet: string;
  /** Of the address of its sheets. */
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
  /** What a person can fix. */
  | { readonly id: number; readonly issues: readonly Issue[] }
  /** A fault of the program. */
  | { readonly id: number; readonly error: string }
  /** Names of pictures that it lacks: give them (`pictures`), and ask again. */
  | { readonly id: number; readonly pictures: readonly string[] }
  | { readonly id: number; readonly progress: { readonly done: number; readonly of: number } }
  /** A page to paint: answer with `painted`. */
  | { readonly id: number; readonly paint: PaintOrder }
  | { readonly ready: true };

/** Where the core finds the package's own files: paths from the page's folder, made by the build. */
export interface AssetList {
  /** Templates and sample teams by game, and `shared`. */
  readonly games: Readonly<Record<string, string>>;
  readonly figures: string;
  /** What sets need beside: formats of print shops and labels, and the sample set. */
  readonly sets: string;
  /** The color profile of a press: its path in the package, and where it is packed. */
  readonly profile: readonly [path: string, file: string];
  /** Words of the sheets by their language. */
  readonly words: Readonly<Record<string, string>>;
  /** Faces by their paths in the package: a file, and where in it the face begins and ends. */
  readonly fonts: Readonly<Record<string, readonly [file: string, from: number, to: number]>>;
}

/** A game as the page lists it, written by the build. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly accent: string;
  readonly sampleSeed: number;
  readonly sheets: readonly ListedSheet[];
  readonly coaches: readonly { readonly id: string; readonly title: string; readonly summary: string }[];
  /** Season tables make its teams. */
  readonly rated: boolean;
  /** One person plays against the game: there are no two sides. */
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
  /** Its template, where it is not that of its id. */
  readonly template?: string;
  readonly fills: "nothing" | "record" | "records";
  /** Always filled. */
  readonly always: boolean;
  /** A game fills it; others are filled from leagues, careers, teams. */
  readonly ofGame: boolean;
  /** When one needs it. */
  readonly when: "before" | "during" | "after" | "season" | "proof";
}

/** Who sits at the table, with which dice. */
export interface Seats {
  readonly system: string;
  /** Sides that people play; a game for one is its player's. */
  readonly hands: { readonly away: boolean; readonly home: boolean };
  /** Of the dice; absent = people roll their own. */
  readonly seed?: string;
  readonly coach?: string;
  readonly rules?: string;
}

/** What a person does at the table. */
export type TableAct =
  /** Options by their places. */
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

/** A game at the table as it stands. */
export interface TableView {
  readonly waits: "question" | "die" | "over";
  /** Where the game stands, in words. */
  readonly now: string;
  /** The question, or the die that is asked for. */
  readonly words: string;
  readonly options: readonly { readonly id: string; readonly words: string; readonly follows?: Follows }[];
  /** Several of the options at once. */
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
  /** Place of the option that the coach would take. */
  readonly advice?: number;
  readonly die?: { readonly sides: number; readonly zeros: boolean; readonly use?: string; readonly roll?: string };
  /** There is something to take back. */
  readonly undo: boolean;
  readonly story: readonly string[];
  /** The whole game so far as `pressbox play --save` keeps it. */
  readonly record: string;
}

/** A game under way, to be sent. */
export interface PassedGame {
  readonly system: string;
  /** Letters of an address. */
  readonly word: string;
}

/** A game that another phone passed. */
export interface TakenGame {
  readonly view: TableView;
  /** It is the game that waited here, or none did. */
  readonly same: boolean;
}

/** A picture among the user's files; no bytes = there is none of that name. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: Uint8Array | null;
}

/** A file that a person chose or dropped. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A statistic of a team: what was aimed at, what the chart gives. */
export interface ProofRow {
  readonly title: string;
  readonly unit: string;
  readonly target: number;
  readonly expected: number;
  readonly tolerance: number;
}

/** Teams made of season tables. */
export interface RatedView {
  readonly season: number;
  /** A line a table: what it was taken for, what was read of it. */
  readonly tables: readonly { readonly file: string; readonly words: string; readonly used: boolean }[];
  /** What no table has, and what stands in for it. */
  readonly filled: readonly { readonly what: string; readonly by: string; readonly teams: number }[];
  readonly warnings: readonly Issue[];
  readonly teams: readonly {
    readonly name: string;
    readonly monogram: string;
    readonly colors: readonly [string, string];
    /** `12-4`. */
    readonly record?: string;
    readonly proof: readonly ProofRow[];
    /** The largest difference as a part of its tolerance, 1 = at the limit. */
    readonly worst: { readonly title: string; readonly part: number };
  }[];
  /** The teams as `pressbox rate` writes them. */
  readonly file: MadeFile;
  /** Sheets that are printed from them, the first one shown. */
  readonly sheets: readonly string[];
  /** The file they came from would be written again as it is, but for what is changed. */
  readonly rewritten: boolean;
}
