/** The tables of the odds card, placed on its page. */
import { columns, round, rows } from "../../../page/lay-out.js";
import { type DynastyRules } from "../rules/index.js";
import { chancePlace } from "./odds-large.js";
import {
  climbs,
  diceCounts,
  firstRollTable,
  influenceLevels,
  resolvedTable,
  roundTable,
  waysTable,
  type Chance,
} from "./odds-values.js";
import { DASH, ENTRY_NAMES, PATTERN_NAMES, ROUND_NAMES, signed } from "./shared.js";
import { recordOf, regularRows, totalText } from "./table-words.js";

const TOP = 21.6;
export const BAND = 5.6;
const HEAD = 4.8;
const LEFT_W = 104;
export const RIGHT_X = 108;
export const RIGHT_W = 82;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A cell with its number set to the decimal point and its bar under it. */
function cell(chance: Chance, x: number, w: number, y: number, h: number, track = "tint12"): object {
  const bar = Math.min(1, chance.share) * (w - 3);
  return {
    text: chance.text,
    plain: chance.share === 0,
    right: round(x + w / 2 + 3.9),
    cx: round(x + w / 2),
    cy: round(y + h / 2 - 0.45),
    barX: round(x + 1.5),
    barY: round(y + h - 1.2),
    trackW: round(w - 3),
    track,
    barW: chance.share > 0 ? Math.max(0.25, round(bar)) : 0,
  };
}

function frame(box: Box, title: string, note: string): object {
  return {
    ...box,
    title,
    note,
    textX: box.x + 2,
    noteX: box.x + 8,
    bottom: round(box.y + box.h),
    headY: box.y + BAND,
    headCy: box.y + BAND + HEAD / 2,
    headH: HEAD,
    bodyY: round(box.y + BAND + HEAD),
  };
}

const valueColumns = (x: number, w: number, count: number): { x: number; w: number; cx: number }[] =>
  Array.from({ length: count }, (_, i) => ({
    x: round(x + (i * w) / count),
    w: round(w / count),
    cx: round(x + ((i + 0.5) * w) / count),
  }));

/** A: the season's first roll. */
export function firstRoll(rules: DynastyRules): { box: Box; model: object } {
  const { cells, summary } = firstRollTable(rules);
  const counts = diceCounts(rules);
  const printed = regularRows(rules);
  const rowH = 5;
  const gap = 1;
  const count = printed.length + summary.length;
  const box = { x: 0, y: TOP, w: LEFT_W, h: round(BAND + HEAD + count * rowH + gap) };
  const column = columns(0, { record: 18.5, name: 30.5 });
  const values = valueColumns(column.name.right, LEFT_W - column.name.right, counts.length);
  const body = rows(TOP + BAND + HEAD, rowH, printed.length);
  const sums = rows(body[body.length - 1].bottom + gap, rowH, summary.length);
  return {
    box,
    model: {
      ...frame(box, "First roll of the season", "percent, nothing spent"),
      column,
      coachX: column.name.right - 1,
      values: values.map((value, i) => ({ ...value, label: `${counts[i]} dice` })),
      rows: printed.map((row, i) => ({
        ...body[i],
        tint: row.entry === "bye" ? "tint12" : row.entry === "wildCard" ? "tint6" : "none",
        record: recordOf(row),
        entry: row.entry === "bye" ? "B" : row.entry === "wildCard" ? "W" : "",
        entryX: column.name.x - 3.2,
        name: PATTERN_NAMES[rules.tables.regularSeason[i].pattern] + (row.first === "" ? "" : ", first roll"),
        coach: row.coach,
        coachX: column.name.right - 1,
        cells: values.map((value, d) =>
          cell(cells[i][d], value.x, value.w, body[i].y, rowH, row.entry === "bye" ? "paper" : "tint12"),
        ),
      })),
      sumsY: sums[0].y,
      sums: summary.map((line, i) => ({
        ...sums[i],
        label: line.label,
        strong: i === 0,
        cells: values.map((value, d) => cell(line.cells[d], value.x, value.w, sums[i].y, rowH)),
      })),
      key: `B first-round ${ENTRY_NAMES.bye}  \u00b7  W ${ENTRY_NAMES.wildCard}  \u00b7  ${DASH} cannot come up  \u00b7  paid: only after influence is spent`,
    },
  };
}

/** B1: a playoff round without influence. */
export function cold(rules: DynastyRules): { box: Box; model: object } {
  const { rounds, ways } = roundTable(rules);
  const counts = diceCounts(rules);
  const rowH = 5.6;
  const gap = 1;
  const box = { x: RIGHT_X, y: TOP, w: RIGHT_W, h: round(BAND + HEAD + (rounds.length + ways.length) * rowH + gap) };
  const values = valueColumns(RIGHT_X + 28, RIGHT_W - 28, counts.length);
  const body = rows(TOP + BAND + HEAD, rowH, rounds.length);
  const ends = rows(body[body.length - 1].bottom + gap, rowH, ways.length);
  return {
    box,
    model: {
      ...frame(box, "One playoff roll", "percent, nothing spent"),
      values: values.map((value, i) => ({ ...value, label: `${counts[i]} dice` })),
      rows: rounds.map((line, i) => ({
        ...body[i],
        label: ROUND_NAMES[line.round].long,
        cells: values.map((value, d) => cell(line.cells[d], value.x, value.w, body[i].y, rowH)),
      })),
      sumsY: ends[0].y,
      sums: ways.map((line, i) => ({
        ...ends[i],
        label: line.label,
        cells: values.map((value, d) => cell(line.cells[d], value.x, value.w, ends[i].y, rowH)),
      })),
    },
  };
}

/** B2: what an off-season brings once the Front Office has spoken. */
export function resolved(rules: DynastyRules, y: number, h: number): { box: Box; model: object } {
  const lines = resolvedTable(rules);
  const box = { x: RIGHT_X, y, w: RIGHT_W, h };
  const rowH = round((h - BAND - HEAD) / lines.length);
  const values = valueColumns(RIGHT_X + 22, RIGHT_W - 22, 3);
  const body = rows(y + BAND + HEAD, rowH, lines.length);
  return {
    box,
    model: {
      ...frame(box, "Off-season", "Front Office played out, before limits"),
      values: ["lose a die", "gain a die", "influence, mean"].map((label, i) => ({ ...values[i], label })),
      rows: lines.map((line, i) => ({
        ...body[i],
        label: `+${line.modifier}`,
        note: line.modifier === 0 ? "none" : line.modifier === 1 ? "losing season" : "",
        cells: [line.lose, line.gain].map((chance, c) => cell(chance, values[c].x, values[c].w, body[i].y, rowH)),
        mean: line.influence,
        meanX: round(values[2].cx + 4),
      })),
    },
  };
}

/** C: chances with influence in hand. */
export function climb(rules: DynastyRules, y: number): { box: Box; model: object } {
  const levels = influenceLevels(rules);
  const groups = diceCounts(rules)
    .map((dice) => ({ dice, lines: climbs(rules, dice) }))
    .filter(({ lines }) => lines.length > 0);
  const rowH = 5.1;
  const column = columns(0, { dice: 13, goal: 36 });
  const values = valueColumns(column.goal.right, 190 - column.goal.right, levels.length);
  let at = round(y + BAND + HEAD);
  const placed = groups.map(({ dice, lines }) => {
    const body = rows(at, rowH, lines.length);
    const top = at;
    at = body[body.length - 1].bottom;
    return {
      dice: `${dice}`,
      y: top,
      h: round(at - top),
      cy: round((at + top) / 2),
      rows: lines.map((line, i) => ({
        ...body[i],
        label: chancePlace(line),
        cells: values.map((value, l) => cell(line.cells[l], value.x, value.w, body[i].y, rowH)),
      })),
    };
  });
  const box = { x: 0, y, w: 190, h: round(at - y) };
  return {
    box,
    model: {
      ...frame(box, "Best chance with influence in hand", "percent; points left over are worth nothing here"),
      column,
      values: values.map((value, i) => ({
        ...value,
        label: levels[i] === 0 ? "0 points*" : levels[i] === 1 ? "1 point" : `${levels[i]} points`,
      })),
      groups: placed,
    },
  };
}

/** D: ways out of 36. */
export function ways(rules: DynastyRules, y: number, h: number): object {
  const lines = waysTable(rules);
  const table = rules.tables.offSeason;
  const box = { x: 0, y, w: LEFT_W, h };
  const effectH = 7.2;
  const rowH = round((h - BAND - HEAD - effectH) / lines.length);
  const labelW = 17;
  const values = valueColumns(labelW, LEFT_W - labelW - 0.6, table.length);
  const body = rows(y + BAND + HEAD + effectH, rowH, lines.length);
  return {
    ...frame(box, "Off-season totals", "ways out of 36"),
    labelW,
    effectY: round(y + BAND + HEAD),
    effectH,
    diceY: round(y + BAND + HEAD + 3),
    influenceY: round(y + BAND + HEAD + 6.1),
    values: table.map((row, i) => ({
      ...values[i],
      label: totalText(table, i),
      dice: row.frontOffice ? "FO" : signed(row.dice),
      influence: row.frontOffice ? "" : signed(row.influence),
    })),
    rows: lines.map((line, i) => ({
      ...body[i],
      label: `+${line.modifier}`,
      cells: line.ways.map((count, c) => ({
        ...values[c],
        text: count === 0 ? "" : `${count}`,
        style: count === Math.max(...line.ways) ? "strong" : "body",
        tint: count >= 5 ? "tint12" : count >= 3 ? "tint6" : "none",
      })),
    })),
  };
}
