/** The game on a sheet, and the names of its sides. */
import { mirrorSpot, otherSide, type Side } from "../../../kernel/football/index.js";
import { minusText } from "../../../kernel/words/index.js";
import type { GameRecord } from "../record.js";

/** The game, if it has been played; one that has not only names its sides. */
export const playedGame = (records: readonly GameRecord[]): GameRecord | undefined =>
  records.find(({ events }) => events.some(({ type }) => type === "row"));

/** Slots for the names in a sheet's heading. */
export function sideNames(records: readonly GameRecord[]): Partial<Record<Side, string>> {
  const [record] = records;
  return record === undefined ? {} : { home: record.home, away: record.away };
}

/** As forms name them. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { home: "Home", away: "Away" };

const letter = (side: Side): string => (side === "home" ? "H" : "A");

/** `H35`, `50`, `A0`; the letter names whose half it is. */
export function spotName(side: Side, spot: number): string {
  const far = mirrorSpot(spot);
  if (spot === far) return `${spot}`;
  return spot < far ? `${letter(side)}${minusText(spot)}` : `${letter(otherSide(side))}${minusText(far)}`;
}

/** `H` or `A`. */
export const sideLetter = letter;
