/** What a file's name says: whether it may hold tables, and of which format. */
import { endingOf } from "../decode.js";

/** Text with any separator. */
const TEXTS = new Set([".csv", ".tsv", ".tab", ".txt"]);
const BOOKS = new Set([".xlsx", ".xlsm"]);
const OTHERS = new Set([".xls", ".ods", ".fods", ".html", ".htm", ".xhtml", ".zip"]);
const PACKED = /\.(?:csv|tsv|tab|txt)\.gz$/i;

export const isBookEnding = (ending: string): boolean => BOOKS.has(ending);

/** Whether a file of this name is meant to hold text, of which the beginning tells what it is. */
export const isTextTable = (name: string): boolean => TEXTS.has(endingOf(name));

/** Whether a file of this name may hold tables. */
export function isTableName(name: string): boolean {
  const ending = endingOf(name);
  return TEXTS.has(ending) || BOOKS.has(ending) || OTHERS.has(ending) || PACKED.test(name);
}

/** `plays.csv.gz`, `play_by_play_2019.csv`: every play of a season, which is not a table of sums. */
export const isPlaysName = (name: string): boolean =>
  /(?:^|[\\/])(?:plays|pbp|play[_-]by[_-]play)[^\\/]*\.csv(?:\.gz)?$/i.test(name);
