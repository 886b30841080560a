/** What seasons and campaigns score, worked out another way than the engine does. */
import { noPoints, resultPoints, roundPoints, type PointsByKind } from "../../../src/systems/dynasty/engine/score.js";
import type { DynastyEvent } from "../../../src/systems/dynasty/engine/index.js";
import { ROUNDS, type DynastyRules, type PlayoffEntry, type Round } from "../../../src/systems/dynasty/rules/index.js";

/** Points of a season known by its result alone: a real club's, for example. `won` lists the rounds won on the field. */
export function seasonPoints(
  rules: DynastyRules,
  { wins, entry, won }: { readonly wins: number; readonly entry: PlayoffEntry; readonly won: readonly Round[] },
): PointsByKind {
  const points = noPoints();
  const scored = [
    ...resultPoints(rules, wins, entry),
    ...ROUNDS.filter((r) => won.includes(r)).map((r) => roundPoints(rules, r)),
  ];
  for (const { kind, points: value } of scored) points[kind] += value;
  return points;
}

/** Campaign points so far. */
export function scoreOf(events: Iterable<DynastyEvent>): number {
  let points = 0;
  for (const event of events) if (event.type === "points") points += event.points;
  return points;
}
