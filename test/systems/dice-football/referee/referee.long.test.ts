/** The referee follows 2,000 games of seeds of their own. */
import { describe, it } from "vitest";
import { recorded } from "./games.js";
import { follow } from "./referee.js";

describe("the referee", () => {
  for (let from = 10_000; from < 12_000; from += 500) {
    it(`follows the games of seeds ${from} to ${from + 499}`, () => {
      for (let seed = from; seed < from + 500; seed++) follow(recorded(seed));
    }, 600_000);
  }
});
