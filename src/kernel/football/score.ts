/** The score as a fold over events. */
import { isFootballEvent, type EventList } from "./events.js";
import { SIDES, type Side } from "./side.js";

export type Score = Readonly<Record<Side, number>>;

/** Points by period: `periods[p - 1]` belongs to period p; overtimes follow the fourth. */
export interface LineScore {
  readonly periods: readonly Score[];
  readonly total: Score;
}

/** Points of both sides. */
export function scoreOf(events: EventList): Score {
  const score = { home: 0, away: 0 };
  for (const event of events) if (isFootballEvent(event) && event.type === "points") score[event.team] += event.points;
  return score;
}

/** The line score, with at least `periods` columns. */
export function lineScore(events: EventList, periods = 4): LineScore {
  const columns = Array.from({ length: periods }, () => ({ home: 0, away: 0 }));
  const total = { home: 0, away: 0 };
  for (const event of events) {
    if (!isFootballEvent(event) || (event.type !== "points" && event.type !== "periodEnd")) continue;
    while (columns.length < event.period) columns.push({ home: 0, away: 0 });
    if (event.type !== "points") continue;
    columns[event.period - 1][event.team] += event.points;
    total[event.team] += event.points;
  }
  return { periods: columns, total };
}

/** Points for each way to score; `kick` and `twoPoint` are tries after a touchdown. */
export interface PointsOf {
  readonly touchdown: number;
  readonly fieldGoal: number;
  readonly safety: number;
  readonly kick: number;
  readonly twoPoint: number;
}

/** Higher totals are never checked. */
const MOST_POINTS = 999;

/**
 * Totals that a side can reach: `reached[n]`. A try scores only after its touchdown.
 * @param besides points scored all at once, such as a quarter decided by one roll
 */
export function totalsOf(
  { touchdown, fieldGoal, safety, kick, twoPoint }: PointsOf,
  besides: readonly number[] = [],
): readonly boolean[] {
  const ways = [touchdown, touchdown + kick, touchdown + twoPoint, fieldGoal, safety, ...besides];
  const scores = ways.filter((points) => points > 0);
  const reached = new Array<boolean>(MOST_POINTS + 1).fill(false);
  reached[0] = true;
  for (let total = 1; total <= MOST_POINTS; total++) reached[total] = scores.some((points) => reached[total - points]);
  return reached;
}

/** Who is ahead; undefined on a tie. */
export const leaderOf = (score: Score): Side | undefined => {
  if (score.home === score.away) return undefined;
  return SIDES.find((side) => score[side] === Math.max(score.home, score.away));
};
