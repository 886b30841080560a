/** The charts and kicks reduced to how they move the ball, as plain numbers for the solver. */
import { fractionValue } from "../../../../kernel/dice/index.js";
import { numbersOf } from "../../engine/numbers.js";
import type { Step } from "../../engine/state.js";
import { chartsOf, NUMBERS, pickBonus, type PassCell, type PostcardRules, type RunCell } from "../../rules/index.js";
import { contest, FACES, oneDie, twoDice } from "../dice.js";
import { catchOdds, interceptionChance, throwLevel } from "../throw-level.js";
import { stepsOf } from "./field.js";

/** A possible result of a challenge. `steps`: from the line of scrimmage (rush) or the ball (run). */
export type Branch = { readonly chance: number } & (
  | { readonly kind: "penalty"; readonly on: "offense" | "defense"; readonly yards: number }
  | { readonly kind: "fumble"; readonly steps: number }
  | { readonly kind: "stop" }
  /** `carry`: the pick bonus stays for the run. */
  | { readonly kind: "move"; readonly steps: number; readonly carry: boolean }
);

/** Result of a pass total. */
export type Total =
  | { readonly kind: "sack"; readonly steps: number }
  | { readonly kind: "contested" }
  | { readonly kind: "loose" }
  | {
      readonly kind: "throw";
      readonly steps: number;
      /** Possible runs after the catch, in steps, ascending; and the chance of each. */
      readonly racs: readonly number[];
      readonly chances: readonly number[];
      /** True if a run may break away. */
      readonly breaks: boolean;
      readonly intercepted: number;
      readonly incomplete: number;
    };

/** A result with the second die: indices of the totals for each face, and whether the passer scrambles. */
export interface Thrown {
  readonly scramble: boolean;
  readonly places: readonly number[];
}

/** A pass challenge: chances of its results, and where each leads with and without a second throw. */
export interface Passes {
  readonly chances: Float64Array;
  readonly stops: readonly number[];
  readonly throws: readonly Thrown[];
}

/** Chances of a loose ball: who recovers, and whether the ball is dead or still moving. */
export interface Recovery {
  readonly keepDead: number;
  readonly keepRun: number;
  readonly loseDead: number;
  readonly loseRun: number;
}

/** Results of a first challenge and their chances. */
export interface Results {
  readonly low: number;
  readonly chances: Float64Array;
}

/** Everything the points game needs to know about a card. */
export interface Branches {
  readonly rules: PostcardRules;
  /** First spot that scores a touchdown. */
  readonly scoresFrom: Step;
  /** Possible net pick bonuses, ascending. */
  readonly betas: readonly number[];
  /** For each pair of numbers (offense times six): index in `betas`. */
  readonly pairs: Uint8Array;
  /** True for numbers that are rushes. */
  readonly isRush: readonly boolean[];
  /** Rush challenge, by net pick bonus. */
  rush(bonus: number): readonly Branch[];
  /** Results of any challenge by net bonus. */
  results(bonus: number): Results;
  /** Pass challenge by net pick bonus. */
  passes(bonus: number): Passes;
  thrown(result: number): Thrown;
  /** Tackle challenge by net bonus of the carrier. */
  run(bonus: number): readonly Branch[];
  /** First attempt after a kickoff: no penalties, no maximum run (A59). */
  kickReturn(bonus: number): readonly Branch[];
  /** Pass totals, ascending; then the same for scrambles. */
  readonly totals: readonly Total[];
  readonly scrambles: readonly Total[];
  /** Index of a total in both; totals beyond the ends count as the end. */
  totalOf(total: number): number;
  readonly breakaway: number;
  readonly fumble: Recovery;
  readonly blockedKick: Recovery;
  readonly recoverySteps: number;
  readonly groundingYards: number;
  /** Chances: grounding by the offense's die, interception by the defense's, strip, blocked kick. */
  readonly grounding: number;
  readonly steal: number;
  readonly strip: number;
  readonly block: number;
}

const chanceOf = (
  test: (value: number) => boolean,
  rolls: readonly { value: number; chance: { n: number; d: number } }[],
) => rolls.reduce((sum, { value, chance }) => (test(value) ? sum + fractionValue(chance) : sum), 0);

const memo = <T>(make: (bonus: number) => T): ((bonus: number) => T) => {
  const known = new Map<number, T>();
  return (bonus) => {
    let value = known.get(bonus);
    if (value === undefined) known.set(bonus, (value = make(bonus)));
    return value;
  };
};

function branchOf(cell: RunCell, chance: number): Branch {
  switch (cell.result) {
    case "penalty":
      return { chance, kind: "penalty", on: cell.on, yards: cell.yards };
    case "fumble":
      return { chance, kind: "fumble", steps: 0 };
    case "tackled":
      return { chance, kind: "stop" };
    case "move":
      return { chance, kind: "move", steps: stepsOf(cell.yards), carry: true };
  }
}

function totalOf(rules: PostcardRules, cell: PassCell, total: number, scramble: boolean): Total {
  if (cell.result === "sack") return { kind: "sack", steps: stepsOf(cell.yards) };
  if (cell.result !== "throw") return { kind: cell.result };
  const { caught, intercepted, incomplete } = catchOdds(rules, throwLevel(rules, total, scramble));
  const ways = caught
    .map((chance, rac) => ({ rac, chance: fractionValue(chance) }))
    .filter(({ chance }) => chance !== 0);
  return {
    kind: "throw",
    steps: stepsOf(cell.yards),
    racs: ways.map(({ rac }) => rac),
    chances: ways.map(({ chance }) => chance),
    breaks: ways.some(({ rac }) => rac > 0 && rac >= rules.card.running.breakaway),
    intercepted: fractionValue(intercepted),
    incomplete: fractionValue(incomplete),
  };
}

function recovery({ card: { running } }: PostcardRules, tieKeeps: boolean): Recovery {
  const all = contest();
  const keeps = (d: number): boolean => d > 0 || (d === 0 && tieKeeps);
  const far = (d: number): boolean => Math.abs(d) >= running.recovery;
  return {
    keepDead: chanceOf((d) => keeps(d) && !far(d), all),
    keepRun: chanceOf((d) => keeps(d) && far(d), all),
    loseDead: chanceOf((d) => !keeps(d) && !far(d), all),
    loseRun: chanceOf((d) => !keeps(d) && far(d), all),
  };
}

export function branchesOf(rules: PostcardRules): Branches {
  const { card } = rules;
  const charts = chartsOf(rules);
  const bonuses = NUMBERS.flatMap((o) => NUMBERS.map((d) => pickBonus(card, o, d)));
  const betas = [...new Set(bonuses)].sort((a, b) => a - b);
  const { low, high } = charts.pass;
  const results = memo((bonus): Results => {
    const rolls = contest(bonus);
    return { low: rolls[0].value, chances: Float64Array.from(rolls, (roll) => fractionValue(roll.chance)) };
  });
  const placeOf = (total: number): number => Math.max(low, Math.min(high, total)) - low;
  const thrown = memo((result): Thrown => ({
    scramble: result < 0,
    places: SECOND_FACES.map((face) => placeOf(secondTotal(result, face))),
  }));
  const row = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return {
    rules,
    scoresFrom: numbersOf(rules).scoresFrom,
    betas,
    pairs: Uint8Array.from(bonuses, (bonus) => betas.indexOf(bonus)),
    isRush: card.strategy.map(({ play }) => play === "rush"),
    rush: memo((bonus) => rushBranches(rules, bonus)),
    results,
    passes: memo((bonus) => {
      const { low: first, chances } = results(bonus);
      const all = Array.from(chances, (_, i) => first + i);
      return { chances, stops: all.map(placeOf), throws: all.map(thrown) };
    }),
    thrown,
    run: memo((bonus) => contest(bonus).map((roll) => branchOf(charts.run.at(roll.value), fractionValue(roll.chance)))),
    kickReturn: memo((bonus) =>
      contest(bonus).map((roll) => kickBranch(rules, roll.value, fractionValue(roll.chance))),
    ),
    totals: row.map((total) => totalOf(rules, charts.pass.at(total), total, false)),
    scrambles: row.map((total) => totalOf(rules, charts.pass.at(total), total, true)),
    totalOf: placeOf,
    breakaway: card.running.breakaway,
    fumble: recovery(rules, true),
    blockedKick: recovery(rules, false),
    recoverySteps: stepsOf(card.running.recoveryYards),
    grounding: chanceOf((face) => face <= card.passing.grounding, oneDie()),
    groundingYards: card.passing.groundingYards,
    steal: fractionValue(interceptionChance(card.passing.interception, 0)),
    strip: chanceOf((total) => total >= card.passing.strip, twoDice()),
    block: chanceOf((result) => result <= card.kicking.block, contest()),
  };
}

/** Result of a pass challenge after the second die: only half of it counts after a lost challenge (A20). */
export const secondTotal = (result: number, die: number): number => result + (result < 0 ? Math.floor(die / 2) : die);

export const SECOND_FACES = Array.from({ length: FACES }, (_, i) => i + 1);

function rushBranches(rules: PostcardRules, beta: number): Branch[] {
  const { rush } = chartsOf(rules);
  return contest(beta).map((roll): Branch => {
    const cell = rush.at(roll.value);
    const chance = fractionValue(roll.chance);
    if (cell.result === "penalty") return { chance, kind: "penalty", on: cell.on, yards: cell.yards };
    const steps = stepsOf(cell.yards);
    if (cell.result === "fumble") return { chance, kind: "fumble", steps };
    return { chance, kind: "move", steps, carry: cell.breakaway === true };
  });
}

function kickBranch({ card }: PostcardRules, result: number, chance: number): Branch {
  if (result > 0) return { chance, kind: "move", steps: result, carry: false };
  if (result <= card.running.returnFumble) return { chance, kind: "fumble", steps: 0 };
  return { chance, kind: "stop" };
}
