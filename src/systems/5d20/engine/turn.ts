/** The tools of a step: a private draft of the state, the dice, and the event sink. */
import type { Side } from "../../../kernel/football/index.js";
import type { Reroll, DieColor, EventSink, Five } from "./events.js";
import type { Game } from "./game.js";
import type { Draft } from "./state.js";

export interface DiceTable {
  die(sides: number, use?: string, side?: Side, roll?: Roll): number;
}

/** Rolls by what they decide. */
export const ROLLS = {
  coin: "the toss",
  kickoff: "the kickoff and its return",
  onside: "the onside kick",
  freeKick: "the free kick",
  freeKickReturn: "a foul or fumble on the return of the free kick",
  snap: "the call, a foul or fumble at the snap",
  run: "the run",
  pass: "the pass",
  scramble: "the yards of the scramble",
  thrownOut: "who catches the pass thrown out to another receiver",
  afterCatch: "yards after the catch",
  interception: "the return of the interception",
  foul: "which foul it is",
  interference: "the yards of the interference",
  fumble: "who recovers the fumble",
  secondFumble: "who recovers the ball dropped on the return",
  fieldGoal: "the kick",
  blockedKick: "who recovers the blocked kick",
  punt: "the punt and its return",
  puntReturn: "a foul or fumble on the punt return",
  blockedPunt: "who recovers the blocked punt",
} as const;
export type Roll = keyof typeof ROLLS;

export interface Turn {
  readonly game: Game;
  readonly dice: DiceTable;
  readonly emit: EventSink;
  readonly draft: Draft;
}

const NAMES: Readonly<Record<DieColor, string>> = { R: "red", W: "white", B: "blue", K: "black", Y: "yellow" };

/** Rolls all five, in order: red, white, blue, black, yellow. */
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

/** Rolls one die. */
export const rollOne = ({ dice, draft }: Turn, color: DieColor, roll: Roll): number =>
  dice.die(20, NAMES[color], draft.ball, roll);

/** Rerolls one die and records it with the play's others. */
export function rollAgain(turn: Turn, color: DieColor, roll: Roll, again: Reroll[]): number {
  const face = rollOne(turn, color, roll);
  again.push({ die: color, face });
  return face;
}

/** The number shown by two of three dice; 0 if all differ. */
export const matched = (r: number, w: number, b: number): number => (r === w || r === b ? r : w === b ? w : 0);
