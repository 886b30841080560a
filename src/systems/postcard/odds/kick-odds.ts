/** Odds of kicks and of bonuses spent on single rolls. */
import { STEP_YARDS } from "../engine/state.js";
import { chartsOf, type PostcardRules } from "../rules/index.js";
import { contest, twoDice } from "./dice.js";
import { chanceThat, minus, ONE, times } from "./exact.js";
import { interceptionChance } from "./throw-level.js";
import type { FieldGoalRow, Fraction, OnsideRow, PuntRow, RecoveryRow, SpendRow } from "./types.js";

const END_ZONE_YARDS = 10;
const MOST_NET = 2;

export const blockChance = ({ card }: PostcardRules): Fraction =>
  chanceThat(contest(), (result) => result <= card.kicking.block);

export function fieldGoalRows(rules: PostcardRules): FieldGoalRow[] {
  const open = minus(ONE, blockChance(rules));
  return rules.card.fieldGoals.map(({ marker, low, high }) => {
    const goodUnblocked = chanceThat(twoDice(), (total) => low <= total && total <= high);
    return { marker, kickYards: marker + END_ZONE_YARDS, low, high, good: times(open, goodUnblocked), goodUnblocked };
  });
}

export const puntRows = ({ card }: PostcardRules): PuntRow[] =>
  card.punts.map(({ target, low, high, kicker, receiver }) => {
    const totals = twoDice().map(({ value }) => value);
    const misses = totals.map((total) => Math.max(0, low - total, total - high));
    const inRange = chanceThat(twoDice(), (total) => low <= total && total <= high);
    return { target, low, high, inRange, worstMiss: STEP_YARDS * Math.max(...misses), kicker, receiver };
  });

/** Onside kicks after the kickers won the pick: the receivers' first challenge, by the value of the pick. */
export function onsideRows(rules: PostcardRules): OnsideRow[] {
  const { strategy, kickMarks } = rules.card;
  const { run } = chartsOf(rules);
  const bonuses = kickMarks.map(({ number, bonus }) => bonus + strategy[number - 1].stars);
  return [...new Set(bonuses)]
    .sort((a, b) => a - b)
    .map((bonus) => {
      const results = contest(-bonus);
      const fumble = chanceThat(results, (result) => run.at(result).result === "fumble");
      const penaltyKickers = chanceThat(results, (result) => {
        const cell = run.at(result);
        return cell.result === "penalty" && cell.on === "defense";
      });
      return { bonus, fumble, recovered: times(fumble, minus(ONE, keeps(0))), penaltyKickers };
    });
}

/** Chance that the side that fumbled recovers, ties included. */
const keeps = (net: number): Fraction => chanceThat(contest(net), (result) => result >= 0);

export const lostChance = (): Fraction => minus(ONE, keeps(0));

export const spendRows = ({ card }: PostcardRules): SpendRow[] =>
  Array.from({ length: card.barCap + 1 }, (_, spent) => ({
    spent,
    interception: interceptionChance(card.passing.interception, spent),
    strip: chanceThat(twoDice(), (total) => total + spent >= card.passing.strip),
  }));

export const recoveryRows = (): RecoveryRow[] =>
  Array.from({ length: 2 * MOST_NET + 1 }, (_, i) => ({ net: i - MOST_NET, keeps: keeps(i - MOST_NET) }));
