/** Ten years of leagues of twelve, with trades, drafts, and results that three people enter at once, one of them from a spreadsheet. */
import { afterEach, beforeEach, it } from "vitest";
import { openWorkplace, type Workplace } from "../cli/run.js";
import { playYears, proveYears } from "./years.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

it.each(["5d20", "dice-football"] as const)(
  "ten years of a league of twelve: %s",
  async (game) => {
    const league = { game, teams: 12, years: 10, playoffs: 6 };
    await playYears(league, place);
    await proveYears(league, place);
  },
  1_800_000,
);
