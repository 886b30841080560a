/** `check` and `rate` on every table of the corpus in every way that people change one. */
import { expect, it } from "vitest";
import { disagreements } from "./check-and-rate.js";

it("agree on every table of the corpus, as it stands and changed", async () => {
  const { readings, differ } = await disagreements(3);
  expect(readings).toBeGreaterThan(2500);
  expect(differ).toEqual([]);
});
