/** Values of kicks and lost balls; returns count with their mean. */
import { onsideFrom, playbookOf } from "../../engine/index.js";
import type { PenAndPaperRules } from "../../rules/index.js";
import { yardOdds } from "./yard-odds.js";

/** Mean starting spots of receivers, after a kickoff and after a free kick, and mean yards of a 3d6 return. */
export const MEAN = { kickoffSpot: 23, freeKickSpot: 41, shortReturn: 12 } as const;

/** Value of a new series in points, by spot. */
export interface FirstDowns {
  first(spot: number): number;
}

/** Chance of a field goal from `yards`; 0 beyond the longest. */
export function fieldGoalChance(rules: PenAndPaperRules, yards: number): number {
  if (yards > rules.tables.fieldGoalRules.longest) return 0;
  return (20 - playbookOf(rules).fieldGoal[yards].row.above) / 20;
}

/** Value of a punt from a spot, to the punting side. */
export function puntWorth(rules: PenAndPaperRules, other: FirstDowns, spot: number): number {
  const { punt } = playbookOf(rules);
  const { puntRules } = rules.tables;
  const odds = yardOdds(puntRules.dice.count, false);
  let worth = 0;
  for (let total = puntRules.dice.count; total <= 6 * puntRules.dice.count; total++) {
    const landing = 100 - spot - punt[total].row.value;
    const start = landing <= 0 ? puntRules.touchback : Math.min(99, landing + MEAN.shortReturn);
    worth -= odds[total] * other.first(start);
  }
  return worth;
}

/** Value of a pass intercepted from a spot, to the passing side. */
export function interceptionWorth(rules: PenAndPaperRules, other: FirstDowns, spot: number): number {
  const { throwDice } = rules.tables.scrimmage.interception;
  const odds = yardOdds(throwDice, false);
  let worth = 0;
  for (let far = throwDice; far <= 6 * throwDice; far++) {
    const caught = 100 - spot - far;
    const start = caught <= 0 ? rules.tables.puntRules.touchback : Math.min(99, caught + MEAN.shortReturn);
    worth -= odds[far] * other.first(start);
  }
  return worth;
}

/** Chance of an onside kick. */
const onsideChance = (rules: PenAndPaperRules, kicked: number): number => (21 - onsideFrom(rules, kicked)) / 20;

/** Value of an onside kick, to a kicking side that has tried this many. */
export function onsideWorth(rules: PenAndPaperRules, own: FirstDowns, other: FirstDowns, kicked: number): number {
  const { opponentSpot, ownSpot } = rules.tables.kickoffRules.onside;
  const chance = onsideChance(rules, kicked);
  return chance * own.first(100 - opponentSpot) - (1 - chance) * other.first(ownSpot);
}

/** Share of extra-point kicks that are good. */
export const TRY_CHANCE = 0.95;

/** Points a touchdown is worth: its own, the kick's, and the kickoff's after them. */
export const touchdownWorth = ({ tables }: PenAndPaperRules, other: FirstDowns): number =>
  tables.game.points.touchdown + TRY_CHANCE * tables.game.points.kick + kickoffWorth(other);

/** Points a safety is worth to the side that receives the free kick, if a new series is worth `receiver` to it. */
export const safetyWorth = ({ tables }: PenAndPaperRules, receiver: FirstDowns): number =>
  tables.game.points.safety + receiver.first(MEAN.freeKickSpot);

/** Value of a deep kickoff to the kicking side. Onside kicks are for the side that is behind; these values do not know the score. */
export const kickoffWorth = (other: FirstDowns): number => -other.first(MEAN.kickoffSpot);
