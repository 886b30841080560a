/** The state of a game: JSON, everything needed to go on, nothing that can be folded from the events. */
import type { DriveResult, DriveStart, Side, Spot } from "../../../kernel/football/index.js";
import type { PenaltyRow } from "../rules/index.js";

/** Where the game waits. `freeKick` and `kickTry` ask no one and are played at once. */
export type Stage =
  | "toss"
  | "kickoff"
  | "snap"
  | "buyOff"
  | "penalty"
  | "clock"
  | "try"
  | "twoPoint"
  | "lastKick"
  | "freeKick"
  | "kickTry"
  | "over";

/** A foul as it will be marked off. */
export interface Flag {
  /** Who is guilty, and whether as offense or kickers. */
  readonly team: Side;
  readonly off: boolean;
  readonly row: PenaltyRow;
  readonly number: number;
  readonly name: string;
  readonly yards: number;
  readonly flags: string;
  /** Marked off in full: pass interference, grounding. */
  readonly full: boolean;
}

/** How a play came out, before a foul is settled. */
export interface Outcome {
  readonly offense: Side;
  /** Who has the ball at its end, and where as this team counts it. */
  readonly ball: Side;
  readonly spot: Spot;
  /** `change`: a new series for whoever has the ball. A safety is conceded by `ball`. */
  readonly end: "down" | "change" | "touchdown" | "safety" | "fieldGoal";
  readonly turnovers: readonly { readonly team: Side; readonly how: "interception" | "fumble" }[];
  /** How the offense's drive ended where it did not score, and how the next one began. */
  readonly result: DriveResult;
  readonly start: DriveStart;
  /** Yards from the line of scrimmage for the offense. */
  readonly gain: number;
  readonly by: "rush" | "pass";
  /** The clock stands. */
  readonly stopped: boolean;
  /** A kick, which a foul may have kicked again. */
  readonly kick: boolean;
  readonly intercepted: boolean;
  readonly isTry: boolean;
  /** A matched number of both teams: the down again. */
  readonly offset: boolean;
  readonly flag: Flag | null;
}

/** Of each team in a half. */
export const TIMEOUTS = 3;

/** A play in bounds whose time is not settled. */
export interface Running {
  readonly asked: Side;
}

export interface GameState {
  readonly stage: Stage;
  /** 1 to 4; overtimes from 5. */
  readonly period: number;
  /** Seconds left. */
  readonly clock: number;
  /** Who has the ball; before a kickoff or free kick, who kicks. */
  readonly ball: Side;
  readonly spot: Spot;
  /** 1 to 4; 0 during a try. */
  readonly down: number;
  readonly toGo: number;
  readonly score: Readonly<Record<Side, number>>;
  readonly timeouts: Readonly<Record<Side, number>>;
  /** Who receives to start the second half. */
  readonly secondHalf: Side;
  readonly driving: boolean;
  /** Yards that a foul moves the next kickoff forward for the kickers. */
  readonly kickMove: number;
  /** Yards that fouls have moved the kick after a touchdown nearer. */
  readonly tryMove: number;
  /** One more down after an accepted foul, though time is up. */
  readonly untimed: boolean;
  /** Drives of this overtime that are over. */
  readonly drives: number;
  readonly outcome: Outcome | null;
  /** A foul at the snap that a timeout may buy off. */
  readonly snapFoul: Flag | null;
  readonly running: Running | null;
}

/** The state with its fields open for writing: one private copy per step. */
export type Draft = { -readonly [K in keyof GameState]: GameState[K] };

/** A private copy to write on; field by field, which is several times faster than a spread. */
export const copyState = (state: GameState): Draft => ({
  stage: state.stage,
  period: state.period,
  clock: state.clock,
  ball: state.ball,
  spot: state.spot,
  down: state.down,
  toGo: state.toGo,
  score: state.score,
  timeouts: state.timeouts,
  secondHalf: state.secondHalf,
  driving: state.driving,
  kickMove: state.kickMove,
  tryMove: state.tryMove,
  untimed: state.untimed,
  drives: state.drives,
  outcome: state.outcome,
  snapFoul: state.snapFoul,
  running: state.running,
});
