/** The charts as they are read: card rows with the rulings applied, one cell per whole number. */
import type {
  CardData,
  ChartRow,
  PassCell,
  PassLevel,
  PenaltyCell,
  PostcardRules,
  RunCell,
  RushCell,
} from "./types.js";

/** Cells by result; results beyond the ends use the last cell. */
export class Chart<Cell> {
  private readonly cells: readonly Cell[];
  /** Lowest and highest result with a cell of its own. */
  readonly low: number;
  readonly high: number;

  /** @throws RangeError if a result between the ends has no row, or more than one: check house cards first */
  constructor(readonly rows: readonly ChartRow<Cell>[]) {
    this.low = Math.min(...rows.map((row) => row.from));
    this.high = Math.max(...rows.map((row) => row.to));
    this.cells = Array.from({ length: this.high - this.low + 1 }, (_, i) => {
      const fitting = rows.filter(({ from, to }) => from <= this.low + i && this.low + i <= to);
      if (fitting.length !== 1) throw new RangeError(`${fitting.length} chart rows hold the result ${this.low + i}`);
      return fitting[0];
    });
  }

  at(result: number): Cell {
    return this.cells[Math.max(this.low, Math.min(this.high, result)) - this.low];
  }
}

export interface Charts {
  readonly rush: Chart<RushCell>;
  readonly pass: Chart<PassCell>;
  readonly run: Chart<RunCell>;
}

/** A row without its range. */
export const cellOf = <Cell>(row: ChartRow<Cell>): Cell =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== "from" && key !== "to")) as Cell;

/**
 * Cuts a chart into single results from `low` to `high`, and combines equal neighbors again after a change.
 * @throws RangeError like `Chart`
 */
export function changeRows<Cell extends object>(
  rows: readonly ChartRow<Cell>[],
  [low, high]: readonly [number, number],
  cellAt: (result: number, old: Cell) => Cell,
): ChartRow<Cell>[] {
  const old = new Chart(rows);
  const merged: { from: number; to: number; key: string; cell: Cell }[] = [];
  for (let result = low; result <= high; result++) {
    const cell = cellAt(result, cellOf(old.at(result) as ChartRow<Cell>));
    const key = JSON.stringify(cell);
    const last = merged.at(-1);
    if (last?.key === key) last.to = result;
    else merged.push({ from: result, to: result, key, cell });
  }
  return merged.map(({ from, to, cell }) => ({ from, to, ...cell }));
}

const isPenalty = (cell: { readonly result: string }): cell is PenaltyCell => cell.result === "penalty";
const turned = (cell: PenaltyCell): PenaltyCell => ({ ...cell, on: cell.on === "offense" ? "defense" : "offense" });

/** Rush rows under A5, A6, A8, A10. */
function rushRows({ card, switches }: PostcardRules): readonly ChartRow<RushCell>[] {
  const { rushBeyond, sevenPenalty, penaltySide } = switches;
  let rows = card.rush;
  const { breakaway } = card.running;
  if (rushBeyond === "clamp") {
    rows = changeRows<RushCell>(rows, [-6, breakaway], (result) => {
      const near = new Chart(card.rush).at(Math.min(breakaway, result));
      return cellOf(near as ChartRow<RushCell>);
    });
  } else if (rushBeyond === "extend") {
    rows = changeRows<RushCell>(rows, [-12, 12], (result, old) => {
      if (result <= -6) return { result: "fumble", yards: 5 * (result + 5) };
      return result >= breakaway ? { result: "gain", yards: 5 * result, breakaway: true } : old;
    });
  }
  return withPenalties<RushCell>(rows, rushBeyond === "penalty" && sevenPenalty === "five", penaltySide === "swap");
}

/** A8 and A10: five-yard penalties at 7 either way, on the other side. */
function withPenalties<Cell extends RushCell | RunCell>(
  rows: readonly ChartRow<Cell>[],
  seven: boolean,
  swap: boolean,
): readonly ChartRow<Cell>[] {
  if (!seven && !swap) return rows;
  const span = [Math.min(...rows.map((r) => r.from)), Math.max(...rows.map((r) => r.to))] as const;
  return changeRows<Cell>(rows, span, (result, old) => {
    const five: PenaltyCell = { result: "penalty", on: result > 0 ? "offense" : "defense", yards: 5 };
    const cell = seven && Math.abs(result) === 7 ? (five as Cell) : old;
    return swap && isPenalty(cell) ? (turned(cell) as Cell) : cell;
  });
}

const known = new WeakMap<PostcardRules, Charts>();

/** The charts of a set of rules; the same object for the same rules. */
export function chartsOf(rules: PostcardRules): Charts {
  let charts = known.get(rules);
  if (!charts) {
    const { card, switches } = rules;
    charts = {
      rush: new Chart(rushRows(rules)),
      pass: new Chart(card.pass),
      run: new Chart(
        withPenalties<RunCell>(card.run, switches.sevenPenalty === "five", switches.penaltySide === "swap"),
      ),
    };
    known.set(rules, charts);
  }
  return charts;
}

/** The level of a pass total of 1 and more. */
export const levelOf = ({ levels }: Pick<CardData, "levels">, total: number): PassLevel =>
  levels.find(({ to }) => total <= to) ?? levels[levels.length - 1];

/** Minimum value that catches a throw of this level; one above the last level is a pressed throw of the last level. */
export const catchNeed = ({ levels, passing }: Pick<CardData, "levels" | "passing">, level: number): number =>
  levels.find((l) => l.level === level)?.catch ?? passing.pressedTop;

/** Net bonus of `mine` against `theirs`: the winner's stars, negative if `theirs` wins, 0 for equal numbers. */
export function pickBonus({ strategy }: Pick<CardData, "strategy">, mine: number, theirs: number): number {
  if (mine === theirs) return 0;
  const own = strategy[mine - 1];
  return own.beats.includes(theirs) ? own.stars : -strategy[theirs - 1].stars;
}
