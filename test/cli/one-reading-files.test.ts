/** One way to read the files that people write: what check refuses no command takes, and the other way round. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands/index.js";
import type { OptionSpec } from "../../src/cli/spec.js";
import { checkKind } from "../../src/files/check.js";
import { hasErrors } from "../../src/kernel/issue/index.js";
import { sampleTeams as diceTeams } from "../../src/systems/dice-football/teams/sample-teams.js";
import { teamsKind as pennedTeams } from "../../src/systems/pen-and-paper/index.js";
import { loadSystems } from "../../src/systems/index.js";
import type { FileKind } from "../../src/contract/files.js";
import type { GameSystem } from "../../src/contract/game.js";
import { brokenData, brokenTable } from "./file-variants.js";
import { oneReading, type OneReading } from "./one-reading.js";
import { formOf, linesFor, STATS, type Asked } from "./readers.js";
import { openWorkplace, type Workplace } from "./run.js";
import { season, tableTexts } from "./thin-seasons.js";

const SAMPLES = "assets/samples";
const sample = (file: string): string => readFileSync(join(SAMPLES, file), "utf8");
const systems = await loadSystems();

const kindBy = ({ kinds }: Pick<GameSystem, "kinds">, key: string): FileKind | undefined =>
  Object.entries(kinds).find(([name]) => name === key)?.[1] as FileKind | undefined;
const idsWith = (key: string): string[] => systems.filter(({ kinds }) => kindBy({ kinds }, key)).map(({ id }) => id);

let place: Workplace;
let reader: OneReading;
beforeAll(async () => {
  place = openWorkplace();
  reader = oneReading(place);
  for (const id of idsWith("teams")) {
    const made = await place.run(
      `print ${id} box-score --forms --seed 1 --out ${formOf({ id } as GameSystem)} --quiet`,
    );
    expect([made.code, made.err]).toEqual([0, ""]);
  }
  // Small tables are rated in a moment.
  mkdirSync(join(place.folder, STATS));
  for (const [name, text] of Object.entries(tableTexts(season()))) place.write(join(STATS, name), text);
});
afterAll(() => place.remove());

const BY_ID = new Map(systems.map((system) => [system.id as string, system]));
const askedFor = (id: string, reads: Asked["reads"]): Asked => {
  const system = BY_ID.get(id) as GameSystem;
  const kind = kindBy(system, reads);
  return { system, reads, ...(kind && { kind }) };
};

const teamsIn = (file: string) => (): unknown[] => (parse(sample(file)) as { teams: unknown[] }).teams;
const TEAMS: Readonly<Record<string, () => unknown[]>> = {
  // Of its printed cards some are wrong on purpose.
  "pen-and-paper": () =>
    teamsIn("pen-and-paper/teams.yaml")().filter(
      (team) => !hasErrors(checkKind(pennedTeams, { teams: [team] }).issues),
    ),
  postcard: teamsIn("postcard/teams.yaml"),
  "5d20": teamsIn("5d20/teams.yaml"),
  "dice-football": () => JSON.parse(JSON.stringify(diceTeams())) as unknown[],
};

/** Enough of them for a league. */
const teamsOf = (id: string) => ({
  format: `pressbox/${BY_ID.get(id)?.kinds.teams?.id}`,
  teams: TEAMS[id]().slice(0, id === "pen-and-paper" ? 6 : 2) as { readonly name: string }[],
});

describe("every option that takes a file", () => {
  const OUTPUTS = ["out", "save", "book", "sheets"];
  it("declares what it reads, or that it is an output", () => {
    const silent = COMMANDS.flatMap(({ name, options }) =>
      Object.entries(options as Record<string, OptionSpec>)
        .filter(([key, { value = "", reads }]) => /FILE|DIR/.test(value) && !reads && !OUTPUTS.includes(key))
        .map(([key]) => `${name} --${key}`),
    );
    expect(silent).toEqual([]);
  });
});

describe("house rules", () => {
  const OWN: Readonly<Record<string, string | undefined>> = {
    dynasty: "dynasty/short-career.yaml",
    postcard: "postcard/house-card.yaml",
    "5d20": "5d20/modern.yaml",
    "dice-football": "dice-football/modern.yaml",
  };
  it.each(systems.map(({ id }) => id))("of %s", async (id) => {
    const asked = askedFor(id, "rules");
    const { rulings, kinds } = asked.system;
    const open = rulings.filter(({ fixed }) => !fixed);
    const switches = Object.fromEntries(open.map((ruling) => [ruling.id, parse(ruling.default) as unknown]));
    const format = `pressbox/${kinds.rules.id}`;
    const data =
      OWN[id] === undefined ? { format, version: 1, name: "own", switches } : (parse(sample(OWN[id])) as object);
    await reader.data(asked, data, 2, [
      ["a name alone", { name: "own" }],
      ["empty", {}],
    ]);
  });
});

describe("teams", () => {
  it.each(idsWith("teams"))("of %s", async (id) => {
    // What is right about a team is right about many: two play each other.
    await reader.data(askedFor(id, "teams"), teamsOf(id), 3);
  });

  it.each([
    ["postcard", "postcard/teams.csv"],
    ["pen-and-paper", "pen-and-paper/new-teams.csv"],
  ])("of %s in a spreadsheet", async (id, file) => {
    const text = sample(file);
    await reader.all(text, brokenTable(text), "csv", linesFor(askedFor(id, "teams")));
  });
});

describe("dice logs", () => {
  it.each(idsWith("dice"))("of %s", async (id) => {
    const file = id === "dynasty" ? "dynasty/my-campaign.yaml" : `${id}/my-game-dice.yaml`;
    await reader.data(askedFor(id, "dice"), parse(sample(file)) as object, 3);
  });
});

describe("schedules", () => {
  const LEAGUES = systems.filter(({ seasons }) => seasons?.schedule).map(({ id }) => id);
  it.each(LEAGUES)("of %s", async (id) => {
    const known = teamsOf(id);
    const [home, away] = known.teams.map(({ name }) => name);
    const file = place.write(`teams-${id}.json`, JSON.stringify(known));
    const asked = { ...askedFor(id, "schedule"), teams: file };
    const games = [
      { week: 1, away, home },
      { week: 2, away: home, home: away, site: "neutral" },
    ];
    const lines = linesFor(asked);
    await reader.every({ format: "pressbox/league-schedule", games }, brokenData({ games }, 3), "json", lines);
    const table = [
      "week,away,home,site",
      ...games.map(({ week, away: a, home: h, site = "" }) => `${week},${a},${h},${site}`),
    ];
    await reader.every(`${table.join("\n")}\n`, brokenTable(table.join("\n")), "csv", lines);
  });
});

describe("statistics", () => {
  it("of Pen & Paper Football in a spreadsheet", async () => {
    const text = sample("pen-and-paper/statistics.csv");
    const asked = askedFor("pen-and-paper", "team-statistics");
    await reader.every(text, brokenTable(text), "csv", linesFor(asked));
  });
});
