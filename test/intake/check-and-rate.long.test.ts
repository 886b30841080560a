/** `check` and `rate` on every table of the corpus in every way that people change one, and on every odd kind of table. */
import { expect, it } from "vitest";
import { disagreements } from "./check-and-rate.js";

it("agree on every table of the corpus, unchanged and changed, and on every odd kind", async () => {
  const { readings, differ } = await disagreements(3);
  expect(readings).toBeGreaterThan(2700);
  expect(differ).toEqual([]);
});
