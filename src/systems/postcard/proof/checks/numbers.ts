/** V21 and parts of V9, V16, V17: single numbers of the card, compared with the source and with what is playable. */
import type { CardData, PostcardRules } from "../../rules/index.js";
import { at, broken, citing, unlike, type Check, type CheckId, type Finding } from "./finding.js";

/** A number: its path, its name, the printed value and its source, and the playable range; very wide if another check covers it. */
type NumberRow = readonly [
  check: CheckId,
  group: keyof CardData,
  key: string | undefined,
  what: string,
  printed: number,
  source: string,
  low: number,
  high: number,
];

/** Yards: must be whole steps. */
const YARDS = new Set(
  "groundingYards recoveryYards fieldGoalDrop puntDrop kickoffFrom safetyKickFrom kickoffTouchback puntTouchback tryMarker twoPointFrom".split(
    " ",
  ),
);

/** The card shows spots in one's own half; at midfield the field-goal ranges begin, above it is the strategy circle. */
const MOST_SPOT = 45;
const MOST_TRY = 40;

const ROWS: readonly NumberRow[] = [
  ["V9", "passing", "pressedTop", "the value that catches a pressed throw of the last level", 6, "L173", 2, 10],
  ["V21", "passing", "interceptionPressure", "the pressure that allows an interception", 4, "L162", 1, 10],
  ["V21", "passing", "interception", "the value that intercepts", 6, "L185", 1, 10],
  ["V21", "passing", "grounding", "the value that is grounding", 1, "L196", 0, 5],
  ["V21", "passing", "groundingYards", "the yards of grounding", 10, "L196", 5, 30],
  ["V21", "passing", "strip", "the total that strips the ball", 11, "L211", 2, 20],
  ["V21", "passing", "rattle", "what a sack takes off later dice", 1, "L347", 0, 6],
  ["V21", "passing", "scrambleLevel", "the level of a scramble", 3, "L157", -200, 200],
  ["V21", "running", "breakaway", "the result that breaks away", 4, "L279", 1, 20],
  ["V21", "running", "recovery", "the difference that runs with a recovered ball", 4, "L308", 1, 20],
  ["V21", "running", "recoveryYards", "the first yards with a recovered ball", 5, "L308", 0, 30],
  ["V21", "running", "returnFumble", "the result that fumbles the first return", -5, "L297", -20, 0],
  ["V21", "kicking", "fieldGoalDrop", "the yards that a field goal steps back", 10, "L373", 0, 30],
  ["V21", "kicking", "puntDrop", "the yards that a punt steps back", 15, "L383", 0, 30],
  ["V21", "kicking", "block", "the result that blocks a kick", -5, "L375", -20, 0],
  ["V21", "kicking", "fake", "the bonus of a fake", 2, "L421", 0, 6],
  ["V21", "kicking", "kickoffFrom", "the spot of the kickoff", 35, "L431", 5, MOST_SPOT],
  ["V21", "kicking", "safetyKickFrom", "the spot of the safety kick", 20, "L367", 5, MOST_SPOT],
  ["V21", "kicking", "kickoffTouchback", "the spot after a touchback of a kickoff", 25, "L442", 5, MOST_SPOT],
  ["V21", "kicking", "puntTouchback", "the spot after a touchback of a punt", 20, "A51", 5, MOST_SPOT],
  ["V21", "kicking", "tryMarker", "the marker of the extra point", 15, "L357", -200, 200],
  ["V21", "kicking", "twoPointFrom", "the spot of the two-point try", 5, "L359", 5, MOST_TRY],
  ["V16", "clock", "plays", "circles of a play tracker", 9, "L55", 1, 12],
  ["V21", "clock", "touchdown", "circles that a touchdown costs", 2, "L45", 0, 7],
  ["V21", "clock", "lostBall", "circles that a lost ball costs", 1, "L46", 0, 7],
  ["V21", "clock", "finalPlays", "plays of the two-minute stage", 7, "L461", 1, 20],
  ["V21", "clock", "finalTouchdown", "plays that a touchdown costs in the two-minute stage", 2, "L463", 1, 20],
  ["V17", "barCap", undefined, "boxes of a bonus bar", 4, "L81", 1, 6],
  ["V21", "points", "touchdown", "points of a touchdown", 6, "L351", 0, 20],
  ["V21", "points", "fieldGoal", "points of a field goal", 3, "A15", 0, 20],
  ["V21", "points", "safety", "points of a safety", 2, "L363", 0, 20],
  ["V21", "points", "kick", "points of an extra point", 1, "L357", 0, 20],
  ["V21", "points", "twoPoint", "points of a two-point try", 2, "L359", 0, 20],
];

/** Problems with the numbers of a check. */
export function numberFindings({ card }: PostcardRules, id: CheckId): Finding[] {
  return ROWS.filter(([check]) => check === id).flatMap(([, group, key, what, printed, source, low, high]) => {
    const found = key === undefined ? (card[group] as number) : (card[group] as unknown as Record<string, number>)[key];
    const path = key === undefined ? at(group) : at(group, key);
    if (found < low || found > high) {
      return [
        broken(
          "number-bounds",
          path,
          what,
          found,
          `${low} to ${high}`,
          `the source prints ${printed}${citing(source)}`,
        ),
      ];
    }
    if (key !== undefined && YARDS.has(key) && found % 5 !== 0) {
      return [broken("number-steps", path, what, found, "a multiple of 5")];
    }
    return found === printed ? [] : [unlike(path, what, found, printed, source)];
  });
}

/** A scramble must have an existing level. */
function scrambleFindings({ card: { levels, passing } }: PostcardRules): Finding[] {
  if (levels.some(({ level }) => level === passing.scrambleLevel)) return [];
  const path = at("passing", "scrambleLevel");
  const known = levels.map(({ level }) => level).join(", ");
  return [broken("scramble-level", path, "the level of a scramble", passing.scrambleLevel, `one of ${known}`)];
}

export const NUMBER_CHECKS: readonly Check[] = [
  {
    id: "V21",
    see: ({ rules }) => ({
      findings: [...numberFindings(rules, "V21"), ...scrambleFindings(rules)],
      seen: { count: ROWS.filter(([check]) => check === "V21").length },
    }),
  },
];
