/** Third and fourth downs with yards to go (ruling `passingDowns`). */
import { yardsToGoal } from "../../../../kernel/football/index.js";
import { FIGURES, type Code, type DiceRules } from "../../rules/index.js";
import type { Turn } from "../turn.js";

const { to, short, blue: most } = FIGURES.passingDowns;

/** Printed columns for third and fourth down with at least `FIGURES.passingDowns.from` yards to go. */
const CODES: ReadonlySet<Code> = new Set<Code>(["3A", "3B", "3C", "4B"]);

/** True if the defense rushes harder in this situation. */
export const isRushed = (code: Code, { switches }: Pick<DiceRules, "switches">): boolean =>
  switches.passingDowns === "rushed" && CODES.has(code);

/** Yards of a catch on such a down: receivers run to the line to gain. @param blue blue die of the roll for the gain */
export function toTheSticks({ draft }: Pick<Turn, "draft">, yards: number, blue: number): number {
  const { toGo, spot } = draft;
  const reaches = blue <= most && toGo <= to && toGo < yardsToGoal(spot) && yards < toGo && yards >= toGo - short;
  return reaches ? Math.min(yards + short, yardsToGoal(spot)) : yards;
}
