/** Faults of form hide no faults of sense: all of a file are told at once, at their places, and none that is not there. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkKind } from "../../src/files/check.js";
import { parseData } from "../../src/text/data-file.js";
import { formatIssue, hasErrors, type Issue } from "../../src/kernel/issue/index.js";
import { kindsOf } from "../../src/contract/records.js";
import type { FileKind } from "../../src/contract/files.js";
import { scheduleKind } from "../../src/league/schedule-file.js";
import { sampleTeams } from "../../src/systems/dice-football/teams/sample-teams.js";
import { loadSystems } from "../../src/systems/index.js";

type Path = readonly (string | number)[];
type Box = Record<string | number, unknown>;

const SAMPLES = {
  "5d20-teams": read("5d20/teams.yaml"),
  "dice-football-teams": { teams: JSON.parse(JSON.stringify(sampleTeams())) as unknown },
  "pen-and-paper-teams": read("pen-and-paper/teams.yaml"),
  "postcard-teams": read("postcard/teams.yaml"),
};

const systems = await loadSystems();
const kindOf = (id: string): FileKind => [...systems.flatMap(kindsOf), scheduleKind].find((kind) => kind.id === id)!;
function read(file: string): unknown {
  const text = readFileSync(new URL(`../../assets/samples/${file}`, import.meta.url), "utf8");
  return parseData(text, "f.yaml").data;
}

const keyOf = ({ code, path }: Issue): string => `${code} ${path}`;
const errorsOf = (id: string, data: unknown): string[] =>
  checkKind(kindOf(id), data)
    .issues.filter((issue) => hasErrors([issue]))
    .map(keyOf);

function at(data: unknown, path: Path): unknown {
  return path.reduce((value, key) => (value as Box)[key], data);
}

/** All places below a value, and its own. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, one]) =>
      placesOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** A copy whose value at the path is another, or gone. */
function changed(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data);
  const parent = at(copy, path.slice(0, -1)) as Box;
  const last = path.at(-1)!;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

/** So many places of a file, over all of it. */
const PLACES = 80;

describe.each(Object.entries(SAMPLES))("%s", (id, data) => {
  // Few teams are enough, and quicker.
  (data as { teams: unknown[] }).teams.splice(3);
  const before = errorsOf(id, data);
  const places = placesOf((data as { teams: unknown[] }).teams, ["teams"]).filter(({ length }) => length > 2);
  const some = places.filter((_, i) => i % Math.ceil(places.length / PLACES) === 0);

  it("a part of the wrong type causes no other error", () => {
    for (const path of some) {
      for (const wrong of [undefined, true]) {
        const found = errorsOf(id, changed(data, path, wrong));
        const others = found.filter((key) => !key.startsWith("data-") && !before.includes(key));
        // What may be left out can be a fault of sense by itself.
        if (found.some((key) => key.startsWith("data-"))) expect(others, path.join(".")).toEqual([]);
      }
    }
  });

  it("unknown keys and wrong values of a team hide none of the others", () => {
    const teams = (data as { teams: Box[] }).teams;
    const twin = structuredClone(teams[0]);
    const twice = errorsOf(id, { teams: [teams[0], twin] }).filter((key) => key.startsWith("team-"));
    expect(twice).not.toEqual([]);
    const found = errorsOf(id, { teams: [teams[0], { ...twin, strange: 1, colors: 7 }] });
    expect(found).toContain("data-unknown-key teams[1].strange");
    expect(found).toContain("data-type teams[1].colors");
    expect(found).toEqual(expect.arrayContaining(twice));
  });
});

const HOUSES = ["5d20", "dice-football", "pen-and-paper", "dynasty"];

describe.each(HOUSES)("house rules of %s", (id) => {
  const { standardRules } = systems.find((system) => system.id === id)!;
  const standard = standardRules as { readonly tables: Record<string, Box>; readonly switches: Box };
  const ours = { format: `pressbox/${id}-rules`, name: "Ours", switches: standard.switches };
  // Not every table may be changed.
  const fixed = errorsOf(`${id}-rules`, { ...ours, tables: standard.tables });
  const isOpen = ([key]: readonly [string, unknown]): boolean => !fixed.includes(`data-unknown-key tables.${key}`);
  const tables = Object.fromEntries(Object.entries(standard.tables).filter(isOpen));
  const whole = { ...ours, tables };
  const before = errorsOf(`${id}-rules`, whole);
  const places = placesOf(tables, ["tables"]).filter(({ length }) => length > 1);
  const some = places.filter((_, i) => i % Math.ceil(places.length / PLACES) === 0);

  it("a part of the wrong type, and an unknown switch, cause no other error", () => {
    expect(before).toEqual([]);
    for (const path of some) {
      const found = errorsOf(`${id}-rules`, changed({ ...whole, switches: { strange: 1 } }, path, true));
      expect(
        found.filter((key) => !key.startsWith("data-")),
        path.join("."),
      ).toEqual([]);
    }
  });
});

const lines = (id: string, yaml: string): string[] => {
  const { data, locate } = parseData(yaml, "f.yaml");
  return checkKind(kindOf(id), data, locate).issues.map(formatIssue);
};

describe("the errors reported", () => {
  it("for charts of house rules next to an unknown switch and a chart of the wrong type", () => {
    const yardage = "  yardage:\n    MP: [1, 2, 3]\n    SG: hello\n    BRK: [[1, 2]]\n";
    const found = lines("5d20-rules", `switches: {strange: 3}\ntables:\n${yardage}`);
    expect(found.map((line) => line.replace(/;.*/, ""))).toEqual([
      expect.stringContaining('f.yaml:1:12 switches.strange: there is no key "strange" here'),
      "f.yaml:4:9 tables.yardage.MP: MP has 3 rows",
      'f.yaml:5:9 tables.yardage.SG: found "hello"',
      "f.yaml:6:10 tables.yardage.BRK: BRK has 1 columns",
      "f.yaml:6:11 tables.yardage.BRK[0]: BRK 1 has 2 rows",
    ]);
  });

  it("for scores out of range next to a misspelled key", () => {
    const found = lines(
      "pen-and-paper-teams",
      "teams:\n  - city: Reno\n    nmae: Aces\n    home: Nowhere\n    scores: {QB: 25, RB: x, WR: 9, LM: 9, LB: 9, DB: 9}\n",
    );
    expect(found).toHaveLength(4);
    expect(found.map((line) => line.split(" ")[0])).toEqual([
      "f.yaml:3:5",
      "f.yaml:4:11",
      "f.yaml:5:18",
      "f.yaml:5:26",
    ]);
  });

  it("for a schedule", () => {
    const found = lines("pen-and-paper-schedule", "size: 6\nweeks:\n  - [4@1, 5@2, 6-3]\n  - [1@1, 9@2]\n");
    expect(found.join("\n")).toMatch(/6-3[^]*1@1 is a game against itself[^]*names team 9/);
    const own = lines(
      "league-schedule",
      "games:\n  - {week: one, away: A, home: B, site: moon}\n  - {week: 2, away: A, home: B, wind: 3, site: sun}\n",
    );
    expect(own.join("\n")).toMatch(/"one"[^]*moon[^]*wind[^]*sun/);
    expect(own).toHaveLength(4);
  });
});
