/** A play of a real season as tables of plays record it, whatever their columns are called. */

export type RecordedKind =
  | "rush"
  | "complete"
  | "incomplete"
  | "sack"
  | "intercepted"
  | "kneel"
  | "spike"
  | "punt"
  | "fieldGoal"
  | "kickoff"
  | "extraPoint"
  | "twoPoint"
  | "noPlay";

export interface RecordedFoul {
  /** True where the team of the row is guilty. */
  readonly own: boolean;
  readonly foul: string;
  readonly yards: number;
  readonly how: "accepted" | "declined" | "offsetting";
}

/** One row; `own` is the team that has the ball or kicks. */
export interface RecordedPlay {
  /** Name of its game in the table. */
  readonly game: string;
  readonly kind: RecordedKind;
  readonly quarter: number;
  /** Seconds left in the quarter; absent where the table does not say. */
  readonly clock?: number;
  readonly team: string;
  readonly opponent: string;
  readonly atHome: boolean;
  /** Name of its drive; absent where the table does not number them. */
  readonly drive?: string;
  readonly down: number;
  readonly toGo: number;
  /** Yards to the goal that is attacked. */
  readonly goal: number;
  /** Of the run, completion or sack. */
  readonly yards: number;
  readonly scramble: boolean;
  readonly firstDown?: "rush" | "pass" | "penalty";
  readonly touchdown?: "own" | "other";
  readonly safety: boolean;
  /** Fumbles that each side lost. */
  readonly fumblesLost: { readonly own: number; readonly other: number };
  /** Kicks: how far, and whether it was good, blocked or an onside kick. */
  readonly kick?: {
    readonly yards: number;
    readonly good: boolean;
    readonly blocked: boolean;
    readonly onside: boolean;
    readonly touchback: boolean;
  };
  /** Of a kick or an interception. */
  readonly returnYards?: number;
  readonly fouls: readonly RecordedFoul[];
}
