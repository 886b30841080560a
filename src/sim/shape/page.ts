/** The shape of a season on a printed page: facts for templates/shared/season/shape.hbs, which has the words and layout. */
import type { SheetSpec } from "../../contract/sheet.js";
import { STATISTICS, type StatisticId } from "../../kernel/football/index.js";
import { sumOf } from "../../kernel/lists/index.js";
import { MINUS } from "../../kernel/words/index.js";
import { DISTANCES, LEADS, noShape, WINDOWS } from "./counts.js";
import { shapeFigures, type ComparedFigure, type ComparedHistogram } from "./figures.js";
import { TEAM_GAME } from "./team-game.js";
import { FAR, offOf, figureText } from "./figure-text.js";

interface Cell {
  readonly text: string;
  readonly far: boolean;
}
/** Real, replayed, off. */
type Cells = readonly [real: Cell, played: Cell, off: Cell];

/** Columns of a plot: value of the first, values per column, number of columns. Values beyond an end count in the end column. */
interface Columns {
  readonly first: number;
  readonly width: number;
  readonly count: number;
  /** Interval between labels below the plot, in columns. */
  readonly every: number;
}

const PLOTS = {
  points: { first: 0, width: 3, count: 18, every: 3 },
  margins: { first: 0, width: 2, count: 20, every: 5 },
  runs: { first: -5, width: 1, count: 31, every: 5 },
  completions: { first: -5, width: 2, count: 29, every: 5 },
  longestRuns: { first: 0, width: 4, count: 21, every: 5 },
  longestCompletions: { first: 0, width: 4, count: 21, every: 5 },
} as const satisfies Readonly<Record<string, Columns>>;

interface Tick {
  /** Column, from 0. */
  readonly at: number;
  readonly label: string;
}

interface ShapePlot {
  /** Shares of each column, in percent. */
  readonly real: readonly number[];
  readonly played: readonly number[];
  /** Percentage at the top. */
  readonly top: number;
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  readonly mean: Pair;
  readonly deviation: Pair;
}
interface Pair {
  readonly real: string;
  readonly played: string;
}

function columnsOf(counts: readonly number[], from: number, { first, width, count }: Columns): number[] {
  const columns = new Array<number>(count).fill(0);
  counts.forEach((n, i) => {
    columns[Math.min(count - 1, Math.max(0, Math.floor((from + i - first) / width)))] += n;
  });
  const all = sumOf(counts) || 1;
  return columns.map((n) => (100 * n) / all);
}

function momentsOf(counts: readonly number[], from: number): readonly [mean: string, deviation: string] {
  const all = sumOf(counts) || 1;
  const mean = sumOf(counts.map((n, i) => n * (from + i))) / all;
  const square = sumOf(counts.map((n, i) => n * (from + i - mean) ** 2)) / all;
  return [mean.toFixed(1), Math.sqrt(square).toFixed(1)];
}

/** Percentage between grid lines: chosen to give four to eight lines. */
const STEPS = [1, 2, 5, 10, 20] as const;
const MOST_LINES = 6;

function plotOf({ from, real, played }: ComparedHistogram, columns: Columns): ShapePlot {
  const shares = { real: columnsOf(real, from, columns), played: columnsOf(played, from, columns) };
  const most = Math.max(...shares.real, ...shares.played);
  const step = STEPS.find((one) => most <= one * MOST_LINES) ?? 50;
  const lines = Math.ceil(most / step);
  const { first, width, count, every } = columns;
  const across: Tick[] = [];
  for (let at = 0; at < count - 1; at += every) across.push({ at, label: `${first + at * width}`.replace("-", MINUS) });
  // The last column includes everything beyond it.
  const last = count - 1;
  if (last - across[across.length - 1].at < every / 2) across.pop();
  across.push({ at: last, label: `${first + last * width}+` });
  const up = Array.from({ length: lines + 1 }, (_, i) => ({ at: i * step, label: `${i * step}%` }));
  const [realMean, realDeviation] = momentsOf(real, from);
  const [playedMean, playedDeviation] = momentsOf(played, from);
  return {
    ...shares,
    top: lines * step,
    across,
    up,
    mean: { real: realMean, played: playedMean },
    deviation: { real: realDeviation, played: playedDeviation },
  };
}

const NONE = "\u2013";
const EMPTY: Cell = { text: "", far: false };

/** Print has a true minus. From 10% on, a decimal would only fill the cell. */
const printed = (text: string): string =>
  text
    .replace(/^([+-]\d{2,}\.\d)%$/, (_, number: string) => `${number[0]}${Math.round(Math.abs(Number(number)))}%`)
    .replace(/^-/, MINUS);

const cellsOf = (figure: ComparedFigure | undefined): Cells => {
  if (!figure) return [NONE, NONE, NONE].map((text) => ({ text, far: false })) as unknown as Cells;
  const { text, far } = offOf(figure);
  const plain = (value: number | undefined): Cell => ({ text: printed(figureText(value, figure)) || NONE, far: false });
  return [plain(figure.real), plain(figure.played), { text: printed(text) || NONE, far }];
};

/** `inches.short` -> `inchesShort`: names that templates can write. */
const keyOf = (id: string): string => id.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Sections that the template writes line by line. */
const BY_LINE: ReadonlySet<string> = new Set(["games", "gains", "downs", "drives"]);

interface ShapeCompared {
  readonly figures: readonly ComparedFigure[];
  readonly histograms: Readonly<Record<string, ComparedHistogram>>;
}

/** How the games were played, and what they are compared with. */
interface ShapeHead {
  /** The season replayed; 0 = games that belong to no season. */
  readonly season: number;
  readonly games: number;
  /** The built-in season compared with; 0 = the season's own plays. */
  readonly era: number;
  /** For a league: its first and last season. */
  readonly from?: number;
  readonly to?: number;
  /** For games that belong to no season. */
  readonly gameTitle?: string;
  readonly rules?: string;
  readonly coach?: string;
}

/** Facts of the page: the histograms, sections in three columns (real, replayed, difference), and tables with one row per class. */
export function shapePage({ figures, histograms }: ShapeCompared, head: ShapeHead) {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const cells = (id: string): Cells => cellsOf(byId.get(id));
  const lines = shapeFigures(noShape()).filter(({ section }) => BY_LINE.has(section));
  const sides = [0, 1, 2].map((side) => ({
    side,
    ...Object.fromEntries(lines.map(({ id }) => [keyOf(id), cells(id)[side]])),
  }));
  const plots = Object.fromEntries(Object.entries(PLOTS).map(([id, columns]) => [id, plotOf(histograms[id], columns)]));
  const distances = [1, 2, 3, 4].flatMap((down) =>
    [undefined, ...DISTANCES].map((distance) => {
      const key = distance === undefined ? `${down}` : `${down}.${distance}`;
      const late = (id: string): Cells => (down > 2 ? cells(`${id}.${key}`) : [EMPTY, EMPTY, EMPTY]);
      return {
        down,
        block: down,
        distance: distance?.replace("-", "\u2013") ?? "",
        cells: [...cells(`runs.${key}`), ...late("tries"), ...late("made")],
      };
    }),
  );
  const scores = WINDOWS.flatMap((window, w) =>
    LEADS.map((lead, l) => ({
      window: w,
      lead: l,
      block: w,
      cells: [...cells(`runs.${window}.${lead}`), ...cells(`yards.${window}.${lead}`)],
    })),
  ).filter(({ cells: own }) => own.some(({ text }) => text !== NONE));
  const teams = TEAM_GAME.map(({ id }) => ({
    id,
    // For figures that are not box score statistics, the template has the words.
    title: Object.hasOwn(STATISTICS, id) ? STATISTICS[id as StatisticId].name : "",
    cells: [...cells(`${id}.mean`), ...cells(`${id}.sd`), ...cells(`${id}.pair`)],
  }));
  const far = { part: 100 * FAR.part, share: 100 * FAR.share, correlation: FAR.correlation.toFixed(2) };
  const none = { gameTitle: "", rules: "", coach: "", from: 0, to: 0 };
  return { ...none, ...head, far, plots, sides, distances, scores, teams };
}

/** The pages, as a sheet that any game can print. */
export const shapeSheet = (facts: object): SheetSpec => ({
  id: "season-shape",
  code: "RS-1",
  title: "Shape of the games",
  template: "shared/season/shape",
  fills: "records",
  always: "filled",
  load: () => Promise.resolve({ always: true, form: () => facts, fill: () => [{ values: {} }] }),
});
