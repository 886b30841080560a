/**
 * What a matched number of a range gives, by the foul table in force: the printed one, or the one of the rules `season`.
 * KEPT and YARDS of each are measured over games (`scripts/penalty-shares.mjs`), RATES and NAMED counted in real ones
 * (`scripts/foul-rates.mjs`).
 */
import { SEASON_FOULS, type FiveD20Rules, type PenaltyRow } from "../rules/index.js";

/** Offense, defense. */
export type Sides = readonly [off: number, def: number];
type ByRow = Readonly<Record<PenaltyRow, Sides>>;
type KickRow = "PUNTING" | "KICKOFF" | "FIELD_GOALS";

export interface FoulShares {
  /** Accepted fouls in percent of the plays of a row. */
  readonly rates: ByRow;
  /**
   * Share of matched numbers in a range that become accepted fouls in our games; the others are declined, offset, or
   * void without a return. Canceled plays are not in statistics but their fouls are, so a share may exceed 1.
   */
  readonly kept: ByRow;
  /** Average yards of an accepted foul, including half-distance penalties. */
  readonly yards: ByRow;
  /** The same of all fouls not at the snap. */
  readonly playYards: number;
  /** Kicks of a team and of its opponents per game. */
  readonly kicks: Readonly<Record<KickRow, Sides>>;
  /** How the season's own plays and fouls change them; undefined if only teams are compared. */
  readonly season?: {
    /** Probability in percent that the dice of a pass match on 1 to 20, in games by these rules. */
    readonly matches: Readonly<Record<"COMPLETIONS" | "INC" | "SACK", readonly number[]>>;
    /** Fouls of a team and game that can only be one side's, by name. */
    readonly named: Readonly<Record<"snap" | "play", Sides>>;
    /** All accepted fouls of a team and game. */
    readonly fouls: number;
    /** Kickoffs of a team and game, returned or not. */
    readonly kickoffs: number;
  };
}

export const isKick = (row: PenaltyRow): row is KickRow =>
  row === "PUNTING" || row === "KICKOFF" || row === "FIELD_GOALS";

/** Accepted fouls in percent of the plays of a row; declined flags are extra. League of 2009-16. */
const RATES: ByRow = {
  SNAP: [2.28, 1.06],
  RUNNING: [2.4, 0.97],
  COMPLETIONS: [2.3, 1.4],
  INC: [2.1, 6.7],
  SACK: [0.5, 3.8],
  PUNTING: [5, 11],
  KICKOFF: [2.9, 6.1],
  FIELD_GOALS: [1.1, 1.7],
};

/** By the printed table, over 2,048 games between the rated charts of 2019. */
const KEPT: ByRow = {
  SNAP: [1.09, 1.11],
  RUNNING: [0.945, 0.89],
  COMPLETIONS: [0.85, 0.69],
  INC: [0.65, 0.96],
  SACK: [0.45, 0.78],
  PUNTING: [0.6, 0.49],
  KICKOFF: [0.745, 0.17],
  FIELD_GOALS: [0.45, 0.06],
};

const YARDS: ByRow = {
  SNAP: [4.94, 4.82],
  RUNNING: [10.2, 11],
  COMPLETIONS: [9.5, 12.1],
  INC: [9.4, 9.5],
  SACK: [11.8, 9],
  PUNTING: [6.8, 8.6],
  KICKOFF: [9.4, 9],
  FIELD_GOALS: [7, 7.7],
};

/** RATES of kicks are based on returned kicks: flags come as often on all kicks, and KEPT accounts for the difference. */
const KICK_FLAGS = 1.12;

const PRINTED: FoulShares = {
  rates: Object.fromEntries(
    (Object.keys(RATES) as PenaltyRow[]).map((row) => [
      row,
      isKick(row) ? RATES[row].map((rate, side) => KICK_FLAGS * KEPT[row][side] * rate) : RATES[row],
    ]),
  ) as unknown as ByRow,
  kept: KEPT,
  yards: YARDS,
  playYards: 9.9,
  kicks: { PUNTING: [4.63, 4.63], KICKOFF: [5.08, 5.08], FIELD_GOALS: [4.5, 4.5] },
};

/** Counted in games of 2009-19 (`scripts/penalty-shares.mjs`): down, field and pass rush move white and sacks. */
const SEASON_MATCHES: NonNullable<FoulShares["season"]>["matches"] = {
  COMPLETIONS: [
    0.26, 0.25, 0.26, 0.31, 0.35, 0.38, 0.44, 0.54, 0.64, 0.72, 0.81, 0.88, 0.92, 0.96, 1, 1.06, 1.13, 1.16, 1.16, 1.14,
  ],
  INC: [
    1.31, 1.29, 1.28, 1.3, 1.33, 1.34, 1.27, 1.13, 0.95, 0.77, 0.62, 0.52, 0.42, 0.35, 0.3, 0.25, 0.21, 0.18, 0.16,
    0.16,
  ],
  SACK: [
    1.68, 2.48, 1.88, 1.5, 0.94, 0.6, 0.44, 0.31, 0.21, 0.2, 0.12, 0.18, 0.21, 0.25, 0.27, 0.2, 0.15, 0.12, 0.06, 0.38,
  ],
};

/**
 * By the table of the rules `season`, for which only returned kickoffs count. Real fouls of 2009-19, but false starts
 * on punts are among those at the snap, and of the defense's fouls on place kicks only those that are not declined.
 */
const SEASON: FoulShares = {
  rates: {
    SNAP: [2.4, 1.08],
    RUNNING: [2.7, 1.07],
    COMPLETIONS: [2.43, 1.52],
    INC: [2.27, 7.6],
    SACK: [0.53, 4.18],
    PUNTING: [3.8, 9],
    KICKOFF: [3.2, 6.8],
    FIELD_GOALS: [1.3, 0.4],
  },
  kept: {
    SNAP: [1.09, 1.07],
    RUNNING: [0.95, 0.955],
    COMPLETIONS: [1.015, 0.735],
    INC: [0.88, 1.105],
    SACK: [0.55, 1.03],
    PUNTING: [0.98, 0.98],
    KICKOFF: [0.9, 0.91],
    FIELD_GOALS: [0.68, 0.105],
  },
  yards: {
    SNAP: [4.9, 4.85],
    RUNNING: [10.3, 10.3],
    COMPLETIONS: [10.1, 11.3],
    INC: [10.4, 12],
    SACK: [11, 9.1],
    PUNTING: [9.7, 8.5],
    KICKOFF: [8.7, 9.2],
    FIELD_GOALS: [6.8, 11.3],
  },
  playYards: 10.2,
  kicks: { PUNTING: [4.65, 4.65], KICKOFF: [2.56, 2.56], FIELD_GOALS: [4.25, 4.25] },
  season: { matches: SEASON_MATCHES, named: { snap: [1.62, 0.735], play: [1.61, 1.184] }, fouls: 6.47, kickoffs: 5.07 },
};

const SEASON_TEXT = JSON.stringify(SEASON_FOULS);
const known = new WeakMap<FiveD20Rules["tables"]["penalties"], FoulShares>();

/** Of the foul table in force: rules from files are equal to the season's, not the same object. */
export function foulSharesOf({ tables: { penalties } }: Pick<FiveD20Rules, "tables">): FoulShares {
  let shares = known.get(penalties);
  if (!shares) {
    shares = penalties === SEASON_FOULS || JSON.stringify(penalties) === SEASON_TEXT ? SEASON : PRINTED;
    known.set(penalties, shares);
  }
  return shares;
}
