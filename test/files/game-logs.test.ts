/** Logs that were typed whole into forms and saved by a viewer: the same record comes back, and every slip is told. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bindDocument, buildSheet } from "../../src/print/build.js";
import { parsePdfForm } from "../../src/text/pdf-form.js";
import { readForms, type ReadForms } from "../../src/files/read-form.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import type { GameSystem } from "../../src/contract/game.js";
import type { SheetSpec } from "../../src/contract/sheet.js";
import { fonts } from "../helpers/draw.js";
import { testRequest } from "../helpers/forms.js";
import { cache, SYSTEMS, TEST_NAMES } from "../helpers/sheets.js";
import { typeInto } from "../helpers/type-into.js";
import { printedForm, retyped } from "../helpers/typed-form.js";

interface Played {
  readonly choices: readonly unknown[];
  readonly dice: readonly number[];
  readonly events: readonly unknown[];
}

function find(game: string, sheet: string): { readonly system: GameSystem; readonly spec: SheetSpec } {
  const system = SYSTEMS.find(({ id }) => id === game)!;
  return { system, spec: system.sheets.find(({ id }) => id === sheet)! };
}

const play = (system: GameSystem, seed: number): Played =>
  system.play({ rules: system.standardRules, seed, coach: system.defaultCoach, names: {}, cache }) as Played;

const answers = ({ choices, dice, events }: Played): Played => ({ choices, dice, events });

const told = ({ issues }: ReadForms): string[] => issues.map(({ path, message }) => `${path}: ${message}`);

const LOGS = [
  ["5d20", "game-log", 3],
  ["dice-football", "game-log", 3],
] as const;

describe.each(LOGS)("%s %s", (game, sheet, seed) => {
  const { system, spec } = find(game, sheet);
  const request = { ...testRequest(system, spec), systems: SYSTEMS };

  it("typing every page of a game gives the same record", async () => {
    const record = play(system, seed);
    const found = await readForms([await printedForm(system, spec, { records: [record] })], request);
    expect(told(found)).toEqual([]);
    expect(answers(found.record as Played)).toEqual(answers(record));
    // It is a record like any other: replay finds nothing either.
    const { kinds } = system;
    expect(kinds.record.prove?.(found.record, () => ({})) ?? []).toEqual([]);
  });

  it("a page typed into a blank and saved by pdf.js is the beginning of the game", async () => {
    const record = play(system, seed);
    const { code } = spec;
    const filled = await printedForm(system, spec, { records: [record] });
    const first = filled.fields
      .filter(
        ({ name, value }) =>
          value !== "" && (name.startsWith(`${code}.1.`) || !/^\d/.test(name.slice(code.length + 1))),
      )
      .map(({ name, value }) => [name.replace(`${code}.1.`, `${code}.`), value] as const);
    const blank = testRequest(system, spec, { fill: "forms" });
    const doc = bindDocument(blank, [await buildSheet(blank, spec)], spec.title);
    const saved = await typeInto(await renderPdf(doc, fonts, { forms: true }), new Map(first));
    const path = join(mkdtempSync(join(tmpdir(), "pressbox-form-")), "saved.pdf");
    writeFileSync(path, saved);
    const found = await readForms([await parsePdfForm(readFileSync(path), "saved.pdf")], request);
    expect(told(found)).toEqual([]);
    const { choices, dice, events } = found.record as Played;
    expect(dice.length).toBeGreaterThan(30);
    expect(record.dice.slice(0, dice.length)).toEqual(dice);
    expect(record.events.slice(0, events.length)).toEqual(events);
    expect(record.choices.slice(0, choices.length)).toEqual(choices);
  });
});

/** The log of PostCard has no toss, results of tackles and sums of kicks: what is read comes to the same log. */
describe("postcard game-log", () => {
  const { system, spec } = find("postcard", "game-log");
  const rulesOf = (name: string) => system.presets!.find(({ id }) => id === name)!.rules;
  const playBy = (seed: number, rules: unknown): Played =>
    system.play({ rules, seed, coach: system.defaultCoach, names: {}, cache }) as Played;
  const written = async (record: Played, rules: unknown) =>
    (await printedForm(system, spec, { records: [record], rules })).fields
      // Bonuses that were won over a full bar are nowhere but in the page's sums.
      .filter(({ name }) => !/\.(won|lost)$/.test(name))
      .map(({ name, value }) => `${name}=${value}`);
  const read = async (seed: number, rules: unknown, slips: Readonly<Record<string, string>> = {}) => {
    const record = playBy(seed, rules);
    const form = retyped(await printedForm(system, spec, { records: [record], rules }), slips);
    const found = await readForms([form], { ...testRequest(system, spec, { rules }), systems: SYSTEMS });
    return { record, found };
  };

  it.each([
    [3, "strict"],
    [13, "strict"],
    [8, "balanced"],
  ])("the game of seed %i, %s rules, gives the same log", async (seed, name) => {
    const rules = rulesOf(name);
    const { record, found } = await read(seed, rules);
    expect(told(found)).toEqual([]);
    const again = found.record as Played;
    expect(await written(again, rules)).toEqual(await written(record, rules));
    expect(system.kinds.record.prove?.(again, () => ({})) ?? []).toEqual([]);
  });

  it("reports every mistake at once, with its page and words", async () => {
    const { found } = await read(3, rulesOf("strict"), {
      "PC-3.1.play.4.yards": "55",
      "PC-3.1.play.5.catch": "3",
      "PC-3.1.play.8.offense": "4",
      "PC-3.1.play.12.line": "A30",
      "PC-3.2.play.3.bonus": "+5",
      "PC-3.2.final.home": "10",
    });
    expect(told(found)).toMatchInlineSnapshot(`
      [
        "page 1, Play, 4, Play Yards: found "55"; dice and rules give "60"",
        "page 1, Play, 5, Dice Catch: found "3"; dice and rules give nothing there",
        "page 1, Play, 8, Dice OFF die: found "4"; dice and rules give "3"",
        "page 1, Play, 12, Situation Ball on: found "A30"; dice and rules give "A35"",
        "page 2, Play, 3, Pick Net bonus: found "+5"; dice and rules give "0"",
        "page 2, Home, final home: found "10"; dice and rules give "7"",
      ]
    `);
  });

  it("a started log is a started game", async () => {
    const rules = rulesOf("strict");
    const form = await printedForm(system, spec, { records: [playBy(3, rules)], rules });
    const blank = ({ name }: { readonly name: string }): boolean =>
      name.startsWith("PC-3.2.play.") || /^PC-3\.1\.play\.(1[3-9]|2\d)\./.test(name) || name.includes(".final.");
    const begun = { ...form, fields: form.fields.map((field) => (blank(field) ? { ...field, value: "" } : field)) };
    const found = await readForms([begun], { ...testRequest(system, spec), systems: SYSTEMS });
    expect(told(found)).toEqual([]);
    expect((found.record as { events: { type: string }[] }).events.filter(({ type }) => type === "row")).toHaveLength(
      13,
    );
  });
});

/** The season log of Dynasty has the first and the last faces of dice that were rolled again, and what was spent in all. */
describe("dynasty season-log", () => {
  const { system, spec } = find("dynasty", "season-log");
  const request = { ...testRequest(system, spec), systems: SYSTEMS };
  const playBy = (coach: string, seed: number): Played =>
    system.play({ rules: system.standardRules, seed, coach, names: TEST_NAMES, cache }) as Played;
  const written = async (record: Played) =>
    (await printedForm(system, spec, { records: [record] })).fields.map(({ name, value }) => `${name}=${value}`);

  it("a campaign of a coach who spends nothing gives the same campaign", async () => {
    const record = playBy("never", 4);
    const found = await readForms([await printedForm(system, spec, { records: [record] })], request);
    expect(told(found)).toEqual([]);
    expect(answers(found.record as Played)).toEqual(answers(record));
  });

  it("later seasons typed into a second copy of the form give the same campaign", async () => {
    const record = playBy("never", 4);
    const whole = await printedForm(system, spec, { records: [record] });
    const isLate = (name: string): boolean => Number(/season\.(\d+)\./.exec(name)?.[1] ?? 0) > 10;
    const copy = (kept: (name: string) => boolean) => ({
      ...whole,
      // Nobody has added anything up yet.
      fields: whole.fields.map((field) =>
        kept(field.name) && !field.name.includes("sums") ? field : { ...field, value: "" },
      ),
    });
    const found = await readForms([copy((name) => !isLate(name)), copy(isLate)], request);
    expect(told(found)).toEqual([]);
    expect(answers(found.record as Played)).toEqual(answers(record));
  });

  it.each([
    ["expert", 2],
    ["steady", 5],
  ])("a campaign of %s, seed %i, gives the same log", async (coach, seed) => {
    const record = playBy(coach, seed);
    const found = await readForms([await printedForm(system, spec, { records: [record] })], request);
    expect(told(found)).toEqual([]);
    expect(await written(found.record as Played)).toEqual(await written(record));
    expect(system.kinds.record.prove?.(found.record, () => ({})) ?? []).toEqual([]);
  });

  it("reports every mistake, and an impossible face with the one that fits", async () => {
    const form = await printedForm(system, spec, { records: [playBy("expert", 42)] });
    const slips = {
      "DY-4.season.3.news": "scandal",
      "DY-4.season.5.record": "9-7",
      "DY-4.season.7.effect": "+5",
      "DY-4.season.8.roll.last.1": "7",
    };
    const found = await readForms([retyped(form, slips)], request);
    expect(told(found)).toMatchInlineSnapshot(`
      [
        "page 1, Season, 3, Offseason What happened, what happened: found "scandal"; dice and rules give "coaches"",
        "page 1, Season, 5, Regular season First roll, won and lost: found "9-7"; dice and rules give "8–8"",
        "page 1, Season, 7, Offseason What happened, dice and influence changed: found "+5"; dice and rules give "+1"",
        "page 2, Season, 8, Offseason 2d6, rerolled 1: found "7"; dice and rules give "6"",
      ]
    `);
  });

  it("a started log is a started campaign, up to the last season written down", async () => {
    const record = playBy("expert", 42);
    const form = await printedForm(system, spec, { records: [record] });
    const later = ({ name }: { readonly name: string }): boolean =>
      /season\.(5\.(record|points|total|left|start)$|([6-9]|1\d|20)\.)|sums/.test(name);
    const begun = { ...form, fields: form.fields.map((field) => (later(field) ? { ...field, value: "" } : field)) };
    const found = await readForms([begun], request);
    expect(told(found)).toEqual([]);
    const ends = ({ events }: Played): unknown[] =>
      events.filter((event) => (event as { readonly type: string }).type === "seasonEnd");
    expect(ends(found.record as Played)).toEqual(ends(record).slice(0, 4));
  });
});

describe("mistakes in a log", () => {
  const { system, spec } = find("5d20", "game-log");
  const request = { ...testRequest(system, spec), systems: SYSTEMS };
  const page = async () => printedForm(system, spec, { records: [play(system, 3)] });

  it("are all reported at once, with page and words", async () => {
    const form = await page();
    const issuesOf = (
      await readForms(
        [
          retyped(form, {
            "5D-4.1.play.3.gain": "77",
            "5D-4.1.play.5.home": "3",
            "5D-4.2.play.4.clock": "1:11",
          }),
        ],
        request,
      )
    ).issues;
    expect(issuesOf.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
      [
        "page 1, Play, 3, Result Gain: found "77"; dice and rules give "9"",
        "page 1, Play, 5, Score Home: found "3"; dice and rules give "0"",
        "page 2, Play, 4, Situation Clock: found "1:11"; dice and rules give "1:30"",
      ]
    `);
  });

  it("an impossible face is reported with the face that fits, and nothing else is questioned", async () => {
    const form = await page();
    const slips = { "5D-4.1.play.1.one.r": "29", "5D-4.1.play.3.one.w": "0" };
    const { issues } = await readForms([retyped(form, slips)], request);
    expect(issues.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
      [
        "page 1, Play, 1, Roll 1 red: found "29"; dice and rules give "1"",
        "page 1, Play, 3, Roll 1 white: found "0"; dice and rules give "2"",
      ]
    `);
  });

  it("a wrong sum", async () => {
    const form = await page();
    const { issues } = await readForms([retyped(form, { "5D-4.1.box.home.total": "99" })], request);
    expect(issues.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
      [
        "page 1, Box score, Home, T: found "99"; its sum is "14"",
      ]
    `);
  });

  it("a wrong sum hides no other mistake, and is reported once", async () => {
    const form = await page();
    const slips = { "5D-4.1.box.home.total": "99", "5D-4.1.play.3.gain": "77", "5D-4.2.play.4.clock": "1:11" };
    const { issues } = await readForms([retyped(form, slips)], request);
    expect(issues.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
      [
        "page 1, Box score, Home, T: found "99"; its sum is "14"",
        "page 1, Play, 3, Result Gain: found "77"; dice and rules give "9"",
        "page 2, Play, 4, Situation Clock: found "1:11"; dice and rules give "1:30"",
      ]
    `);
  });
});
