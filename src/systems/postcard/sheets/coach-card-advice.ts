/** Rules of thumb for the decisions that no table answers (section 5 of the digest), as numbers of the card allow. */
import type { Procedure, ProcedureLine } from "../../../page/story/procedure-pieces.js";
import { THUMB } from "../coaches/thumb.js";
import type { PointsTable } from "../odds/points/index.js";
import { chartsOf, type PostcardRules } from "../rules/index.js";
import { leans } from "../facts/choices.js";
import { note, when } from "./quick-reference-steps.js";
import { listed, orList, penaltiesOf, plus } from "./reference-words.js";

const points = (value: number): string => value.toFixed(2);
/** Highest difference of two dice. */
const SPREAD = 5;

export function pickAdvice(rules: PostcardRules): string {
  const { all, parts } = leans(rules.card);
  const lean = parts.map(({ play, numbers, of }) =>
    of === numbers.length
      ? `only ${listed(numbers.map(String), "or")} to ${play} every time`
      : `only ${listed(numbers.map(String), "or")} to ${play} more (${of} of ${numbers.length})`,
  );
  const roll = all ? "**Roll a die for your number:** nobody can gain from knowing that you do. " : "";
  return `${roll}${lean.length > 0 ? `As safe: ${listed(lean, "or")}. ` : ""}A coach who counts points picks as below, in percent.`;
}

function spendAdvice(rules: PostcardRules): Procedure {
  const { card } = rules;
  const cap = card.barCap;
  const ball = Math.min(THUMB.mostForBall, cap);
  const kept = (down: number): number => Math.min(THUMB.kept[down], cap);
  const flags = penaltiesOf(chartsOf(rules).rush.rows, "offense");
  const most = flags.length > 0 ? flags[0].result - SPREAD + 1 : undefined;
  const lines: ProcedureLine[] = [
    when("Catch", `the best use of all: once the pressure is rolled, buy a sure catch with up to ${ball}`),
    when("Interception", "the whole bar"),
    when("Fumble", `up to ${ball}`),
    when("Challenge", `keep ${kept(1)} on 1st and 2nd down, ${kept(3)} on 3rd; all on 4th and tries`),
    ...(most === undefined
      ? []
      : [when(`Net ${plus(most)}`, "is enough: beyond it flags for too much strength come up")]),
    when("Tackle", `a runner within ${THUMB.nearYards} yards of the goal line: all but 1`),
    when("The rest", `only from a full bar, for a 1 would be lost`),
  ];
  return { number: "", title: "Bonuses", note: "how many to spend", lines };
}

function kickoffAdvice(rules: PostcardRules, table: PointsTable): Procedure {
  const regular = table.kickoff("regular").value;
  const onside = table.kickoff("onside").value;
  return {
    number: "",
    title: "Toss and kickoff",
    lines: [
      when(
        "Toss",
        rules.switches.halfTime === "on" ? "either: half-time makes it even" : "receive: the first series is an edge",
      ),
      when("Regular", `leaves the receivers ${points(regular)} points ahead`),
      when(
        "Onside",
        `${points(onside)}: only in the two-minute stage, behind, with ${THUMB.onsidePlays} plays left or fewer`,
      ),
      when("Interception", "on or behind your goal line: touchback"),
    ],
  };
}

function fourthAdvice(rules: PostcardRules): Procedure {
  const { switches, card } = rules;
  return {
    number: "",
    title: "Fakes and late calls",
    lines: [
      when(
        "Fake",
        switches.fakeBackfire === "on"
          ? "when the chart says go, roll a die: on a 1 call it a fake"
          : "when the chart says go, call it a fake: one that fails costs nothing",
      ),
      when("Knee", "in the two-minute stage, ahead, with no more plays than downs left; never on the own 0"),
      when(
        "Last play",
        `field goal when tied or behind by ${card.points.fieldGoal} or less, on any down; behind, never punt`,
      ),
    ],
  };
}

function tryAdvice(table: PointsTable): Procedure {
  const { kick, two } = table.tries();
  return {
    number: "",
    title: "Try",
    lines: [
      when(
        kick >= two ? "Kick" : "Play",
        `worth ${points(Math.max(kick, two))} points; the other way ${points(Math.min(kick, two))}`,
      ),
      when("Two", `in the two-minute stage, when the touchdown leaves you ${leadWords()}`),
    ],
  };
}

/** `2, 5 or 10 behind or 1 ahead`. */
function leadWords(): string {
  const [behind, ahead] = [-1, 1].map((sign) =>
    THUMB.twoPointLeads.map((lead) => lead * sign).filter((lead) => lead > 0),
  );
  return `${orList(behind)} behind or ${orList(ahead)} ahead`;
}

function circleAdvice(rules: PostcardRules): Procedure {
  return {
    number: "",
    title: "Time circles",
    lines: [
      note(
        "Cross the circle with the most stars that your bar can still hold; of two that bring the same, the one with fewer.",
      ),
      ...(rules.switches.teamSkill === "on"
        ? [when("Team skill", `roll again with ${THUMB.poorFace} or less on your own die and a result that hurts`)]
        : []),
    ],
  };
}

export const advice = (rules: PostcardRules, table: PointsTable): Procedure[] => [
  spendAdvice(rules),
  kickoffAdvice(rules, table),
  tryAdvice(table),
  fourthAdvice(rules),
  circleAdvice(rules),
  {
    number: "",
    title: "Alone at the table",
    lines: [
      note(
        "Play one side and let this card play the other, or both: roll for its number, then do what the tables say. Say your own spends first; the card spends by the list.",
      ),
    ],
  },
];
