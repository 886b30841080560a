/** The timing track as filled in by hand: each cell has the log row that used it. */
import type { DiceRules } from "../rules/index.js";
import type { LogRow } from "./log-rows.js";

const QUARTERS = 4;
const OVERTIME = QUARTERS + 1;

/** A box of a quarter; `halves`: two cells. */
export interface TrackBox {
  readonly key: number;
  readonly there: boolean;
  readonly halves: boolean;
}

export interface TrackQuarter {
  readonly key: number;
  readonly overtime: boolean;
  readonly boxes: readonly TrackBox[];
}

const lastBox = ({ tables: { timing }, switches }: DiceRules, period: number): number => {
  if (period === 2 || period === QUARTERS) return timing.boxes;
  return period < QUARTERS ? switches.oddQuarterBoxes : timing.halves - 1;
};

/** The boxes of each quarter and overtime under these rules. */
export function trackOf(rules: DiceRules): readonly TrackQuarter[] {
  const { boxes, halves } = rules.tables.timing;
  return Array.from({ length: OVERTIME }, (_, i) => {
    const period = i + 1;
    const last = lastBox(rules, period);
    return {
      key: period,
      overtime: period > QUARTERS,
      boxes: Array.from({ length: boxes }, (_, at) => ({
        key: at + 1,
        there: at + 1 <= last,
        halves: at + 1 >= halves && period % 2 === 0,
      })),
    };
  });
}

/** Rows by quarter and cell: `12`, or `26a` and `26b` of a halved box. */
export function trackRows(rows: readonly LogRow[], rules: DiceRules): Readonly<Record<number, Record<string, number>>> {
  const track = trackOf(rules);
  const filled: Record<number, Record<string, number>> = {};
  rows.forEach(({ period, box, number }, i) => {
    if (period > OVERTIME) return;
    const next = rows[i + 1];
    const end = next?.period === period ? next.box : lastBox(rules, period) + 1;
    const cells = (filled[period] ??= {});
    for (let at = box; at < end; at += 0.5) {
      const found = track[period - 1].boxes[Math.floor(at) - 1];
      if (found) cells[`${found.key}${found.halves ? (at % 1 === 0 ? "a" : "b") : ""}`] ??= number;
    }
  });
  return filled;
}
