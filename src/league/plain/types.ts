/** The leagues of games that have no file of their own: one file that holds every season. Keeps nothing that follows from the results. */
import type { HasOwn } from "../../kernel/own/index.js";
import type { GameResult, SeasonView } from "../season.js";
import type { Rounds } from "../schedule.js";
import type { PointsRule } from "../standings.js";

export const CONTEST_FORMATS = ["round-robin", "knock-out", "final-four", "schedule"] as const;
export type ContestFormat = (typeof CONTEST_FORMATS)[number];
export const DRAWS = ["lot", "order"] as const;
export const TIE_RULES = ["overtime", "replay"] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** How a season is played; the same every season. */
export interface Contest {
  /** `final-four`: a round robin, then the first four of the table play for the cup. */
  readonly format: ContestFormat;
  /** How often each pair meets, 1 or 2; a knockout has 1. */
  readonly rounds: number;
  /** How the numbers 1 ... n go to the teams; the champion has number 1 from the second season on. */
  readonly draw: (typeof DRAWS)[number];
  /**
   * What settles a tied knockout game: `overtime` plays these games to the end, whatever the rules say; `replay` plays again at the
   * other team's field, and after `MOST_REPLAYS` replays a lot decides.
   */
  readonly ties: TieRule;
  /** After a round robin or a schedule of one's own: teams of the table that play a knockout. */
  readonly playoffs?: number;
  /** Halves of the league, each with a bracket of its own; absent = one bracket. Needs `playoffs`. */
  readonly conferences?: number;
  /** Games of each team in a plan that Pressbox drew up; its rounds are the league's `schedule`. */
  readonly games?: number;
  /** Tables one above the other, each with a round robin of its own; absent = one table. Playoffs are those of the first. */
  readonly tiers?: number;
  /** Teams that change places between two neighboring tiers after a season. */
  readonly promoted?: number;
}

/** Tables that a league may have one above the other. */
export const MOST_TIERS = 4;

/** Replays of one knockout game before a lot decides it. */
export const MOST_REPLAYS = 5;

/** Fewest and most teams by format. */
export const SIZES: Readonly<Record<ContestFormat, readonly [least: number, most: number]>> = {
  "round-robin": [2, 16],
  "final-four": [4, 16],
  "knock-out": [2, 32],
  schedule: [2, 64],
};

export interface PlainTeam {
  readonly id: string;
  readonly name: string;
  /** For lists of games. */
  readonly short: string;
  readonly division?: string;
  readonly conference?: string;
  /** Id of the coach who plays its games; null = the usual one. */
  readonly coach?: string | null;
}

/** `played`: by the engine's coaches; `hand`: at a table, and entered by a person. */
export const RESULT_MODES = ["played", "hand"] as const;

export interface PlainResult extends GameResult {
  readonly mode: (typeof RESULT_MODES)[number];
  /** With the coaches this plays the same game again; absent for games from the table. */
  readonly seed?: number;
  readonly coaches?: readonly [away: string, home: string];
  /** Checksum of the game as it was played: teams, rules, dice, plays. Absent in files of earlier versions. */
  readonly log?: string;
  /** What the teams brought along from earlier games; null for nothing. */
  readonly carried?: readonly [away: unknown, home: unknown];
}

/** A man's change of team, from a round of a season on. */
export interface Move {
  readonly season: number;
  /** First round that he plays for the other team. */
  readonly week: number;
  readonly player: string;
  /** Team id; absent where he was a free agent. */
  readonly from?: string;
  /** Team id; absent where he is a free agent from now on. */
  readonly to?: string;
  /** He plays no more. */
  readonly retires?: true;
}

/** Men who come into a league before a season: free agents until a team picks them. */
export interface RookieClass<T extends PlainTeam = PlainTeam> {
  readonly season: number;
  /** Teams whose men they all are, with what they play by. */
  readonly teams?: readonly T[];
  /** Men whom the game's own rules equip. */
  readonly men?: readonly Rookie[];
}
export interface Rookie {
  readonly name: string;
  /** `QB`. */
  readonly position: string;
}

/** One season as the file keeps it. */
export interface PlainSeason<R extends PlainResult = PlainResult> {
  /** 1 = the first. */
  readonly season: number;
  /** Team ids by number: the first one has number 1. */
  readonly order: readonly string[];
  /** In the order they were played. */
  readonly results: readonly R[];
}

export interface PlainLeague<T extends PlainTeam = PlainTeam, R extends PlainResult = PlainResult>
  extends PlainSeason<R>, HasOwn {
  readonly format: string;
  readonly version: number;
  readonly name: string;
  /** Goes up by one with every step. */
  readonly revision: number;
  /** Only what differs from the standard rules. */
  readonly rules: { readonly name: string };
  readonly seed: number;
  readonly contest: Contest;
  readonly points: PointsRule;
  /** Teams, by id, whose games a person plays; `all` for everyone. */
  readonly byHand?: readonly string[];
  /** A schedule of one's own, by the teams' places in the file. */
  readonly schedule?: Rounds;
  /** With the men that they had when the league began. */
  readonly teams: readonly T[];
  /** Who came into it since, a class before a season. */
  readonly classes?: readonly RookieClass<T>[];
  /** Who went where since, in the order in which it was done. */
  readonly moves?: readonly Move[];
  /** What teams take along to their next game, by id: injuries, wear. */
  readonly carried?: Readonly<Record<string, unknown>>;
  readonly history: readonly (PlainSeason<R> & { readonly champion: string })[];
  /** Seed of the games to come in place of the league's, while chances are counted; never in a file. */
  readonly otherSeed?: number;
  /** Sums over the parts that only the program writes. */
  readonly seal?: Readonly<Record<string, string>>;
}

/** A season with what is needed to read it. */
export interface PlainView<R extends PlainResult = PlainResult> extends SeasonView<R> {
  readonly contest: Contest;
}
