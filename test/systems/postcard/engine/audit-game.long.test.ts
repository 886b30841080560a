/** Thousands of games against a second reading of the digest. */
import { expect, it } from "vitest";
import { followGames } from "./audit-follow.js";

it("12,000 games follow section 4 of the digest", { timeout: 300_000 }, () => {
  expect(() => followGames(1000, 3000)).not.toThrow();
});
