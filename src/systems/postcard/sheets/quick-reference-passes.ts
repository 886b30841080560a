/** Passes, and what becomes of those that are not thrown (section 4.8 of the digest). */
import type { Procedure } from "../../../page/story/procedure-pieces.js";
import { catchNeed, type PostcardRules } from "../rules/index.js";
import { BOTH, note, ONE_D, ONE_O, step, when } from "./quick-reference-steps.js";
import { atLeast, levelSpan, listed, minus, orList, passTotals, pressureGroups } from "./reference-words.js";

export function passSteps(rules: PostcardRules): Procedure {
  const { card, switches } = rules;
  const { passing, levels, running } = card;
  const { throwFrom } = passTotals(rules);
  const catches = levels.map(({ level }) => `L${level} ${atLeast(catchNeed(card, level))}`);
  const scramble = `L${passing.scrambleLevel}`;
  return {
    number: "7",
    title: "Pass",
    lines: [
      step("Challenge: the first result.", ...BOTH),
      step(
        "O may throw on: add a die, or half of it, rounded down, if the first result is **below 0**. No way back.",
        ...ONE_O,
      ),
      step(
        `Read PASS with the total. ${throwFrom} and more is a throw that far; deeper than 10 yards beyond the goal line it is out.`,
      ),
      step(
        `Pressure: one level harder at ${listed(pressureGroups(card).map((g) => `${atLeast(g.need)} (${levelSpan(g.levels)})`))}.`,
        ...ONE_D,
      ),
      step(
        `Catch: ${listed(catches)}; ${levelSpan([levels[levels.length - 1].level])} under pressure ${atLeast(passing.pressedTop)}.`,
        ...ONE_O,
      ),
      when(
        "Caught",
        `catch \u2212 pressure: above 0 five yards a point, then the run; else down. ${running.breakaway}+ is a breakaway. In the end zone: touchdown`,
      ),
      when(
        "Dropped",
        `after pressure ${atLeast(passing.interceptionPressure)} D rolls: ${atLeast(passing.interception)} intercepts it there`,
      ),
      when(
        "Scramble",
        switches.scrambleDeep === "L3"
          ? `first result below 0, total above: ${scramble} at least`
          : `first result below 0, total above: ${scramble}; from 20 yards by its distance`,
      ),
    ],
  };
}

/** What happens instead of a throw. */
export function badPassSteps(rules: PostcardRules): Procedure {
  const { passing, kicking } = rules.card;
  const { sacks, contested, loose } = passTotals(rules);
  const one = passing.grounding === 1 ? "1" : `1${"\u2013"}${passing.grounding}`;
  return {
    number: "",
    title: "No throw",
    note: "pass totals below 1",
    lines: [
      when(loose, `O rolls: ${one} is grounding, else incomplete`),
      when(
        contested,
        `both roll: O ${one} grounding; else D ${atLeast(passing.interception)} intercepts at the line; else incomplete`,
      ),
      when(
        `${minus(Math.max(...sacks.map((s) => s.total)))} down`,
        `sack, ${orList(sacks.map((s) => s.yards))} yards; in the end zone a safety. D rolls two dice: ${passing.strip}+ is a fumble. Ball kept: O is rattled, ${minus(-passing.rattle)}`,
      ),
      note(
        `**Grounding:** ${passing.groundingYards} yards back (half on or inside the own 20), the down is lost. On the 0: safety.`,
      ),
      note(
        `**Interception** on or behind one\u2019s own goal line: ball on the ${kicking.puntTouchback}, or run. Anywhere else run.`,
      ),
    ],
  };
}
