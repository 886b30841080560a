/** Contracts as the solver counts them. */
import { expect, it } from "vitest";
import { Lanes } from "../../../src/systems/dynasty/solver/lanes.js";
import { ruling } from "./scripted.js";

const RULES = [true, false].flatMap((boughtStacks) =>
  (["allowed", "none"] as const).map(
    (boughtExtensions) => [ruling({ boughtStacks, boughtExtensions }), boughtStacks] as const,
  ),
);

it.each(RULES)("has a lane for each contract possible under these rules, and no other (%#)", (rules, stacks) => {
  const { bought } = rules.tables.extension;
  for (const cap of [1, 2, 5, 20]) {
    const lanes = new Lanes(rules, cap);
    const reached = new Set<number>();
    for (let left = 1; left <= cap; left++) reached.add(lanes.laneOf(left, false));
    // What was bought this season is in what is left.
    if (!stacks) for (let left = 1; left <= cap; left++) reached.add(lanes.laneOf(left + bought, true));
    const sold = [...lanes.buy].filter((lane) => lane >= 0);
    expect([cap, [...reached].sort((a, b) => a - b)]).toEqual([cap, Array.from({ length: lanes.count }, (_, i) => i)]);
    expect(sold.filter((lane) => !reached.has(lane))).toEqual([]);
    expect(sold.length > 0).toBe(rules.switches.boughtExtensions !== "none" && cap > 1);
  }
});
