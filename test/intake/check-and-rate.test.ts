/** `check` and `rate` read a table alike: the same faults and the same exit code. */
import { expect, it } from "vitest";
import { disagreements } from "./check-and-rate.js";

it("agree on every thirteenth table of the corpus, changed, and of the odd kinds", async () => {
  const { readings, differ } = await disagreements(3, 13);
  expect(readings).toBeGreaterThan(200);
  expect(differ).toEqual([]);
});
