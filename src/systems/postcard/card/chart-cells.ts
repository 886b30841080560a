/** C7-C9: the charts as cells over one shared axis of results, in words and tints. Everything is read from the rules. */
import {
  chartsOf,
  type Chart,
  type PassCell,
  type PassLevel,
  type PostcardRules,
  type RunCell,
  type RushCell,
} from "../rules/index.js";
import { DASH, MINUS } from "./words.js";

/** How a cell looks: good for the offense in tints of the accent, bad in greys. */
export type Tone = "none" | "good1" | "good2" | "good3" | "good4" | "bad1" | "bad2";

/** Words of a cell; the sheet sets them. */
export interface CellWords {
  readonly text?: string;
  /** What stands there when the cell is too narrow for `text`. */
  readonly short?: string;
  readonly die?: number;
  readonly sign?: "right" | "double" | "up" | "flag";
  /** `number`: yards; `catch`: what catches a throw; `word`: what happens; `small`: what else to know. */
  readonly role: "number" | "catch" | "word" | "small";
}

export interface ChartCell {
  /** Results, both included. */
  readonly from: number;
  readonly to: number;
  readonly words: readonly CellWords[];
  readonly tone: Tone;
}

export interface CardCharts {
  /** Results of the axis. */
  readonly low: number;
  readonly high: number;
  readonly rush: readonly ChartCell[];
  readonly pass: readonly ChartCell[];
  readonly level: readonly ChartCell[];
  readonly run: readonly ChartCell[];
}

export const signedYards = (yards: number): string => (yards < 0 ? `${MINUS}${-yards}` : yards > 0 ? `+${yards}` : "0");
const plain = (yards: number): string => (yards < 0 ? `${MINUS}${-yards}` : `${yards}`);
const word = (text: string, short = text): CellWords => ({ text, short, role: "word" });
const small = (text: string, short = text): CellWords => ({ text, short, role: "small" });
const number = (text: string): CellWords => ({ text, role: "number" });

/** Cells of a chart over the whole axis, equal neighbors as one. */
function merge<Cell>(
  chart: Chart<Cell>,
  [low, high]: readonly [number, number],
  cellOf: (cell: Cell) => Omit<ChartCell, "from" | "to">,
): ChartCell[] {
  const cells: { from: number; to: number; words: readonly CellWords[]; tone: Tone }[] = [];
  for (let result = low; result <= high; result++) {
    const next = cellOf(chart.at(result));
    const last = cells.at(-1);
    if (last && JSON.stringify([last.words, last.tone]) === JSON.stringify([next.words, next.tone])) last.to = result;
    else cells.push({ from: result, to: result, ...next });
  }
  return cells;
}

/** A flag and what it brings the offense: the defense's fault gains, its own loses. */
const penalty = (on: "offense" | "defense", yards: number): Omit<ChartCell, "from" | "to"> => ({
  words: [{ sign: "flag", role: "small" }, small(signedYards(on === "offense" ? -yards : yards))],
  tone: on === "offense" ? "bad1" : "good1",
});

function rushCell(cell: RushCell): Omit<ChartCell, "from" | "to"> {
  if (cell.result === "penalty") return penalty(cell.on, cell.yards);
  if (cell.result === "fumble")
    return { words: [word("FUM", "F"), ...(cell.yards === 0 ? [] : [small(signedYards(cell.yards))])], tone: "bad2" };
  if (cell.yards === 0) return { words: [word("NO GAIN", "0")], tone: "none" };
  if (cell.yards < 0) return { words: [number(plain(cell.yards))], tone: "bad1" };
  return cell.breakaway
    ? {
        words: [number(plain(cell.yards)), word("BREAKAWAY", "BREAK"), { sign: "double", role: "word" }],
        tone: "good4",
      }
    : { words: [number(plain(cell.yards))], tone: "good3" };
}

/** Neighbors that differ by their yards alone, as one: a rush that goes on for ever loses or gains five yards a point. */
function rushCells(chart: Chart<RushCell>, axis: readonly [number, number]): ChartCell[] {
  const joined: ChartCell[] = [];
  for (const cell of merge(chart, axis, rushCell)) {
    const last = joined.at(-1);
    const [a, b] = [last && chart.at(last.from), chart.at(cell.from)];
    const [low, high] = [a && "yards" in a ? a.yards : 0, b.yards];
    if (last && a?.result === "fumble" && b.result === "fumble") {
      const words = [word("FUMBLE", "FUM"), small(`${signedYards(low)} ${DASH} ${signedYards(high)}`)];
      joined[joined.length - 1] = { ...last, to: cell.to, words };
    } else if (last && isBreak(a) && isBreak(b)) {
      const words = [number(`${low}${DASH}${high}`), ...cell.words.slice(1)];
      joined[joined.length - 1] = { ...last, to: cell.to, words };
    } else joined.push(cell);
  }
  return joined;
}

const isBreak = (cell: RushCell | undefined): boolean => cell?.result === "gain" && cell.breakaway === true;

function runCell(cell: RunCell): Omit<ChartCell, "from" | "to"> {
  if (cell.result === "penalty") return penalty(cell.on, cell.yards);
  if (cell.result === "fumble") return { words: [word("FUMBLE", "FUM")], tone: "bad2" };
  if (cell.result === "tackled") return { words: [word("TACKLED", "STOP")], tone: "none" };
  return { words: [number(plain(cell.yards)), { sign: "right", role: "small" }], tone: "good3" };
}

/** Tints fade as the throw gets longer and harder. */
const LEVEL_TONES: readonly Tone[] = ["good4", "good3", "good2", "good1"];
const levelTone = (index: number): Tone => LEVEL_TONES[Math.min(index, LEVEL_TONES.length - 1)];

/** Faces that are enough, as one die or as `5+`. */
const atLeast = (value: number): CellWords => (value === 6 ? { die: 6, role: "small" } : word(`${value}+`));
const atMost = (value: number): CellWords => (value === 1 ? { die: 1, role: "small" } : word(`1\u2013${value}`));

/** Levels by the totals of the pass chart. */
const levelIndex = (
  levels: readonly PassLevel[],
  yards: number,
  rows: readonly { from: number; yards?: number }[],
): number => {
  const total = rows.find((row) => row.yards === yards)?.from ?? 1;
  const index = levels.findIndex(({ to }) => total <= to);
  return index < 0 ? levels.length - 1 : index;
};

function passCells(rules: PostcardRules, axis: readonly [number, number]): ChartCell[] {
  const { passing, levels } = rules.card;
  const { pass } = chartsOf(rules);
  return merge<PassCell>(pass, axis, (cell) => {
    if (cell.result === "sack") return { words: [number(plain(cell.yards))], tone: "bad2" };
    if (cell.result === "throw")
      return {
        words: [number(plain(cell.yards))],
        tone: levelTone(levelIndex(levels, cell.yards, pass.rows as readonly { from: number; yards?: number }[])),
      };
    // Both kinds of bad throw ask the offense's die first.
    return {
      words: [atMost(passing.grounding), word("GROUNDED", "GRD"), small(signedYards(-passing.groundingYards))],
      tone: "bad1",
    };
  });
}

/** What stands under the pass row: the strip of a sack, the interception, the levels. */
function levelCells(rules: PostcardRules, axis: readonly [number, number]): ChartCell[] {
  const { passing, levels } = rules.card;
  const { pass } = chartsOf(rules);
  const below = merge<PassCell>(pass, [axis[0], Math.min(axis[1], levels[0].from - 1)], (cell) => {
    if (cell.result === "sack")
      return {
        words: [word("SACK"), small(`2 DICE ${passing.strip}+ STRIP IT`, `${passing.strip}+ STRIP`)],
        tone: "bad2",
      };
    if (cell.result === "contested") return { words: [atLeast(passing.interception), word("INT")], tone: "bad1" };
    return { words: [small("ELSE INC.", "INC.")], tone: "bad1" };
  });
  const throws = levels.map((level, i): ChartCell => {
    const last = i === levels.length - 1;
    return {
      from: level.from,
      to: last ? axis[1] : level.to,
      words: [
        word(`L${level.level}`),
        { text: `${level.catch}+`, role: "catch" },
        { sign: "up", role: "small" },
        word(level.pressure === 6 ? "6" : `${level.pressure}+`),
        ...(last
          ? [{ sign: "right", role: "small" } as const, word(passing.pressedTop === 6 ? "6" : `${passing.pressedTop}+`)]
          : []),
      ],
      tone: levelTone(i),
    };
  });
  return [...below, ...throws];
}

/** All cells of a card. */
export function cardCharts(rules: PostcardRules): CardCharts {
  const { rush, pass, run } = chartsOf(rules);
  const axis = [Math.min(rush.low, pass.low, run.low), Math.max(rush.high, pass.high, run.high)] as const;
  return {
    low: axis[0],
    high: axis[1],
    rush: rushCells(rush, axis),
    pass: passCells(rules, axis),
    level: levelCells(rules, axis),
    run: merge(run, axis, runCell),
  };
}
