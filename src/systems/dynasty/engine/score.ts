/** The score of a campaign: a fold over its events, in one place. */
import { POINT_KINDS, type DynastyEvent, type EventSink, type PointKind } from "./events.js";

export type PointsByKind = Readonly<Record<PointKind, number>>;

export const noPoints = (): Record<PointKind, number> =>
  Object.fromEntries(POINT_KINDS.map((kind) => [kind, 0])) as Record<PointKind, number>;

/** Campaign points so far. */
export function scoreOf(events: Iterable<DynastyEvent>): number {
  let points = 0;
  for (const event of events) if (event.type === "points") points += event.points;
  return points;
}

/** What a long simulation keeps of a campaign. */
export interface Tally {
  points: number;
  /** Big Games won. */
  titles: number;
  seasons: number;
  wins: number;
  losses: number;
  /** Season of the first title; 0 if none. */
  firstTitle: number;
  retired: boolean;
}

export const newTally = (): Tally => ({
  points: 0,
  titles: 0,
  seasons: 0,
  wins: 0,
  losses: 0,
  firstTitle: 0,
  retired: false,
});

/** A sink that sums instead of storing: 100,000 campaigns fit into memory. */
export function tallySink(tally: Tally): EventSink {
  return (event) => {
    switch (event.type) {
      case "points":
        tally.points += event.points;
        break;
      case "seasonStart":
        tally.seasons = event.season;
        break;
      case "result":
        tally.wins += event.wins;
        tally.losses += event.losses;
        break;
      case "playoff":
        if (event.won && event.round === "bigGame") {
          tally.titles++;
          if (tally.firstTitle === 0) tally.firstTitle = tally.seasons;
        }
        break;
      case "campaignEnd":
        tally.retired = event.how === "retired";
        break;
    }
  };
}
