/** The seam at which printed words pass: texts of templates with their values, and facts that are printed. */
import { describe, expect, it } from "vitest";
import { WordSet } from "../../src/files/words/word-set.js";
import { formatIssue, type Issue } from "../../src/kernel/issue/index.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { LAYERS } from "../../src/sheet/drawing/types.js";
import type { Values } from "../../src/sheet/layout/form.js";
import { TemplateEngine } from "../../src/sheet/template/engine.js";
import { makeTheme } from "../../src/sheet/theme.js";
import type { WordPlace } from "../../src/sheet/words/texts.js";
import { WordingWords, type Wording } from "../../src/sheet/words/wording.js";
import { fonts } from "../helpers/draw.js";

const strip = { width: 90, height: 60 };

function printed(templates: Readonly<Record<string, string>>, facts: object, wording: Wording, values: Values = {}) {
  const words = new WordingWords(wording);
  const engine = new TemplateEngine({
    read: (name) => (name in templates ? { text: templates[name], file: `${name}.hbs`, own: false } : undefined),
    names: () => Object.keys(templates),
    words,
  });
  const issues: Issue[] = [];
  const theme = makeTheme("color", "#1E5B3A");
  const form = engine.layOut({ template: "main", facts, theme, paper: "letter", fonts, frame: {}, strip }, issues);
  const [page] = form.copy(values, { fill: "filled", fieldPrefix: "", frame: () => ({}) }, issues);
  return {
    words: LAYERS.flatMap((layer) => textsIn(page.layers[layer]).map(({ value }) => value)),
    told: issues.map(formatIssue),
    labels: form.slots.map(({ label }) => label),
  };
}

const set = (words: Record<string, string>, values: Record<string, string> = {}): WordSet =>
  new WordSet({ format: "pressbox/words", language: "es", numbers: { decimal: "," }, words, values });

/** Collects what is asked for. */
function asked(templates: Readonly<Record<string, string>>, facts: object): string[] {
  const keys: string[] = [];
  const text = (key: string, { template, line, block }: WordPlace): undefined =>
    void keys.push(`${template}:${line} ${block}: ${key}`);
  printed(templates, facts, { language: "en", text, value: (value) => value });
  return keys;
}

describe("texts of templates", () => {
  it("are extracted with their values by name, and put in any order", () => {
    const main = '{{#p}}Seasons {{from}} to {{span.to}}{{/p}}{{text "{from} of {span.to}"}}';
    const facts = { from: 1, span: { to: 5 } };
    expect(asked({ main }, facts)).toEqual(["main:1 p: Seasons {from} to {to}", "main:1 text: {from} of {to}"]);
    const words = { "Seasons {from} to {to}": "Hasta {to} desde {from}", "{from} of {to}": "de {to}, {from}" };
    expect(printed({ main }, facts, set(words)).words).toEqual(["Hasta 5 desde 1", "de 5, 1"]);
  });

  it("are found in either branch, in lists and in partials, whatever is around them", () => {
    const templates = {
      main: '{{#p}}Win {{#if free}}always{{else}}{{n}} times{{/if}}{{/p}}{{> part title="Offseason" look="semi"}}',
      part: '{{text title style=look}}{{#each list}}{{#text}}Row {{this}}{{/text}}{{/each}}{{text (either free "yes" "no")}}',
    };
    const facts = { free: false, n: 3, list: [1, 2] };
    expect(asked(templates, facts)).toEqual([
      "part:1 text: Row {it}",
      "part:1 text: yes",
      "part:1 text: no",
      "main:1 p: always",
      "main:1 p: {n} times",
      "main:1 p: Win {free}",
      "main:1 part: Offseason",
    ]);
    const es = {
      "Win {free}": "Gana {free}",
      "{n} times": "{n} veces",
      Offseason: "Pretemporada",
      "Row {it}": "Fila {it}",
      no: "no, nunca",
    };
    expect(printed(templates, facts, set(es)).words).toEqual([
      "Gana 3 veces",
      "Pretemporada",
      "Fila 1",
      "Fila 2",
      "no, nunca",
    ]);
  });

  it("exclude words that decide: styles, names of slots, what a fact is compared with", () => {
    const templates = {
      main: '{{> part kind="run" word="run"}}{{write "run" label="Run"}}',
      part: '{{#when kind is="run"}}{{text word style="strong"}}{{/when}}',
    };
    const out = printed(templates, {}, set({ run: "carrera", strong: "fuerte", Run: "Carrera" }));
    expect(out).toMatchObject({ words: ["carrera"], told: [], labels: ["Carrera"] });
  });

  it("may be another word in another template", () => {
    const templates = { main: '{{text "Down"}}{{> part}}', part: '{{text "Down"}}' };
    expect(printed(templates, {}, set({ Down: "Intento", "Down @ part": "Abajo" })).words).toEqual([
      "Intento",
      "Abajo",
    ]);
  });

  it("are reported by name and in millimeters without room", () => {
    const { told } = printed({ main: '{{text "Down" width=8}}' }, {}, set({ Down: "W".repeat(90) }));
    expect(told).toEqual([
      expect.stringMatching(
        /^main\.hbs:1:1: "W+" is \d+\.\d mm wide at the smallest legible size \(6\.0 pt\), its box 89\.4 mm/,
      ),
    ]);
  });
});

describe("values", () => {
  const main = '{{text name}}{{text figure}}{{text count}}{{write "note"}}';
  it("are looked up when printed or written; a person's name stays", () => {
    const es = set({ White: "Blanco" }, { Sweep: "Barrida", "{n} yd pass, {who}": "Pase de {n} yd, {who}" });
    const facts = { name: "White", figure: 4.5, count: 12 };
    expect(printed({ main }, facts, es, { note: "12 yd pass, White" }).words).toEqual([
      "White",
      "4,5",
      "12",
      "Pase de 12 yd, White",
    ]);
    expect(["6, 51.7", "6, 51", "0.6%", "v0.1"].map((one) => es.value(one))).toEqual([
      "6; 51,7",
      "6, 51",
      "0,6%",
      "v0.1",
    ]);
    expect(printed({ main }, { ...facts, name: "Sweep" }, es).words).toEqual(["Barrida", "4,5", "12"]);
    const led = { lead: "Sweep", value: "12 yd pass, White" };
    expect(printed({ main: '{{#lead slot="head"}}{{/lead}}' }, {}, es, { head: led }).words).toEqual([
      "BARRIDA",
      "Pase de 12 yd, White",
    ]);
  });

  it("may be another word in another template, printed or written", () => {
    const templates = { main: '{{text code}}{{write "streak"}}{{> part}}', part: '{{text code}}{{write "run"}}' };
    const es = set({}, { L1: "N1", "L1 @ main": "P1", "L{n} @ part": "Largo {n}", "W{n} @ main": "G{n}" });
    const out = printed(templates, { code: "L1" }, es, { streak: "W3", run: "W3" });
    expect(out.words).toEqual(["P1", "N1", "G3", "W3"]);
    expect(printed(templates, { code: "L2" }, es).words).toEqual(["L2", "Largo 2"]);
    expect(es.value("L1")).toBe("N1");
  });

  it("keep the sign before a decimal number", () => {
    expect(["<0.1", ">99.9", "<1"].map((one) => set({}).value(one))).toEqual(["<0,1", ">99,9", "<1"]);
  });
});
