/** Where a game stands, in numbers: its words are made of them, and so is the picture at a table on a screen. */
import { nameSeries, SIDES, type Series, type Side, type Spot } from "../football/index.js";

/** What somebody has of something. */
export interface Held {
  readonly count: number;
  /** The count with its noun: `3 timeouts`, `no bonus`. */
  readonly words: string;
}

export interface BoardTeam {
  readonly name: string;
  /** On its helmet: one to three letters. */
  readonly monogram: string;
  /** Helmet and the color on it, `#RRGGBB`; absent where the game gives its teams none. */
  readonly colors?: readonly [string, string];
}

export interface BoardSide extends BoardTeam {
  readonly score: number;
  /** Timeouts, bonuses; absent where a side holds nothing that counts. */
  readonly held?: Held;
}

/** A game of two sides. */
export interface FieldBoard extends Readonly<Record<Side, BoardSide>> {
  readonly kind: "field";
  /** `quarter 2`, `overtime`; absent where a game has no quarters. */
  readonly period?: string;
  /** What is left of it, as this game tells time: `7:30` and `left`, `box 12` and nothing. */
  readonly clock: { readonly figure: string; readonly unit: string };
  /** Who has the ball; before a kickoff, who kicks. */
  readonly ball: Side;
  /** Where it is; absent where it is not on the field: at the toss, on a try. */
  readonly at?: { readonly spot: Spot; readonly words: string };
  /** Absent where no series is under way. */
  readonly series?: Series;
  /** The next play is a snap from there: the words name the place. */
  readonly snaps: boolean;
  /** What else holds for the side with the ball: `rattled`. */
  readonly remark?: string;
}

/** A game for one: dice on a tray, and points to pay with. */
export interface TrayBoard {
  readonly kind: "tray";
  /** `Season 3`. */
  readonly title: string;
  /** `contract to season 8`. */
  readonly note: string;
  /** Dice that are the player's. */
  readonly owned: Held;
  /** What is paid with, a disc each. */
  readonly purse: Held;
  /** So far. */
  readonly points: number;
  /** Faces on the tray; a special one is of another color. */
  readonly dice: readonly { readonly face: number; readonly special: boolean }[];
}

export type Board = FieldBoard | TrayBoard;

/** Whose ball it is, down and place: `Gulls ball, 1st & 10, own 20`. */
export function placeWords({ at, series, ball, ...board }: FieldBoard): string | undefined {
  if (!at || !series) return undefined;
  return `${board[ball].name} ball, ${nameSeries(series, at.spot)}, ${at.words}`;
}

/** Where a game stands, in a sentence or two. */
export function boardWords(board: Board): string {
  if (board.kind === "tray") return `${board.title}: ${board.owned.words}, ${board.purse.words}, ${board.note}.`;
  const { period, clock, snaps, remark } = board;
  const side = ({ name, score, held }: BoardSide): string => `${name} ${score}${held ? ` (${held.words})` : ""}`;
  const time = [period, `${clock.figure} ${clock.unit}`.trim()].filter((part) => part !== undefined).join(", ");
  const place = snaps ? placeWords(board) : undefined;
  const rest = remark === undefined ? "" : `, ${remark}`;
  return `${SIDES.map((one) => side(board[one])).join(", ")}; ${time}${place === undefined ? "" : `. ${place}`}${rest}.`;
}
