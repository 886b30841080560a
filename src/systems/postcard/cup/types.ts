/** What a cup is: one file that holds every season of it. Nothing that follows from the results is kept. */
import type { Team } from "../teams/types.js";

export const CUP_FORMAT = "pressbox/postcard-cup";
export const CUP_VERSION = 1;

export const CONTEST_FORMATS = ["round-robin", "knock-out", "final-four"] as const;
export type ContestFormat = (typeof CONTEST_FORMATS)[number];
export const DRAWS = ["lot", "order"] as const;
export type Draw = (typeof DRAWS)[number];
export const TIE_RULES = ["overtime", "replay"] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** How a season is played; the same every season. */
export interface Contest {
  /** `final-four`: everybody meets everybody, then the first four of the table play for the cup. */
  readonly format: ContestFormat;
  /** Times that every pair meets, 1 or 2; a knock-out has 1. */
  readonly rounds: number;
  /** How the numbers 1 ... n go to the teams; the champion has number 1 from the second season on. */
  readonly draw: Draw;
  /**
   * What settles a knock-out game that is level: `overtime` plays these games with the overtime switch on, whatever the
   * rules say; `replay` plays again at the other team's field, and after `MOST_REPLAYS` replays a lot decides.
   */
  readonly ties: TieRule;
}

/** Replays of one knock-out game before a lot decides it. */
export const MOST_REPLAYS = 5;

/** What a result is worth in the standings. */
export interface PointsRule {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}
export const USUAL_POINTS: PointsRule = { win: 2, tie: 1, loss: 0 };

/** Fewest and most teams by format. */
export const SIZES: Readonly<Record<ContestFormat, readonly [least: number, most: number]>> = {
  "round-robin": [2, 16],
  "final-four": [4, 16],
  "knock-out": [2, 32],
};

/** `played`: by the engine's coaches; `hand`: at a table, entered by a person. */
export const RESULT_MODES = ["played", "hand"] as const;

export interface CupResult {
  /** Id of the game in its season: `r3g2`, `sf1`; replays `sf1.r1`. */
  readonly game: string;
  readonly away: string;
  readonly home: string;
  readonly awayPoints: number;
  readonly homePoints: number;
  readonly mode: (typeof RESULT_MODES)[number];
  /** With the coaches this plays the same game again; absent for games from the table. */
  readonly seed?: number;
  readonly coaches?: readonly [away: string, home: string];
  /** Team skills that it was played with, where the rules have them. */
  readonly skills?: readonly [away: Team["skill"], home: Team["skill"]];
}

/** One season as the file keeps it. */
export interface CupSeason {
  /** 1 = the first. */
  readonly season: number;
  /** Team ids by number: the first one has number 1. */
  readonly order: readonly string[];
  /** In the order they were played. */
  readonly results: readonly CupResult[];
}

export interface FinishedSeason extends CupSeason {
  readonly champion: string;
}

export interface Cup<Packed = { readonly name: string }> extends CupSeason {
  readonly format: typeof CUP_FORMAT;
  readonly version: typeof CUP_VERSION;
  readonly name: string;
  /** Goes up by one with every step. */
  readonly revision: number;
  /** Only what differs from the standard rules. */
  readonly rules: Packed;
  readonly seed: number;
  readonly contest: Contest;
  readonly points: PointsRule;
  /** Teams, by id, whose games a person plays; `all` for everybody. */
  readonly byHand?: readonly string[];
  readonly teams: readonly Team[];
  readonly history: readonly FinishedSeason[];
  /** Sums over the parts that only the program writes. */
  readonly seal?: Readonly<Record<string, string>>;
}
