/** Thin tables of a real season, where it lies beside the project: every team comes to its figures. */
import { describe, expect, it } from "vitest";
import { rater } from "../../../src/systems/dice-football/rater.js";
import { missedOf, ofOffenses, readOnce, withTables } from "./rated-seasons.js";
import { NFL } from "./real-seasons.js";

describe.skipIf(NFL === undefined)("a real season", () => {
  it.each([
    ["team totals alone", []],
    ["passing and rushing tables alone", ["passing", "rushing"]],
  ])("reaches it on %s, even for a passer who is hardly intercepted", { timeout: 240_000 }, async (_, tables) => {
    const season = withTables(await readOnce(NFL!), tables);
    const missed = missedOf(rater.rate({ season }));
    // Green Bay: 4 interceptions in 573 passes.
    expect(ofOffenses(missed)).toEqual([]);
    expect(missed.length).toBeLessThanOrEqual(10);
  });
});
