/** What the board is drawn from: facts of the rules and the teams, and the words that the template gives. */
import type { Side } from "../../../kernel/football/index.js";
import type { KickMark, StrategyNumber } from "../rules/index.js";
import type { BoardShape } from "./board-places.js";

/** A side of the card: its name in the end zone, "" for none, and its two colors, `#RRGGBB`. */
export interface SideFacts {
  readonly name: string;
  /** Shorter forms of the name. */
  readonly shorter: readonly string[];
  readonly colors?: readonly [string, string];
}

export interface BoardFacts extends Readonly<Record<Side, SideFacts>> {
  readonly strategy: readonly StrategyNumber[];
  /** C3: stars of the circles of each end, circle 1 first. */
  readonly timeStars: { readonly left: readonly number[]; readonly right: readonly number[] };
  readonly plays: number;
  /** C10: totals that are good, by the yard line on which the marker lies, from home's goal line. */
  readonly goals: readonly { readonly yards: number; readonly text: string }[];
  /** C14, C15: yards from the own goal line. */
  readonly spots: {
    readonly kickoff: number;
    readonly touchback: number;
    readonly puntTouchback: number;
    readonly freeKick: number;
  };
  readonly tries: { readonly kick: number; readonly two: number };
  readonly kicks: readonly KickMark[];
}

/** Words of the template; one that it leaves out is not printed. */
const BOARD_WORDS = [
  "playsWord",
  "timeWord",
  "kickoffWord",
  "onsideWord",
  "freeKickWord",
  "freeKickShort",
  "puntTouchbackWord",
  "puntTouchbackShort",
  "touchbackWord",
  "kickWord",
  "goalWord",
  "goalNote",
  "clockWord",
  "clockNote",
  "tryWord",
  "twoWord",
  "rushWord",
  "passWord",
  "homeEnd",
  "awayEnd",
] as const;
export type BoardWord = (typeof BOARD_WORDS)[number];

export interface BoardData extends BoardFacts, Partial<Readonly<Record<BoardWord, string>>> {
  /** Breadth of a play tracker's strip, and how far the ground reaches past the board; millimeters. */
  readonly strip: number;
  readonly beyond: number;
}

/** What a template may give a figure of the board. */
export const BOARD_TAKES = ["strip", "beyond", ...BOARD_WORDS] as const;

export const said = (data: BoardData, word: BoardWord): string => data[word] ?? "";

export const boardShape = ({ strip, plays, timeStars }: BoardData): BoardShape => ({
  strip,
  plays,
  time: Math.max(timeStars.left.length, timeStars.right.length),
});
