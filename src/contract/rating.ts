/** What a game gives to `pressbox rate`: teams made from season statistics, and the proof that they play like them. Types only. */
import type { Issue } from "../kernel/issue/index.js";
import type { Season } from "../stats/index.js";
import type { ChartCells } from "./chart-grid.js";
import type { FiguresOf } from "./figures.js";
import type { Progress } from "./progress.js";

export interface RatingRequest {
  readonly season: Season;
  /** One team alone, by its code or name. */
  readonly team?: string;
  /** Year, where the tables do not say. */
  readonly year?: number;
  /** Rules that the teams are made for; default the standard ones. */
  readonly rules?: unknown;
  /** Games that a whole league plays, so that its teams are rated by what comes out; a game that rates without any does not ask for it. */
  readonly calibrate?: {
    readonly fixtures: readonly Fixture[];
    /** About so many; default as many as bring league means within 1 %. */
    readonly games?: number;
    readonly progress?: Progress;
  };
}

/** One statistic of one team: as recorded, as aimed at, as the team's chart gives it. */
export interface ProvedStatistic {
  readonly team: string;
  readonly statistic: string;
  readonly input: number;
  readonly target: number;
  readonly expected: number;
  /** Expected less target. */
  readonly difference: number;
  readonly tolerance: number;
}

export interface Rating {
  readonly season: number;
  /** A file of the game's teams. */
  readonly teams: object;
  readonly names: readonly string[];
  readonly proof: readonly ProvedStatistic[];
  /** What the file of the proof says of itself in its key `format`; absent where the file is the rows alone. */
  readonly proofFormat?: string;
  /** Words and units of the statistics, by their ids. */
  readonly statistics: Readonly<
    Record<string, { readonly title: string; readonly unit: string; readonly tolerance: number }>
  >;
  readonly issues: readonly Issue[];
  /** What was measured against: the season's own league, or the average of its era. */
  readonly against: string;
  /** What the league's own games said next to what is usual, and how many were played; absent where none were. */
  readonly calibrated?: {
    readonly games: number;
    readonly levels: readonly {
      readonly level: string;
      readonly title: string;
      readonly usual: number;
      readonly found: number;
    }[];
  };
  /** What was not in the tables, what stands in for it, and on whose charts. */
  readonly filled: readonly { readonly what: string; readonly by: string; readonly teams: readonly string[] }[];
  /** Figures that the game's cards or charts have no place for, whatever the season. */
  readonly unheld?: readonly { readonly what: string; readonly why: string }[];
}

/** A game of a real season, by places of the teams. */
export interface Fixture {
  readonly away: number;
  readonly home: number;
  /** No one plays at home. */
  readonly neutral: boolean;
}

/** Plays a game on a seed and tells its events. */
export type PlayFixture = (fixture: Fixture, seed: number, emit: (event: { readonly type: string }) => void) => void;

/** Seasons that rated teams play again. */
export interface ReplayedSeasons {
  /** Name of the ready-made rules that seasons are played by when no one says. */
  readonly usualRules?: string;
  /** The coach of both teams when no one says; else the game's own. */
  readonly usualCoach?: string;
  /** @param teams what a rating of a whole league gave */
  open(teams: object, rules: unknown, coach: string): PlayFixture;
}

export interface Rater {
  /** @throws UserError where the statistics do not reach. */
  rate(request: RatingRequest): Rating;
  readonly seasons: ReplayedSeasons;
  /** Exact figures of a team's chart or cards, from them alone. */
  readonly figuresOf: FiguresOf;
  /** The cells that these figures come from. */
  readonly cells: ChartCells;
}
