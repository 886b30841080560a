/** Rows and columns of a chart prepared for dice lookups, each cell with its citation. */
import { addedTo, type Cells, type GameCharts } from "../rules/index.js";

/** Alignment, field, score and the charts of both teams move white: lowest and highest value looked up. */
export const LOWEST = -50;
export const HIGHEST = 70;

/** A row or column: a die takes the first cell that is not blank and not below it. */
export class Row {
  readonly cites: readonly string[];
  private readonly places: Int8Array;

  /** @param cite citation of a cell by its index */
  constructor(cells: Cells, cite: (place: number, cell: number) => string) {
    this.cites = cells.map((cell, i) => (cell === null ? "" : cite(i, cell)));
    this.places = new Int8Array(HIGHEST - LOWEST + 1).fill(-1);
    for (let place = cells.length - 1; place >= 0; place--) {
      const cell = cells[place];
      if (cell !== null) this.places.fill(place, 0, cell - LOWEST + 1);
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
  /** Yards gained by die, then by yellow, which adds to long gains; both from 1. */
  readonly gains: readonly (readonly number[])[];
  /** By die, from 1. */
  readonly cites: readonly string[];
}

/** @param longGains none for losses, fumble returns and blocked kicks */
export const columnOf = (name: string, yards: readonly number[], longGains: GameCharts["longGains"] = []): Column => ({
  name,
  yards: [0, ...yards],
  gains: [[], ...yards.map((value) => [value, ...addedTo(value, longGains).map((added) => value + added)])],
  cites: ["", ...yards.map((value, i) => `${name} ${i + 1}: ${value}`)],
});
