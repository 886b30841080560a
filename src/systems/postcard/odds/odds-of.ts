/** All exact odds of a card, by enumeration of its dice. */
import { fraction } from "../../../kernel/dice/index.js";
import { GOAL } from "../engine/state.js";
import { NUMBERS, pickBonus, type PlayKind, type PostcardRules } from "../rules/index.js";
import { blend, mean, times } from "./exact.js";
import { blockChance, fieldGoalRows, lostChance, onsideRows, puntRows, recoveryRows, spendRows } from "./kick-odds.js";
import { PassOdds } from "./pass-odds.js";
import { branchesOf } from "./points/branches.js";
import { stepsOf } from "./points/field.js";
import { twoPointChances } from "./points/tries.js";
import { noGain, runRow, rushColumns, rushRow } from "./run-odds.js";
import type { BetaChance, PostcardOdds, UniformOdds } from "./types.js";

/** When not to throw a second die: from that many steps, always, never. */
export const STOP_RULES = [3, 1, Infinity, -Infinity] as const;
const USUAL_STOP = STOP_RULES[0];

const span = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i);

const known = new WeakMap<PostcardRules, PostcardOdds>();

/** The odds of a set of rules; the same object for the same rules. */
export function oddsOf(rules: PostcardRules): PostcardOdds {
  let odds = known.get(rules);
  if (!odds) known.set(rules, (odds = work(rules)));
  return odds;
}

function work(rules: PostcardRules): PostcardOdds {
  const { card } = rules;
  // A bonus spent on top of the best pick is the most that normally occurs.
  const most = Math.max(...card.strategy.map(({ stars }) => stars)) + 1;
  const betas = span(-most, most);
  const passes = new PassOdds(rules);
  const tries = twoPointChances(branchesOf(rules));
  return {
    rush: { columns: rushColumns(rules), rows: betas.map((beta) => rushRow(rules, beta)) },
    run: span(-most, most + 1).map((bonus) => runRow(rules, bonus)),
    levels: passes.levels(),
    throws: passes.throws(false),
    scrambles: passes.throws(true),
    steps: passes.steps(),
    attempts: betas.map((beta) => ({
      beta,
      byRule: STOP_RULES.map((stopAt) => ({ stopAt, outcome: passes.attempt(beta, stopAt) })),
    })),
    uniform: uniformOdds(rules, passes),
    spends: spendRows(rules),
    recoveries: recoveryRows(),
    block: blockChance(rules),
    onside: onsideRows(rules),
    fieldGoals: fieldGoalRows(rules),
    punts: puntRows(rules),
    twoPoint: [card.kicking.twoPointFrom, 0].map((from) => ({ from, chance: tries[GOAL - stepsOf(from)] })),
  };
}

/** Net bonuses if both sides pick by die, for one kind of play or for all. */
function uniformBetas({ card }: PostcardRules, kind?: PlayKind): BetaChance[] {
  const own = card.strategy.filter(({ play }) => !kind || play === kind);
  const counts = new Map<number, number>();
  for (const { number } of own)
    for (const other of NUMBERS) {
      const beta = pickBonus(card, number, other);
      counts.set(beta, (counts.get(beta) ?? 0) + 1);
    }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([beta, ways]) => ({ beta, chance: fraction(ways, own.length * NUMBERS.length) }));
}

function uniformOdds(rules: PostcardRules, passes: PassOdds): UniformOdds {
  const rushBetas = uniformBetas(rules, "rush");
  const passBetas = uniformBetas(rules, "pass");
  const rolls = rushBetas.map(({ beta, chance }) => ({ value: beta, chance }));
  const fumble = mean(rolls, (beta) => rushRow(rules, beta).fumble);
  return {
    betas: uniformBetas(rules),
    rushBetas,
    passBetas,
    rush: {
      yards: mean(rolls, (beta) => rushRow(rules, beta).yards),
      noGain: mean(rolls, (beta) => noGain(rules, beta)),
      fumble,
      lost: times(fumble, lostChance()),
    },
    pass: {
      stopAt: USUAL_STOP,
      outcome: blend(passBetas.map(({ beta, chance }) => ({ chance, odds: passes.attempt(beta, USUAL_STOP) }))),
    },
  };
}
