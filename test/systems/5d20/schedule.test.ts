/** Strength of schedule: whom a team met is taken out of what it did. */
import { expect, it } from "vitest";
import { opponentsPart } from "../../../src/systems/5d20/rate/schedule.js";
import { meanOf } from "../../../src/systems/5d20/rate/figures.js";

/** How much better than the others a team's offense is, and how much more than the others its defense allows. */
const STRENGTHS = [6, -2, 4, -1, 0, 3, -5, -5].map((own, i) => [
  `T${i}`,
  { own, against: [-3, 2, -1, 0, 4, -4, 1, 1][i] },
]);
const teams = new Map(STRENGTHS as [string, { own: number; against: number }][]);
const names = [...teams.keys()];
/** Two divisions, the first three times as often among themselves; the schedules of no two teams are alike. */
const met = new Map(
  names.map((team, i) => [
    team,
    names.flatMap((other, j) =>
      i === j ? [] : Math.floor(i / 4) === Math.floor(j / 4) ? [other, other, other] : [other],
    ),
  ]),
);
const metBy = (team: string, side: "own" | "against"): number =>
  meanOf(met.get(team)!.map((other) => teams.get(other)![side]));

it("finds the strength of each team's opponents from results only", () => {
  const usual = 20;
  const recorded = new Map(
    [...teams].map(([team, { own, against }]) => [
      team,
      { own: usual + own + metBy(team, "against"), against: usual + against + metBy(team, "own") },
    ]),
  );
  const parts = opponentsPart(met, recorded);
  for (const team of names) {
    const { own, against } = parts.get(team)!;
    expect(own, team).toBeCloseTo(metBy(team, "against"), 1);
    expect(against, team).toBeCloseTo(metBy(team, "own"), 1);
  }
});

it("finds nothing if all teams did the same", () => {
  const same = new Map(names.map((team) => [team, { own: 20, against: 20 }]));
  for (const part of opponentsPart(met, same).values()) expect(part).toEqual({ own: 0, against: 0 });
});
