/** DY-1 and DY-8, the team mat and the dice tray: the game's tables in playing order, a place for every die and marker. */
import { countFrom } from "../../../kernel/words/index.js";
import type { DynastyRules } from "../rules/index.js";
import { scoresheetFacts } from "./scoresheet.js";
import { tableFacts } from "./tables.js";

export function matFacts(rules: DynastyRules) {
  const { dice, diceMax } = rules.tables.setup;
  return {
    ...tableFacts(rules),
    regular: dice - 1,
    /** Places of the Team Dice: the Coach Die, those of the start, those to be won. */
    spaces: countFrom(1, diceMax).map((number) => ({
      number,
      kind: number === 1 ? "coach" : number <= dice ? "own" : "won",
    })),
  };
}

/** Where a number of influence points is between the least and the most. */
function influenceKind({ tables: { setup } }: DynastyRules, points: number): string {
  if (points === setup.influence) return "start";
  if (points === setup.influenceMin) return points === 0 ? "none" : "least";
  return points === setup.influenceMax ? "most" : "";
}

export function diceTrayFacts(rules: DynastyRules) {
  const { spaces, ...facts } = matFacts(rules);
  const { setup } = rules.tables;
  const of = (wanted: string) => spaces.filter(({ kind }) => kind === wanted);
  return {
    ...facts,
    // The Coach Die is at midfield: regular dice to its left, those to be won to its right.
    fieldSpaces: [...of("own"), ...of("coach"), ...of("won")],
    influenceSpaces: facts.influenceLevels.map((points) => ({ points, kind: influenceKind(rules, points) })),
    /** Every natural 6 brings a point, not only one of a first roll (D3). */
    everySix: rules.switches.naturalSix === "everyRoll",
    /** Total that leads to the Front Office; "" when none does. */
    officeTotal: facts.offSeason.find(({ office }) => office)?.total ?? "",
    blocks: scoresheetFacts(rules).blocks.map((block) => ({
      ...block,
      seasons: block.seasons.map(({ number }) => ({
        number,
        start: number === 1,
        signedLast: number === setup.contractYears,
      })),
    })),
  };
}
