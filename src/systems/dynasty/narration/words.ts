/** Words of the story: dice, effects, rows and chances as people would say them. Plain ASCII, for every terminal. */
import { counted, plural } from "../../../kernel/words/index.js";
import {
  PATTERN_NAMES,
  PATTERNS,
  regularRowText,
  ROUND_NAMES,
  type DynastyRules,
  type Effect,
  type PlayoffEntry,
  type Round,
} from "../rules/index.js";

export { counted, plural };

export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The text inside a sentence; `GM` stays `GM`. */
export const lower = (text: string): string =>
  /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** `a`, `a and b`, `a, b and c`. */
export const list = (parts: readonly string[], word = "and"): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${word} ${parts[parts.length - 1]}`;

/** `[4] 2 5 1`: the Coach Die first, in brackets. */
export const diceText = (faces: readonly number[]): string => [`[${faces[0]}]`, ...faces.slice(1)].join(" ");

/** `the Coach Die and the 2`: dice that are rerolled. */
export function dieNames(faces: readonly number[], positions: readonly number[], coach: boolean): string {
  if (positions.length === faces.length) return faces.length === 2 ? "both dice" : `all ${faces.length} dice`;
  const plain = positions.filter((i) => !coach || i > 0).map((i) => `${faces[i]}`);
  return list([...(coach && positions.includes(0) ? ["the Coach Die"] : []), ...plain.map((face) => `the ${face}`)]);
}

/** `+1 die and -2 influence`; `nothing`. */
export function effectText({ dice, influence }: Effect): string {
  const parts = [
    dice === 0 ? "" : `${signed(dice)} ${plural(dice, "die", "dice")}`,
    influence === 0 ? "" : `${signed(influence)} influence`,
  ];
  return list(parts.filter((part) => part !== "")) || "nothing";
}

export const optionText = (option: Effect | "rollAgain"): string =>
  option === "rollAgain" ? "another roll" : effectText(option);

/** `the Wild Card`. */
export const roundName = (round: Round): string => `the ${ROUND_NAMES[round].name.replace(/^The /, "")}`;
const ENTRY_TEXT: Readonly<Record<PlayoffEntry, string>> = {
  none: "no playoffs",
  wildCard: "in the playoffs",
  bye: "in the playoffs with a bye",
};

/** A row of the season table in words: `three of a kind, Coach Die 4-6: 9-7, in the playoffs`. */
export function rowText(rules: DynastyRules, index: number, coachFace: number): string {
  const row = rules.tables.regularSeason[index];
  const wins = row.wins === "coach" ? coachFace : row.wins;
  const losses = row.losses === "rest" ? rules.tables.setup.games - wins : row.losses;
  const decides = row.wins === "coach" ? ", so the Coach Die counts the wins" : "";
  return `${lower(regularRowText(row))}${decides}: ${wins}-${losses}, ${ENTRY_TEXT[row.playoffs]}`;
}

/** `two pair or three of a kind`. */
export function needs(rules: DynastyRules, round: Round): string {
  const row = rules.tables.playoffs.find((entry) => entry.round === round);
  const hands = [...(row?.win ?? [])].sort((a, b) => PATTERNS.indexOf(b) - PATTERNS.indexOf(a));
  const names = hands.map((pattern) => PATTERN_NAMES[pattern].toLowerCase().replace(/^(straight|full)/, "a $1"));
  // D5: only the hands named, or all from the lowest named one up.
  return rules.switches.playoffMatch === "contains" ? list(names, "or") : `${names[0]} or better`;
}

/** Reasons for a contract extension. */
export const EARNED_TEXT = {
  betterResult: "Better than last season (more wins, or farther in the playoffs)",
  conferenceTitle: "Conference title",
  bigGame: "The Big Game is won",
} as const;

/** Influence gained or lost, in words. */
export function gained(by: number, asked: number, left: number): string {
  if (by === 0) return asked > 0 ? `no influence, the limit of ${left} is reached.` : "there is no influence to lose.";
  return `${signed(by)} influence, now ${left}${by === asked ? "" : `; the limit stops the rest`}.`;
}

/** Dice won or lost, in words. */
export function diceMoved(
  rules: DynastyRules,
  { by, asked, left }: { by: number; asked: number; left: number },
): string {
  const { diceMin, diceMax } = rules.tables.setup;
  if (by !== 0) return `${signed(by)} ${Math.abs(by) === 1 ? "die" : "dice"}, now ${left}.`;
  return asked < 0 ? `No die is lost: ${diceMin} is the minimum.` : `No die is won: ${diceMax} is the maximum.`;
}
