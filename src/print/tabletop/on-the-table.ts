/** What each game needs on a virtual tabletop besides its sheets: colored dice, and the sheets that go in the middle. */
import type { SystemId } from "../../contract/game.js";

/** Equal dice. */
export interface TableDice {
  readonly sides: 6 | 10 | 20;
  readonly count: number;
  readonly name: string;
  /** `#RRGGBB` */
  readonly color: string;
}

export interface OnTheTable {
  readonly dice: readonly TableDice[];
  /** Sheets that are played on, by id. */
  readonly boards: readonly string[];
}

const WHITE = "#F4F4F4";
const RED = "#B3261E";
const BLUE = "#1F4FA3";
const BLACK = "#161616";
const YELLOW = "#E0B400";

const one = (sides: TableDice["sides"], name: string, color: string): TableDice => ({ sides, count: 1, name, color });

export const ON_THE_TABLE: Readonly<Record<SystemId, OnTheTable>> = {
  dynasty: {
    dice: [
      one(6, "Coach Die", RED),
      { sides: 6, count: 4, name: "Team Die", color: WHITE },
      one(6, "Influence", YELLOW),
      { sides: 6, count: 2, name: "Offseason die", color: BLUE },
    ],
    boards: ["mat", "dice-tray"],
  },
  postcard: {
    dice: [one(6, "Home die", WHITE), one(6, "Away die", BLACK), one(6, "Ball and down", YELLOW)],
    boards: ["card", "card-a6", "card-a5", "card-laminate", "card-shop", "card-two-sided", "field", "field-a3"],
  },
  "dice-football": {
    dice: [
      one(10, "Red die", RED),
      one(10, "White die", WHITE),
      one(10, "Blue die", BLUE),
      one(10, "Black die", BLACK),
    ],
    boards: ["timing-chart", "field-board", "field-board-a3"],
  },
  "pen-and-paper": {
    dice: [
      { sides: 20, count: 2, name: "d20", color: WHITE },
      { sides: 6, count: 6, name: "d6", color: WHITE },
      one(6, "Offense action die", RED),
      one(6, "Defense action die", BLUE),
    ],
    boards: ["field-strip"],
  },
  "5d20": {
    dice: [
      one(20, "Red die", RED),
      one(20, "White die", WHITE),
      one(20, "Blue die", BLUE),
      one(20, "Black die", BLACK),
      one(20, "Yellow die", YELLOW),
    ],
    boards: ["field-board", "field-board-a3"],
  },
};
