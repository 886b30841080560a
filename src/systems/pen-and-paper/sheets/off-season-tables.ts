/** Rule tables that the off-season sheets print, made from the rules in force. */
import { STATS, type FanChange, type PenAndPaperRules, type Range } from "../rules/index.js";
import { DASH, MINUS, money, rangeText } from "./shared.js";
import type { TableSpec } from "./table.js";

const EVENT_WORDS = { folds: "team folds", moves: "moves, unless it pays", nothing: "nothing" } as const;

/** Season classes: fan base by 1d6, income by market; the first column is for a tick. */
export function classTable(rules: PenAndPaperRules, ticked?: string): TableSpec {
  const faces = (rows: readonly (Range & { readonly change: FanChange })[], change: FanChange): string =>
    rows
      .filter((row) => row.change === change)
      .map(rangeText)
      .join(", ") || DASH;
  return {
    name: "class",
    title: "1  Season class, 2  fan base",
    columns: [
      { key: "ours", head: "Ours", w: 11, align: "middle", pencil: true, group: "1  Season class" },
      { key: "title", head: "", w: 32, style: "semi", size: 8.2, group: "1  Season class" },
      { key: "grows", head: "Grows", w: 14, align: "middle", group: "2  Fan base on 1d6" },
      { key: "same", head: "Same", w: 14, align: "middle", group: "2  Fan base on 1d6" },
      { key: "shrinks", head: "Shrinks", w: 14, align: "middle", group: "2  Fan base on 1d6" },
      { key: "major", head: "Major", w: 16, align: "middle", group: "5  Income a market" },
      { key: "minor", head: "Minor", w: 16, align: "middle", group: "5  Income a market" },
    ],
    rows: rules.tables.seasonClasses.map((row) => [
      row.id === ticked ? "x" : "",
      row.title,
      faces(row.fanBase, "grows"),
      faces(row.fanBase, "same"),
      faces(row.fanBase, "shrinks"),
      money(row.major),
      row.minor === 0 ? DASH : money(row.minor),
    ]),
  };
}

export const eventTable = (rules: PenAndPaperRules): TableSpec => ({
  name: "eventChart",
  title: "Events",
  note: "worst of a division or the league",
  columns: [
    { key: "roll", head: "2d6", w: 10, align: "middle", tint: true, style: "strong" },
    { key: "what", head: "What happens", w: 34 },
  ],
  rows: rules.tables.events.map((row) => [
    rangeText(row),
    row.event === "moves" ? `${EVENT_WORDS.moves} ${money(rules.tables.stadiumPrice)}` : EVENT_WORDS[row.event],
  ]),
});

export const setbackTable = (rules: PenAndPaperRules): TableSpec => ({
  name: "setbackChart",
  title: "Setback",
  note: "all teams",
  columns: [
    { key: "roll", head: "d20", w: 12, align: "middle", tint: true, style: "strong" },
    { key: "what", head: "Points lost", w: 24, align: "middle" },
  ],
  rows: rules.tables.setback.map((row) => [rangeText(row), `${row.value}`]),
});

export const improvementTable = (rules: PenAndPaperRules): TableSpec => ({
  name: "improvementChart",
  title: "Improvement",
  columns: [
    { key: "roll", head: "d20", w: 12, align: "middle", tint: true, style: "strong" },
    { key: "what", head: "Score", w: 24, align: "middle" },
  ],
  rows: rules.tables.improvement.map((row) => [
    rangeText(row),
    "star" in row
      ? "a star"
      : row.change === 0
        ? "no change"
        : row.change < 0
          ? `${MINUS}${-row.change}`
          : `+${row.change}`,
  ]),
});

export const starPositionTable = (rules: PenAndPaperRules): TableSpec => ({
  name: "starChart",
  title: "Which star",
  note: "1d6 under the ability that rolled it",
  columns: [
    { key: "roll", head: "1d6", w: 10, align: "middle", tint: true, style: "strong" },
    ...STATS.map((stat) => ({ key: stat, head: stat, w: 11, align: "middle" as const })),
  ],
  rows: rules.tables.starPositions.map((row) => [rangeText(row), ...STATS.map((stat) => row.positions[stat])]),
});

/** What more improvement rolls cost, in words. */
export function priceWords(rules: PenAndPaperRules): string {
  const { free, freeWorst, prices } = rules.tables.improvementRolls;
  const list = prices.map((price, i) => `${["one", "two", "three"][i] ?? i + 1} ${money(price)}`).join(", ");
  return `Improvement rolls: ${free} free, ${freeWorst} for the worst of a division. More abilities, in all: ${list}. One roll an ability.`;
}
