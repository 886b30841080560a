/** Where values stand on their pages, and which line and play they come from. */
import { describe, expect, it } from "vitest";
import { buildSheet } from "../../src/print/build.js";
import { blankForm } from "../../src/print/forms.js";
import { sheetPlaces, type SheetPlace } from "../../src/print/sheet-places.js";
import { mmToPt } from "../../src/kernel/units/index.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { testRequest } from "../helpers/forms.js";
import { SYSTEMS, testRecord } from "../helpers/sheets.js";

const LOGS: Readonly<Record<string, string>> = {
  dynasty: "season-log",
  postcard: "game-log",
  "dice-football": "game-log",
  "pen-and-paper": "game-record",
  "5d20": "game-log",
};

const lines = new Map<string, readonly string[]>();
const templates = templatesFrom();

/** Source from the place on. */
function sourceAt({ template, line, column }: SheetPlace): string {
  const name = template.replace(/^templates\//, "").replace(/\.hbs$/, "");
  let known = lines.get(name);
  if (!known) lines.set(name, (known = templates.read(name)!.text.split("\n")));
  return known[line - 1].slice(column - 1);
}

describe.each(SYSTEMS.map((system) => ({ id: system.id, system })))("log of $id", ({ id, system }) => {
  const spec = system.sheets.find((sheet) => sheet.id === LOGS[id])!;
  const record = testRecord(system) as { events: readonly { readonly type: string }[] };
  const built = buildSheet(testRequest(system, spec, { fill: "filled", records: [record] }), spec);

  it("has every slot of every page on the paper, at the call that made it", async () => {
    const { pages } = await built;
    const places = sheetPlaces(pages);
    expect(new Set(places.map(({ page }) => page)).size).toBe(pages.length);
    for (const place of places) {
      const { width, height } = pages[place.page];
      expect(place.w).toBeGreaterThan(0);
      expect(place.x).toBeGreaterThanOrEqual(-0.01);
      expect(place.y).toBeGreaterThanOrEqual(-0.01);
      expect(place.x + place.w).toBeLessThanOrEqual(mmToPt(width) + 0.01);
      expect(place.y + place.h).toBeLessThanOrEqual(mmToPt(height) + 0.01);
      expect(sourceAt(place)).toMatch(/^(?:\{\{|\()/);
      expect(place.events).toBeUndefined();
    }
  });

  it("links every play to its row and events, in the order of the game", async () => {
    const { pages } = await built;
    const starts = system.plays.starts(record);
    const places = sheetPlaces(pages, { system, record });
    const told = new Set<number>();
    let before = 0;
    for (const { plays, events, value } of places) {
      if (!plays || !events) continue;
      expect(events).toEqual([starts[plays[0] - 1], starts[plays[1]] ?? record.events.length]);
      if (value !== undefined && plays[0] === plays[1]) told.add(plays[0]);
      before = Math.max(before, plays[1]);
    }
    expect(before).toBe(starts.length);
    expect([...told].sort((a, b) => a - b)).toEqual(starts.map((_, i) => i + 1));
  });

  it("has the same places when blank, with nothing in them", async () => {
    const { pages } = await buildSheet(testRequest(system, spec), spec);
    const { form } = await blankForm(testRequest(system, spec), spec);
    const places = sheetPlaces(pages);
    const shown = form.pagesFor({}, "blank").flatMap(({ parts }) => parts.flatMap(({ slots }) => slots));
    expect(places.map(({ slot }) => slot).sort()).toEqual(shown.map(({ name }) => name).sort());
    const labels = new Map(shown.map(({ name, label }) => [name, label]));
    // Most slots have a label of their own; it is shorter than what is read aloud.
    const labeled = places.filter(({ slot }) => labels.get(slot) !== "");
    expect(labeled.length).toBeGreaterThan(places.length / 2);
    for (const { slot, label } of labeled) expect(label).toBe(labels.get(slot));
    const printed = new Set(shown.filter(({ live }) => live).map(({ name }) => name));
    expect(places.filter(({ value, slot }) => value !== undefined && !printed.has(slot))).toEqual([]);
  });
});

it("writes the number of a play where its row says so", async () => {
  const system = SYSTEMS.find(({ id }) => id === "5d20")!;
  const spec = system.sheets.find(({ id }) => id === "game-log")!;
  const { pages } = await buildSheet(testRequest(system, spec, { fill: "filled" }), spec);
  const numbers = sheetPlaces(pages).filter(({ slot, value }) => /^play\.\d+\.number$/.test(slot) && value);
  expect(numbers.length).toBeGreaterThan(100);
  for (const { value, plays } of numbers) expect(plays).toEqual([value, value]);
});

it("finds the places of cards where they are on the paper", async () => {
  const system = SYSTEMS.find(({ id }) => id === "postcard")!;
  const spec = system.sheets.find(({ id }) => id === "card-a6")!;
  const request = testRequest(system, spec, { fill: "filled" });
  const alone = sheetPlaces((await buildSheet({ ...request, single: true }, spec)).pages);
  const own = new Set(alone.map(({ slot }) => slot));
  // The margins of the paper have places of their own.
  const onPaper = sheetPlaces((await buildSheet({ ...request, cards: { copies: 2 } }, spec)).pages).filter((place) =>
    own.has(place.slot),
  );
  expect(onPaper.length).toBe(2 * alone.length);
  const [first, second] = [onPaper.slice(0, alone.length), onPaper.slice(alone.length)];
  first.forEach((place, i) => {
    expect(place.slot).toBe(alone[i].slot);
    expect([place.w, place.h]).toEqual([expect.closeTo(second[i].w, 6), expect.closeTo(second[i].h, 6)]);
  });
  const apart = first.map((place, i) => `${(second[i].x - place.x).toFixed(3)} ${(second[i].y - place.y).toFixed(3)}`);
  expect(new Set(apart).size).toBe(1);
  expect(apart[0]).not.toBe("0.000 0.000");
});
