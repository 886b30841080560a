/** `check` and `rate` read a table alike: for every table of the corpus, as it stands and changed, the same faults and the same exit code. */
import { expect, it } from "vitest";
import { disagreements } from "./check-and-rate.js";

it(
  "agree on every table of the corpus, as it stands and changed in every fifth way",
  { timeout: 600_000 },
  async () => {
    const { readings, differ } = await disagreements(3, 5);
    expect(readings).toBeGreaterThan(600);
    expect(differ).toEqual([]);
  },
);
