/** Checks shared by all parts of a chart: rising cells, full rows, ranges, ratings; each error at its cell. */
import { eachValid, whereValid, type Path } from "../../../kernel/issue/index.js";
import { Findings } from "../../../gamekit/findings.js";
import type { Cells, NumberRange } from "./chart.js";

const TOP = 20;

/** The errors of one chart. */
export class ChartFindings extends Findings {
  protected override readonly rule = "section 10";
  protected override readonly outside = "chart-range";

  /** Cells must rise, skipping blanks, and end correctly. @param end undefined: anywhere up to 20 */
  rising(path: Path, words: string, cells: Cells, end?: number): void {
    whereValid(() => this.rises(path, words, cells, end));
  }

  private rises(path: Path, words: string, cells: Cells, end?: number): void {
    let last = 0;
    let lastAt = -1;
    cells.forEach((cell, i) => {
      if (cell === null) return;
      if (!Number.isInteger(cell) || cell < 1 || cell > TOP) {
        const hint = cell === 0 ? "a cell without a range is blank: null" : undefined;
        this.error("chart-cell", [...path, i], `${words} has ${cell}; expected 1 to 20`, hint);
      } else if (cell <= last) {
        this.error("chart-rise", [...path, i], `${words} has ${cell} after ${last}; cells rise over blank ones`);
      }
      last = cell;
      lastAt = i;
    });
    if (end === undefined || last === end) return;
    if (lastAt < 0) this.error("chart-end", path, `${words} is blank; expected a last cell of ${end}`);
    else this.error("chart-end", [...path, lastAt], `${words} ends at ${last}; expected ${end}`);
  }

  /** Both ends of a range of numbers, in order. */
  range(path: Path, words: string, [from, to]: NumberRange): void {
    if (from >= 1 && to <= TOP && from <= to) return;
    this.error("chart-range", path, `${words} is ${from}-${to}; expected numbers from 1 to 20, the lower one first`);
  }

  /** No name appears twice in a list. */
  unique(path: Path, words: string, list: readonly { readonly name: string }[]): void {
    const seen = new Set<string>();
    eachValid(list, ({ name }, i) => {
      if (seen.has(name))
        this.error("chart-twice", [...path, i, "name"], `${name} appears twice among ${words}`, "one row a player");
      seen.add(name);
    });
  }
}
