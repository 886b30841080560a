/** DY-1 and DY-8, the team mat and the dice tray: the game's tables in playing order, with a place for every die and marker. */
import { countFrom } from "../../../kernel/words/index.js";
import type { DynastyRules } from "../rules/index.js";
import { scoresheetFacts } from "./scoresheet.js";
import { tableFacts } from "./tables.js";

export function matFacts(rules: DynastyRules) {
  const { dice, diceMax } = rules.tables.setup;
  return {
    ...tableFacts(rules),
    regular: dice - 1,
    /** Places of the Team Dice: the Coach Die, the starting dice, and those still to be won. */
    spaces: countFrom(1, diceMax).map((number) => ({
      number,
      kind: number === 1 ? "coach" : number <= dice ? "own" : "won",
    })),
  };
}

/** Kind of an influence level between minimum and maximum. */
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
    // The Coach Die is at midfield: starting dice to its left, dice to be won to its right.
    fieldSpaces: [...of("own"), ...of("coach"), ...of("won")],
    influenceSpaces: facts.influenceLevels.map((points) => ({ points, kind: influenceKind(rules, points) })),
    /** True if every natural 6 earns a point, not only on a first roll (D3). */
    everySix: rules.switches.naturalSix === "everyRoll",
    /** Total that leads to the Front Office; "" if none does. */
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
