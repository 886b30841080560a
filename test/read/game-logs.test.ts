/** Logs that were typed whole into forms and saved by a viewer: the same record comes back, and every slip is told. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bindDocument, buildSheet } from "../../src/build.js";
import { readPdfForm } from "../../src/data/pdf-form.js";
import { readForms, type ReadForms } from "../../src/read-form.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import type { GameSystem, SheetSpec } from "../../src/systems/contract.js";
import { fonts } from "../helpers/draw.js";
import { testRequest } from "../helpers/forms.js";
import { cache, SYSTEMS } from "../helpers/sheets.js";
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

  it("a game whose every page was typed is the same record", async () => {
    const record = play(system, seed);
    const found = await readForms([await printedForm(system, spec, { records: [record] })], request);
    expect(told(found)).toEqual([]);
    expect(answers(found.record as Played)).toEqual(answers(record));
    // It is a record like any other: replay finds nothing either.
    const { kinds } = system;
    expect(kinds.record.prove?.(found.record, () => ({})) ?? []).toEqual([]);
  });

  it("a page that was typed into a blank and saved by pdf.js is the beginning of the game", async () => {
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
    const found = await readForms([await readPdfForm(path, "saved.pdf")], request);
    expect(told(found)).toEqual([]);
    const { choices, dice, events } = found.record as Played;
    expect(dice.length).toBeGreaterThan(30);
    expect(record.dice.slice(0, dice.length)).toEqual(dice);
    expect(record.events.slice(0, events.length)).toEqual(events);
    expect(record.choices.slice(0, choices.length)).toEqual(choices);
  });
});

describe("slips in a log", () => {
  const { system, spec } = find("5d20", "game-log");
  const request = { ...testRequest(system, spec), systems: SYSTEMS };
  const page = async () => printedForm(system, spec, { records: [play(system, 3)] });

  it("every one is told at once, with its page and its words", async () => {
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
        "page 1, Play, 3, Result Gain: found "77"; dice and rules make "9"",
        "page 1, Play, 5, Score Home: found "3"; dice and rules make "0"",
        "page 2, Play, 4, Situation Clock: found "1:11"; dice and rules make "1:30"",
      ]
    `);
  });

  it("a face that no die has is told with the face that fits, and nothing else is doubted", async () => {
    const form = await page();
    const slips = { "5D-4.1.play.1.one.r": "29", "5D-4.1.play.3.one.w": "0" };
    const { issues } = await readForms([retyped(form, slips)], request);
    expect(issues.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
      [
        "page 1, Play, 1, Roll 1 red: found "29"; dice and rules make "1"",
        "page 1, Play, 3, Roll 1 white: found "0"; dice and rules make "2"",
      ]
    `);
  });

  it("a sum that is wrong", async () => {
    const form = await page();
    const { issues } = await readForms([retyped(form, { "5D-4.1.box.home.total": "99" })], request);
    expect(issues.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
      [
        "page 1, Box score, Home, T: found "99"; what it adds up makes "14"",
      ]
    `);
  });
});
