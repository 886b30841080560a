/** Range tables: a dice total picks the row whose range contains it. */
import { addFractions, fraction, type Fraction } from "../dice/index.js";
import { fault, type Issue } from "../issue/index.js";

/** One row: the totals from `from` to `to` (both included) give `value`. */
export interface RangeRow<T> {
  readonly from: number;
  readonly to: number;
  readonly value: T;
}

/** The result of a lookup, with the citation that a printed log shows. */
export interface Lookup<T> {
  readonly value: T;
  /** 0-based row in the chart. */
  readonly row: number;
  /** Chart id and range, to find the row by: `off-season 7`. */
  readonly citation: string;
}

export interface RangeTableOptions {
  /** Chart id used in citations and issues: `off-season`. */
  readonly id: string;
  /** Where the chart is defined: a rule number or section. */
  readonly rule: string;
  /** Totals under the first row count as the first row. Default false. */
  readonly clampLow?: boolean;
  /** Totals above the last row count as the last row ("12 and more"). Default false. */
  readonly clampHigh?: boolean;
}

/** An immutable chart over integer totals. Rows keep the order given; `checkRangeRows` validates them. */
export class RangeTable<T> {
  /** Computed on first use: rows never change, and every lookup and label needs it. */
  #span: readonly [number, number] | undefined;

  constructor(
    readonly options: RangeTableOptions,
    readonly rows: readonly RangeRow<T>[],
  ) {}

  /** Lowest and highest total in any row. */
  get span(): readonly [number, number] {
    this.#span ??= [Math.min(...this.rows.map((r) => r.from)), Math.max(...this.rows.map((r) => r.to))];
    return this.#span;
  }

  /** The row for a total. @throws RangeError if no row contains it; a valid chart covers every legal total */
  lookup(total: number): Lookup<T> {
    const [low, high] = this.span;
    let wanted = total;
    if (this.options.clampLow && wanted < low) wanted = low;
    if (this.options.clampHigh && wanted > high) wanted = high;
    const row = this.rows.findIndex((r) => wanted >= r.from && wanted <= r.to);
    if (row < 0) throw new RangeError(`chart ${this.options.id} has no row for ${total}`);
    return { value: this.rows[row].value, row, citation: `${this.options.id} ${this.label(row)}` };
  }

  /** Printed range of a row: `7`, `3-5`, `12+`. */
  label(row: number): string {
    const { from, to } = this.rows[row];
    const open = this.options.clampHigh && to === this.span[1] ? "+" : "";
    return from === to ? `${from}${open}` : open ? `${from}+` : `${from}-${to}`;
  }

  /** Exact probability of each row for a distribution of totals. */
  probabilities(distribution: ReadonlyMap<number, Fraction>): Fraction[] {
    const sums = this.rows.map(() => fraction(0));
    for (const [total, p] of distribution) {
      const { row } = this.lookup(total);
      sums[row] = addFractions(sums[row], p);
    }
    return sums;
  }
}

/**
 * Checks that rows rise, do not overlap and leave no gap between `low` and `high`.
 * One issue per error, each with the row's path (`<path>[row]`).
 */
export function checkRangeRows(
  rows: readonly Pick<RangeRow<unknown>, "from" | "to">[],
  low: number,
  high: number,
  path: string,
  rule: string,
): Issue[] {
  const issues: Issue[] = [];
  rows.forEach((row, i) => {
    const at = { path: `${path}[${i}]`, rule };
    if (!Number.isInteger(row.from) || !Number.isInteger(row.to)) {
      issues.push(fault("range-integer", `range ${row.from}-${row.to} has an end that is not a whole number`, at));
    } else if (row.from > row.to) {
      issues.push(
        fault("range-order", `range ${row.from}-${row.to} runs backwards`, {
          ...at,
          hint: `write ${row.to}-${row.from}`,
        }),
      );
    } else if (row.from < low || row.to > high) {
      issues.push(
        fault("range-outside", `range ${row.from}-${row.to} leaves ${low}-${high}, the totals the dice can give`, at),
      );
    }
  });
  for (let total = low; total <= high; total++) {
    const holders = rows.flatMap((row, i) => (total >= row.from && total <= row.to ? [i] : []));
    if (holders.length === 0) {
      issues.push(
        fault("range-gap", `no row holds ${total}; expected one row for every total ${low}-${high}`, { path, rule }),
      );
    } else if (holders.length > 1) {
      const others = holders.map((i) => `${path}[${i}]`).join(" and ");
      issues.push(
        fault("range-overlap", `${total} appears in ${others}; expected one row for every total`, {
          path: `${path}[${holders[1]}]`,
          rule,
        }),
      );
    }
  }
  for (let i = 1; i < rows.length; i++) {
    if (rows[i].from < rows[i - 1].from) {
      issues.push(
        fault(
          "range-falls",
          `range ${rows[i].from}-${rows[i].to} comes after ${rows[i - 1].from}-${rows[i - 1].to}; ranges rise down the chart`,
          {
            path: `${path}[${i}]`,
            rule,
          },
        ),
      );
    }
  }
  return issues;
}
