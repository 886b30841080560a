/** The tools of a step: a private draft of the state, the dice, and the event sink. */
import type { Side } from "../../../kernel/football/index.js";
import type { EventSink } from "./events.js";
import type { Game } from "./game.js";
import type { Notes } from "./notes.js";
import type { Draft } from "./state.js";

export { cite, noted, notes, type Notes } from "./notes.js";

export interface DiceTable {
  die(sides: number, use?: string, side?: Side, roll?: string): number;
}

export interface Turn {
  readonly game: Game;
  readonly dice: DiceTable;
  readonly emit: EventSink;
  readonly draft: Draft;
  /** True if the game keeps no notes, because only results are counted. */
  readonly unnoted?: boolean;
}

/** Digits of red, white, black and blue. */
export interface Four {
  readonly R: number;
  readonly W: number;
  readonly K: number;
  readonly B: number;
  /** Red and white, black and blue as two dice. */
  readonly RW: number;
  readonly KB: number;
}

const SIDES = 10;

/** A d10 shows 1 to 9, then 0 as its tenth face. */
const digit = ({ dice, draft }: Turn, color: string, roll: string): number =>
  dice.die(SIDES, color, draft.ball, roll) % SIDES;

/** Rolls all four, in order: red, white, black, blue. */
export function rollFour(turn: Turn, use: string, { kept, throws }: Notes): Four {
  const R = digit(turn, "red", use);
  const W = digit(turn, "white", use);
  const K = digit(turn, "black", use);
  const B = digit(turn, "blue", use);
  if (kept) throws.push({ use, dice: [R, W, K, B] });
  return { R, W, K, B, RW: 10 * R + W, KB: 10 * K + B };
}

/** Rolls two dice, red then white: 00 to 99. */
export function rollTwo(turn: Turn, use: string, { kept, throws }: Notes): number {
  const R = digit(turn, "red", use);
  const W = digit(turn, "white", use);
  if (kept) throws.push({ use, dice: [R, W] });
  return 10 * R + W;
}

/** Rolls one die, red. */
export function rollOne(turn: Turn, use: string, { kept, throws }: Notes): number {
  const R = digit(turn, "red", use);
  if (kept) throws.push({ use, dice: [R] });
  return R;
}
