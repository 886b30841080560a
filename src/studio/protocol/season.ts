/** Messages between page and core about leagues: plain data. */
import type { LeagueSetting, LeagueStatus } from "../../contract/seasons.js";
import type { ShownSeason } from "../../contract/shown-season.js";
import type { Issue } from "../../kernel/issue/index.js";
import type { GivenFile, StoryLine } from "./calls.js";

/** A stored league: the command's file. */
export interface KeptLeague {
  readonly system: string;
  readonly name: string;
  readonly text: string;
}

/** Options for a new league of a game. */
export interface SeasonSetup {
  readonly leagues: boolean;
  /** Kind of its league files. */
  readonly kind: string;
  readonly settings: readonly LeagueSetting[];
  /** True if it accepts a custom schedule. */
  readonly schedule: boolean;
  /** True if its weeks are quick and teams can play head to head. */
  readonly quick: boolean;
  /** Positions for careers of single players; absent if the game has none. */
  readonly careers?: { readonly kind: string; readonly positions: readonly string[] };
  /** Teams from the Teams pane in this session: the command's file. */
  readonly made?: GivenFile;
}

export interface NewLeague {
  readonly system: string;
  /** Name of its file. */
  readonly file: string;
  readonly name?: string;
  readonly size?: number;
  readonly seed: string;
  /** Id of a preset. */
  readonly rules?: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly teams?: GivenFile;
  readonly schedule?: GivenFile;
  /** Weeks to play right away. */
  readonly weeks?: number;
}

export interface LeagueView extends KeptLeague {
  readonly status: LeagueStatus;
  readonly shown: ShownSeason;
  /** One line per finished season. */
  readonly champions: readonly string[];
  /** Ids of the sheets that it fills. */
  readonly sheets: readonly string[];
  readonly bookLogs: readonly string[];
  readonly warnings: readonly Issue[];
  readonly quick: boolean;
}

/** How far to play: weeks from here, or seasons in all. */
export interface Goal {
  readonly weeks?: number;
  readonly years: number;
}

export interface Stretch {
  readonly view: LeagueView;
  readonly steps: number;
  /** `open`: games wait for a player; `more`: time was up. */
  readonly why: "done" | "open" | "more";
}

/** A score from the Table, by game id. */
export interface TypedScore {
  readonly game: string;
  readonly away: number;
  readonly home: number;
  /** True if it replaces a score. */
  readonly correct: boolean;
}

/** The league with unsaved scores. */
export interface TypedView {
  readonly view: LeagueView;
  /** Why a score is refused, by game. */
  readonly faults: Readonly<Record<string, string>>;
}

export interface Leaders {
  readonly title: string;
  readonly lines: readonly { readonly who: string; readonly figure: string }[];
}

/** A played game of the season. */
export interface PlayedGameView {
  readonly sheets: readonly string[];
  readonly story: readonly StoryLine[];
}

/** A table of the league, and the titles of all tables. */
export interface LeagueTableView {
  readonly tables: readonly { readonly id: string; readonly title: string }[];
  readonly id: string;
  readonly columns: readonly { readonly title: string; readonly unit?: string; readonly number: boolean }[];
  readonly rows: readonly (readonly string[])[];
  /** Number of rows that are only in its file. */
  readonly more: number;
}

/** Chances counted so far. */
export interface ChancesView {
  readonly times: number;
  /** Their margin of error, in words. */
  readonly sure: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Index of the first column of numbers. */
  readonly right: number;
}
