/** Rows and columns of a chart prepared for dice lookups, each cell with its citation. */
import type { Cells } from "../rules/index.js";

/** The alignment moves white: lowest and highest value looked up. */
const LOWEST = -40;
const HIGHEST = 60;

/** A row or column: a die takes the first cell that is not blank and not below it. */
export class Row {
  readonly cites: readonly string[];
  private readonly places: Int8Array;

  /** @param cite citation of a cell by its index */
  constructor(cells: Cells, cite: (place: number, cell: number) => string) {
    this.cites = cells.map((cell, i) => (cell === null ? "" : cite(i, cell)));
    this.places = new Int8Array(HIGHEST - LOWEST + 1);
    for (let die = LOWEST; die <= HIGHEST; die++) {
      this.places[die - LOWEST] = cells.findIndex((cell) => cell !== null && cell >= die);
    }
  }

  /** Index of the cell; -1 past the last cell. */
  at(die: number): number {
    return this.places[die - LOWEST];
  }
}

/** A yardage column by die, with a citation for each. */
export interface Column {
  readonly name: string;
  readonly yards: readonly number[];
  /** By die, from 1. */
  readonly cites: readonly string[];
}

export const columnOf = (name: string, yards: readonly number[]): Column => ({
  name,
  yards: [0, ...yards],
  cites: ["", ...yards.map((value, i) => `${name} ${i + 1}: ${value}`)],
});
