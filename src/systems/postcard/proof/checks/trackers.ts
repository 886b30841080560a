/** V15-V18: time circles, play circles, bonus bars, and the two halves of the card (C3-C5). */
import type { PostcardRules } from "../../rules/index.js";
import { at, broken, odd, unlike, type Check, type Finding } from "./finding.js";
import { numberFindings } from "./numbers.js";

const ENDS = ["left", "right"] as const;
const PRINTED_CIRCLES = 7;
/** Maximum circles that fit in an end zone of the card. */
const ROOM = 9;

function timeFindings({ card: { timeStars, barCap, clock } }: PostcardRules): Finding[] {
  const findings: Finding[] = ENDS.flatMap((end) => {
    const circles = timeStars[end];
    const path = at("timeStars", end);
    const count =
      circles.length < 1 || circles.length > ROOM
        ? [broken("time-circles", path, `time circles of the ${end} end`, circles.length, `1 to ${ROOM}`)]
        : circles.length === PRINTED_CIRCLES
          ? []
          : [unlike(path, `time circles of the ${end} end`, circles.length, PRINTED_CIRCLES, "L41")];
    const stars = circles.flatMap((found, i) => {
      const what = `stars of circle ${i + 1} of the ${end} end`;
      if (found < 0)
        return [broken("time-stars", [...path, i], what, found, "1 or more", "a circle gives bonuses, it takes none")];
      if (barCap > 0 && found > barCap)
        return [
          broken(
            "time-stars",
            [...path, i],
            what,
            found,
            `${barCap} at most`,
            "the bonus bar has room for no more; the rest is lost",
          ),
        ];
      return found === 0
        ? [odd("time-stars", [...path, i], what, found, "1 or more", "every circle of the source has stars")]
        : [];
    });
    return [...count, ...stars];
  });
  const longest = Math.max(timeStars.left.length, timeStars.right.length);
  if (clock.finalPlays !== longest) {
    findings.push(
      odd("final-plays", at("clock", "finalPlays"), "plays of the two-minute stage", clock.finalPlays, longest),
    );
  }
  return findings;
}

const ordered = (stars: readonly number[]): string => [...stars].sort((a, b) => a - b).join(" ");

/** Everything else is drawn twice from the same numbers; only the order of the stars can differ. */
function halfFindings({ card: { timeStars } }: PostcardRules): Finding[] {
  const [left, right] = [ordered(timeStars.left), ordered(timeStars.right)];
  if (left === right) return [];
  return [odd("halves-differ", at("timeStars"), "stars of the right end, sorted", right || "none", left || "none")];
}

const total = (stars: readonly number[]): number => stars.reduce((a, b) => a + b, 0);

export const TRACKER_CHECKS: readonly Check[] = [
  {
    id: "V15",
    see: ({ rules }) => ({
      findings: timeFindings(rules),
      seen: { ends: ENDS.map((end) => ({ end, stars: rules.card.timeStars[end] })) },
    }),
  },
  {
    id: "V16",
    see: ({ rules }) => ({ findings: numberFindings(rules, "V16"), seen: { count: rules.card.clock.plays } }),
  },
  {
    id: "V17",
    see: ({ rules }) => ({ findings: numberFindings(rules, "V17"), seen: { count: rules.card.barCap } }),
  },
  {
    id: "V18",
    see: ({ rules }) => ({
      findings: halfFindings(rules),
      seen: { totals: ENDS.map((end) => total(rules.card.timeStars[end])) },
    }),
  },
];
