/** Numbers that ratings start from: the average team, what each lever moves, how near is near enough. They come from seasons and long runs. */
import { expect, it } from "vitest";
import { FIGURES, LEVERS } from "../../../src/systems/5d20/rate/calibration/effects.js";
import { LEAGUE_AVERAGE } from "../../../src/systems/5d20/rules/index.js";

const lines = (what: string, data: object): string =>
  Object.entries(data)
    .map(([key, value]) => `${what} ${key}: ${JSON.stringify(value)}\n`)
    .join("");

it("numbers of ratings", async () => {
  const text = [lines("lever", LEVERS), lines("figure", FIGURES), lines("average", LEAGUE_AVERAGE)].join("");
  await expect(text).toMatchFileSnapshot("../../golden/5d20/rate-numbers.txt");
});
