/** What a game provides for `pressbox rate`: teams made from season statistics, and the proof that they play like them. Types only. */
import type { Issue } from "../kernel/issue/index.js";
import type { Season } from "../stats/index.js";
import type { ChartCells } from "./chart-grid.js";
import type { FiguresOf } from "./figures.js";
import type { Progress } from "./progress.js";

export interface RatingRequest {
  readonly season: Season;
  /** Rates only this team, by its code or name. */
  readonly team?: string;
  /** Season to use if the tables have no year. */
  readonly year?: number;
  /** Rules that the teams are made for; default: the standard ones. */
  readonly rules?: unknown;
  /** Games that a whole league plays so that ratings can be corrected by the results. Ignored by games that rate without playing. */
  readonly calibrate?: LeagueGames;
}

/** Games of a league, by which its levels are set. */
export interface LeagueGames {
  readonly fixtures: readonly Fixture[];
  /** About how many games; default: enough for league means within 1%. */
  readonly games?: number;
  readonly progress?: Progress;
}

/** One statistic of one team: as recorded, as targeted, and as the team's chart produces it. */
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
  /** Value of `format` in the proof file; absent if the file is a plain list of rows. */
  readonly proofFormat?: string;
  /** Names and units of the statistics, by id. */
  readonly statistics: Readonly<
    Record<string, { readonly title: string; readonly unit: string; readonly tolerance: number }>
  >;
  readonly issues: readonly Issue[];
  /** The baseline: the season's own league, or the average of its era. */
  readonly against: string;
  /** League statistics of the games played, against the usual ones, and the number of games; absent if none were played. */
  readonly calibrated?: {
    readonly games: number;
    readonly levels: readonly {
      readonly level: string;
      readonly title: string;
      readonly usual: number;
      readonly found: number;
    }[];
  };
  /** A sentence: why none were played, though they were asked for. */
  readonly uncalibrated?: string;
  /** Statistics missing from the tables, the defaults used for them, and the teams affected. */
  readonly filled: readonly { readonly what: string; readonly by: string; readonly teams: readonly string[] }[];
  /** Statistics that the game's cards or charts cannot express, in any season. */
  readonly unheld?: readonly { readonly what: string; readonly why: string }[];
}

/** A game of a real season; teams by index. */
export interface Fixture {
  readonly away: number;
  readonly home: number;
  /** No one plays at home. */
  readonly neutral: boolean;
}

/** Plays a game on a seed and passes on its events. */
export type PlayFixture = (fixture: Fixture, seed: number, emit: (event: { readonly type: string }) => void) => void;

/** Replays of whole seasons by rated teams. */
export interface ReplayedSeasons {
  /** Default rules preset of replayed seasons. */
  readonly usualRules?: string;
  /** Default coach of both teams; if absent, the game's own. */
  readonly usualCoach?: string;
  /** @param teams teams of a whole rated league */
  open(teams: object, rules: unknown, coach: string): PlayFixture;
}

export interface Rater {
  /** @throws UserError if the statistics are not sufficient */
  rate(request: RatingRequest): Rating;
  readonly seasons: ReplayedSeasons;
  /** Exact figures of a team's chart or cards, computed from the cards themselves. */
  readonly figuresOf: FiguresOf;
  /** The cells that these figures are computed from. */
  readonly cells: ChartCells;
}
