/** Rows and columns of a chart, ready for dice, each cell with the words that cite it. */
import type { Cells } from "../rules/index.js";

/** White is moved by the alignment: the lowest and highest value looked up. */
const LOWEST = -20;
const HIGHEST = 60;

/** A row or column: a die takes the first cell that is not blank and not below it. */
export class Row {
  readonly cites: readonly string[];
  private readonly places: Int8Array;

  /** @param cite words for a cell by its place */
  constructor(cells: Cells, cite: (place: number, cell: number) => string) {
    this.cites = cells.map((cell, i) => (cell === null ? "" : cite(i, cell)));
    this.places = new Int8Array(HIGHEST - LOWEST + 1);
    for (let die = LOWEST; die <= HIGHEST; die++) {
      this.places[die - LOWEST] = cells.findIndex((cell) => cell !== null && cell >= die);
    }
  }

  /** Place of the cell; -1 above all cells. */
  at(die: number): number {
    return this.places[die - LOWEST];
  }
}

/** Column of yards by die, with the words that cite each. */
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
