/** Single plays that a cup's leaders are made of. */
import { expect, it } from "vitest";
import { longPlays } from "../../../../src/systems/postcard/cup/book/long-plays.js";
import { events } from "../log/helpers.js";

const rush = { type: "play", team: "home", period: 1, down: 1, toGo: 10, spot: 40, result: "rush", yards: 30 } as const;
const touchdown = (team: "home" | "away") =>
  ({ type: "points", team, period: 1, kind: "touchdown", points: 6 }) as const;

it("a run is a touchdown run where its team keeps the ball", () => {
  const lost = { type: "turnover", team: "home", how: "fumble" } as const;
  expect(longPlays(events(rush, touchdown("home")))).toMatchObject([{ yards: 30, touchdown: true }]);
  expect(longPlays(events(rush, lost, touchdown("away")))).toMatchObject([{ yards: 30, touchdown: false }]);
});

it("a run that a penalty took back does not count", () => {
  const foul = { type: "penalty", team: "home", foul: "penalty", yards: 10, accepted: true, wipesPlay: true } as const;
  expect(longPlays(events(rush, foul))).toEqual([]);
});
