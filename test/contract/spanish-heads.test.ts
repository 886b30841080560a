/** Spanish in few letters: heads that stand beside each other stay apart, and what the game itself is called by stays as it is. */
import { describe, expect, it } from "vitest";
import { WordSet } from "../../src/files/words/word-set.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { bindDocument, buildSheet } from "../../src/print/build.js";
import { usualRequest } from "../../src/print/request.js";
import { requestFor } from "../../src/print/samples.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import type { Fill } from "../../src/sheet/drawing/types.js";
import { TemplateEngine } from "../../src/sheet/template/engine.js";
import type { Expression, Statement, TemplateTree } from "../../src/sheet/template/tree.js";
import { WordingWords } from "../../src/sheet/words/wording.js";
import { fonts } from "../helpers/draw.js";
import { cache, SHEET_CASES, testRecords } from "../helpers/sheets.js";
import { SPANISH } from "./spanish.js";

const words = new WordSet(SPANISH);

/** The trees of all templates, by name. */
function trees(): ReadonlyMap<string, TemplateTree> {
  const found = new Map<string, TemplateTree>();
  const templates = templatesFrom();
  const engine = new TemplateEngine({
    ...templates,
    words: {
      language: "en",
      reworded({ template, tree }) {
        found.set(template, tree);
        return tree.body;
      },
      said: (value) => value,
      text: () => undefined,
    },
  });
  for (const name of templates.names()) engine.front(name);
  return found;
}

/** Heads of a table's columns, or labels that one partial prints beside each other: group and head, if both are words of the template. */
function headsIn(body: readonly Statement[], tables: (readonly string[])[][]): (readonly string[])[] {
  const own: (readonly string[])[] = [];
  const labels = new Map<string, (readonly string[])[]>();
  const written = (value: Expression | undefined): string | undefined =>
    typeof value === "string" ? value : undefined;
  for (const one of body) {
    if (typeof one === "string") continue;
    const { named = {}, body: inner = [] } = one;
    if (!("call" in one)) {
      const label = written(named.label);
      if (label !== undefined) labels.set(one.partial ?? "", [...(labels.get(one.partial ?? "") ?? []), [label]]);
      own.push(...headsIn(inner, tables));
      continue;
    }
    if (one.call === "column" && (named.head ?? named.group) !== undefined) {
      const [group, head] = [named.group ?? "", named.head ?? ""].map(written);
      if (group !== undefined && head !== undefined) own.push([group, head]);
    }
    const below = [inner, one.inverse ?? []].flatMap((part) => headsIn(part, tables));
    if (one.call === "table") tables.push(below);
    else own.push(...below);
  }
  tables.push(...labels.values());
  return own;
}

/** A head as the eye takes it: `int.` and `Int` are one. */
const alike = (head: readonly string[]): string => head.join(" | ").toLowerCase().replaceAll(".", "");

it("heads that differ in English differ in Spanish", () => {
  let compared = 0;
  const faults: string[] = [];
  for (const [template, tree] of trees()) {
    const tables: (readonly string[])[][] = [];
    tables.push(headsIn(tree.body, tables));
    const place = { template, file: "", line: 1, block: "column head" };
    for (const table of tables) {
      const english = new Map<string, string>();
      for (const head of table) {
        const own = alike(head);
        const said = alike(head.map((part) => words.text(part, place) ?? part));
        const before = english.get(said) ?? own;
        if (before !== own) faults.push(`${template}: "${before}" and "${own}" are both "${said}"`);
        english.set(said, own);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

const initials = (text: string): string[] => text.split(/[^\p{L}]+/u).map((word) => word.slice(0, 1).toUpperCase());

it("a head of one letter begins what it is read as", () => {
  const faults: string[] = [];
  let compared = 0;
  for (const [template, tree] of trees()) {
    const place = { template, file: "", line: 1, block: "column head" };
    const check = (body: readonly Statement[]): void => {
      for (const one of body) {
        if (typeof one === "string") continue;
        const { head, long } = one.named ?? {};
        if ("call" in one && one.call === "column" && typeof head === "string" && typeof long === "string")
          if (/^\p{L}$/u.test(head) && long.startsWith(head)) {
            compared++;
            const [short, full] = [head, long].map((part) => words.text(part, place) ?? part);
            if (!initials(full).includes(short[0])) faults.push(`${template}: "${short}" is read as "${full}"`);
          }
        check(one.body ?? []);
        if ("call" in one) check(one.inverse ?? []);
      }
    };
    check(tree.body);
  }
  expect(compared).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

it.each([
  ["shared/keep/envelope-back", ["W", "L", "T"], ["G", "P", "E"]],
  ["shared/book/team-games", ["W", "L", "T"], ["G", "P", "E"]],
  ["shared/season/standings", ["W3", "L1", "T2"], ["G3", "P1", "E2"]],
  ["shared/book/opener", ["W3", "L1", "T2"], ["G3", "P1", "E2"]],
  ["5d20/season-log", ["W 22\u201320", "L 3\u201310", "T 7\u20137"], ["G 22\u201320", "P 3\u201310", "E 7\u20137"]],
  ["dice-football/season-log", ["W 22\u201320", "L 3\u201310"], ["G 22\u201320", "P 3\u201310"]],
  ["postcard/probability", ["L1", "L4"], ["N1", "N4"]],
  ["dice-football/call-title", ["L1", "L4", "W", "T"], ["L1", "L4", "W", "T"]],
])("%s writes results and levels in Spanish", (template, english, spanish) => {
  expect(english.map((value) => words.value(value, `templates/${template}.hbs`))).toEqual(spanish);
});

/** Calls and places of the DICE Football cards: the dice look them up. */
const CODE = /^(?:[A-Z]\d|[CET])$/;

describe.each(SHEET_CASES.filter(({ name }) => ["dice-football call-cards", "dice-football trc"].includes(name)))(
  "$name",
  ({ system, spec }) => {
    it.each(["blank", "filled"] satisfies Fill[])("keeps its codes in Spanish, %s", async (fill) => {
      const records = fill === "filled" ? testRecords(system) : [];
      const codesIn = async (spanish: boolean): Promise<readonly string[]> => {
        const templates = { ...templatesFrom(), ...(spanish && { words: new WordingWords(words) }) };
        const request = usualRequest(system, { templates, fonts, cache }, { fill, records });
        const { pages } = bindDocument(request, [await buildSheet(requestFor(request, spec), spec)], spec.title);
        return pages
          .flatMap(({ layers }) => Object.values(layers).flatMap((ops) => textsIn(ops).map(({ value }) => value)))
          .filter((value) => CODE.test(value))
          .sort();
      };
      const english = await codesIn(false);
      expect(english.length).toBeGreaterThan(10);
      expect(await codesIn(true)).toEqual(english);
    });
  },
);
