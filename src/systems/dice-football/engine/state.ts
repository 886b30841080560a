/** The state of a game: JSON, with everything needed to continue and nothing that the events already contain. */
import type { DriveResult, DriveStart, Side, Spot } from "../../../kernel/football/index.js";
import type { CarrierPosition, Foul, PenaltyChart } from "../rules/index.js";
import type { SnapChoice } from "./decisions.js";

/** Where the game waits. `toss` and `kickTry` need no decision. */
export type Stage =
  | "toss"
  | "returner"
  | "kickoff"
  | "snap"
  | "defense"
  | "puntReturner"
  | "penalty"
  | "clock"
  | "try"
  | "twoPoint"
  | "freeKick"
  | "kickTry"
  | "over";

/** A foul to be enforced. */
export interface Flag {
  readonly chart: PenaltyChart;
  /** The team that fouled, and whether as offense or kickers. */
  readonly team: Side;
  readonly off: boolean;
  readonly name: string;
  readonly yards: number;
  readonly spot: Foul["spot"];
  readonly flag?: Foul["flag"];
  /** True for fouls of both teams: replay the down. */
  readonly both: boolean;
}

/** Cards of returners; each has its own limits. */
export type ReturnList = "kick" | "punt";

/** Counted returns, by number on the card. */
export interface ReturnsMade {
  readonly game: readonly number[];
  readonly half: readonly number[];
}

/** The result of a play before its foul is settled. */
export interface Outcome {
  readonly offense: Side;
  /** The team with the ball at the end, and its spot from that team's viewpoint. */
  readonly ball: Side;
  readonly spot: Spot;
  /** `change`: a new series for the team with the ball. A safety is conceded by `ball`. */
  readonly end: "down" | "change" | "touchdown" | "fieldGoal" | "safety";
  /** The team that lost the ball, and how. */
  readonly turnover: { readonly team: Side; readonly how: "interception" | "fumble" } | null;
  readonly result: DriveResult;
  readonly start: DriveStart;
  readonly gain: number;
  readonly by: "rush" | "pass";
  /** True if the play takes half a box in the last five. */
  readonly half: boolean;
  /** True if it takes no box before the last five (ruling `incompleteTime`). */
  readonly still: boolean;
  readonly pass: "caught" | "incomplete" | "intercepted" | null;
  /** The passer. */
  readonly passer: string | null;
  /** Kicks use no box. */
  readonly kick: "kickoff" | "onside" | "freeKick" | "punt" | "fieldGoal" | null;
  readonly isTry: boolean;
  /** The player credited with a touch. */
  readonly touch: string | null;
  /** True if the passer was sacked. */
  readonly sack: boolean;
  /** The kick returner: his number on the card. */
  readonly returned: { readonly list: ReturnList; readonly number: number } | null;
  readonly flag: Flag | null;
}

/** A player who cannot play. */
export interface Absent {
  readonly name: string;
  readonly until: "plays" | "quarter" | "game";
  /** Number of plays he still misses. */
  readonly plays: number;
}

/** A pending clock decision; `half` as for the play. */
export interface Running {
  readonly asked: Side;
  readonly half: boolean;
  readonly hold: boolean;
}

/** First-quarter statistics that make players hot. */
export interface FirstQuarter {
  readonly attempts: number;
  readonly completions: number;
  readonly yards: number;
  /** By index among the carriers. */
  readonly catches: readonly number[];
}

export type BothSides<T> = Readonly<Record<Side, T>>;

export interface GameState {
  readonly stage: Stage;
  readonly period: number;
  /** Half boxes left of this quarter. */
  readonly left: number;
  readonly ball: Side;
  readonly spot: Spot;
  /** 1 to 4; 0 during a try. */
  readonly down: number;
  readonly toGo: number;
  readonly score: BothSides<number>;
  readonly timeouts: BothSides<number>;
  /** True if a timeout has held the pawn in this half. */
  readonly held: BothSides<boolean>;
  /** The team that receives to start the second half. */
  readonly secondHalf: Side;
  /** Die of the coin toss. */
  readonly tossed: number;
  readonly driving: boolean;
  /** Yards farther up the field that the kick is caught, all earlier fouls combined. */
  readonly kickMove: number;
  /** The offense's call, waiting for the defense; or the kicking team's, waiting for the returner. */
  readonly called: SnapChoice | null;
  /** Returner announced for the next kick. */
  readonly returner: number;
  readonly outcome: Outcome | null;
  readonly running: Running | null;
  /** Touches by index among the carriers. */
  readonly touches: BothSides<readonly number[]>;
  /** Positions at which every player has reached his limit. */
  readonly freed: BothSides<readonly CarrierPosition[]>;
  readonly out: BothSides<readonly Absent[]>;
  /** Sacks against a side, except those canceled by a penalty. */
  readonly sacked: BothSides<number>;
  readonly hot: BothSides<string | null>;
  readonly firstQuarter: BothSides<FirstQuarter> | null;
  readonly returns: BothSides<Readonly<Record<ReturnList, ReturnsMade>>>;
}

/** The state with its fields open for writing: one private copy per step. */
export type Draft = { -readonly [K in keyof GameState]: GameState[K] };

/** A private copy to write on; field by field, which is several times faster than a spread. */
export const copyState = (state: GameState): Draft => ({
  stage: state.stage,
  period: state.period,
  left: state.left,
  ball: state.ball,
  spot: state.spot,
  down: state.down,
  toGo: state.toGo,
  score: state.score,
  timeouts: state.timeouts,
  held: state.held,
  secondHalf: state.secondHalf,
  tossed: state.tossed,
  driving: state.driving,
  kickMove: state.kickMove,
  called: state.called,
  returner: state.returner,
  outcome: state.outcome,
  running: state.running,
  touches: state.touches,
  freed: state.freed,
  out: state.out,
  sacked: state.sacked,
  hot: state.hot,
  firstQuarter: state.firstQuarter,
  returns: state.returns,
});

/** Both sides, with a new value for one of them. */
export const withSide = <T>(both: BothSides<T>, side: Side, value: T): BothSides<T> =>
  side === "home" ? { home: value, away: both.away } : { home: both.home, away: value };
