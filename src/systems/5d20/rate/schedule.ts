/**
 * The opponents' effect on a team's figures. A season's record reflects both the team and its opponents; replaying the
 * same schedule includes the opponents again, so a chart has only the team's part.
 */
import { type Sided } from "./sided.js";
import type { Season, TeamRow } from "../../../stats/index.js";
import type { ContextKey } from "./context.js";
import { thirdDowns } from "./situations/late.js";
import { beyondYards, pointsBeyondYards } from "./situations/red-zone.js";
import { meanOf } from "./figures.js";
import { recordedFigures } from "./targets.js";
import { bothPlays, playsOf, type BothSides } from "./situations/pace.js";
import type { SideTotals } from "./totals.js";

/** Opponents by team, repeated as often as they met; undefined if the tables do not list every game. */
export type Opponents = ReadonlyMap<string, readonly string[]>;

export function opponentsOf({ teams, tables: { games } }: Season): Opponents | undefined {
  const met = new Map<string, string[]>(teams.map((team) => [team, []]));
  const scored = games.some(({ homePoints }) => homePoints !== undefined);
  for (const { away, home, kind, homePoints } of games) {
    if ((kind && !/^reg/i.test(kind)) || (scored && homePoints === undefined)) continue;
    if (!met.has(away) || !met.has(home)) return undefined;
    met.get(away)!.push(home);
    met.get(home)!.push(away);
  }
  return [...met.values()].every((list) => list.length > 0) ? met : undefined;
}

/** Enough damped steps to converge: the slowest component of a league's differences shrinks by a quarter in each. */
const STEPS = 60;
/** Decay per step, so that components a thin schedule cannot separate do not grow. */
const FORGET = 0.01;

/**
 * Opponents' part in each team's differences: `own` is what the defenses it faced add to its offense, `against` what
 * the offenses add to what it allows. Solved for all teams at once, in damped steps from zero: what a schedule cannot
 * separate is split evenly.
 */
export function opponentsPart(met: Opponents, recorded: ReadonlyMap<string, Sided>): ReadonlyMap<string, Sided> {
  const teams = [...met.keys()];
  const places = new Map(teams.map((team, t) => [team, t]));
  const others = teams.map((team) => met.get(team)!.map((other) => places.get(other)!));
  const centered = (side: keyof Sided): number[] => {
    const values = teams.map((team) => recorded.get(team)![side]);
    const mean = meanOf(values);
    return values.map((value) => value - mean);
  };
  const apart = { own: centered("own"), against: centered("against") };
  let made = { own: teams.map(() => 0), against: teams.map(() => 0) };
  /** What a side's opponents add. */
  const partsOf = (side: keyof Sided): number[] => {
    const theirs = made[side === "own" ? "against" : "own"];
    return others.map((list) => list.reduce((sum, other) => sum + theirs[other], 0) / list.length);
  };
  const moved = (side: keyof Sided): number[] => {
    const parts = partsOf(side);
    return made[side].map((had, t) => had * (0.5 - FORGET) + (apart[side][t] - parts[t]) / 2);
  };
  for (let step = 0; step < STEPS; step++) made = { own: moved("own"), against: moved("against") };
  const [own, against] = [partsOf("own"), partsOf("against")];
  return new Map(teams.map((team, t) => [team, { own: own[t], against: against[t] }]));
}

/** Figures recorded for both sides of a game; those of scrambles follow sacks. */
const KEYS = [
  "completions",
  "interceptions",
  "sacks",
  "yardsPerCompletion",
  "yardsPerRush",
] as const satisfies readonly ContextKey[];
type Key = ContextKey | "plays" | "ownPlays" | "thirdDowns" | "redZone";

export type Totals = ReadonlyMap<string, BothSides>;
export type ScheduleParts = Partial<Record<Key, ReadonlyMap<string, Sided>>>;

/** A figure for both sides of all teams; undefined if any team lacks it. */
function ofAll(
  { teams, own, against }: Season,
  of: (row: TeamRow) => number | undefined,
): ReadonlyMap<string, Sided> | undefined {
  const all = teams.map((team) => [of(own.get(team)!), of(against.get(team)!)]);
  if (all.flat().includes(undefined)) return undefined;
  return new Map(teams.map((team, t) => [team, { own: all[t][0]!, against: all[t][1]! }]));
}

/** Third downs that kept drives alive. */
export function thirdDownsOf(season: Season): ReadonlyMap<string, Sided> | undefined {
  const rows = [...season.own.values(), ...season.against.values()];
  const fourths = rows.every(({ fourthDownConversions }) => fourthDownConversions !== undefined);
  return ofAll(season, (row) => thirdDowns(row, fourths));
}

/** Plays per game of both sides; undefined if averages replace any team's. */
export function bothPlaysOf(totals: Totals): ReadonlyMap<string, Sided> | undefined {
  const sides = [...totals.values()].flatMap(({ own, against }) => [own, against]);
  if (sides.some(({ from }) => from.pass === "prior" || from.run === "prior")) return undefined;
  return new Map(
    [...totals].map(([team, { own, against }]) => [team, { own: playsOf(own), against: playsOf(against) }]),
  );
}

/** Touchdowns beyond those expected from the yards. */
export const redZonesOf = (season: Season): ReadonlyMap<string, Sided> | undefined =>
  ofAll(season, beyondYards) ?? ofAll(season, pointsBeyondYards);

/** The opponents' part in all figures of all teams; omits figures that any team lacks. */
export function scheduleParts(season: Season, totals: Totals): ScheduleParts {
  const met = opponentsOf(season);
  if (!met) return {};
  const sides = [...totals.values()].flatMap(({ own, against }) => [own, against]);
  const known = (...tables: readonly (keyof SideTotals["from"])[]): boolean =>
    sides.every(({ from }) => tables.every((table) => from[table] === "stat"));
  const parts = (of: (sides: BothSides) => Sided): ReadonlyMap<string, Sided> =>
    opponentsPart(met, new Map([...totals].map(([team, both]) => [team, of(both)])));
  const figures = new Map([...totals.values()].map((both) => [both, [both.own, both.against].map(recordedFigures)]));
  const keys = KEYS.filter((key) => known(key === "yardsPerRush" ? "run" : key === "sacks" ? "sacks" : "pass"));
  const thirds = thirdDownsOf(season);
  const redZones = redZonesOf(season);
  const sidesPlays = bothPlaysOf(totals);
  return {
    ...Object.fromEntries(
      keys.map((key) => [
        key,
        parts((both) => {
          const [own, against] = figures.get(both)!;
          return { own: own[key], against: against[key] };
        }),
      ]),
    ),
    ...(known("pass", "run") && {
      plays: parts((both) => {
        const all = bothPlays(both);
        return { own: all, against: all };
      }),
    }),
    ...(sidesPlays && { ownPlays: opponentsPart(met, sidesPlays) }),
    ...(thirds && { thirdDowns: opponentsPart(met, thirds) }),
    ...(redZones && { redZone: opponentsPart(met, redZones) }),
  };
}
