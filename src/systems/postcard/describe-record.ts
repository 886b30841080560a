/** Where a printed page came from, for every file that sheets are drawn from. */
import { DEFAULT_COACH } from "./coach-list.js";
import { describeCup, isCup } from "./cup/describe-cup.js";
import type { Cup } from "./cup/types.js";
import { describeGame } from "./describe.js";
import { GAME_FORMAT, type GameRecord } from "./record.js";
import { USUAL_SIDES } from "./sides.js";
import type { TeamFile } from "./teams.js";

/** What a sheet may be drawn from. */
export type AnyRecord = GameRecord | Cup | TeamFile;

export const isGame = (record: AnyRecord): record is GameRecord =>
  "format" in record && (record as { readonly format: string }).format === GAME_FORMAT;

const USUAL = { coach: DEFAULT_COACH, away: USUAL_SIDES.away.name, home: USUAL_SIDES.home.name };

/** Footer words of a record, and the command that prints it again. */
export function describe(record: AnyRecord): { readonly line: string; readonly command: string } {
  if (isGame(record)) return describeGame(record, USUAL);
  if (isCup(record)) return describeCup(record);
  return { line: `${record.teams.length} teams`, command: "pressbox print postcard --teams FILE" };
}
