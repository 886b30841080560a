/** The state of a game: JSON, everything needed to go on, nothing that can be folded from the events. */
import type { DriveResult, DriveStart, Side, Spot } from "../../../kernel/football/index.js";
import type { CarrierPosition, Foul, PenaltyChart } from "../rules/index.js";
import type { SnapChoice } from "./decisions.js";

/** Where the game waits. `toss` and `kickTry` ask no one. */
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

/** A foul as it will be marked off. */
export interface Flag {
  readonly chart: PenaltyChart;
  /** Who is guilty, and whether as offense or kickers. */
  readonly team: Side;
  readonly off: boolean;
  readonly name: string;
  readonly yards: number;
  readonly spot: Foul["spot"];
  readonly flag?: Foul["flag"];
  /** Fouls of both: the down again. */
  readonly both: boolean;
}

/** Cards of returners; each has limits of its own (section 6.1). */
export type ReturnList = "kick" | "punt";

/** Returns that were made and counted, by number on the card. */
export interface ReturnsMade {
  readonly game: readonly number[];
  readonly half: readonly number[];
}

/** How a play came out, before a foul is settled. */
export interface Outcome {
  readonly offense: Side;
  /** Who has the ball at its end, and where as this team counts it. */
  readonly ball: Side;
  readonly spot: Spot;
  /** `change`: a new series for whoever has the ball. A safety is conceded by `ball`. */
  readonly end: "down" | "change" | "touchdown" | "fieldGoal" | "safety";
  /** Who lost the ball, and how. */
  readonly turnover: { readonly team: Side; readonly how: "interception" | "fumble" } | null;
  readonly result: DriveResult;
  readonly start: DriveStart;
  readonly gain: number;
  readonly by: "rush" | "pass";
  /** Half a box in the last five. */
  readonly half: boolean;
  /** No box before the last five (ruling `incompleteTime`). */
  readonly still: boolean;
  readonly pass: "caught" | "incomplete" | "intercepted" | null;
  /** Who threw it. */
  readonly passer: string | null;
  /** Kicks take no box. */
  readonly kick: "kickoff" | "onside" | "freeKick" | "punt" | "fieldGoal" | null;
  readonly isTry: boolean;
  /** Whose touch it was. */
  readonly touch: string | null;
  /** The passer was sacked. */
  readonly sack: boolean;
  /** Who carried a kick back: his number on the card. */
  readonly returned: { readonly list: ReturnList; readonly number: number } | null;
  readonly flag: Flag | null;
}

/** A player who cannot play. */
export interface Absent {
  readonly name: string;
  readonly until: "plays" | "quarter" | "game";
  /** Plays that he still misses. */
  readonly plays: number;
}

/** The clock is asked for; `half` as the play was. */
export interface Running {
  readonly asked: Side;
  readonly half: boolean;
  readonly hold: boolean;
}

/** Figures of the first quarter that make players hot. */
export interface FirstQuarter {
  readonly attempts: number;
  readonly completions: number;
  readonly yards: number;
  /** By place among the carriers. */
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
  /** A timeout has held the pawn in this half. */
  readonly held: BothSides<boolean>;
  /** Who receives to start the second half. */
  readonly secondHalf: Side;
  /** Die of the toss. */
  readonly tossed: number;
  readonly driving: boolean;
  /** Yards that the kick is caught farther up the field, all fouls before it together. */
  readonly kickMove: number;
  /** The offense has called and waits for the defense, or the kicking team for the returner. */
  readonly called: SnapChoice | null;
  /** Returner announced for the next kick. */
  readonly returner: number;
  readonly outcome: Outcome | null;
  readonly running: Running | null;
  /** Touches by place among the carriers. */
  readonly touches: BothSides<readonly number[]>;
  /** Positions of which every player has reached his limit. */
  readonly freed: BothSides<readonly CarrierPosition[]>;
  readonly out: BothSides<readonly Absent[]>;
  /** Sacks that a side has suffered, without those that a penalty wiped out. */
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

/** Both sides, one of them with another value. */
export const withSide = <T>(both: BothSides<T>, side: Side, value: T): BothSides<T> =>
  side === "home" ? { home: value, away: both.away } : { home: both.home, away: value };
