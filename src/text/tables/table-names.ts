/** What a file's name says: whether it may contain tables, and in which format. */
import { endingOf } from "../decode.js";

/** Text with any separator. */
const TEXTS = new Set([".csv", ".tsv", ".tab", ".txt"]);
const BOOKS = new Set([".xlsx", ".xlsm"]);
const OTHERS = new Set([".xls", ".ods", ".fods", ".html", ".htm", ".xhtml", ".zip"]);
const PACKED = /\.(?:csv|tsv|tab|txt)\.gz$/i;

export const isBookEnding = (ending: string): boolean => BOOKS.has(ending);

/** True if a file of this name should be text, recognizable by its beginning. */
export const isTextTable = (name: string): boolean => TEXTS.has(endingOf(name));

/** True if a file of this name should be such a text, packed with gzip. */
export const isPackedText = (name: string): boolean => PACKED.test(name);

/** True if a file of this name may contain tables. */
export function isTableName(name: string): boolean {
  const ending = endingOf(name);
  return TEXTS.has(ending) || BOOKS.has(ending) || OTHERS.has(ending) || isPackedText(name);
}

/** `plays.csv.gz`, `play_by_play_2019.csv`: every play of a season, not totals. */
export const isPlaysName = (name: string): boolean =>
  /(?:^|[\\/])(?:plays|pbp|play[_-]by[_-]play)[^\\/]*\.csv(?:\.gz)?$/i.test(name);
