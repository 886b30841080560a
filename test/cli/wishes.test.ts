/** More wishes of authors, by a template or a file of words alone: ten lines at most. Those with pictures are in pictures.test.ts. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import { afterAll, expect, it } from "vitest";
import { readPdfWords } from "../helpers/pdf.js";
import { openWorkplace } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

const lines = (text: string): number => text.trim().split("\n").length;
const wordsOf = async (file: string): Promise<string> =>
  (await readPdfWords(readFileSync(join(place.folder, file)), [0])).words.join(" ");

it("heads in Spanish", async () => {
  const words = `format: pressbox/words
language: es
words:
  "Team": "Equipo"
  "Against": "En contra"
  "Schedule": "Calendario"
  "Away": "Visitante"
  "Home": "Local"
`;
  expect(lines(words)).toBeLessThanOrEqual(10);
  place.write("heads.yaml", words);
  const ran = await place.run("print 5d20 standings schedule --words heads.yaml --forms --out heads");
  expect([ran.code, ran.err]).toEqual([0, ""]);
  const [games, table] = await Promise.all(place.files("heads").map((file) => wordsOf(`heads/${file}`)));
  expect(table).toMatch(/EQUIPO|Equipo/);
  expect(table).toMatch(/EN CONTRA|En contra/);
  expect(games).toMatch(/(?:VISITANTE|Visitante).*(?:LOCAL|Local)/);
  expect(`${table} ${games}`).not.toMatch(/\b(?:AGAINST|Against|AWAY|Away)\b/);
});

it("two weeks next to each other, with room for notes", async () => {
  const template = `---
title: Two weeks
like: schedule
---
{{#each pages as |sheet|}}{{#when sheet.size is=8}}{{#page title="{sheet.size} teams"}}{{#scope sheet.id}}
{{#columns "1fr 1fr" gap=8 grow=1}}{{#each sheet.weeks as |week|}}{{#scope "week.{week.key}" label="Week {week.key}"}}{{#stack grow=1}}
  {{#columns "16 1fr" height=6}}{{text "Week {week.key}" style="title" size=9 floor=6 pad=0}}{{blank "Notes" name="notes"}}{{/columns}}
  {{#each week.games as |one|}}{{#scope one.key label="{one.away} at {one.home}"}}{{#columns "1fr 9 9" grow=1}}{{text "{one.away} @ {one.home}" size=9 floor=5 align="start"}}{{write "away"}}{{write "home"}}{{/columns}}{{/scope}}{{/each}}
{{/stack}}{{/scope}}{{/each}}{{/columns}}{{/scope}}{{/page}}{{/when}}{{/each}}
`;
  expect(lines(template)).toBeLessThanOrEqual(10);
  mkdirSync(join(place.folder, "own/pen-and-paper"), { recursive: true });
  place.write("own/pen-and-paper/two-weeks.hbs", template);
  const ran = await place.run("print pen-and-paper two-weeks --templates own --forms --out weeks.pdf");
  expect([ran.code, ran.err]).toEqual([0, ""]);
  const pdf = await PDFDocument.load(readFileSync(join(place.folder, "weeks.pdf")));
  const form = pdf.getForm();
  const at = (name: string) => {
    const [field, ...more] = form.getFields().filter((one) => one.getName().endsWith(name));
    expect([name, more]).toEqual([name, []]);
    return field.acroField.getWidgets()[0].getRectangle();
  };
  const [first, second, third] = [1, 2, 3].map((week) => at(`.week.${week}.notes`));
  expect(second.y).toBeCloseTo(first.y, 1);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  expect([third.x, third.y < first.y]).toEqual([expect.closeTo(first.x, 1), true]);
  // 60 millimeters for a hand.
  expect(first.width).toBeGreaterThan((60 / 25.4) * 72);
  expect(form.getFields().filter((one) => /\.(?:away|home)$/.test(one.getName()))).toHaveLength(14 * 4 * 2);
});
