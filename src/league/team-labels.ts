/** How a team made from statistics is named and shown: record, short name, colors. */
import { recordWords } from "./words.js";

/** Results of a season, as far as known. */
interface Results {
  readonly wins?: number;
  readonly losses?: number;
  readonly ties?: number;
}

export const recordOf = ({ wins, losses, ties = 0 }: Results): { record?: string } =>
  wins === undefined || losses === undefined ? {} : { record: recordWords({ wins, losses, ties }) };

/** A readable color pair, chosen by the team's name: sources of statistics do not have colors. */
const COLORS: readonly (readonly [string, string])[] = [
  ["#0B2239", "#FFFFFF"],
  ["#7A1020", "#FFFFFF"],
  ["#1E5B3A", "#FFFFFF"],
  ["#3B1F5B", "#FFFFFF"],
  ["#10454F", "#FFFFFF"],
  ["#8A3B00", "#FFFFFF"],
  ["#22304A", "#F5C542"],
  ["#222222", "#F0B429"],
];
export const colorsOf = (team: string): readonly [string, string] =>
  COLORS[[...team].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % COLORS.length];
