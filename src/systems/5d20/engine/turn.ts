/** The tools of a step: one private draft of the state, the dice, and the place events go to. */
import type { Side } from "../../../kernel/football/index.js";
import type { Reroll, DieColor, EventSink, Five } from "./events.js";
import type { Game } from "./game.js";
import type { Draft } from "./state.js";

export interface DiceTable {
  die(sides: number, use?: string, side?: Side, roll?: Roll): number;
}

/** What a throw decides. */
export type Roll =
  | "coin"
  | "kickoff"
  | "onside"
  | "freeKick"
  | "freeKickReturn"
  | "snap"
  | "run"
  | "pass"
  | "scramble"
  | "thrownOut"
  | "afterCatch"
  | "interception"
  | "foul"
  | "interference"
  | "fumble"
  | "secondFumble"
  | "fieldGoal"
  | "blockedKick"
  | "punt"
  | "puntReturn"
  | "blockedPunt";

export interface Turn {
  readonly game: Game;
  readonly dice: DiceTable;
  readonly emit: EventSink;
  readonly draft: Draft;
}

const NAMES: Readonly<Record<DieColor, string>> = { R: "red", W: "white", B: "blue", K: "black", Y: "yellow" };

/** All five, in their order: red, white, blue, black, yellow. */
export const rollFive = ({ dice, draft }: Turn, roll: Roll): Five => {
  const { ball } = draft;
  return [
    dice.die(20, "red", ball, roll),
    dice.die(20, "white", ball, roll),
    dice.die(20, "blue", ball, roll),
    dice.die(20, "black", ball, roll),
    dice.die(20, "yellow", ball, roll),
  ];
};

/** One die. */
export const rollOne = ({ dice, draft }: Turn, color: DieColor, roll: Roll): number =>
  dice.die(20, NAMES[color], draft.ball, roll);

/** One die again; it is written down with the others of the play. */
export function rollAgain(turn: Turn, color: DieColor, roll: Roll, again: Reroll[]): number {
  const face = rollOne(turn, color, roll);
  again.push({ die: color, face });
  return face;
}

/** The number that two of three dice show; 0 for none. */
export const matched = (r: number, w: number, b: number): number => (r === w || r === b ? r : w === b ? w : 0);
