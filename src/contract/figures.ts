/** The exact figures of a team's chart or cards, from them alone: rated, typed or edited. Types only. */

/** One figure. */
export interface FigureRow {
  /** `offense.completionPct`; of a player his group and name: `carries.Payton`. Once in a list. */
  readonly id: string;
  /** In words: `completion %`, `Payton, carries`. */
  readonly name: string;
  /** Shares in percent, yards, times a game. */
  readonly unit: "%" | "yards" | "times";
  readonly value: number;
  /** Whose figure it is; absent for the team's. */
  readonly player?: string;
  /** What it was aimed at, where the request says so. */
  readonly target?: number;
  /** How far off it may be, where the game says so. */
  readonly tolerance?: number;
}

export interface FiguresRequest {
  /** Rules that the team plays by; default the standard ones. */
  readonly rules?: unknown;
  /** Teams that it meets, on average; default the game's average team. The same list again costs nothing. */
  readonly league?: readonly unknown[];
  /** By the ids of figures: targets of the proof that `rate` wrote. */
  readonly targets?: Readonly<Record<string, number>>;
  /** Leaves out what takes longer than a few milliseconds: first what moves at once, then the rest. */
  readonly quick?: boolean;
}

/** Figures of a team, as its game types it. What did not change since the last call is not worked out again. */
export type FiguresOf = (team: unknown, request?: FiguresRequest) => readonly FigureRow[];
