/** A game in progress: its state, the current play, and its table. */
import type {
  DriveStart,
  PlayResult,
  KickKind,
  ReturnEvent,
  Side,
  TurnoverEvent,
} from "../../../kernel/football/index.js";
import { fault } from "../../../kernel/issue/index.js";
import { IllegalChoice } from "../../../kernel/machine/index.js";
import type { PostcardRules } from "../rules/index.js";
import type { Choice, Decision } from "./decisions.js";
import type { GameEvent, RowEvent, RowResult } from "./events.js";
import { numbersOf, type Numbers } from "./numbers.js";
import { GOAL, type Both, type GameState, type Step } from "./state.js";
import type { GamePosition, Mutable, Next } from "./position.js";
import type { DieUse, GameSetup, Table } from "./table.js";

/** How a play ended. `failed`: a try that can no longer score. */
export type Ending = "dead" | "touchdown" | "safety" | "penalty" | "fieldGoal" | "failed";

/** The current row. The same object is used for all rows. */
export interface PlayNow {
  what: RowEvent["what"];
  /** Side with the ball at the start; on kickoffs, the kickers. */
  offense: Side;
  spot: Step;
  down: number;
  line: Step;
  /** True for a kick or its return, on which an earlier sack has no effect (A30). */
  kick: boolean;
  /** Current holder of the ball, and his spot, as his side counts it. */
  holder: Side;
  ball: Step;
  ending: Ending;
  result: RowResult;
  /** Number of loose balls so far. */
  fumbles: number;
  /** True once the ball changed sides or was kicked: any further run is a return. */
  returning: boolean;
  /** Turnovers, in order (A36, A44). `kick`: a blocked kick or an onside kick, which a box score does not count as a turnover. */
  losses: { team: Side; how: TurnoverEvent["how"] | "kick" }[];
  /** How the holder got the ball. */
  how: DriveStart;
  /** True for a missed field goal that counts as a loss (`missedFgClock`). */
  missed: boolean;
  sacked: boolean;
  /** True if the down is lost although a penalty was enforced (A14). */
  grounding: boolean;
  snap: PlayResult | undefined;
  /** Yards credited to the snap: up to the first fumble or turnover. */
  snapYards: number | undefined;
  kicked: KickKind | undefined;
  kickYards: number;
  kickGood: boolean | undefined;
  /** The first return of the row. */
  back: { team: Side; of: ReturnEvent["of"]; from: Step; yards: number | undefined } | undefined;
  penalty: { team: Side; foul: string; yards: number; wipes: boolean } | undefined;
}

export class Game implements GamePosition {
  readonly numbers: Numbers;
  readonly state: Mutable<GameState>;
  readonly play: PlayNow;
  next: Next = "kickoff";
  /** True if the row limit ended the game. */
  calledOff = false;
  /** Rows so far. */
  rows = 0;
  /** True while a drive is open; a new one is logged with its first row. */
  driving = false;
  /** How the next drive begins. */
  driveBy: DriveStart = "kickoff";
  /** Spot of a try repeated by a penalty. */
  tryAgain: Step | undefined;
  /** Overtime: whose series it is, and whether it is the second of the round. */
  series = { side: "away" as Side, second: false };
  /** Values of the last duel: the side with the ball, then the other. */
  mine = 0;
  theirs = 0;

  constructor(
    readonly setup: GameSetup,
    readonly table: Table,
    from?: GamePosition,
  ) {
    this.numbers = numbersOf(setup.rules);
    this.state = {
      score: both(0),
      bar: both(0),
      plays: both(0),
      time: { left: 0, right: 0 },
      stage: "main",
      left: setup.rules.card.clock.finalPlays,
      period: 1,
      ball: "away",
      spot: 0,
      down: 0,
      line: GOAL,
      rattled: false,
      opener: "home",
      skill: both(null),
    };
    this.play = { losses: [] as PlayNow["losses"] } as PlayNow;
    if (from) Object.assign(this, structuredClone(from));
  }

  /** Everything needed to continue with the next row. */
  keep(): GamePosition {
    const { state, next, calledOff, rows, driving, driveBy, tryAgain, series } = this;
    return structuredClone({ state, next, calledOff, rows, driving, driveBy, tryAgain, series });
  }

  get rules(): PostcardRules {
    return this.setup.rules;
  }

  die(on: DieUse, side: Side): number {
    return this.table.die(6, on, side, on);
  }

  emit(event: GameEvent): void {
    this.table.emit(event);
  }

  /**
   * The answer to a decision; if there is only one option, it is not asked.
   * @throws IllegalChoice if the answer is not among the options
   */
  ask<D extends Decision>(decision: D): D["options"][number];
  ask(decision: Decision): Choice {
    const options: readonly Choice[] = decision.options;
    if (options.length === 1) return options[0];
    const answer = this.table.choose(decision, this.state);
    if (!options.includes(answer)) throw new IllegalChoice(this.wrongAnswer(decision, answer));
    return answer;
  }

  private wrongAnswer({ kind, side, options }: Decision, answer: Choice) {
    const hint = `one of ${options.join(", ")}`;
    return fault("choice-illegal", `${this.setup[side]} cannot answer ${JSON.stringify(answer)} to "${kind}"`, {
      hint,
    });
  }
}

const both = <T>(value: T): Both<T> => ({ away: value, home: value });

/** Resets the current row and opens its line in the log. */
export function openRow(game: Game, what: RowEvent["what"]): PlayNow {
  const { state, play } = game;
  play.what = what;
  play.offense = play.holder = state.ball;
  play.spot = play.ball = state.spot;
  play.down = state.down;
  play.line = state.line;
  play.kick = what !== "down" && what !== "try";
  play.ending = "dead";
  play.result = "incomplete";
  play.returning = false;
  play.losses.length = 0;
  play.how = game.driveBy;
  play.missed = play.sacked = play.grounding = false;
  play.snap = play.snapYards = play.kicked = play.kickGood = play.back = play.penalty = undefined;
  play.kickYards = play.fumbles = 0;
  return play;
}
