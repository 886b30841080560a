/** Third and fourth downs of many games: the short suite's second count over 500 games of each. */
import { describe } from "vitest";
import { officialDowns } from "../helpers/official-games.js";

describe("the box score counts the downs that an independent count finds", async () => {
  await officialDowns(500);
});
