/** What a season writes into the log, as text. One source for the grid and for large print. */
import type { SeasonLine } from "../engine/index.js";
import type { DynastyRules } from "../rules/index.js";
import { DASH, MINUS, shortOf, signed } from "./shared.js";

/** Pencil values of one season; all empty before it is played. */
export interface LogValues {
  /** +1 after a losing season, modifiers bought for the last roll, re-rolls, total of the off-season. */
  readonly losing: string;
  readonly bought: string;
  readonly rerolls: number | "";
  readonly total: string;
  readonly news: string;
  readonly drama: string;
  /** Influence left over; when the season's dice are rolled; points paid; left in the end. */
  readonly start: string;
  readonly ready: string;
  readonly spent: number | "";
  readonly left: string;
  readonly record: string;
  readonly earned: string;
  readonly extended: string;
  readonly points: string;
  readonly running: string;
}

export const NO_VALUES: LogValues = {
  losing: "",
  bought: "",
  rerolls: "",
  total: "",
  news: "",
  drama: "",
  start: "",
  ready: "",
  spent: "",
  left: "",
  record: "",
  earned: "",
  extended: "",
  points: "",
  running: "",
};

export function logValues(rules: DynastyRules, line: SeasonLine): LogValues {
  const { offSeason, influence, regular, extension } = line;
  return {
    losing: signed(offSeason.losingBonus),
    // Modifiers that a re-roll threw away were paid for all the same: the zero says that none is left.
    bought: offSeason.modifiersPaid === 0 ? "" : signed(offSeason.modifiers) || "0",
    rerolls: offSeason.rerolls,
    total: `${offSeason.total}`,
    ...newsOf(rules, line),
    start: `${influence.start}`,
    ready: `${influence.afterGain}`,
    spent: influence.spent,
    left: `${influence.left}`,
    record: `${regular.wins}${DASH}${regular.losses}`,
    earned: signed(extension.earned),
    extended: signed(extension.bought * rules.tables.extension.bought),
    points: `${line.total}`,
    running: `${line.running}`,
  };
}

/** Upper line: the off-season row; lower line: the Front Office row. What changed stands behind the last of them. */
function newsOf(rules: DynastyRules, line: SeasonLine): { news: string; drama: string } {
  const { dice, influence } = line.effect;
  const changes = [dice === 0 ? "" : `${dice > 0 ? "+" : MINUS}die`, signed(influence)];
  const written = (text: string): string => [text, ...changes.filter((change) => change !== "")].join(" ");
  const row = shortOf(rules.tables.offSeason[line.offSeason.row]);
  const last = line.frontOffice.at(-1);
  if (!last) return { news: written(row), drama: "" };
  return { news: row, drama: written(shortOf(rules.tables.frontOffice[last.row])) };
}
