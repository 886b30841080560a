/** Bonuses of kick marks and punts: they must help a return without deciding it (C9, C11-C13). */
import type { CardData } from "../../rules/index.js";
import type { Path } from "../../rules/locate.js";
import { broken, odd, type Finding } from "./finding.js";
import { PRINTED_SPANS } from "./printed.js";

/** From this bonus on, most rolls of the two dice read the last cell of the printed run row. */
const MOST_BONUS = PRINTED_SPANS.run[1];

/** `besides`: what may be added to the bonus, such as stars from a pick. */
export function bonusFindings(
  { run }: CardData,
  code: "mark-bonus" | "punt-bonus",
  path: Path,
  what: string,
  bonus: number,
  besides = 0,
): Finding[] {
  if (bonus < 0) return [broken(code, path, what, bonus, "0 or more")];
  if (bonus > MOST_BONUS)
    return [broken(code, path, what, bonus, `${MOST_BONUS} or less`, "beyond the run row the dice decide nothing")];
  const longest = Math.max(...run.flatMap(({ result, to }) => (result === "move" ? [to] : [])));
  // Cells beyond the longest move are penalties on the carrier.
  if (!Number.isFinite(longest) || bonus <= Math.max(0, longest - besides)) return [];
  const hint = `with ${besides > 0 ? "the stars of a pick and " : ""}even dice the return reads past its longest move`;
  return [odd(`${code}-far`, path, what, bonus, `${Math.max(0, longest - besides)} or less`, hint)];
}
