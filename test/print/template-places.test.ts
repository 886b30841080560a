/** From a printed page back to the templates: blocks where they stand, and what their bodies saw. */
import { describe, expect, it } from "vitest";
import { templatesOver } from "../../src/host/own-templates.js";
import { builtInTemplates } from "../../src/host/templates.js";
import { buildSheet } from "../../src/print/build.js";
import { usualRequest } from "../../src/print/request.js";
import { seenOn, templatePlaces } from "../../src/print/template-places.js";
import { bracketsOf, placeIn } from "../../src/sheet/template/scan.js";
import { fonts } from "../helpers/draw.js";
import { cache, SHEET_CASES } from "../helpers/sheets.js";

const builtIn = builtInTemplates();
const edited = templatesOver(builtIn, {
  folder: "none",
  names: [],
  read: () => ({ text: "", file: "", own: true }),
  edited: true,
});
/** One of each kind: a form, cards, a log, a record, a chart. */
const KINDS = [
  "dynasty scoresheet",
  "postcard card",
  "dice-football player-cards",
  "pen-and-paper game-record",
  "5d20 team-chart",
];
const nameOf = (file: string): string => file.replace(/^templates\/|\.hbs$/g, "");

describe("places of templates on built pages", () => {
  it.each(SHEET_CASES.filter(({ name }) => KINDS.includes(name)))(
    "$name: every block is at a call, for cards on paper, too",
    async ({ system, spec }) => {
      const request = usualRequest(system, { templates: edited, fonts, cache });
      const { pages } = await buildSheet(request, spec);
      const known = new Map<string, Set<string>>();
      for (const page of pages) {
        const places = templatePlaces(page);
        expect(places.length).toBeGreaterThan(0);
        for (const { file, line, column, w, h } of places) {
          let calls = known.get(file);
          if (!calls) {
            const text = builtIn.read(nameOf(file))!.text;
            calls = new Set(bracketsOf(text).map(({ from }) => Object.values(placeIn(text, from)).join(":")));
            known.set(file, calls);
          }
          // A partial that is the whole of a page stands for all of it.
          expect([file, line, calls.has(`${line}:${column}`) || line === 1]).toEqual([file, line, true]);
          expect(Math.min(w, h)).toBeGreaterThanOrEqual(0);
        }
        expect(seenOn(page)).toBeDefined();
      }
    },
  );

  it("keeps what bodies saw: the sheet's facts, those of a list, the names that a block gives", async () => {
    const { system, spec } = SHEET_CASES.find(({ name }) => name === "dynasty scoresheet")!;
    const { pages } = await buildSheet(usualRequest(system, { templates: edited, fonts, cache }), spec);
    const seen = seenOn(pages[0])!;
    const file = "templates/dynasty/scoresheet-form.hbs";
    const { text } = builtIn.read("dynasty/scoresheet-form")!;
    const whole = seen.at(file)!;
    expect(whole.context).toMatchObject({ game: "d6 Dynasty", title: "Campaign scoresheet" });
    const playoffs = bracketsOf(text).find(({ params }) => params.includes("round"))!;
    const there = seen.at(file, placeIn(text, playoffs.from))!;
    expect(there.params[0]).toHaveProperty("points");
    expect(there.root).toHaveProperty("setup");
    expect(seen.at(file, { line: 999, column: 1 })).toBeUndefined();
    // Who only prints keeps nothing.
    const { pages: printed } = await buildSheet(usualRequest(system, { templates: builtIn, fonts, cache }), spec);
    expect(seenOn(printed[0])).toBeUndefined();
  });
});
