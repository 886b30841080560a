/** The state of a game: JSON, with everything needed to continue and nothing that the events already contain. */
import type { DriveResult, DriveStart, Side, Spot } from "../../../kernel/football/index.js";
import type { PenaltyRow } from "../rules/index.js";

/** Where the game waits. `freeKick` and `kickTry` need no decision and are played at once. */
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

/** A foul to be enforced. */
export interface Flag {
  /** The team that fouled, and whether as offense or kickers. */
  readonly team: Side;
  readonly off: boolean;
  readonly row: PenaltyRow;
  readonly number: number;
  readonly name: string;
  readonly yards: number;
  readonly flags: string;
  /** True if marked off in full: pass interference, grounding. */
  readonly full: boolean;
}

/** The result of a play before its foul is settled. */
export interface Outcome {
  readonly offense: Side;
  /** The team with the ball at the end, and its spot from that team's viewpoint. */
  readonly ball: Side;
  readonly spot: Spot;
  /** `change`: a new series for the team with the ball. A safety is conceded by `ball`. */
  readonly end: "down" | "change" | "touchdown" | "safety" | "fieldGoal";
  readonly turnovers: readonly { readonly team: Side; readonly how: "interception" | "fumble" }[];
  /** How the offense's drive ended if it did not score, and how the next one began. */
  readonly result: DriveResult;
  readonly start: DriveStart;
  /** Yards from the line of scrimmage for the offense. */
  readonly gain: number;
  readonly by: "rush" | "pass";
  /** True if the clock stops. */
  readonly stopped: boolean;
  /** True for a kick, which a foul may repeat. */
  readonly kick: boolean;
  readonly intercepted: boolean;
  readonly isTry: boolean;
  /** True if the matched number is a foul of both teams: replay the down. */
  readonly offset: boolean;
  readonly flag: Flag | null;
}

/** Per team and half. */
export const TIMEOUTS = 3;

/** A play in bounds whose time is not yet settled. */
export interface Running {
  readonly asked: Side;
}

export interface GameState {
  readonly stage: Stage;
  /** 1 to 4; overtime periods from 5. */
  readonly period: number;
  /** Seconds left. */
  readonly clock: number;
  /** The team with the ball; before a kickoff or free kick, the kicking team. */
  readonly ball: Side;
  readonly spot: Spot;
  /** 1 to 4; 0 during a try. */
  readonly down: number;
  readonly toGo: number;
  readonly score: Readonly<Record<Side, number>>;
  readonly timeouts: Readonly<Record<Side, number>>;
  /** The team that receives to start the second half. */
  readonly secondHalf: Side;
  readonly driving: boolean;
  /** Yards that fouls move the next kickoff forward for the kickers. */
  readonly kickMove: number;
  /** Yards that fouls have moved the extra point closer. */
  readonly tryMove: number;
  /** True if one more down follows an accepted foul after time is up. */
  readonly untimed: boolean;
  /** Number of finished drives in this overtime. */
  readonly drives: number;
  readonly outcome: Outcome | null;
  /** A foul at the snap that a timeout may erase. */
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
