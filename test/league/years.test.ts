/** A small league for two years, with a trade, a draft, and results that three people enter at once; the long one is years.long.test.ts. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "../cli/run.js";
import { playYears, proveYears } from "./years.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

it("six 5D20 teams replay two years, balance, and print what they export", async () => {
  const league = { game: "5d20", teams: 6, years: 2, playoffs: 2 } as const;
  await playYears(league, place);
  await proveYears(league, place);
  expect(place.read("league.yaml")).toContain("classes:");
});
