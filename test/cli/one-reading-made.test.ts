/**
 * One way to read what Pressbox makes and people change: values, filled forms, careers, proofs, formats of print shops, leagues that
 * wait for results, folders of statistics. What check refuses no command takes, and the other way round.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FileKind } from "../../src/contract/files.js";
import type { GameSystem } from "../../src/contract/game.js";
import { loadSystems } from "../../src/systems/index.js";
import { typeInto } from "../helpers/type-into.js";
import { brokenData, brokenTable, type Variant } from "./file-variants.js";
import { Folder, oneReading, type OneReading } from "./one-reading.js";
import { LEAGUE, linesFor, type Asked } from "./readers.js";
import { openWorkplace, type Workplace } from "./run.js";

const SAMPLE_LEAGUE = "assets/samples/5d20/league";
const systems = await loadSystems();
const system = (id: string): GameSystem => systems.find((one) => one.id === id)!;
const kindOf = (id: string, key: string): FileKind | undefined =>
  Object.entries(system(id).kinds).find(([name]) => name === key)?.[1] as FileKind | undefined;
const bytes = (name: string): Uint8Array => new Uint8Array(readFileSync(join(place.folder, name)));
const made = async (line: string): Promise<void> => {
  const { code, err } = await place.run(line);
  expect([line, code], err).toEqual([line, 0]);
};

let place: Workplace;
let reader: OneReading;
beforeAll(() => {
  place = openWorkplace();
  reader = oneReading(place);
});
afterAll(() => place.remove());

/** A sheet a game, what is typed into its form, and values of it that no reader takes. */
const FORMS: readonly (readonly [
  game: string,
  sheet: string,
  typed: Readonly<Record<string, string>>,
  slips: Readonly<Record<string, Readonly<Record<string, string>>>>,
])[] = [
  [
    "dynasty",
    "scoresheet",
    { "DY-2.season.1.points": "8", "DY-2.season.1.total": "8", "DY-2.season.1.dice.2": "6" },
    { "a sum": { "DY-2.season.1.total": "9" }, "a face": { "DY-2.season.1.dice.2": "7" } },
  ],
  [
    "pen-and-paper",
    "line-scores",
    {
      "PP-8.week": "1",
      "PP-8.game.1.visitor.team": "AWAY",
      "PP-8.game.1.visitor.total": "17",
      "PP-8.game.1.home.team": "HOME",
      "PP-8.game.1.home.quarter.2.points": "20",
    },
    { "a sum": { "PP-8.game.1.home.total": "21" }, "a die": { "PP-8.game.1.home.quarter.2.die": "77" } },
  ],
];

describe("values and filled forms", () => {
  it.each(FORMS)("of %s %s", async (game, sheet, typed, slips) => {
    const open = game === "pen-and-paper" ? await waitingLeague() : undefined;
    const word = (value: string): string => (value === "AWAY" ? open!.away : value === "HOME" ? open!.home : value);
    const named = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, word(value)]));
    await made(`print ${game} ${sheet} --forms --out ${sheet}.pdf --quiet`);
    const blank = bytes(`${sheet}.pdf`);
    const whole = await typeInto(blank, named);
    const broken: Variant<unknown>[] = [
      ["no form", new TextEncoder().encode("hello")],
      ["empty", new Uint8Array()],
      ["cut off", whole.slice(0, 2000)],
    ];
    for (const [title, more] of Object.entries(slips)) broken.push([title, await typeInto(whole, more)]);
    const form: Asked = { system: system(game), reads: "form", sheet };
    await reader.every(whole, broken, "pdf", linesFor(form));

    place.write("right.pdf", whole);
    await made(`read right.pdf --save ${sheet}.yaml --quiet`);
    const values = parse(place.read(`${sheet}.yaml`)) as { copies: Readonly<Record<string, unknown>>[] };
    const copy = (change: object) => ({ ...values, copies: [{ ...values.copies[0], ...change }] });
    const asked: Asked = { system: system(game), reads: "values", sheet };
    await reader.every(
      values,
      [
        ...brokenData(values as never, game === "dynasty" ? 3 : 1),
        ["a place that the sheet does not have", copy({ nowhere: 1 })],
        ["a place of the code of a sheet that there is not", { ...values, sheet: "scorsheet" }],
        ["of another game", { ...values, game: "postcard" }],
      ],
      "json",
      linesFor(asked),
    );
  });
});

/** A league with a result, whose other games of the week wait. */
async function waitingLeague(): Promise<{ readonly away: string; readonly home: string }> {
  await made(`season pen-and-paper --teams 6 --seed 5 --by-hand all --file ${LEAGUE} --quiet`);
  const { out } = await place.run(`season pen-and-paper --file ${LEAGUE} --json`);
  return (JSON.parse(out) as { open: { away: string; home: string }[] }).open[0];
}

describe("a league that waits for a result", () => {
  const GAMES = [
    ["pen-and-paper", "--teams 6"],
    ["postcard", "--teams 4"],
    ["5d20", "--teams 2 --rounds 2"],
    ["dice-football", "--teams 2 --rounds 2"],
  ] as const;
  it.each(GAMES)("of %s reads entered results as it reads its own", async (game, size) => {
    const file = `waits-${game}.json`;
    await made(`season ${game} ${size} --seed 5 --by-hand all --file ${file} --quiet`);
    const { out } = await place.run(`season ${game} --file ${file} --json`);
    const { open } = JSON.parse(out) as { open: { away: string; home: string }[] };
    const { away, home } = open[0];
    const enter = (league: string): string[] => [
      ..."season enter --score 17-20 --quiet".split(" "),
      ...["--game", `${away}@${home}`, league],
    ];
    const whole = JSON.parse(place.read(file)) as Record<string, unknown>;
    const disagreed: unknown[] = [];
    let refused = 0;
    for (const [title, copy] of [["as it is", whole] as const, ...brokenData(whole as never, 2)]) {
      const league = place.write("waits.json", JSON.stringify(copy));
      const checked = (await place.run(`check ${league}`)).code;
      const { code, err } = await place.run(enter(league));
      expect([0, 1], `${title}: ${err}`).toContain(code);
      if (code !== checked) disagreed.push({ title, checked, code, err });
      if (code === 1) refused++;
      else if (title === "as it is") expect(place.read(league)).not.toBe(JSON.stringify(copy));
    }
    expect(disagreed).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });
});

it("a career", async () => {
  await made("career dice-football --player Kowalski --position RB --seed 1 --weeks 1 --file career.json --quiet");
  const kind = kindOf("dice-football", "career");
  const asked: Asked = { system: system("dice-football"), reads: "career", ...(kind && { kind }) };
  await reader.every(
    JSON.parse(place.read("career.json")),
    brokenData(JSON.parse(place.read("career.json")) as never, 1),
    "json",
    linesFor(asked),
  );
});

it("a proof that a sheet shows", async () => {
  await made(`rate 5d20 --stats ${process.cwd()}/${SAMPLE_LEAGUE} --team Foxes --out proofs --quiet`);
  const [file] = place.files("proofs").filter((name) => name.endsWith("-proof.json"));
  const kind = kindOf("5d20", "proof");
  expect(kind).toBeDefined();
  const asked: Asked = { system: system("5d20"), reads: "anything", ...(kind && { kind }) };
  const proof = JSON.parse(place.read(join("proofs", file))) as Record<string, unknown>;
  const lines = linesFor(asked).filter((line) => /^(check|print 5d20 proof)/.test(line));
  await reader.every(proof, brokenData(proof as never, 1), "json", lines);
});

it("formats of a print shop", async () => {
  const format = { id: "mine", title: "Ours", width: 63.5, height: 88.9, bleed: 2, safe: 2 };
  const shops = { format: "pressbox/print-shops", formats: [format] };
  const asked: Asked = { system: system("pen-and-paper"), reads: "print-shops" };
  await reader.every(shops, brokenData(shops, 3), "json", linesFor(asked));
});

describe("season statistics", () => {
  const files = Object.fromEntries(
    readdirSync(SAMPLE_LEAGUE).map((name) => [name, readFileSync(join(SAMPLE_LEAGUE, name), "utf8")]),
  );
  const folder = (more: Readonly<Record<string, string>>): Folder => new Folder({ ...files, ...more });
  /** One cell of each kind in a table of players and in the table of games; whole tables broken. */
  const BROKEN: readonly Variant<unknown>[] = [
    ...(["passing.csv", "games.csv"] as const).flatMap((name) =>
      brokenTable(files[name])
        .filter(([title]) => /^(yards|home|week|team|attempts): "(word|-1|1000000)"$|^no rows/.test(title))
        .map(([title, text]): Variant<unknown> => [`${name}, ${title}`, folder({ [name]: text })]),
    ),
    ["a table that is no text", folder({ "passing.csv": "a\u0000b" })],
    ["a team without any figure", folder({ "games.csv": files["games.csv"].replaceAll("Foxes", "Nobodies") })],
  ];
  it.each(["5d20", "dice-football"])("a folder, for %s", async (game) => {
    const lines = linesFor({ system: system(game), reads: "statistics" }).filter(
      (line) => !/^replay-season/.test(line),
    );
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["rate", "check"]);
    // One team is enough: all are read. What is read may still be more than a chart can hold.
    const [rate, check] = lines;
    const broken = game === "5d20" ? BROKEN : BROKEN.filter(([title]) => /no rows|no text/.test(title));
    await reader.every(folder({}), broken, "", [check, `${rate} --team Foxes --accept-misses`]);
  });
});
