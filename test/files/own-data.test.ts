/** Data of a person's own: under `own:` of teams, players and leagues, in files and spreadsheets, as facts of their sheets. */
import { afterAll, describe, expect, it } from "vitest";
import { checkKind, checkTable } from "../../src/files/check.js";
import { declaredKind, readOwn } from "../../src/files/set/declared.js";
import { Source } from "../../src/files/source.js";
import { factRows } from "../../src/docs/slots.js";
import { contentOf } from "../../src/print/forms.js";
import { kindsFor } from "../../src/contract/records.js";
import type { GameSystem } from "../../src/contract/game.js";
import { memoryCache } from "../../src/kernel/cache/index.js";
import { parseData } from "../../src/text/data-file.js";
import { dataText } from "../../src/text/data-text.js";
import { packageFile } from "../../src/host/node/place.js";
import { readFileSync } from "node:fs";
import { SYSTEMS } from "../helpers/sheets.js";
import { openWorkplace } from "../cli/run.js";

const place = openWorkplace();
afterAll(() => place.remove());

type Team = Record<string, unknown>;
const WITH_TEAMS = SYSTEMS.filter(({ kinds }) => kinds.teams);

/** Two sample teams, the first with data of its own; of the file, too. */
function sample({ id, kinds }: GameSystem): object {
  const file = parseData(readFileSync(packageFile("assets", "samples", id, "teams.yaml"), "utf8"), "teams.yaml").data;
  // Cards of P&P keep what is misprinted on them.
  const [first, second] = (file as { teams: Team[] }).teams.map(({ printed: _, ...team }) => team);
  return {
    format: `pressbox/${kinds.teams!.id}`,
    own: { edition: 3, rival: "nobody" },
    teams: [{ ...first, own: { rival: "Foxes", dome: true } }, second],
  };
}

const context = (rules: unknown) => ({ rules, names: {}, cache: memoryCache(), capacity: () => 20 });

describe.each(WITH_TEAMS.map((system) => [system.id, system] as const))("%s", (_, system) => {
  const kind = system.kinds.teams!;
  const checked = checkKind(kind, sample(system));

  it("is read from a team file, and passed to each sheet drawn from teams", async () => {
    expect(checked.issues.filter(({ severity }) => severity === "error")).toEqual([]);
    const sheets = system.sheets.filter((spec) => kindsFor(system, spec).includes(kind));
    expect(sheets.length).toBeGreaterThan(0);
    for (const spec of sheets) {
      const content = await contentOf(spec);
      expect(content.form(context(system.standardRules)), spec.id).toHaveProperty("own");
      const copies = content.fill!([checked.value], context(system.standardRules));
      const owns = copies.map(({ facts }) => (facts as { own: object }).own);
      expect(owns[0], spec.id).toMatchObject({ edition: 3 });
      // A sheet of each team says its own over the file's; the proof is of all of them.
      if (system.id !== "postcard" && spec.id !== "proof" && copies.length > 1) {
        expect(owns[0]).toEqual({ edition: 3, rival: "Foxes", dome: true });
        expect(owns.at(-1)).toEqual({ edition: 3, rival: "nobody" });
      }
    }
  });

  it("refuses keys that no template could print, and invalid values, at their places", () => {
    const text = dataText({ ...sample(system), own: { "my key": 1, list: [1, 2], ok: null } }, "teams.yaml");
    const { data, locate } = parseData(text, "teams.yaml");
    const { issues } = checkKind(kind, data, locate);
    const line = text.split("\n").findIndex((words) => words.startsWith("own:")) + 1;
    const faults = issues.filter(({ severity }) => severity === "error");
    expect(faults.map((one) => `${one.line} ${one.path}: ${one.message}`)).toEqual([
      `${line} own["my key"]: "my key" cannot be a key here: expected letters, digits, - and _, a letter first`,
      `${line} own.list: found a list of 2 items; expected text or a number or true or false or nothing`,
    ]);
  });
});

it("players have their own: a DICE Football card prefers the player's to the team's", async () => {
  const system = SYSTEMS.find(({ id }) => id === "dice-football")!;
  const file = sample(system) as { teams: { roster: { quarterbacks: Team[] }; own?: object }[] };
  file.teams[0].roster.quarterbacks[0].own = { number: 14, rival: "Sacks" };
  const { value } = checkKind(system.kinds.teams!, file);
  const content = await contentOf(system.sheets.find(({ id }) => id === "player-cards")!);
  const [cover, quarterback] = content.fill!([value], context(system.standardRules)).map(
    ({ facts }) => facts as { own: object; cards: { own: object }[] },
  );
  expect(cover.own).toEqual({ edition: 3, rival: "Foxes", dome: true });
  expect(quarterback.own).toEqual({ edition: 3, rival: "Sacks", dome: true, number: 14 });
});

it("players have their own: rows of 5D20's chart", async () => {
  const system = SYSTEMS.find(({ id }) => id === "5d20")!;
  const file = sample(system) as { teams: { runners: Team[]; kick: { kr: Team[] } }[] };
  file.teams[0].runners[1].own = { school: "State" };
  file.teams[0].kick.kr[0].own = { school: "Tech" };
  const { value } = checkKind(system.kinds.teams!, file);
  const content = await contentOf(system.sheets.find(({ id }) => id === "team-chart")!);
  const [{ facts }] = content.fill!([value], context(system.standardRules));
  const { runners, krs } = facts as Record<string, { own: object }[]>;
  expect(runners.slice(0, 2).map(({ own }) => own)).toEqual([{}, { school: "State" }]);
  expect(krs[0].own).toEqual({ school: "Tech" });
});

it("is blank if a file has none, and an error if a sheet has no own data at all", async () => {
  place.write("teams.yaml", dataText(sample(SYSTEMS.find(({ id }) => id === "postcard")!), "teams.yaml"));
  const template = (like: string) =>
    `---\ntitle: Mine\nlike: ${like}\n---\n{{text "[{own.edition}|{own.none}]" size=9 height=6}}\n`;
  const { mkdirSync } = await import("node:fs");
  mkdirSync(`${place.folder}/tpl/postcard`, { recursive: true });
  place.write("tpl/postcard/mine.hbs", template("card"));
  const good = await place.run("print postcard mine --templates tpl --teams teams.yaml --format svg --out mine.svg");
  expect([good.code, good.err]).toEqual([0, ""]);
  place.write("tpl/postcard/mine.hbs", template("game-log"));
  const bad = await place.run("print postcard mine --templates tpl --out mine.pdf");
  expect(bad.code).toBe(1);
  expect(bad.err).toMatch(/mine\.hbs:5:\d+ .*own/);
});

it("is listed with the facts of a sheet", async () => {
  expect(factRows({ own: {}, team: { own: { rival: "Foxes" } } })).toEqual([
    ["own.*", "keys of your own, from own: in your file; blank where it has none"],
    ["team.own.rival", '"Foxes"'],
  ]);
  expect((await place.run("list pen-and-paper team-cards --slots")).out).toMatch(/\n {2}own\.\* +keys of your own/);
});

describe("spreadsheets", () => {
  const postcard = SYSTEMS.find(({ id }) => id === "postcard")!;
  const read = async (text: string, kind = postcard.kinds.teams!) =>
    checkTable([kind], await new Source(text, "teams.csv").table(() => true));

  it("have columns own.KEY", async () => {
    const { issues, value } = await read("name,own.rival,own.founded\nAshford Anvils,Bees,1931\nBarrow Bees,,\n");
    expect(issues).toEqual([]);
    expect((value as { teams: Team[] }).teams.map(({ own }) => own)).toEqual([
      { rival: "Bees", founded: "1931" },
      undefined,
    ]);
  });

  it("explain how to write an unknown own column", async () => {
    const { issues } = await read("name,rivalry\nAshford Anvils,Bees\n");
    expect(issues).toMatchObject([
      { line: 1, column: 6, hint: expect.stringMatching(/^for data of your own, write own\.rivalry/) as string },
    ]);
  });

  it("have columns that a set declares, read by their type", async () => {
    const kind = declaredKind(postcard.kinds.teams!, { team: { rivalry: "text", founded: "number", dome: "yes/no" } });
    const { issues, value } = await read("name,rivalry,founded,dome\nAshford Anvils,Bees,1931,Yes\n", kind);
    expect(issues).toEqual([]);
    expect((value as { teams: Team[] }).teams[0].own).toEqual({ rivalry: "Bees", founded: 1931, dome: true });
  });
});

it("declarations check every value by its type, and distinguish teams, players and leagues", () => {
  const declared = {
    team: { rival: { type: "text", required: true, most: 5 }, turf: ["grass", "dirt"] },
    player: { number: "number" },
    league: { edition: "number" },
  } as const;
  const data = {
    own: { edition: "three" },
    teams: [
      { name: "A", own: { rival: "Foxes", turf: "grass" }, men: [{ name: "X", own: { number: "7" } }] },
      {
        name: "B",
        own: { rival: "Badgers", turf: "sand", coach: "Z" },
        men: [{ name: "Y", own: { number: "seven" } }],
      },
      { name: "C" },
    ],
  };
  const { data: read, issues } = readOwn(data, declared, (path) => ({ path: path.join(".") }));
  expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'own.edition found "three"; expected a number',
    "teams.1.own.rival found 7 letters; expected at most 5",
    'teams.1.own.turf found "sand"; expected grass or dirt',
    'teams.1.own.coach the set declares no "coach" of a team',
    'teams.1.men.0.own.number found "seven"; expected a number',
    "teams.2 own.rival is missing; expected a text",
  ]);
  expect((read as { teams: { men: { own: { number: number } }[] }[] }).teams[0].men[0].own.number).toBe(7);
});
