/** Charts prepared for dice lookups: a value and a citation of its row for every number. */
import { FACES, rowText, TWO_DICE, type Rows } from "../../rules/index.js";
import type { Notes } from "../notes.js";

export class Chart<T> {
  private readonly values: readonly T[];
  private readonly cites: readonly string[];

  /** @param words description of a row */
  constructor(
    readonly id: string,
    rows: Rows<T>,
    { size = TWO_DICE, words = String }: { readonly size?: number; words?(value: T): string } = {},
  ) {
    const [values, cites] = [new Array<T>(size), new Array<string>(size)];
    for (const { from, to, value } of rows) {
      const range = size === FACES ? (from === to ? `${from}` : `${from}-${to}`) : rowText({ from, to });
      const cite = `${id} ${range}: ${words(value)}`;
      for (let roll = from; roll <= Math.min(to, size - 1); roll++) {
        values[roll] = value;
        cites[roll] = cite;
      }
    }
    this.values = values;
    this.cites = cites;
  }

  /** The row of a number; adds its citation to the notes. */
  read(roll: number, { kept, cites }: Notes): T {
    if (kept) cites.push(this.cites[roll]);
    return this.values[roll];
  }

  /** The row of a number that was not rolled. */
  at(roll: number): T {
    return this.values[roll];
  }
}
