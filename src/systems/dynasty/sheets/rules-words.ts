/** Facts of the rules in force, in the words of the rules leaflet. */
import { isLosing } from "../engine/state.js";
import { chartsOf, regularRow, type DynastyRules, type Effect, type RegularRow } from "../rules/index.js";
import { DASH, PATTERN_DICE, signed } from "./shared.js";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** `three`, `12`: numbers up to ten as words. */
export const inWords = (n: number): string => NUMBERS[n] ?? `${n}`;

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Most wins of a season that brings the losing +1 (D8). */
export function losingMost(rules: DynastyRules): number {
  let most = 0;
  for (let wins = 0; wins <= rules.tables.setup.games; wins++) if (isLosing(rules, wins)) most = wins;
  return most;
}

/** Dice that a campaign needs: the team, the influence die, two for the off-season. */
export const diceNeeded = (rules: DynastyRules): number => rules.tables.setup.diceMax + 3;

/** `9–7`; a row that reads the Coach Die needs its face. */
export function record(rules: DynastyRules, row: RegularRow, coachFace = 1): string {
  const wins = row.wins === "coach" ? coachFace : row.wins;
  return `${wins}${DASH}${row.losses === "rest" ? rules.tables.setup.games - wins : row.losses}`;
}

/** The season's row for dice that lie as given, Coach Die first. */
export function seasonRow(rules: DynastyRules, faces: readonly number[], first: boolean): RegularRow {
  return rules.tables.regularSeason[regularRow(rules, faces[0], faces, first)];
}

/** `9–7, but no playoffs`. */
export function seasonWords(rules: DynastyRules, faces: readonly number[], first: boolean): string {
  const row = seasonRow(rules, faces, first);
  const end = { none: "no playoffs", wildCard: "in by the Wild Card", bye: "a bye" }[row.playoffs];
  return `${record(rules, row, faces[0])}, ${end}`;
}

/** `lose a die and 1 influence`, `take 2 influence`. */
export function effectWords(effect: Effect): string {
  const gains = [
    effect.dice > 0 ? dieWord(effect.dice) : "",
    effect.influence > 0 ? `${effect.influence} influence` : "",
  ];
  const losses = [
    effect.dice < 0 ? dieWord(-effect.dice) : "",
    effect.influence < 0 ? `${-effect.influence} influence` : "",
  ];
  const part = (verb: string, list: readonly string[]): string => {
    const found = list.filter((word) => word !== "");
    return found.length === 0 ? "" : `${verb} ${found.join(" and ")}`;
  };
  return [part("take", gains), part("lose", losses)].filter((word) => word !== "").join(", ") || "nothing changes";
}

const dieWord = (count: number): string => (count === 1 ? "a die" : `${count} dice`);

/** The off-season total's news and what they do. */
export function newsWords(rules: DynastyRules, total: number): string {
  const row = chartsOf(rules).offSeason.lookup(total).value;
  const news = row.text.charAt(0).toLowerCase() + row.text.slice(1);
  return `${total}, ${news}: ${row.frontOffice ? "to the Front Office" : effectWords(row)}`;
}

/** `+1`, `−1` or nothing: dice and influence of an effect for two table columns. */
export const effectCells = (effect: Effect): [string, string] => [signed(effect.dice), signed(effect.influence)];

/** Totals that lead to the Front Office: `7`. */
export function officeTotals(rules: DynastyRules): string {
  return rules.tables.offSeason
    .filter((row) => row.frontOffice)
    .map((row) => (row.from === row.to ? `${row.from}` : `${row.from}${DASH}${row.to}`))
    .join(" or ");
}

/** Fewest dice that can win a round. */
export function diceToWin(rules: DynastyRules, round: number): number {
  return Math.min(...rules.tables.playoffs[round].win.map((pattern) => PATTERN_DICE[pattern].length));
}

/** Earliest season with enough dice for the Big Game: at best one table row a season brings dice. */
export function firstTitleSeason(rules: DynastyRules): number {
  const { setup, offSeason, frontOffice, playoffs } = rules.tables;
  const options = [...offSeason, ...frontOffice, ...frontOffice.flatMap((row) => row.choice ?? [])];
  const best = Math.max(1, ...options.map((option) => (option === "rollAgain" ? 0 : option.dice)));
  return Math.max(1, Math.ceil((diceToWin(rules, playoffs.length - 1) - setup.dice) / best));
}
