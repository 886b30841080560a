/** What a game gives to `pressbox rate`: teams made from season statistics, and the proof that they play like them. Types only. */
import type { Issue } from "../kernel/issue/index.js";
import type { Season } from "../stats/index.js";

export interface RatingRequest {
  readonly season: Season;
  /** One team alone, by its code or name. */
  readonly team?: string;
  /** Year, where the tables do not say. */
  readonly year?: number;
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
  /** Words and units of the statistics, by their ids. */
  readonly statistics: Readonly<
    Record<string, { readonly title: string; readonly unit: string; readonly tolerance: number }>
  >;
  readonly issues: readonly Issue[];
  /** What was measured against: the season's own league, or the average of its era. */
  readonly against: string;
  /** What was not in the tables, what stands in for it, and on whose charts. */
  readonly filled: readonly { readonly what: string; readonly by: string; readonly teams: readonly string[] }[];
}

export interface Rater {
  /** @throws UserError where the statistics do not reach. */
  rate(request: RatingRequest): Rating;
}
