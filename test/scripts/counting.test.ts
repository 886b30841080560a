/** Scripts that count constants: each runs, and counts made-up games rightly. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { madeFolder } from "./made-games.js";
import { FIRST, SECOND } from "./the-games.js";

const run = (name: string, ...args: readonly string[]): string[] => {
  const script = join(import.meta.dirname, "../../scripts", `${name}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout.trimEnd().split("\n");
};

it.each([
  ["dice-constants", ["no-such"]],
  ["situations", ["no-such", "2016"]],
  ["shape-era", ["2016", "no-such"]],
  ["penalty-shares", ["no-such"]],
  ["foul-rates", ["no-such", "2016"]],
  ["team-effects", ["no-such"]],
  ["long-gains", ["no-such"]],
  ["pen-and-paper-spread", ["no-such"]],
])("%s names what is missing, one per line", (name, args) => {
  const script = join(import.meta.dirname, "../../scripts", `${name}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^(no-such\S*: no such file\n)+hint: .*\n$/);
});

describe("counting scripts", () => {
  const folder = madeFolder([FIRST, SECOND]);
  const season = join(folder, "made-2016");
  const plays = join(season, "plays.csv.gz");
  beforeAll(() => {
    run("season-tables", folder, "2016", season);
  });

  it("situations: one season, or several together", () => {
    /** Rows of a table, with single spaces. */
    const rowsOf = (lines: readonly string[], table: string): string[] => {
      const from = lines.indexOf(table) + 1;
      const end = lines.findIndex((line, i) => i >= from && !line.startsWith("  "));
      return lines.slice(from, end < 0 ? undefined : end).map((line) => line.trim().replace(/ +/g, " "));
    };
    // The same season twice: counts double, shares stay.
    const lines = run("situations", plays, "2016", plays, "2016");
    expect(rowsOf(lines, "tries, for two points")).toEqual([
      "first half 0.500 of 4",
      "quarter 4, lead of 7 1.000 of 2",
    ]);
    expect(rowsOf(lines, "fourth downs before the fourth quarter, plays")).toEqual([
      "from the 5, to 2 0.000 of 2",
      "from the 39, to 99 0.000 of 2",
      "from the 46, to 2 0.000 of 2",
      "from the 56, to 99 0.000 of 2",
      "from the 71, to 99 0.000 of 2",
    ]);
    expect(rowsOf(lines, "kickoffs, touchbacks")).toEqual(["all but onside 0.333 of 6"]);
    expect(rowsOf(lines, "safeties")).toEqual(["all 0.500 a team's game, 4"]);
  });

  it("shape-era: a module of a season's shape", () => {
    const [about, , , module] = run("shape-era", "2016", plays);
    expect(about).toBe("/** The 2016 professional season: 2 games, counted by scripts/shape-era.mjs. */");
    expect(module).toMatch(/^export const ERA_2016: ShapeCounts = \{"games":2,/);
  });

  it("dice-constants: one line per season", () => {
    const lines = run("dice-constants", season);
    expect(lines).toContain("SHORT_TRIES: plays, of all fourth downs, by yards to go");
    expect(lines).toContain("  2016: to 2 yards 0.000 of 2, to 4 and more 0.000 of 3");
  });

  it("penalty-shares: a row of games between sample teams", () => {
    const league = join(import.meta.dirname, "../../assets/samples/5d20/league");
    const lines = run("penalty-shares", league, "--times", "1");
    expect(lines.map((line) => line.split(" ")[0]).filter((word) => /^[A-Z_]+$/.test(word))).toEqual([
      "SNAP",
      "RUNNING",
      "COMPLETIONS",
      "INC",
      "SACK",
      "PUNTING",
      "KICKOFF",
      "FIELD_GOALS",
    ]);
    // A foul at the snap costs 5 yards, or half the distance.
    expect(lines[0]).toMatch(
      /^SNAP +offense \d\.\d{3} kept, {2}(?:4\.\d|5\.0) yards {2}defense \d\.\d{3} kept, {2}(?:4\.\d|5\.0) yards$/,
    );
  });
});
