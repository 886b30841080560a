/** The situation of a game in numbers: the source of its words and of the picture on Studio's table. */
import { nameSeries, SIDES, type Series, type Side, type Spot } from "../football/index.js";

/** A count of something a side has, such as timeouts. */
export interface Held {
  readonly count: number;
  /** The count with its noun: `3 timeouts`, `no bonus`. */
  readonly words: string;
}

export interface BoardTeam {
  readonly name: string;
  /** Letters on its helmet: one to three. */
  readonly monogram: string;
  /** Helmet and the color on it, `#RRGGBB`; absent if the game's teams have no colors. */
  readonly colors?: readonly [string, string];
}

export interface BoardSide extends BoardTeam {
  readonly score: number;
  /** Timeouts, bonuses; absent if the game counts nothing for a side. */
  readonly held?: Held;
}

/** A two-team game. */
export interface FieldBoard extends Readonly<Record<Side, BoardSide>> {
  readonly kind: "field";
  /** `quarter 2`, `overtime`; absent in a game without quarters. */
  readonly period?: string;
  /** Time left, in the game's own format: `7:30` and `left`, `box 12` and nothing. */
  readonly clock: { readonly figure: string; readonly unit: string };
  /** The side with the ball; before a kickoff, the kicking side. */
  readonly ball: Side;
  /** The spot; absent if the ball is not on the field: at the toss, on a try. */
  readonly at?: { readonly spot: Spot; readonly words: string };
  /** Absent if no series is in progress. */
  readonly series?: Series;
  /** True if the next play is a snap: the words include the spot. */
  readonly snaps: boolean;
  /** Other states of the side with the ball: `rattled`. */
  readonly remark?: string;
}

/** A solo game: dice on a tray, and points to spend. */
export interface TrayBoard {
  readonly kind: "tray";
  /** `Season 3`. */
  readonly title: string;
  /** `contract to season 8`. */
  readonly note: string;
  /** The player's dice. */
  readonly owned: Held;
  /** Points to spend, one disc each. */
  readonly purse: Held;
  /** The score so far. */
  readonly points: number;
  /** Faces on the tray; a special die has another color. */
  readonly dice: readonly { readonly face: number; readonly special: boolean }[];
}

export type Board = FieldBoard | TrayBoard;

/** Possession, down and spot: `Gulls ball, 1st & 10, own 20`. */
export function placeWords({ at, series, ball, ...board }: FieldBoard): string | undefined {
  if (!at || !series) return undefined;
  return `${board[ball].name} ball, ${nameSeries(series, at.spot)}, ${at.words}`;
}

/** The situation in a sentence or two. */
export function boardWords(board: Board): string {
  if (board.kind === "tray") return `${board.title}: ${board.owned.words}, ${board.purse.words}, ${board.note}.`;
  const { period, clock, snaps, remark } = board;
  const side = ({ name, score, held }: BoardSide): string => `${name} ${score}${held ? ` (${held.words})` : ""}`;
  const time = [period, `${clock.figure} ${clock.unit}`.trim()].filter((part) => part !== undefined).join(", ");
  const place = snaps ? placeWords(board) : undefined;
  const rest = remark === undefined ? "" : `, ${remark}`;
  return `${SIDES.map((one) => side(board[one])).join(", ")}; ${time}${place === undefined ? "" : `. ${place}`}${rest}.`;
}
