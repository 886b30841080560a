/** Leagues of games that have no league file of their own: one format for every season. The file stores nothing that follows from the results. */
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
  /** `final-four`: a round robin, then the top four of the table play for the title. */
  readonly format: ContestFormat;
  /** How often each pair meets, 1 or 2; in a knockout 1. */
  readonly rounds: number;
  /** How the numbers 1 ... n go to the teams; from the second season on, the champion has number 1. */
  readonly draw: (typeof DRAWS)[number];
  /**
   * What settles a tied knockout game: `overtime` plays on until it is decided, whatever the rules say; `replay` plays again at the other
   * team's field, and after `MOST_REPLAYS` replays lots are drawn.
   */
  readonly ties: TieRule;
  /** Number of teams in the knockout after a round robin or a user's own schedule. */
  readonly playoffs?: number;
  /** Number of conferences, each with its own bracket; absent = one bracket. Needs `playoffs`. */
  readonly conferences?: number;
  /** Games per team in a schedule that Pressbox drew up; its rounds are the league's `schedule`. */
  readonly games?: number;
  /** Number of tiers, each with its own round robin; absent = one table. Only the first tier has playoffs. */
  readonly tiers?: number;
  /** Number of teams that change places between neighboring tiers after a season. */
  readonly promoted?: number;
}

/** Maximum number of tiers. */
export const MOST_TIERS = 4;

/** Maximum replays of a knockout game before lots are drawn. */
export const MOST_REPLAYS = 5;

/** Minimum and maximum teams, by format. */
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
  /** Id of its coach; null = the default. */
  readonly coach?: string | null;
}

/** `played`: by the engine's coaches; `hand`: by people, who entered the result. */
export const RESULT_MODES = ["played", "hand"] as const;

export interface PlainResult extends GameResult {
  readonly mode: (typeof RESULT_MODES)[number];
  /** Replays the same game with the same coaches; absent for games played by hand. */
  readonly seed?: number;
  readonly coaches?: readonly [away: string, home: string];
  /** Checksum of the game: teams, rules, dice, plays. Absent in files of earlier versions. */
  readonly log?: string;
  /** State that the teams carried in from earlier games; null for none. */
  readonly carried?: readonly [away: unknown, home: unknown];
}

/** A player's change of team, from a round of a season on. */
export interface Move {
  readonly season: number;
  /** First round that he plays for the new team. */
  readonly week: number;
  readonly player: string;
  /** Team id; absent if he was a free agent. */
  readonly from?: string;
  /** Team id; absent if he becomes a free agent. */
  readonly to?: string;
  /** Set if he retires. */
  readonly retires?: true;
  /** `out`: he goes on the injured list of his team, `from`; `back`: he comes from it, to this team or another one. */
  readonly injured?: "out" | "back";
}

/** Rookies who enter a league before a season: free agents until a team picks them. */
export interface RookieClass<T extends PlainTeam = PlainTeam> {
  readonly season: number;
  /** Teams whose players all belong to the class, with what they play by. */
  readonly teams?: readonly T[];
  /** Players whose cards the game's own rules make. */
  readonly men?: readonly Rookie[];
}
export interface Rookie {
  readonly name: string;
  /** `QB`. */
  readonly position: string;
}

/** A season as the file stores it. */
export interface PlainSeason<R extends PlainResult = PlainResult> {
  /** 1 = the first. */
  readonly season: number;
  /** Team ids by number: the first one has number 1. */
  readonly order: readonly string[];
  /** In order of play. */
  readonly results: readonly R[];
}

export interface PlainLeague<T extends PlainTeam = PlainTeam, R extends PlainResult = PlainResult>
  extends PlainSeason<R>, HasOwn {
  readonly format: string;
  readonly version: number;
  readonly name: string;
  /** Goes up by one with every step. */
  readonly revision: number;
  /** Only differences from the standard rules. */
  readonly rules: { readonly name: string };
  readonly seed: number;
  readonly contest: Contest;
  readonly points: PointsRule;
  /** Teams played by hand, by id; `all` for all teams. */
  readonly byHand?: readonly string[];
  /** A user's own schedule, by the teams' positions in the file. */
  readonly schedule?: Rounds;
  /** With the players they had when the league began. */
  readonly teams: readonly T[];
  /** Draft classes since then, one per season. */
  readonly classes?: readonly RookieClass<T>[];
  /** Player moves since then, in the order made. */
  readonly moves?: readonly Move[];
  /** State that teams carry to their next game, by id: injuries, wear. */
  readonly carried?: Readonly<Record<string, unknown>>;
  readonly history: readonly (PlainSeason<R> & { readonly champion: string })[];
  /** Replaces the league's seed for remaining games while chances are computed; never in a file. */
  readonly otherSeed?: number;
  /** Checksums of the parts that only the program writes. */
  readonly seal?: Readonly<Record<string, string>>;
}

/** A season with everything needed to read it. */
export interface PlainView<R extends PlainResult = PlainResult> extends SeasonView<R> {
  readonly contest: Contest;
}
