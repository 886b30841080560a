/** Exact statistics of a team's chart or cards, computed from the cards themselves, whether rated, typed or edited. Types only. */

/** One figure. */
export interface FigureRow {
  /** `offense.completionPct`; for a player, group and name: `carries.Payton`. Unique in its list. */
  readonly id: string;
  /** In words: `completion %`, `Payton, carries`. */
  readonly name: string;
  /** Percent, yards, or times per game. */
  readonly unit: "%" | "yards" | "times";
  readonly value: number;
  /** The player; absent for a figure of the team. */
  readonly player?: string;
  /** Target value, if the request has one. */
  readonly target?: number;
  /** Largest allowed difference from the target, if the game sets one. */
  readonly tolerance?: number;
}

export interface FiguresRequest {
  /** Rules that the team plays by; default: the standard ones. */
  readonly rules?: unknown;
  /** Opponents to average over; default: the game's average team. Passing the same array again costs nothing. */
  readonly league?: readonly unknown[];
  /** Targets by figure id, from the proof that `rate` wrote. */
  readonly targets?: Readonly<Record<string, number>>;
  /** Skips whatever takes more than a few milliseconds: ask for the quick figures first, then for all. */
  readonly quick?: boolean;
}

/** Figures of a team, in the game's own team type. Unchanged parts are not computed again. */
export type FiguresOf = (team: unknown, request?: FiguresRequest) => readonly FigureRow[];
