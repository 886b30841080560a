/** The solved points game, as coaches and sheets use it. Points for the named side minus the other's. */
import { GOAL, type Step } from "../../engine/state.js";
import { NUMBERS, type PlayKind, type PostcardRules } from "../../rules/index.js";
import { DOWNS, stepsOf } from "./field.js";
import {
  fieldGoalChance,
  kickGame,
  Kicks,
  returnValues,
  type KickGame,
  type ReturnOf,
  type ReturnValues,
} from "./kicks.js";
import { pickGame, pickPayoff } from "./pick-game.js";
import { Plays, type ThrowChoice } from "./plays.js";
import { solveValues } from "./solve.js";
import { tryValue, type TryValues } from "./tries.js";
import type { Values } from "./worths.js";

export type Role = "offense" | "defense";

/** The matrix game of picks in one state. */
export interface PickGame {
  /** Offense's value of playing on. */
  readonly value: number;
  /** Equilibrium: chances of the numbers 1 to 6. */
  readonly offense: Float64Array;
  readonly defense: Float64Array;
  /** Offense's value for each offense's number (six in a row) and defense's number. */
  readonly payoff: Float64Array;
  /** What each number gives away against the other side's equilibrium. */
  readonly regrets: Readonly<Record<Role, Float64Array>>;
}

/** Values of a team's options on a kicking down; NaN if the card has no field goal from there. */
export interface DownValues {
  readonly play: number;
  readonly punt: number;
  readonly fieldGoal: number;
  readonly best: "play" | "punt" | "fieldGoal";
}

export interface TargetValue {
  /** Yards on the punt chart. */
  readonly target: number;
  /** Value for the kicking side. */
  readonly value: number;
}

export class PointsTable {
  private readonly games = new Map<number, PickGame>();
  private readonly down = new Map<number, Plays>();
  private readonly kickGames = new Map<string, KickGame>();
  private readonly kicks: Kicks;
  private tried?: TryValues;

  constructor(readonly values: Values) {
    this.kicks = new Kicks(values);
  }

  get rules(): PostcardRules {
    return this.values.b.rules;
  }
  /** Receivers' value before a kickoff, and before the free kick after a safety. */
  get kickoffValue(): number {
    return this.values.kickoff;
  }
  get freeKickValue(): number {
    return this.values.freeKick;
  }

  /** Offense's value of a state. `line`: spot of the line to gain, `GOAL` on goal to go. */
  value(spot: Step, down: number, line: Step): number {
    return this.values.state(spot, down, line);
  }

  /** Value of a new series. */
  first(spot: Step): number {
    return this.values.first(spot);
  }

  /** The matrix game of picks in a state, without kicks. */
  picks(spot: Step, down: number, line: Step): PickGame {
    const key = (spot * (GOAL + 1) + line) * (DOWNS + 1) + down;
    let game = this.games.get(key);
    if (!game) this.games.set(key, (game = this.solved(spot, down, line)));
    return game;
  }

  /** Chances of the numbers 1 to 6 in equilibrium. */
  mix(spot: Step, down: number, line: Step, role: Role): Float64Array {
    return this.picks(spot, down, line)[role];
  }

  private solved(spot: Step, down: number, line: Step): PickGame {
    const { b } = this.values;
    const plays = this.plays(down, line);
    const payoff = pickPayoff(b, plays, spot);
    const { value, rows, columns } = pickGame(b, plays, spot);
    const against = (sum: (other: number) => number): number => NUMBERS.reduce((all, n) => all + sum(n - 1), 0);
    const own = NUMBERS.map((n) => value - against((d) => columns[d] * payoff[(n - 1) * NUMBERS.length + d]));
    const theirs = NUMBERS.map((n) => against((o) => rows[o] * payoff[o * NUMBERS.length + n - 1]) - value);
    const regrets = { offense: Float64Array.from(own), defense: Float64Array.from(theirs) };
    return { value, offense: rows, defense: columns, payoff, regrets };
  }

  /** Everything that can happen on a down: runs, throws, loose balls, by spot. Cached; do not modify. */
  plays(down: number, line: Step): Plays {
    const key = down * (GOAL + 1) + line;
    let plays = this.down.get(key);
    if (!plays) {
      const worth = this.values.series();
      this.values.fillSeries(worth, down, line);
      this.down.set(key, (plays = new Plays(this.values.b, worth)));
    }
    return plays;
  }

  /** Value of a rush or pass once the pick bonus is known. */
  play(spot: Step, down: number, line: Step, kind: PlayKind, beta: number): number {
    const plays = this.plays(down, line);
    return kind === "rush" ? plays.rush(spot, beta) : plays.pass(spot, beta);
  }

  /** D14: values of keeping a pass and of throwing farther. */
  secondThrow(spot: Step, down: number, line: Step, result: number, beta: number): ThrowChoice {
    return this.plays(down, line).throwChoice(spot, result, beta);
  }

  /** D6: going for it, punting and kicking a field goal, with `toGo` steps to the line. */
  fourthDown(spot: Step, toGo: number, down = DOWNS): DownValues {
    const line = Math.min(GOAL, spot + toGo);
    const plays = this.plays(down, line);
    const play = this.picks(spot, down, line).value;
    const punt = this.kicks.punt(spot, plays);
    const fieldGoal = this.kicks.fieldGoal(spot, plays);
    const kick = fieldGoal > punt ? "fieldGoal" : "punt";
    return { play, punt, fieldGoal, best: (kick === "punt" ? punt : fieldGoal) > play ? kick : "play" };
  }

  /** D17: values of all targets of a punt that is not blocked, in card order. */
  puntTargets(spot: Step): readonly TargetValue[] {
    return this.targetsFrom(this.kicks.puntFrom(spot));
  }
  freeKickTargets(): readonly TargetValue[] {
    return this.targetsFrom(stepsOf(this.rules.card.kicking.safetyKickFrom));
  }
  puntTarget(spot: Step): TargetValue {
    return best(this.puntTargets(spot));
  }
  freeKickTarget(): TargetValue {
    return best(this.freeKickTargets());
  }

  private targetsFrom(from: Step): TargetValue[] {
    const worths = this.kicks.targets(from);
    return this.rules.card.punts.map(({ target }, i) => ({ target, value: worths[i] }));
  }

  /** D3, D4: the kickoff as a matrix game of picks. */
  kickoff(kind: "regular" | "onside"): KickGame {
    let game = this.kickGames.get(kind);
    if (!game) this.kickGames.set(kind, (game = kickGame(this.values, kind)));
    return game;
  }

  /** D5, D18: options of the receiver of a kick caught at a spot (as he counts it). `bonus`: net, on the first attempt. */
  returns(of: ReturnOf, spot: Step, bonus: number): ReturnValues {
    return returnValues(this.values, of, spot, bonus);
  }

  /** D20: expected points of both kinds of try. */
  tries(): TryValues {
    const { tryMarker } = this.rules.card.kicking;
    return (this.tried ??= tryValue(this.values.b, fieldGoalChance(this.values, GOAL - stepsOf(tryMarker)) || 0));
  }
}

const best = (targets: readonly TargetValue[]): TargetValue =>
  targets.reduce((most, target) => (target.value > most.value ? target : most));

/** Solves a card from scratch (under a second for the standard card). */
export const solvePoints = (rules: PostcardRules, progress?: (done: number, total: number) => void): PointsTable =>
  new PointsTable(solveValues(rules, progress));
