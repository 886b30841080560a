/** Seeds bring about the leagues and cups that they always did: sums of the files after so many steps. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { LeagueRequest, Seasons } from "../../src/contract/seasons.js";
import { STANDARD_RULES } from "../../src/systems/pen-and-paper/rules/index.js";
import { seasons as leagues } from "../../src/systems/pen-and-paper/seasons.js";
import { PRESET_RULES } from "../../src/systems/postcard/rules/index.js";
import { seasons as cups } from "../../src/systems/postcard/seasons.js";

const sumAfter = <L>({ create, step }: Seasons<L>, request: LeagueRequest, steps: number): string => {
  let league = create(request);
  for (let i = 0; i < steps; i++) league = step(league).league;
  // Checksums of single games follow from the games.
  const text = JSON.stringify(league, (key, value: unknown) => (key === "log" ? undefined : value));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
};

it.each<[LeagueRequest, number, string]>([
  [
    { rules: PRESET_RULES.balanced, seed: 8, size: 5, name: "Five", settings: { rounds: "2", draw: "order" } },
    13,
    "55b89413040be0e1",
  ],
  [
    { rules: PRESET_RULES.strict, seed: 1, size: 8, settings: { format: "knock-out", ties: "replay" } },
    12,
    "1d304ddf56a28a1d",
  ],
  [{ rules: PRESET_RULES.balanced, seed: 2, size: 11, settings: { format: "knock-out" } }, 5, "5360a3ac32709add"],
  [{ rules: PRESET_RULES.strict, seed: 4, size: 6, settings: { format: "final-four" } }, 9, "ef28a70a30a868fe"],
])("a cup of %o after %i steps", (request, steps, sum) => {
  expect(sumAfter(cups, request, steps)).toBe(sum);
});

it.each<[Omit<LeagueRequest, "rules">, number, string]>([
  [{ seed: 1, size: 6 }, 55, "37d6e534284c989f"],
  [{ seed: 2, size: 8 }, 38, "4893cde8b8404743"],
  [{ seed: 3, size: 10 }, 18, "ababff3be77230a2"],
  [{ seed: 4, size: 12 }, 19, "485870559cc2e23c"],
  [{ seed: 5, size: 16 }, 20, "b94555d17c47e1dc"],
])("a league of %o after %i steps", (request, steps, sum) => {
  expect(sumAfter(leagues, { ...request, rules: STANDARD_RULES }, steps)).toBe(sum);
});
