/** Where a printed page came from, for every file that sheets are drawn from. */
import { CUP_FORMAT, type Cup } from "./cup/types.js";
import { whenOf } from "./cup/seasons-of.js";
import { DEFAULT_COACH } from "./coach-list.js";
import { describeGame } from "./describe.js";
import { GAME_FORMAT, type GameRecord } from "./record.js";
import { USUAL_SIDES } from "./sides.js";
import type { TeamFile } from "./teams.js";

/** What a sheet may be drawn from. */
export type AnyRecord = GameRecord | Cup | TeamFile;

const formatOf = (record: AnyRecord): string => ("format" in record ? record.format : "");
export const isGame = (record: AnyRecord): record is GameRecord => formatOf(record) === GAME_FORMAT;
export const isCup = (record: AnyRecord): record is Cup => formatOf(record) === CUP_FORMAT;

const USUAL = { coach: DEFAULT_COACH, away: USUAL_SIDES.away.name, home: USUAL_SIDES.home.name };

/** Footer words of a record, and the command that prints it again. */
export function describe(record: AnyRecord): { readonly line: string; readonly command: string } {
  if (isGame(record)) return describeGame(record, USUAL);
  const command = "pressbox print postcard --record FILE";
  if (isCup(record)) return { line: `seed ${record.seed}, ${whenOf(record)}`, command };
  return { line: `${record.teams.length} teams`, command };
}
