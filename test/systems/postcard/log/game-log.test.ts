/** PC-3: every row of a game is written once, in its place, whatever is rolled and whoever plays. */
import { describe, expect, it } from "vitest";
import { formatIssue } from "../../../../src/kernel/issue/index.js";
import { textsIn } from "../../../../src/sheet/drawing/bounds.js";
import { LAYERS, type Page } from "../../../../src/sheet/drawing/types.js";
import type { Copy } from "../../../../src/contract/sheet.js";
import { flatValues } from "../../../helpers/flat-values.js";
import { gameLog } from "../../../../src/systems/postcard/facts/game-log.js";
import { dealLines } from "../../../../src/gamekit/log-lines.js";
import { dealTokens, LIST_LETTERS, logLines } from "../../../../src/systems/postcard/facts/log-lines.js";
import { postcard } from "../../../../src/systems/postcard/index.js";
import { logRows } from "../../../../src/systems/postcard/log/index.js";
import type { GameRecord } from "../../../../src/systems/postcard/record.js";
import { STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { testForm, testPages } from "../../../helpers/forms.js";
import { cache } from "../../../helpers/sheets.js";
import { games, oneGame } from "./helpers.js";

const sheet = postcard.sheets.find(({ id }) => id === "game-log")!;
const form = await testForm(postcard, sheet);
const CAPACITY = form.capacity("play");
const LONG = { away: "Northwestern Mountaineers", home: "The Saskatchewan Roughriders Football Club of Regina 1910" };

const fill = (record: GameRecord): readonly Copy[] =>
  gameLog.fill!([record], { rules: STANDARD_RULES, names: {}, cache, capacity: () => CAPACITY });
const penciled = (page: Page): string[] => textsIn(page.layers.pencil).map(({ value }) => value);

describe("the game log", () => {
  it("has room for half of a typical game, in rows large enough to write in", () => {
    expect(CAPACITY).toBeGreaterThanOrEqual(25);
    const rows = form.slots.filter(({ name }) => /^play\.\d+\.words$/.test(name));
    expect(rows).toHaveLength(CAPACITY);
    for (const { at } of rows) expect(at.h).toBeGreaterThanOrEqual(5.2);
  });

  it("breaks a long list of rolls into as few cells as possible, losing nothing", () => {
    const tokens = ["c+4", "+4", "+10", "\u22125", "F", "+2", "+3", "+5", "+1", "+1", "0"].map((text) => ({
      text,
      ones: 0,
    }));
    const cells = dealTokens(tokens, LIST_LETTERS.runs);
    expect(cells.flat()).toEqual(tokens);
    expect(cells).toHaveLength(3);
    const letters = cells.map((cell) => cell.map(({ text }) => text).join(" ").length);
    expect(Math.max(...letters)).toBeLessThanOrEqual(LIST_LETTERS.runs);
    expect(dealTokens([], LIST_LETTERS.other)).toEqual([]);
  });

  it("names downs, kicks and the clock", () => {
    const seen = new Set<string>();
    for (const { record } of games(6))
      for (const { row, values, first } of logLines(logRows(record.events))) {
        if (!first) continue;
        const { what, call, down, stage, left } = row;
        const kinds = {
          down: `${down}`,
          freeKick: "FK",
          kickoff: call === "onside" ? "OS" : "KO",
          try: call === "kick" ? "XP" : "2P",
        };
        const clocks: Partial<Record<string, string>> = { main: `${left}`, final: `F${left}`, overtime: "OT" };
        expect([flatValues(values)["down"], flatValues(values)["clock"]]).toEqual([kinds[what], clocks[stage]]);
        seen.add(kinds[what]).add(stage);
      }
    const names = ["1", "2", "2P", "3", "4", "FK", "KO", "OS", "final", "main", "overtime"];
    expect([...seen].sort()).toEqual(names);
  });

  it("underlines a roll for each natural 1 in it", () => {
    const lines = logLines(logRows(oneGame().events));
    const strokes = lines.flatMap(({ values: { other, runs } }) =>
      [other, runs].flatMap((value) =>
        typeof value === "object" && "under" in value ? (value.under as unknown[]) : [],
      ),
    );
    const ones = lines
      .filter(({ first }) => first)
      .flatMap(({ row }) => [...row.other, ...row.runs])
      .reduce((sum, token) => sum + Math.min(2, token.ones), 0);
    expect(strokes).toHaveLength(ones);
  });

  it.each(games(3))("writes every row of $name once, on no more pages than needed", async ({ record, rules }) => {
    const rows = logRows(record.events);
    const lines = logLines(rows);
    const pages = dealLines(lines, CAPACITY);
    expect(
      pages
        .flat()
        .filter(({ first }) => first)
        .map(({ row }) => row),
    ).toEqual(rows);
    expect(pages.flat()).toEqual(lines);
    for (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(CAPACITY);
      expect(page[0].first).toBe(true);
    }
    const { pages: printed, warnings } = await testPages(postcard, sheet, { fill: "filled", records: [record], rules });
    expect(printed).toHaveLength(pages.length);
    expect(warnings.map(formatIssue)).toEqual([]);
  });

  it("continues where the previous page ended", () => {
    const [first, second] = fill(oneGame()).map(({ values }) => flatValues(values));
    const plain = (value: unknown): unknown =>
      typeof value === "object" && value !== null && "text" in value ? value.text : value;
    const taken = Object.entries(second).filter(([name]) => name.startsWith("start."));
    expect(taken.length).toBeGreaterThanOrEqual(4);
    const last = Object.keys(first).reduce((n, name) => Math.max(n, Number(/^play\.(\d+)\./.exec(name)?.[1] ?? 0)), 0);
    for (const [name, value] of taken)
      expect([name, value]).toEqual([name, plain(first[name.replace("start", `play.${last}`)])]);
  });

  it("counts the remaining plays if the trackers are off", () => {
    const lines = logLines(logRows(oneGame().events)).filter(
      ({ row, values }) => row.stage === "final" && "words" in values,
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const { row, values } of lines) expect([values.timeLeft, values.timeRight]).toEqual(["F", row.leftAfter]);
  });

  it.each(["letter", "a4"] as const)(
    "fits the longest names on %s in every theme, filled and as a form",
    async (paper) => {
      const records = [oneGame(11, LONG)];
      for (const theme of ["color", "mono", "low-ink", "large-print"] as const)
        for (const to of ["filled", "forms"] as const) {
          const { pages, warnings } = await testPages(postcard, sheet, { theme, fill: to, paper, records });
          expect(pages.length).toBeGreaterThan(0);
          if (theme !== "large-print") expect(warnings.map(formatIssue)).toEqual([]);
        }
    },
  );

  it("names the sides of a game to come, and writes nothing else", async () => {
    const played = oneGame();
    const records = [{ ...played, events: played.events.slice(0, 2) }];
    const { pages } = await testPages(postcard, sheet, { fill: "filled", records });
    expect(pages).toHaveLength(1);
    expect(
      penciled(pages[0])
        .filter((text) => !/seed|pressbox/.test(text))
        .sort(),
    ).toEqual(["Harbor City", "Millbrook"]);
  });

  it("prints the same form whether filled or not", async () => {
    const [blank] = (await testPages(postcard, sheet)).pages;
    const [filled] = (await testPages(postcard, sheet, { fill: "filled", records: [oneGame()] })).pages;
    const words = (page: Page): string[] =>
      LAYERS.filter((layer) => layer !== "pencil")
        .flatMap((layer) => textsIn(page.layers[layer]).map(({ value }) => value))
        .filter((value) => !/page \d/.test(value));
    expect(words(filled)).toEqual(words(blank));
  });
});
