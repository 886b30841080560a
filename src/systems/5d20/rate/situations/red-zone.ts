/**
 * What turns white in the red zone. Yards say how often a team came near the goal, not how often it went in: who made more touchdowns of its
 * yards was better there, who made fewer kicked.
 */
import { LATE_MOST, type TeamChart } from "../../rules/index.js";
import type { TeamRow } from "../../../../stats/index.js";
import type { ContextFigures, ContextKey } from "../context.js";
import { bounded } from "../figures.js";
import type { Sided } from "../sided.js";
import { USUAL_GAMES } from "../totals.js";

export type RedZone = NonNullable<TeamChart["redZone"]>;

/** Slope: touchdowns per game for each yard per game, across teams in a season. */
const OF_YARD = 0.012;

/** Touchdowns a game of passes and runs beyond those that come with the yards, on the scale of the league; nothing where the table does not have them. */
export function beyondYards(row: TeamRow): number | undefined {
  const { passTouchdowns, rushTouchdowns, passYards, rushYards, games = USUAL_GAMES } = row;
  if (passTouchdowns === undefined || rushTouchdowns === undefined) return undefined;
  if (passYards === undefined || rushYards === undefined) return undefined;
  return (passTouchdowns + rushTouchdowns - OF_YARD * (passYards + rushYards)) / games;
}

/** The same of points, where touchdowns are not known: field goals and points after are among them, and go with the yards as well. */
const POINTS = 7;
const POINTS_OF_YARD = 0.09;

export function pointsBeyondYards(row: TeamRow): number | undefined {
  const { points, passYards, rushYards, games = USUAL_GAMES } = row;
  if (points === undefined || passYards === undefined || rushYards === undefined) return undefined;
  return (points - POINTS_OF_YARD * (passYards + rushYards)) / POINTS / games;
}

/**
 * What a number makes in a team's season: touchdowns a game, and by how much more each further one makes; of the figures that a chart aims at,
 * how much more or less they become. Measured of the 32 teams of 2019 with numbers of 3 and 6 either way, 4,096 games each.
 */
const EACH = 0.085;
const MORE = 0.04;
const MOVED: Partial<ContextFigures> = {
  completions: 0.0022,
  interceptions: -0.0022,
  sacks: -0.0125,
  scrambles: -0.015,
  yardsPerRush: 0.0084,
};

/** What both sides' numbers make, in numbers of which each makes the same. */
const worth = (number: number): number => number + MORE * number ** 2;

/**
 * @param apart differences of the team's touchdowns beyond its yards to the league's, without what its opponents made of them
 * @param level the numbers of the league as a whole
 */
export function makeRedZone(apart: Sided, level = 0): RedZone {
  const number = (made: number): number => {
    // The other side has the league's.
    const both = (Math.sqrt(Math.max(0, 1 + 4 * MORE * (worth(2 * level) + made / EACH))) - 1) / (2 * MORE);
    // No -0: it would be printed.
    return bounded(Math.round(both - level), -LATE_MOST, LATE_MOST) || 0;
  };
  return { own: number(apart.own), against: number(apart.against) };
}

/** What the number of a side makes of one of its figures, and the league's of all those it meets, as a share of the figure: a chart aims at the rest. */
export const redZoneMoves = (made: RedZone | undefined, level: number, side: keyof Sided, key: ContextKey): number =>
  worth((made?.[side] ?? level) + level) * (MOVED[key] ?? 0);
