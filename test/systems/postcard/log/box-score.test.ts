/** PC-4: figures, scores, bonuses and drives of a game, however many there are. */
import { describe, expect, it } from "vitest";
import { driveLines, type Drive } from "../../../../src/kernel/football/index.js";
import { formatIssue } from "../../../../src/kernel/issue/index.js";
import { textsIn } from "../../../../src/sheet/drawing/bounds.js";
import type { Values } from "../../../../src/sheet/layout/form.js";
import { BONUS_BOXES, boxScore } from "../../../../src/systems/postcard/facts/box-score.js";
import { postcard } from "../../../../src/systems/postcard/index.js";
import { logDrives, postcardBox, scoringSummary } from "../../../../src/systems/postcard/log/index.js";
import type { GameRecord } from "../../../../src/systems/postcard/record.js";
import { STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { testForm, testPages } from "../../../helpers/forms.js";
import { cache } from "../../../helpers/sheets.js";
import { games, oneGame } from "./helpers.js";
import { flatValues } from "../../../helpers/flat-values.js";

const sheet = postcard.sheets.find(({ id }) => id === "box-score")!;
const form = await testForm(postcard, sheet);
const LONG = { away: "Northwestern Mountaineers", home: "The Saskatchewan Roughriders Football Club of Regina 1910" };

const copiesOf = (record: GameRecord): Values[] =>
  boxScore.fill!([record], {
    rules: STANDARD_RULES,
    names: {},
    cache,
    capacity: (table) => form.capacity(table),
  }).map(({ values }) => flatValues(values));
const valuesOf = (record: GameRecord): Values => copiesOf(record)[0];
/** Rows written into a table and into the one on the page for more. */
const rowsIn = (values: Values, table: string): number =>
  new Set(
    Object.keys(values).flatMap((name) => {
      const found = new RegExp(`^(${table}|more${table[0].toUpperCase()}${table.slice(1)})\\.(\\d+)\\.`).exec(name);
      return found ? [`${found[1]}.${found[2]}`] : [];
    }),
  ).size;

describe("the box score", () => {
  it.each(games(3))("covers all of $name", async ({ record, rules }) => {
    const copies = copiesOf(record);
    const rows = (table: string): number => copies.reduce((sum, values) => sum + rowsIn(values, table), 0);
    expect(rows("drives")).toBe(logDrives(record.events).length);
    expect(rows("scoring")).toBe(scoringSummary(record.events).length);
    const { pages, warnings } = await testPages(postcard, sheet, { fill: "filled", records: [record], rules });
    expect(warnings.map(formatIssue)).toEqual([]);
    const more = copies.flatMap((values) =>
      ["moreScoring.", "moreDrives."].filter((table) => Object.keys(values).some((name) => name.startsWith(table))),
    );
    expect(pages).toHaveLength(copies.length + more.length);
  });

  it("is one page of paper when blank", async () => {
    expect((await testPages(postcard, sheet)).pages).toHaveLength(1);
  });

  it("strikes, crosses and circles as many bonuses as the ledger counts", () => {
    const record = oneGame();
    const values = valuesOf(record);
    for (const side of ["home", "away"] as const) {
      const { spent, lost, left } = postcardBox(record.events)[side].bonuses;
      const taken = values[`boxes.${side}`] as unknown as readonly { place: number; look: string }[];
      expect(taken).toHaveLength(Math.min(BONUS_BOXES, spent + lost + left));
      const count = (look: string): number => taken.filter((one) => one.look === look).length;
      if (spent + lost + left <= BONUS_BOXES)
        expect([count("slash"), count("cross"), count("ring")]).toEqual([spent, lost, left]);
      expect(values[`bonuses.${side}.left`]).toBe(left);
    }
  });

  it("draws home to the right and away to the left, with a sign for a drive's end", () => {
    const drive = (team: "home" | "away", from: number, to: number, result: string): unknown =>
      driveLines({ team, from, yards: to - from, result } as Drive, { bar: team === "home" ? "hatched" : "open" });
    expect(drive("home", 25, 60, "punt")).toEqual([
      { from: 25, to: 60, bar: "hatched" },
      { from: 60, to: 63.5, end: "arrow" },
    ]);
    expect(drive("away", 25, 100, "touchdown")).toEqual([
      { from: 75, to: 0, bar: "open" },
      { from: -5, end: "ball" },
    ]);
    expect(drive("away", 50, 80, "fieldGoal")).toEqual([
      { from: 50, to: 20, bar: "open" },
      { from: 19, to: -5, dash: "dotted", end: "ring" },
    ]);
    expect(drive("home", 25, 30, "gameEnd")).toEqual([{ from: 25, to: 30, bar: "hatched" }]);
  });

  it.each(["letter", "a4"] as const)(
    "fits the longest names on %s in every theme, filled and as a form",
    async (paper) => {
      const records = [oneGame(11, LONG)];
      for (const theme of ["color", "mono", "low-ink", "large-print"] as const)
        for (const fill of ["filled", "forms"] as const) {
          const { pages, warnings } = await testPages(postcard, sheet, { theme, fill, paper, records });
          expect(pages.length).toBeGreaterThan(0);
          expect(warnings.map(formatIssue)).toEqual([]);
        }
    },
  );

  it("names the sides of a game to come, and writes nothing else", async () => {
    const played = oneGame();
    const records = [{ ...played, events: played.events.slice(0, 2) }];
    const { pages } = await testPages(postcard, sheet, { fill: "filled", records });
    const texts = pages.flatMap((page) => textsIn(page.layers.pencil).map(({ value }) => value));
    expect(texts.filter((text) => !/seed|pressbox/.test(text)).sort()).toEqual(["Harbor City", "Millbrook"]);
  });
});
