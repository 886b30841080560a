/** House rules in force: the sheet that tells how to play names every ruling that is switched, and by default none. */
import { describe, expect, it } from "vitest";
import type { GameSystem } from "../../src/contract/game.js";
import { formatIssue } from "../../src/kernel/issue/index.js";
import type { PrinterPaper } from "../../src/kernel/units/index.js";
import { houseRulesFacts } from "../../src/print/house-rules.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { LAYERS, type Page } from "../../src/sheet/drawing/types.js";
import { checkForm } from "../../src/sheet/layout/check.js";
import type { ThemeId } from "../../src/sheet/theme.js";
import { testForm, testPages } from "../helpers/forms.js";
import { SYSTEMS } from "../helpers/sheets.js";

type Answers = Readonly<Record<string, string>>;

/** A file of rules says `true` or 30, a list of rulings "true" or "30". */
const valueOf = (usual: unknown, answer: string): unknown =>
  typeof usual === "boolean" ? answer === "true" : /^-?\d+$/.test(answer) ? Number(answer) : answer;

/** The standard rules of a game with some rulings answered otherwise. */
function rulesWith({ standardRules }: GameSystem, answers: Answers, name = "Thursday night"): unknown {
  const { switches, ...rules } = standardRules as { readonly switches: Readonly<Record<string, unknown>> };
  const own = Object.entries(answers).map(([id, answer]) => [id, valueOf(switches[id], answer)]);
  return { ...rules, name, switches: { ...switches, ...Object.fromEntries(own) } };
}

const switchesOf = ({ rulings }: GameSystem) => rulings.filter(({ fixed }) => !fixed);

/** All rulings at once, each at its second answer, then at its third ...; where there are fewer, at its last. */
function everything(system: GameSystem): Answers[] {
  const most = Math.max(...switchesOf(system).map(({ values }) => values.length));
  return Array.from({ length: most - 1 }, (_, i) =>
    Object.fromEntries(switchesOf(system).map(({ id, values }) => [id, values[Math.min(i + 1, values.length - 1)].id])),
  );
}

const referenceOf = ({ sheets }: GameSystem) => sheets.filter(({ houseRules }) => houseRules);
const textOf = (pages: readonly Page[]): string =>
  pages
    .flatMap((page) => LAYERS.flatMap((layer) => textsIn(page.layers[layer])))
    .map(({ value }) => value)
    .join(" ")
    .replace(/\s+/g, " ");
const bare = (text: string): string => text.replace(/[\s\u2019']/g, "").replace(/["\u201c\u201d]/g, "");

describe.each(SYSTEMS.map((system) => ({ name: system.id, system })))("$name", ({ system }) => {
  it("has one sheet that names house rules, which prints none by default", async () => {
    const [spec, ...more] = referenceOf(system);
    expect(spec, "a sheet with houseRules").toBeDefined();
    expect(more.map(({ id }) => id)).toEqual([]);
    expect(system.switched(system.standardRules)).toEqual([]);
    expect(houseRulesFacts(system, system.standardRules)).toBeNull();
    expect(textOf((await testPages(system, spec)).pages)).not.toMatch(/house rules/i);
  });

  it("names every ruling at every answer but the usual one, alone", () => {
    const asked = switchesOf(system).flatMap(({ id, values }) => values.slice(1).map((value) => ({ id, ...value })));
    expect(asked.length).toBeGreaterThan(5);
    for (const { id, id: key, meaning } of asked.map((one) => ({ ...one, id: one.id }))) void [id, key, meaning];
    for (const ruling of switchesOf(system))
      for (const { id: value, meaning } of ruling.values.slice(1)) {
        const facts = houseRulesFacts(system, rulesWith(system, { [ruling.id]: value }));
        expect(facts?.rulings.map((one) => one.switch)).toEqual([`${ruling.id}: ${value}`]);
        expect(bare(facts!.rulings[0].answer)).toBe(bare(meaning));
        expect(bare(facts!.rulings[0].question)).toBe(bare(ruling.question));
      }
  });

  const looks: readonly [PrinterPaper, ThemeId][] = [
    ["letter", "color"],
    ["a4", "low-ink"],
    ["letter", "large-print"],
  ];
  it.each(looks)("prints all of them at once, on %s, %s: nothing overflows", async (paper, theme) => {
    const [spec] = referenceOf(system);
    for (const answers of everything(system)) {
      const rules = rulesWith(system, answers);
      const form = await testForm(system, spec, { rules, paper, theme });
      expect(checkForm(form).map(formatIssue)).toEqual([]);
      const { pages, warnings } = await testPages(system, spec, { rules, paper, theme });
      expect(warnings.map(formatIssue)).toEqual([]);
      const printed = bare(textOf(pages));
      for (const { question, meaning, id, value } of system.switched(rules))
        for (const text of [question, meaning, `${id}: ${value}`]) expect(printed).toContain(bare(text));
    }
  });
});
