/** `pressbox build` and `new set`: the sample set made, made again, changed by one team; faults of all its files at once. */
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageFile } from "../../src/host/node/place.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { readPdfWords } from "../helpers/pdf.js";
import { readFileSync } from "node:fs";
import { jsonLines, openWorkplace, type Ran } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

interface Told {
  readonly files: readonly { readonly file: string; readonly state: string; readonly pages: number }[];
  readonly left: readonly { readonly file: string; readonly state: string }[];
}

const build = async (line: string): Promise<Told> => {
  const ran = await place.run(`build ${line} --json`);
  expect([ran.code, ran.err]).toEqual([0, ""]);
  return JSON.parse(ran.out) as Told;
};
const fresh = ({ files }: Told): string[] => files.flatMap(({ file, state }) => (state === "new" ? [file] : []));
const change = (file: string, from: string, to: string): void => {
  const text = place.read(file);
  expect(text).toContain(from);
  place.write(file, text.replace(from, to));
};

const TEAMS = [
  "billings-stampede",
  "des-moines-almanacs",
  "fargo-snowbirds",
  "omaha-dispatchers",
  "tulsa-derricks",
  "wichita-gliders",
];
/** Files of one team, and of all. */
const ofTeam = (id: string): string[] => [
  `set/out/rivals/${id}.pdf`,
  `set/out/stars/${id}.pdf`,
  `set/out/shop/${id}/front_001.png`,
  `set/out/shop/${id}/cards.csv`,
];
const OF_ALL = ["set/out/team-cards.pdf"];
const OTHERS = ["set/out/league-card.pdf", "set/out/charts.pdf"];

describe("the sample set", () => {
  let first: Told;
  beforeAll(async () => {
    cpSync(packageFile("assets", "samples", "set"), join(place.folder, "set"), { recursive: true });
    rmSync(join(place.folder, "set", "out"), { recursive: true, force: true });
    first = await build("set");
  });

  it("makes every file it lists, with pictures and a contents page that links to them", () => {
    const all = [...OF_ALL, ...TEAMS.flatMap(ofTeam), ...OTHERS].sort();
    expect(fresh(first).sort()).toEqual(all);
    expect(first.left).toEqual([]);
    const html = place.read("set/out/index.html");
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
    for (const link of links) expect(place.has(`set/out/${decodeURI(link)}`), link).toBe(true);
    const pdfs = all.filter((file) => file.endsWith(".pdf")).map((file) => file.slice("set/out/".length));
    for (const pdf of pdfs) expect(links).toContain(`pictures/${pdf.replace(/\.pdf$/, ".svg")}`);
    expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
    // All that there is, and nothing else.
    const made = new Set([...all.map((file) => file.slice("set/".length)), "out/index.html", "out/built.json"]);
    const rest = place.files("set").filter((file) => file.startsWith("out/") && !made.has(file));
    expect(rest).toEqual(pdfs.map((pdf) => `out/pictures/${pdf.replace(/\.pdf$/, ".svg")}`).sort());
  });

  it("prints the author's own data with a ten-line template of his own", async () => {
    expect(place.read("set/templates/pen-and-paper/rivals.hbs").trim().split("\n")).toHaveLength(10);
    const { words } = await readPdfWords(readFileSync(join(place.folder, "set/out/rivals/tulsa-derricks.pdf")), [0]);
    expect(words[0]).toContain("against the Gliders");
    expect(words[0].replace(/\s+/g, " ")).toContain("Oil against air: the ground has won eleven of twenty.");
  });

  it("rebuilds nothing that has not changed, from any working folder", async () => {
    const before = place.files("set").map((file) => [file, readFileSync(join(place.folder, "set", file), "latin1")]);
    const again = await build("set");
    expect(fresh(again)).toEqual([]);
    expect(again.files.map(({ file }) => file)).toEqual(first.files.map(({ file }) => file));
    expect(place.files("set").map((file) => [file, readFileSync(join(place.folder, "set", file), "latin1")])).toEqual(
      before,
    );
  });

  it("rebuilds the files of a changed team and those of all teams, and no others", async () => {
    change("set/teams.yaml", "Tailwind Grounds", "Tailwind Oval");
    expect(fresh(await build("set"))).toEqual([...OF_ALL, ...ofTeam("wichita-gliders")].sort(byEntry(first)));
  });

  it("rebuilds the files that show a changed picture, and no others", async () => {
    change("set/portraits/rask.svg", "#A8703F", "#A06A3B");
    expect(fresh(await build("set"))).toEqual([...OF_ALL, ...ofTeam("billings-stampede")].sort(byEntry(first)));
    change("set/logos/gliders.svg", "#F0FDFA", "#F0FDFF");
    expect(fresh(await build("set"))).toEqual([...OF_ALL, ...ofTeam("wichita-gliders")].sort(byEntry(first)));
  });

  it("rebuilds the sheets of a changed template, and no others", async () => {
    change("set/templates/pen-and-paper/rivals.hbs", "against the", "versus the");
    const rivals = TEAMS.map((id) => `set/out/rivals/${id}.pdf`);
    expect(fresh(await build("set"))).toEqual(rivals);
  });

  it("rebuilds missing files, and everything with --all, with the same bytes", async () => {
    const card = readFileSync(join(place.folder, "set/out/league-card.pdf"));
    rmSync(join(place.folder, "set/out/league-card.pdf"));
    expect(fresh(await build("set"))).toEqual(["set/out/league-card.pdf"]);
    expect(readFileSync(join(place.folder, "set/out/league-card.pdf")).equals(card)).toBe(true);
  });

  it("lists files that no longer belong, removes its own on request, and leaves the user's files alone", async () => {
    change("set/pressbox.yaml", "  - sheet: reference\n    out: charts.pdf\n", "");
    place.write("set/out/notes.txt", "mine");
    const left = (state: string) => [
      { file: "set/out/charts.pdf", state },
      { file: "set/out/notes.txt", state: "not made here" },
      { file: "set/out/pictures/charts.svg", state },
    ];
    expect((await build("set")).left).toEqual(left("no longer made"));
    expect(place.has("set/out/charts.pdf")).toBe(true);
    expect((await build("set --clean")).left).toEqual(left("removed"));
    expect(["charts.pdf", "pictures/charts.svg", "notes.txt"].map((file) => place.has(`set/out/${file}`))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("does not overwrite a file that someone has changed", async () => {
    place.write("set/out/league-card.pdf", "%PDF-1.7 my own");
    const ran = await place.run("build set");
    expect([ran.code, ran.out]).toEqual([1, ""]);
    expect(ran.err).toMatch(/^set\/out\/league-card\.pdf: the file is there already, and may be your work/);
    expect(place.read("set/out/league-card.pdf")).toBe("%PDF-1.7 my own");
    expect((await place.run("build set --force --quiet")).code).toBe(0);
  });
});

const byEntry =
  ({ files }: Told) =>
  (a: string, b: string): number =>
    files.findIndex(({ file }) => file === a) - files.findIndex(({ file }) => file === b);

describe("errors", () => {
  const write = (name: string, text: string): void => {
    mkdirSync(join(place.folder, "bad"), { recursive: true });
    place.write(join("bad", name), text);
  };
  const faults = ({ err }: Ran) =>
    jsonLines(err).map(({ file, line, column, message, hint }) => ({ at: `${file}:${line}:${column}`, message, hint }));

  it("reports every error in the set's file at its place", async () => {
    write(
      "pressbox.yaml",
      "game: pen-and-paper\nworks: words\nteams: teams.yaml\nsheets:\n  - sheet: team-crads\n    paper: A5\n    out: ../x.pdf\n  - sheet: team-cards\n    each: team\n    out: one.pdf\n",
    );
    const ran = await place.run("build bad --json");
    expect([ran.code, ran.out]).toEqual([1, ""]);
    expect(faults(ran).map(({ at, message }) => `${at} ${message as string}`)).toEqual([
      'bad/pressbox.yaml:2:1 there is no key "works" here',
      'bad/pressbox.yaml:5:12 pen-and-paper has no sheet "team-crads"',
      'bad/pressbox.yaml:6:12 found "A5"; expected letter or a4',
      'bad/pressbox.yaml:7:10 "../x.pdf" leads out of the folder out/',
      'bad/pressbox.yaml:10:10 "one.pdf" is one name for the files of all teams',
    ]);
    expect(place.files("bad")).toEqual(["pressbox.yaml"]);
  });

  it("reports missing files and own data that breaks its declaration, all at once", async () => {
    write(
      "pressbox.yaml",
      "game: postcard\nteams: [teams.csv, more.yaml]\nrules: rules.yaml\nown:\n  team:\n    rival: { type: text, required: true }\n    founded: number\n    turf: [grass, dirt]\n    dome: yes/no\nsheets:\n  - sheet: card\n",
    );
    write(
      "teams.csv",
      "name,rival,own.founded,own.turf,own.dome,own.motto\nAshford Anvils,Bees,1931,grass,no,\nBarrow Bees,,1932x,gras,maybe,Buzz\n",
    );
    const ran = await place.run("build bad --json");
    expect(ran.code).toBe(1);
    expect(faults(ran).map(({ at, message, hint }) => [at, message, ...(hint ? [hint] : [])].join(" | "))).toEqual([
      'bad/pressbox.yaml:2:20 | "more.yaml" is missing from the set',
      'bad/pressbox.yaml:3:8 | "rules.yaml" is missing from the set',
      "bad/teams.csv:3:1 | own.rival is missing; expected a text",
      'bad/teams.csv:3:14 | found "1932x"; expected a number',
      'bad/teams.csv:3:20 | found "gras"; expected grass or dirt | did you mean "grass"?',
      'bad/teams.csv:3:25 | found "maybe"; expected yes or no',
      'bad/teams.csv:3:31 | the set declares no "motto" of a team | known: rival, founded, turf, dome',
    ]);
    expect(place.has("bad/out")).toBe(false);
  });

  it("reports contradictory options entry by entry, and writes nothing", async () => {
    write(
      "pressbox.yaml",
      "game: dynasty\nsheets:\n  - sheet: mat\n  - sheet: mat\n    booklet: true\n    format: png\n  - sheet: odds\n    seed: 1.5\n",
    );
    expect(faults(await place.run("build bad --json")).map(({ at, message }) => `${at} ${message as string}`)).toEqual([
      'bad/pressbox.yaml:8:11 seed cannot be "1.5"; expected a whole number or a word',
    ]);
    write(
      "pressbox.yaml",
      "game: dynasty\nsheets:\n  - sheet: mat\n  - sheet: mat\n    booklet: true\n    format: png\n  - sheet: odds\n    fit: true\n",
    );
    expect(faults(await place.run("build bad --json")).map(({ at, message }) => `${at} ${message as string}`)).toEqual([
      "bad/pressbox.yaml:4:5 --booklet makes a PDF; remove --format",
      "bad/pressbox.yaml:7:5 --fit is for --shop: cards on your own paper keep their size",
    ]);
    expect(place.has("bad/out")).toBe(false);
  });

  it("says that there is no set, and how to make one", async () => {
    const ran = await place.run("build nowhere");
    expect([ran.code, ran.err]).toEqual([
      1,
      "nowhere/pressbox.yaml: there is no such file; hint: pressbox new set NAME makes a folder with one\n",
    ]);
  });

  it("is a file kind that check recognizes", async () => {
    expect((await place.run("check set/pressbox.yaml")).out).toBe("set/pressbox.yaml: no fault found\n");
    const { code, out } = await place.run("check bad/pressbox.yaml");
    expect([code, out]).toEqual([0, "bad/pressbox.yaml: no fault found\n"]);
  });
});

describe("new set", () => {
  it.each(SYSTEMS.map(({ id }) => id))("makes a folder for %s that builds at once", async (id) => {
    const made = await place.run(`new set new-${id} ${id}`);
    expect([made.code, made.err]).toEqual([0, `now change it, then: pressbox build new-${id}\n`]);
    const files = place.files(`new-${id}`);
    const teams = id === "dynasty" ? [] : ["teams.yaml"];
    expect(files).toEqual(["README.md", "pressbox.yaml", "rules.yaml", ...teams, "templates/shared/footer.hbs"]);
    expect(place.read(`new-${id}/README.md`).trim().split("\n").length).toBeLessThanOrEqual(10);
    const told = await build(`new-${id}`);
    const want = [...(teams.length > 0 ? ["teams"] : []), "to-type-into", "a-game"];
    expect(fresh(told)).toEqual(want.map((name) => `new-${id}/out/${name}.pdf`));
    const { words } = await readPdfWords(readFileSync(join(place.folder, `new-${id}/out/a-game.pdf`)), [0]);
    expect(words[0]).toContain(`new-${id}`);
    // A folder that someone works in is not begun again.
    place.write(`new-${id}/README.md`, "mine");
    expect((await place.run(`new set new-${id} ${id}`)).code).toBe(1);
    expect(place.read(`new-${id}/README.md`)).toBe("mine");
  });
});
