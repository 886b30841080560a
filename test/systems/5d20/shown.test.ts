/** Statistics printed next to a chart, taken from its season. */
import { expect, it } from "vitest";
import { LEAGUE_AVERAGE } from "../../../src/systems/5d20/rules/index.js";
import { shownOf } from "../../../src/systems/5d20/rules/shown.js";

it("a figure known for one side only has a dash for the other; one known for neither is not shown", () => {
  const real = {
    games: 16,
    team: { points: [456, null], passYards: [null, 2580], plays: [1007, 918], penalties: [null, null] },
    players: {},
  } as const;
  const { team } = shownOf({ ...LEAGUE_AVERAGE, shown: undefined, real })!;
  expect(team.map(({ value }) => value)).toEqual(expect.arrayContaining(["456 : -", "- : 2580"]));
  expect(team.map(({ value }) => value).filter((value) => value === "- : -")).toEqual([]);
});
