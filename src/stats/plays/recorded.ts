/** A play of a real season, independent of the table's column names. */

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
  /** True if the row's team committed the foul. */
  readonly own: boolean;
  readonly foul: string;
  readonly yards: number;
  readonly how: "accepted" | "declined" | "offsetting";
}

/** One row; `own` is the team with the ball or the kicking team. */
export interface RecordedPlay {
  /** Its game's id in the table. */
  readonly game: string;
  readonly kind: RecordedKind;
  readonly quarter: number;
  /** Seconds left in the quarter; absent if unknown. */
  readonly clock?: number;
  readonly team: string;
  readonly opponent: string;
  readonly atHome: boolean;
  /** Its drive's id; absent if the table does not number drives. */
  readonly drive?: string;
  readonly down: number;
  readonly toGo: number;
  /** Yards to the opponent's goal line. */
  readonly goal: number;
  /** Yards of the run, completion or sack. */
  readonly yards: number;
  readonly scramble: boolean;
  readonly firstDown?: "rush" | "pass" | "penalty";
  readonly touchdown?: "own" | "other";
  readonly safety: boolean;
  /** Fumbles lost by each side. */
  readonly fumblesLost: { readonly own: number; readonly other: number };
  /** Kicks: distance, and whether good, blocked or onside. */
  readonly kick?: {
    readonly yards: number;
    readonly good: boolean;
    readonly blocked: boolean;
    readonly onside: boolean;
    readonly touchback: boolean;
  };
  /** Return of a kick or an interception. */
  readonly returnYards?: number;
  readonly fouls: readonly RecordedFoul[];
}
