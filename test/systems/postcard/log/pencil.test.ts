import { describe, expect, it } from "vitest";
import { buildOldSheet } from "../../../../src/build.js";
import { templatesFrom } from "../../../../src/data/templates.js";
import type { ThemeId } from "../../../../src/sheet/theme.js";
import type { Fill } from "../../../../src/page/types.js";
import { defineSystem, type GameSystem } from "../../../../src/systems/contract.js";
import type { GameRecord } from "../../../../src/systems/postcard/record.js";
import { STANDARD_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { boxScore } from "../../../../src/systems/postcard/sheets/box-score.js";
import { drawText, fonts } from "../../../helpers/draw.js";
import { memoryCache } from "../../../helpers/sheets.js";
import { oneGame } from "./helpers.js";

const templates = templatesFrom();
/** As much of a system as the pipeline asks for. */
const system = (rules: PostcardRules): GameSystem =>
  defineSystem<GameRecord, PostcardRules>({
    id: "postcard",
    title: "PostCard Football",
    accent: "#2E7D32",
    standardRules: rules,
    rulesName: () => rules.name,
    kinds: { record: { id: "record", matches: () => true } },
    describe: () => ({ line: "seed 7", command: "pressbox play postcard --seed 7" }),
    sheets: [boxScore],
  } as never);

const build = (
  spec: typeof boxScore,
  record: GameRecord | undefined,
  {
    fill = "filled",
    theme = "color",
    paper = "letter",
    rules = STANDARD_RULES,
  }: Partial<{
    fill: Fill;
    theme: ThemeId;
    paper: "letter" | "a4";
    rules: PostcardRules;
  }> = {},
) =>
  buildOldSheet(
    {
      ...{ system: system(rules), rules, records: record ? [record] : [], fill, theme, paper, names: {} },
      ...{ templates, fonts, cache: memoryCache() },
    },
    spec as never,
  ).markup;

const LONG = { away: "Northwestern Mountaineers", home: "The Saskatchewan Roughriders Football Club of Regina 1910" };

describe.each([boxScore])("$id", (spec) => {
  it.each(["letter", "a4"] as const)("fits the longest names on %s in every theme, filled and as a form", (paper) => {
    const record = oneGame(11, LONG);
    for (const theme of ["color", "mono", "low-ink", "large-print"] as const)
      for (const fill of ["filled", "forms"] as const)
        expect(build(spec, record, { theme, fill, paper }).length).toBeGreaterThan(0);
  });

  it("is blank where nobody has written", () => {
    const [blank] = build(spec, undefined, { fill: "blank" });
    const [filled] = build(spec, oneGame());
    expect(blank.layers.pencil).toBe("");
    const printed = ({ layers }: typeof blank): string => layers.form.replace(/page 1 of \d/, "");
    expect(printed(filled)).toBe(printed(blank));
    expect(filled.layers.pencil).toContain("Harbor");
  });

  it("names the sides of a game to come, and writes nothing else", () => {
    const played = oneGame();
    const [page] = build(spec, { ...played, events: played.events.slice(0, 2) });
    const texts = page.layers.pencil.match(/<text[^>]*>[^<]*/g)?.map((text) => text.replace(/.*>/, ""));
    const footer = /seed|pressbox/;
    expect(texts?.filter((text) => !footer.test(text)).sort()).toEqual(["Harbor City", "Millbrook"]);
  });

  it("has large print with everything to write into", () => {
    const pages = build(spec, undefined, { theme: "large-print", fill: "forms" });
    const fields = pages.map(({ layers }) => layers.pencil.match(/data-field/g)?.length ?? 0);
    expect(fields.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
  });
});

describe("pencil lines", () => {
  const line = (rest: string, fill: Fill = "filled"): string =>
    drawText(`{{#layer "pencil"}}{{pencilLine name="way" x1=5 y1=5 x2=80 y2=5 ${rest}}}{{/layer}}`, {}, { fill }).page
      .layers.pencil;

  it("are drawn by a hand that strays the same way every time", () => {
    expect(line("")).toBe(line(""));
    expect(line("").match(/Q/g)).toHaveLength(2);
    expect(line("", "blank")).toBe("");
  });

  it.each([
    ['dash="dashed"', "stroke-dasharray"],
    ['to="arrow"', "stroke-linejoin"],
    ['to="ball"', "<circle"],
    ['from="bar"', "M5"],
  ])("take %s", (rest, sign) => {
    expect(line(rest)).toContain(sign);
  });
});
