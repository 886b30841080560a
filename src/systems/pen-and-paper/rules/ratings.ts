/** From scores to modifiers, OFF and DEF (A5). */
import { chartsOf } from "./charts.js";
import { DEFENSE_STATS, OFFENSE_STATS, STATS, type PenAndPaperRules, type PerStat, type Stat } from "./types.js";

/** Makes one value per stat. */
export const perStat = <T>(make: (stat: Stat) => T): PerStat<T> =>
  Object.fromEntries(STATS.map((stat) => [stat, make(stat)])) as unknown as PerStat<T>;

/** The modifier of a score from 3 to 18. */
export const modifierOf = (rules: Pick<PenAndPaperRules, "tables">, score: number): number =>
  chartsOf(rules).modifier.lookup(score).value.value;

/** OFF: sum of the modifiers of QB, RB and WR. */
export const offOf = (modifiers: PerStat): number => OFFENSE_STATS.reduce((sum, stat) => sum + modifiers[stat], 0);
/** DEF: sum of the modifiers of LM, LB and DB. */
export const defOf = (modifiers: PerStat): number => DEFENSE_STATS.reduce((sum, stat) => sum + modifiers[stat], 0);

/** OFFENSE or DEFENSE side of a stat. */
export const isOffenseStat = (stat: Stat): boolean => (OFFENSE_STATS as readonly Stat[]).includes(stat);
