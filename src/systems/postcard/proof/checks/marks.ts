/** V14: kick marks (C12, C13). */
import { NUMBERS, type CardData, type PostcardRules } from "../../rules/index.js";
import { bonusFindings } from "./bonuses.js";
import { at, broken, odd, unlike, type Check, type Finding } from "./finding.js";

/** Spots of kicks 1 to 6 (L435-L437, A58). */
const PRINTED_SPOTS = [10, 5, 0, -5, -5, -5];
/** Closer to midfield, the strategy circle covers the field. */
const NEAREST = 25;
/** The winner of the pick also gets its stars, two at most (V3). */
const PICK_STARS = 2;

function markFindings({ card }: PostcardRules): Finding[] {
  const { kickMarks, kicking } = card;
  const findings: Finding[] = [];
  if (kickMarks.length !== NUMBERS.length)
    findings.push(broken("mark-count", at("kickMarks"), "kick marks", kickMarks.length, NUMBERS.length));
  kickMarks.forEach(({ number, spot, onside, bonus }, i) => {
    const what = `kick mark ${number}`;
    if (number !== i + 1)
      findings.push(
        broken("mark-number", at("kickMarks", i, "number"), `kick mark ${i + 1} of the list`, number, i + 1),
      );
    findings.push(
      ...spotFindings(card, i, "spot", spot, -5, NEAREST),
      ...spotFindings(card, i, "onside", onside, 15, 95),
    );
    if (spot !== PRINTED_SPOTS[i])
      findings.push(unlike(at("kickMarks", i, "spot"), `${what}, spot`, spot, PRINTED_SPOTS[i] ?? "none", "L435"));
    if (onside < kicking.kickoffFrom + 10)
      findings.push(
        odd(
          "mark-onside",
          at("kickMarks", i, "onside"),
          `${what}, onside spot`,
          onside,
          `${kicking.kickoffFrom + 10} or more`,
        ),
      );
    findings.push(
      ...bonusFindings(card, "mark-bonus", at("kickMarks", i, "bonus"), `${what}, bonus`, bonus, PICK_STARS),
    );
    const near = kickMarks[i - 1];
    if (near && bonus < near.bonus)
      findings.push(
        odd(
          "mark-order",
          at("kickMarks", i, "bonus"),
          `${what}, bonus`,
          bonus,
          `${near.bonus} or more`,
          "a deeper kick carries no smaller bonus, else every return is a touchback",
        ),
      );
    if (near && spot > near.spot)
      findings.push(
        odd(
          "mark-order",
          at("kickMarks", i, "spot"),
          `${what}, spot`,
          spot,
          `${near.spot} or deeper`,
          "marks go from the field into the end zone",
        ),
      );
    if (near && onside < near.onside)
      findings.push(
        odd(
          "mark-order",
          at("kickMarks", i, "onside"),
          `${what}, onside spot`,
          onside,
          `${near.onside} or farther`,
          "marks go from near to far",
        ),
      );
  });
  return findings;
}

function spotFindings(
  { kickMarks }: CardData,
  i: number,
  key: "spot" | "onside",
  found: number,
  low: number,
  high: number,
): Finding[] {
  const what = `kick mark ${kickMarks[i].number}, ${key === "spot" ? "spot" : "onside spot"}`;
  const path = at("kickMarks", i, key);
  if (found % 5 !== 0) return [broken("mark-steps", path, what, found, "a multiple of 5")];
  return found < low || found > high ? [broken("mark-spot", path, what, found, `${low} to ${high}`)] : [];
}

export const MARK_CHECKS: readonly Check[] = [
  {
    id: "V14",
    see: ({ rules }) => ({
      findings: markFindings(rules),
      seen: { bonuses: rules.card.kickMarks.map(({ bonus }) => bonus) },
    }),
  },
];
