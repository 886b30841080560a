/** The grid of the scoresheet: columns, heads, a row a season, the lines between them (millimetres in the live area). */
import { columns, round, span, type RowPlace } from "../../../page/lay-out.js";
import type { SeasonLine } from "../engine/index.js";
import { ROUNDS, type DynastyRules } from "../rules/index.js";
import { roundSign, seasonValues } from "./scoresheet-values.js";
import { DASH, ROUND_NAMES } from "./shared.js";

export const COLUMN = columns(0, {
  season: 11,
  roll: 9,
  news: 26,
  dice: 15,
  gained: 8,
  spent: 9.5,
  left: 8,
  final: 33,
  record: 13.5,
  wildCard: 7.6,
  divisional: 7.6,
  conference: 7.6,
  bigGame: 7.6,
  extension: 8.6,
  points: 8.5,
  total: 9.5,
});

/** Top of the grid. */
export const TOP = 21;
const DIE = 5;
const PITCH = 6.05;

export const GROUPS = [
  { title: "Season", at: COLUMN.season },
  { title: "Off-season", at: span(COLUMN.roll, COLUMN.news) },
  { title: "Team dice", at: COLUMN.dice },
  { title: "Coach influence", at: span(COLUMN.gained, COLUMN.left) },
  { title: "Regular season", at: span(COLUMN.final, COLUMN.record) },
  { title: "Playoffs", at: span(COLUMN.wildCard, COLUMN.bigGame) },
  { title: "Ext.", at: COLUMN.extension },
  { title: "Points", at: span(COLUMN.points, COLUMN.total) },
];

/** Two short lines over each column; points come from the tables in force. */
export function headings(rules: DynastyRules): object[] {
  const { playoffs, extension, setup } = rules.tables;
  const middle = (key: keyof typeof COLUMN, first: string, second: string): object => ({
    x: COLUMN[key].cx,
    w: COLUMN[key].w - 0.6,
    align: "middle",
    first,
    second,
  });
  const start = (key: keyof typeof COLUMN, first: string, second: string): object => ({
    x: COLUMN[key].x + 1.4,
    w: COLUMN[key].w - 2,
    align: "start",
    first,
    second,
  });
  return [
    middle("season", "ring =", "contract"),
    middle("roll", "2d6", "+ mods"),
    start("news", "What happened", "FO = Front Office Drama"),
    middle("dice", `Coach Die + ${setup.diceMin - 1}${DASH}${setup.diceMax - 1}`, "ring one"),
    middle("gained", "gained", "+"),
    middle("spent", "spent", "tally"),
    middle("left", "left", `${setup.influenceMin}${DASH}${setup.influenceMax}`),
    start("final", "Final dice", "Coach Die first"),
    middle("record", "Record", `W${DASH}L, ${setup.winningWins}+ = ${rules.tables.scoring.winningSeason}`),
    ...playoffs.map((row) => middle(row.round, ROUND_NAMES[row.round].short, `${row.points} pts`)),
    middle("extension", `+${extension.betterResult} +${extension.conferenceTitle}`, `+${extension.bigGame}`),
    middle("points", "season", "sum"),
    middle("total", "total", "running"),
  ];
}

const FIELDS = [
  "contract",
  "total2d6",
  "news",
  "effect",
  "gained",
  "spent",
  "left",
  "dice",
  "record",
  "extension",
  "points",
  "total",
] as const;

type PrintedRow = ReturnType<typeof printRow>;
const printedRows = new WeakMap<DynastyRules, Map<number, PrintedRow>>();

/** What stands in a row before anybody writes: the same for every campaign under these rules. */
function printRow(rules: DynastyRules, place: RowPlace) {
  const season = place.index + 1;
  const name = (key: string): string => `season.${season}.${key}`;
  const { setup } = rules.tables;
  const diceX = COLUMN.final.x + 1.8;
  const counts = Array.from({ length: setup.diceMax - setup.diceMin + 1 }, (_, i) => setup.diceMin + i);
  const step = counts.length > 1 ? 8.8 / (counts.length - 1) : 0;
  return {
    ...place,
    season: `${season}`,
    signed: season <= setup.contractYears,
    choices: counts.map((dice, i) => ({
      dice,
      count: `${dice}`,
      x: round(COLUMN.dice.cx + (i - (counts.length - 1) / 2) * step),
      name: name(`teamDice.${dice}`),
      label: `season ${season}: ${dice} Team Dice`,
    })),
    spaces: Array.from({ length: setup.diceMax }, (_, i) => ({
      x: round(diceX + i * PITCH),
      look: i === 0 ? "space-coach" : i < setup.diceMin ? "space" : "space-won",
    })),
    cells: ROUNDS.map((r) => ({
      round: r,
      name: name(r),
      x: COLUMN[r].x,
      w: COLUMN[r].w,
      label: `season ${season}: ${ROUND_NAMES[r].long}`,
    })),
    diceX,
    diceY: round(place.cy - DIE / 2),
    newsX: COLUMN.news.x + 0.6,
    names: Object.fromEntries(FIELDS.map((key) => [key, name(key)])),
    labels: { contract: `season ${season} under contract` },
  };
}

/** One season: printed parts and pencil values. `contractEnd` = last season that a ring covers. */
export function seasonRow(
  rules: DynastyRules,
  place: RowPlace,
  line: SeasonLine | undefined,
  contractEnd: number,
): object {
  let kept = printedRows.get(rules);
  if (!kept) printedRows.set(rules, (kept = new Map()));
  let printed = kept.get(place.index);
  if (!printed) kept.set(place.index, (printed = printRow(rules, place)));
  const values = seasonValues(rules, line, rules.tables.setup.diceMax);
  // A die won or lost besides influence takes more of the cell.
  const effectW = values.effect.length > 4 ? 11 : 7.4;
  return {
    ...printed,
    ...values,
    contract: !printed.signed && place.index < contractEnd,
    dieChoices: printed.choices.map((choice) => ({ ...choice, on: line?.dice === choice.dice })),
    rounds: printed.cells.map((cell) => ({ ...cell, value: roundSign(line, cell.round) })),
    newsW: COLUMN.news.w - 0.8 - effectW,
    effectX: COLUMN.news.right - effectW - 0.2,
    effectW,
  };
}

/** Lines between columns: groups stand out, and the strips between blocks of seasons stay open. */
export function columnLines(
  frame: { top: number; headTop: number; careerY: number; bottom: number },
  blocks: readonly { bottom: number; y: number; rows: readonly unknown[] }[],
): object[] {
  const strong = new Set(GROUPS.map((group) => group.at.x));
  const lines: object[] = [];
  for (const column of Object.values(COLUMN).slice(1)) {
    const weight = strong.has(column.x) ? "frame" : "hair";
    if (weight === "hair") lines.push({ x: column.x, y1: frame.headTop, y2: blocks[0].y, weight });
    else lines.push({ x: column.x, y1: frame.headTop, y2: blocks[0].y, weight: "rule" });
    blocks.forEach((block, i) =>
      lines.push({
        x: column.x,
        y1: block.bottom,
        y2: blocks[i + 1]?.y ?? frame.careerY,
        weight: weight === "frame" ? "rule" : "hair",
      }),
    );
    if (column.x >= COLUMN.wildCard.x && column.x <= COLUMN.points.x)
      lines.push({ x: column.x, y1: frame.careerY, y2: frame.bottom, weight: "rule" });
  }
  return lines;
}
