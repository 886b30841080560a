/** Data of the board: facts about rules and teams, and the template's words. */
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
  /** C3: stars in the circles at each end, circle 1 first. */
  readonly timeStars: { readonly left: readonly number[]; readonly right: readonly number[] };
  readonly plays: number;
  /** C10: good totals, by the marker's yard line from home's goal line. */
  readonly goals: readonly { readonly yards: number; readonly text: string }[];
  /** C14, C15: yards from one's own goal line. */
  readonly spots: {
    readonly kickoff: number;
    readonly touchback: number;
    readonly puntTouchback: number;
    readonly freeKick: number;
  };
  readonly tries: { readonly kick: number; readonly two: number };
  readonly kicks: readonly KickMark[];
}

/** Words from the template; one that it omits is not printed. */
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
  /** Width of a play tracker's strip, and how far the background extends past the board; millimeters. */
  readonly strip: number;
  readonly beyond: number;
}

/** Arguments of the board's figures. */
export const BOARD_TAKES = ["strip", "beyond", ...BOARD_WORDS] as const;

export const said = (data: BoardData, word: BoardWord): string => data[word] ?? "";

export const boardShape = ({ strip, plays, timeStars }: BoardData): BoardShape => ({
  strip,
  plays,
  time: Math.max(timeStars.left.length, timeStars.right.length),
});
