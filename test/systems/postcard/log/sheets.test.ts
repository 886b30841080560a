import { describe, expect, it } from "vitest";
import { buildOldSheet } from "../../../../src/build.js";
import { templatesFrom } from "../../../../src/data/templates.js";
import type { ThemeId } from "../../../../src/sheet/theme.js";
import type { Fill } from "../../../../src/page/types.js";
import { defineSystem, type GameSystem } from "../../../../src/systems/contract.js";
import { logRows } from "../../../../src/systems/postcard/log/index.js";
import type { GameRecord } from "../../../../src/systems/postcard/record.js";
import { STANDARD_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { boxScore } from "../../../../src/systems/postcard/sheets/box-score.js";
import { LOG_AT, LOG_CELLS } from "../../../../src/systems/postcard/sheets/game-log-columns.js";
import { LOG_ROWS } from "../../../../src/systems/postcard/sheets/game-log-grid.js";
import { handWidth, listPieces } from "../../../../src/systems/postcard/sheets/game-log-hand.js";
import { dealLines } from "../../../../src/systems/postcard/sheets/game-log-page.js";
import { gameLog } from "../../../../src/systems/postcard/sheets/game-log.js";
import { logLines } from "../../../../src/systems/postcard/sheets/game-log-values.js";
import { drawText, fonts } from "../../../helpers/draw.js";
import { memoryCache } from "../../../helpers/sheets.js";
import { games, oneGame } from "./helpers.js";

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
    sheets: [gameLog, boxScore],
  } as never);

const build = (
  spec: typeof gameLog,
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

describe("the game log", () => {
  it("fills the width of the page and gives every cell a name that begins no other", () => {
    expect(LOG_AT.scoreA.right).toBeCloseTo(259.4, 3);
    expect(LOG_AT.strip.w).toBe(60);
    for (const key of LOG_CELLS) expect(LOG_CELLS.filter((other) => other.startsWith(key))).toEqual([key]);
  });

  it("measures the hand as the font does", () => {
    const kalam = fonts.font("Kalam", 400);
    for (const letter of "0123456789+-\u2212 cFGiSKBXR") {
      const mm = kalam.width(letter, 1) * (10 / 72) * 25.4;
      expect([letter, Math.abs(handWidth(letter, 10) - mm) < 0.02]).toEqual([letter, true]);
    }
  });

  it("breaks a long list of rolls into as few cells as hold it, nothing lost", () => {
    const tokens = ["c+4", "+4", "+10", "\u22125", "F", "+2", "+3", "+5", "+1", "+1", "0"].map((text, i) => ({
      text,
      ones: i === 3 ? 2 : 0,
    }));
    const pieces = listPieces(tokens, 18, 8.6, 6);
    expect(pieces.map(({ text }) => text).join(" ")).toBe(tokens.map(({ text }) => text).join(" "));
    expect(pieces).toHaveLength(Math.ceil(handWidth(tokens.map(({ text }) => text).join(" "), 6) / 16.2));
    for (const { text } of pieces) expect(handWidth(text, 6)).toBeLessThan(18 - 1.5);
    expect(pieces.flatMap(({ under }) => under.map(({ row }) => row))).toEqual([0, 1]);
    expect(listPieces([], 18, 8.6, 6)).toEqual([]);
  });

  it.each(games(3))("prints every row of $name once, on no more pages than it takes", ({ record, rules }) => {
    const rows = logRows(record.events);
    const lines = logLines(rows);
    const pages = dealLines(lines);
    expect(
      pages
        .flat()
        .filter(({ first }) => first)
        .map(({ row }) => row),
    ).toEqual(rows);
    expect(pages.flat()).toEqual(lines);
    for (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(LOG_ROWS);
      expect(page[0]?.first).toBe(true);
    }
    expect(build(gameLog, record, { rules })).toHaveLength(pages.length);
    expect(build(boxScore, record, { rules }).length).toBeGreaterThanOrEqual(1);
  });

  it("takes over where the page before ended", () => {
    const [first, second] = gameLog.pages!({
      ...{ records: [oneGame()], rules: STANDARD_RULES, fill: "filled", theme: "color", names: {} },
      cache: memoryCache(),
    });
    type Cells = { pencil: { carried: { name: string; value: string }[]; written: { name: string; value: string }[] } };
    const last = (first.model as Cells).pencil.written.filter(({ name }) => /\.r29\./.test(name));
    for (const { name, value } of (second.model as Cells).pencil.carried) {
      const key = name.split(".").at(-1);
      expect([key, last.find((cell) => cell.name.endsWith(`.${key}`))?.value]).toEqual([key, value]);
    }
  });
});

describe.each([gameLog, boxScore])("$id", (spec) => {
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
