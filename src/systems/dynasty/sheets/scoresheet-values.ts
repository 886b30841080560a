/** What a season writes on a scoresheet, as text. One source for the grid and for large print. */
import type { SeasonLine } from "../engine/index.js";
import type { DynastyRules, Round } from "../rules/index.js";
import { DASH, MINUS, shortOf, signed } from "./shared.js";

/** Pencil values of one season; all empty before it is played. */
export interface SeasonValues {
  readonly total2d6: string;
  readonly news: string;
  readonly effect: string;
  readonly gained: string;
  readonly spent: number | "";
  readonly left: string;
  /** Final dice, Coach Die first; 0 = no die. */
  readonly dice: readonly number[];
  readonly record: string;
  readonly extension: string;
  readonly points: string;
  readonly total: string;
}

/** `spaces` = dice spaces in a row, filled up with zeros. */
export function seasonValues(rules: DynastyRules, line: SeasonLine | undefined, spaces: number): SeasonValues {
  if (!line) {
    const dice = Array.from({ length: spaces }, () => 0);
    return {
      total2d6: "",
      news: "",
      effect: "",
      gained: "",
      spent: "",
      left: "",
      dice,
      record: "",
      extension: "",
      points: "",
      total: "",
    };
  }
  const extension = line.extension.earned + line.extension.bought * rules.tables.extension.bought;
  const dice = line.regular.final;
  return {
    total2d6: `${line.offSeason.total}`,
    news: newsOf(rules, line),
    effect: effectOf(line),
    gained: line.influence.gained === 0 ? "0" : signed(line.influence.gained),
    spent: line.influence.spent,
    left: `${line.influence.left}`,
    dice: dice.concat(Array.from({ length: Math.max(0, spaces - dice.length) }, () => 0)),
    record: `${line.regular.wins}${DASH}${line.regular.losses}`,
    extension: extension === 0 ? "" : `+${extension}`,
    points: `${line.total}`,
    total: `${line.running}`,
  };
}

/** Sign in a round's cell: `win`, `loss`, `title`, `bye` or nothing. */
export function roundSign(line: SeasonLine | undefined, r: Round): string {
  if (!line) return "";
  const played = line.rounds.find((entry) => entry.round === r);
  if (played) return played.won ? (r === "bigGame" ? "title" : "win") : "loss";
  return r === "wildCard" && line.regular.entry === "bye" ? "bye" : "";
}

/** `star joins`, `FO6 trade`: the row's short name; the Front Office with its die. */
function newsOf(rules: DynastyRules, line: SeasonLine): string {
  const last = line.frontOffice.at(-1);
  const { offSeason, frontOffice } = rules.tables;
  return last ? `FO${last.face} ${shortOf(frontOffice[last.row])}` : shortOf(offSeason[line.offSeason.row]);
}

/** `+die +1`, `−2`: what the off-season changed, limits applied. */
function effectOf({ effect }: SeasonLine): string {
  const die = effect.dice === 0 ? "" : `${effect.dice > 0 ? "+" : MINUS}die`;
  return `${die} ${signed(effect.influence)}`.trim();
}
