/** What page and core say to each other about leagues: plain data. */
import type { LeagueSetting, LeagueStatus } from "../contract/seasons.js";
import type { ShownSeason } from "../contract/shown-season.js";
import type { Issue } from "../kernel/issue/index.js";
import type { GivenFile, StoryLine } from "./protocol.js";

/** A league as it is kept: the command's file. */
export interface KeptLeague {
  readonly system: string;
  readonly name: string;
  readonly text: string;
}

/** What a new league of a game may be asked for. */
export interface SeasonSetup {
  readonly leagues: boolean;
  /** The kind of its league files. */
  readonly kind: string;
  readonly settings: readonly LeagueSetting[];
  /** It can be played by a schedule of one's own. */
  readonly schedule: boolean;
  /** Its weeks are quick; teams can be asked to play head to head. */
  readonly quick: boolean;
  /** Teams made on the Teams pane in this session: the command's file. */
  readonly made?: GivenFile;
}

export interface NewLeague {
  readonly system: string;
  /** Of its file. */
  readonly file: string;
  readonly name?: string;
  readonly size?: number;
  readonly seed: string;
  /** Id of a preset. */
  readonly rules?: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly teams?: GivenFile;
  readonly schedule?: GivenFile;
  /** Weeks to be played at once. */
  readonly weeks?: number;
}

export interface LeagueView extends KeptLeague {
  readonly status: LeagueStatus;
  readonly shown: ShownSeason;
  /** A line a finished season. */
  readonly champions: readonly string[];
  /** Ids of the sheets that it fills. */
  readonly sheets: readonly string[];
  readonly bookLogs: readonly string[];
  readonly warnings: readonly Issue[];
  readonly quick: boolean;
}

/** How far a league is to be played: weeks from here, or seasons in all. */
export interface Goal {
  readonly weeks?: number;
  readonly years: number;
}

export interface Stretch {
  readonly view: LeagueView;
  readonly steps: number;
  /** `open`: games wait for a person; `more`: time was up. */
  readonly why: "done" | "open" | "more";
}

/** A score from the table, by the game's id. */
export interface TypedScore {
  readonly game: string;
  readonly away: number;
  readonly home: number;
  /** It replaces one. */
  readonly correct: boolean;
}

/** The league with scores that are not kept yet. */
export interface TypedView {
  readonly view: LeagueView;
  /** By game: why a score is refused. */
  readonly faults: Readonly<Record<string, string>>;
}

export interface Leaders {
  readonly title: string;
  readonly lines: readonly { readonly who: string; readonly figure: string }[];
}

/** A game of the season as it was played. */
export interface ToldGame {
  readonly sheets: readonly string[];
  readonly story: readonly StoryLine[];
}
