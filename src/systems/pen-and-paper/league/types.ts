/** The season state of a league: JSON stored in a file, which every step turns into a new one. */
import type { HasOwn } from "../../../kernel/own/index.js";
import { type LeagueTeam } from "./league-team.js";
import type { PlayModes } from "../../../league/keeper.js";
import type { RollerState } from "../../../kernel/dice/index.js";
import type { LeagueSize, SeasonClass, Stat } from "../rules/index.js";
import type { HouseRules } from "../rules/resolve.js";
import type { OffSeasonChoice, OffSeasonEntry } from "../off-season/types.js";
import type { LeagueGame } from "./league-game.js";
import type { PlayedGame } from "./played-game.js";
import type { SeasonSchedule } from "./rotation.js";

export const LEAGUE_FORMAT = "pressbox/pen-and-paper-league";
export const LEAGUE_VERSION = 1;

export const RESULT_MODES = ["league", "headToHead", "hand"] as const;
export type ResultMode = (typeof RESULT_MODES)[number];

/** A game played. */
export interface GameResult {
  /** `w3-2` = week 3, second game; playoff games by name: `final`. */
  readonly game: string;
  readonly week: number;
  /** Team ids. */
  readonly away: string;
  readonly home: string;
  readonly awayPoints: number;
  readonly homePoints: number;
  readonly mode: ResultMode;
  /** True if entered by a person. */
  readonly byHand: boolean;
  /** Dice of a game by league play. */
  readonly line?: LeagueGame;
  /** Dice and answers of a head-to-head game. */
  readonly played?: PlayedGame;
}

/** A game of a past season: the dice of league play are one line of text. */
export interface PastResult extends Omit<GameResult, "line"> {
  readonly dice?: string;
}

/** The state of a league at the end of a season. */
export type SeasonEnd = Pick<League, "teams" | "schedule" | "lots">;

export interface Standing {
  readonly team: string;
  readonly division: string;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly divisionWins: number;
  readonly divisionLosses: number;
  readonly divisionTies: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** 1 = first of its division. */
  readonly divisionRank: number;
  /** 1 = best in the league. */
  readonly leagueRank: number;
  /** The tie-break that put this team below the one above it in its division; absent if their records differ. */
  readonly tieBreak?: string;
}

/** A finished season. */
export interface SeasonSummary {
  readonly season: number;
  readonly champion: string;
  readonly finalist: string;
  readonly qualifiers: readonly string[];
  readonly standings: readonly Standing[];
  readonly classes: Readonly<Record<string, SeasonClass>>;
  /** Names of the teams of that season, by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly results: readonly PastResult[];
  readonly offSeason: readonly OffSeasonEntry[];
  /** Absent in files written by older versions. */
  readonly end?: SeasonEnd;
}

export type Phase = "regular" | "playoffs" | "offSeason";

export interface League extends HasOwn {
  readonly format: typeof LEAGUE_FORMAT;
  readonly version: typeof LEAGUE_VERSION;
  readonly name: string;
  /** Increases by one with every step, to tell copies apart. */
  readonly revision: number;
  /** Only differences from the standard rules. */
  readonly rules: HouseRules & { readonly name: string };
  readonly seed: number;
  /** State from which the dice continue. */
  readonly roller: RollerState;
  readonly size: LeagueSize;
  /** Absent = all games by league play. */
  readonly modes?: PlayModes;
  /** 1 = the first. */
  readonly season: number;
  readonly phase: Phase;
  /** Next week to be played; meaningless in the offseason. */
  readonly week: number;
  /** In division order: the first teams of the list are the first division. */
  readonly teams: readonly LeagueTeam[];
  readonly schedule: SeasonSchedule;
  /** Team ids in an order drawn by lot each season: the last tie-break (A75). */
  readonly lots: readonly string[];
  /** Results of this season, in the order they were played. */
  readonly results: readonly GameResult[];
  /** Answers given so far in an offseason that is waiting for a person. */
  readonly choices: readonly OffSeasonChoice[];
  readonly history: readonly SeasonSummary[];
  /** Checksums of the parts that only the program writes. */
  readonly seal?: Readonly<Record<string, string>>;
}

/** Season injuries from a head-to-head game. */
export interface GameInjuries {
  readonly away?: readonly Stat[];
  readonly home?: readonly Stat[];
}
