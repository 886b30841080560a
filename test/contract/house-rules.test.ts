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
import { rulesWith, switchedRules, switchesOf } from "../helpers/switched.js";

const referenceOf = ({ sheets }: GameSystem) => sheets.filter(({ houseRules }) => houseRules);
const textOf = (pages: readonly Page[]): string =>
  pages
    .flatMap((page) => LAYERS.flatMap((layer) => textsIn(page.layers[layer])))
    .map(({ value }) => value)
    .join(" ")
    .replace(/\s+/g, " ");
/** Words alone: lines break anywhere, and print has its own quotes and minus signs. */
const bare = (text: string): string => text.replace(/[\s\u2019'"\u201c\u201d]/g, "").replaceAll("\u2212", "-");

describe.each(SYSTEMS.map((system) => ({ name: system.id, system })))("$name", ({ system }) => {
  it("has one sheet that names house rules, and prints none by default", async () => {
    const [spec, ...more] = referenceOf(system);
    expect(spec, "a sheet with houseRules").toBeDefined();
    expect(more.map(({ id }) => id)).toEqual([]);
    expect(system.switched(system.standardRules)).toEqual([]);
    expect(houseRulesFacts(system, system.standardRules)).toBeNull();
    expect(textOf((await testPages(system, spec)).pages)).not.toMatch(/house rules/i);
  });

  it("prints every ruling with every alternative answer, one at a time", () => {
    expect(switchesOf(system).length).toBeGreaterThan(10);
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
  it.each(looks)("prints all of them at once, on %s, %s, without overflow", async (paper, theme) => {
    const [spec] = referenceOf(system);
    // Other papers and themes are about room: the first answers do.
    for (const rules of theme === "color" ? switchedRules(system) : switchedRules(system).slice(0, 1)) {
      const form = await testForm(system, spec, { rules, paper, theme });
      expect(checkForm(form).map(formatIssue)).toEqual([]);
      const { pages, warnings } = await testPages(system, spec, { rules, paper, theme });
      expect(pages.length).toBeGreaterThan((await testForm(system, spec, { paper, theme })).pages.length);
      expect(warnings.map(formatIssue)).toEqual([]);
      const printed = bare(textOf(pages));
      const wanted = system
        .switched(rules)
        .flatMap(({ question, meaning, id, value }) => [question, meaning, `${id}: ${value}`]);
      expect(wanted.filter((text) => !printed.includes(bare(text)))).toEqual([]);
    }
  });
});

it("names presets, their purpose, and that their charts are changed", () => {
  const asked = SYSTEMS.flatMap((system) =>
    (system.presets ?? []).flatMap(({ id, summary, rules }) => {
      const facts = houseRulesFacts(system, rules);
      return facts ? [[system.id, id, facts.name, facts.preset === summary, facts.charts]] : [];
    }),
  );
  expect(asked).toEqual([
    ["postcard", "balanced", "balanced", true, false],
    ["dice-football", "season", "season", true, true],
    ["5d20", "season", "season", true, true],
  ]);
});

it("recognizes a preset stored in a record or league, and no other rules of its name", () => {
  const system = SYSTEMS.find(({ id }) => id === "5d20")!;
  const season = system.presets!.find(({ id }) => id === "season")!;
  const kept = JSON.parse(JSON.stringify(season.rules)) as object;
  expect(houseRulesFacts(system, kept)?.preset).toBe(season.summary);
  expect(houseRulesFacts(system, rulesWith(system, { yac20: "twice" }, "season"))?.preset).toBe("");
});

it.each(["5d20", "dice-football"])("has room for the charts of %s, rules season", async (id) => {
  const system = SYSTEMS.find((one) => one.id === id)!;
  const { rules } = system.presets!.find((preset) => preset.id === "season")!;
  const spec = system.sheets.find((sheet) => sheet.id === "game-charts")!;
  for (const paper of ["letter", "a4"] as const)
    expect((await testPages(system, spec, { rules, paper })).pages.length).toBeGreaterThan(0);
});
