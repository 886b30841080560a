/** The terms used by all parts of the rules. */

export const OFFENSE_STATS = ["QB", "RB", "WR"] as const;
export const DEFENSE_STATS = ["LM", "LB", "DB"] as const;
/** Six ability scores, each 3 to 18. */
export const STATS = [...OFFENSE_STATS, ...DEFENSE_STATS] as const;
export type OffenseStat = (typeof OFFENSE_STATS)[number];
export type DefenseStat = (typeof DEFENSE_STATS)[number];
export type Stat = OffenseStat | DefenseStat;
/** One number for every ability score: scores, modifiers, injuries. */
export type PerStat<T = number> = Readonly<Record<Stat, T>>;

/** The eleven positions a star can play; each has one star in the league. */
export const POSITIONS = ["QB", "C", "FB", "RB", "WR", "TE", "DE", "DT", "LB", "DB", "S"] as const;
export type Position = (typeof POSITIONS)[number];

export const PHILOSOPHY_IDS = ["none", "run-and-shoot", "smash-mouth"] as const;
export type PhilosophyId = (typeof PHILOSOPHY_IDS)[number];

/** A row of a chart: dice totals `from` to `to`, inclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
export interface ValueRow extends Range {
  readonly value: number;
}

/** Number and sides of dice; `plus` is added to the sum. */
export interface DicePool {
  readonly count: number;
  readonly sides: number;
}

export interface Philosophy {
  readonly id: PhilosophyId;
  readonly title: string;
  /** Points added to starting scores. */
  readonly changes: Partial<PerStat>;
}
