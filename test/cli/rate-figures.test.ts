/**
 * Ratings of the sample season, in both games that rate and by both of their presets: a sum for each part of each team's chart or cards.
 * Other tests say what ratings must reach; this says that nothing of them moves unseen.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import { sumOf } from "../helpers/sum-of.js";
import { openWorkplace } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

const SEASON = fileURLToPath(new URL("../../assets/samples/5d20/1985", import.meta.url));

const isPart = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value) && JSON.stringify(value).length > 200;

/** Sums of parts, two levels deep; what is short stands as it is. */
function partLines(value: object, where: string, depth = 2): string[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const text = JSON.stringify(part);
    if (depth > 0 && isPart(part)) return partLines(part, `${where} ${key}`, depth - 1);
    return [`${where} ${key}: ${text.length < 80 ? text : sumOf(part)}\n`];
  });
}

it.each([
  ["5d20", "standard"],
  ["5d20", "season"],
  ["dice-football", "standard"],
  ["dice-football", "season"],
])("%s by %s rules", async (id, rules) => {
  const out = `${id}-${rules}`;
  const { code } = await place.run(["rate", id, "--stats", SEASON, "--rules", rules, "--out", out, "--accept-misses"]);
  expect(code).toBe(0);
  const lines = place.files(out).flatMap((file) => {
    const data = parse(place.read(path.join(out, file))) as { teams?: readonly { name: string }[] };
    return data.teams ? data.teams.flatMap((team) => partLines(team, team.name)) : partLines(data, file);
  });
  await expect(lines.join("")).toMatchFileSnapshot(`../golden/${id}/rate-${rules}.txt`);
});
