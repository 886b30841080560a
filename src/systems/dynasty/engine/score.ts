/** Scoring: what a result is worth, and the score of a campaign as a fold over its events. */
import { type DynastyRules, type PlayoffEntry, type Round } from "../rules/index.js";
import { POINT_KINDS, type EventSink, type PointKind, type PointsEvent } from "./events.js";

export type PointsByKind = Readonly<Record<PointKind, number>>;

const NO_POINTS = Object.fromEntries(POINT_KINDS.map((kind) => [kind, 0])) as PointsByKind;

export const noPoints = (): Record<PointKind, number> => ({ ...NO_POINTS });

/** Points for the season's record and playoff entry: a winning season, a bye (D9). */
export function resultPoints(rules: DynastyRules, wins: number, entry: PlayoffEntry): readonly PointsEvent[] {
  const { setup, scoring, playoffs } = rules.tables;
  const points: PointsEvent[] = [];
  if (wins >= setup.winningWins) points.push({ type: "points", kind: "winningSeason", points: scoring.winningSeason });
  if (entry === "bye") {
    points.push({ type: "points", kind: playoffs[0].round, bye: true, points: playoffs[0].points });
  }
  return points;
}

/** Points for winning a round. */
export function roundPoints(rules: DynastyRules, round: Round): PointsEvent {
  const row = rules.tables.playoffs.find((r) => r.round === round)!;
  return { type: "points", kind: round, points: row.points };
}

/** What a long simulation keeps of each campaign. */
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

/** An event sink that adds up instead of storing: 100,000 campaigns fit in memory. */
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
