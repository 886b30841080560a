/** Runs, fumbles, and changes of possession. */
import type { Side, TurnoverEvent } from "../../../kernel/football/index.js";
import type { Game } from "./game.js";
import { BACK_LINE, markOff, other, steps, yardsOf } from "./numbers.js";
import { duel, malus } from "./rolls.js";
import { flip, GOAL, type Step } from "./state.js";

/** Bonuses of a run. */
export interface RunBonus {
  /** Applies to every attempt: a breakaway (A33). */
  readonly carry?: number;
  /** Applies to the first attempt: positive for the carrier, negative for the tacklers. */
  readonly first?: number;
  /** True for the first attempt of a kickoff return, which has no penalties (A59). */
  readonly free?: boolean;
  /** True if the ball has already moved: back on one's own goal line, it is then not a safety. */
  readonly moved?: boolean;
}
const NONE: RunBonus = {};

/** The ball rests at `spot` of the holder. */
export function dead(game: Game, spot: Step): void {
  game.play.ball = spot;
  game.play.ending = "dead";
}

export function touchdown(game: Game): void {
  const { play } = game;
  play.ball = GOAL + 1;
  play.ending = "touchdown";
  play.result = "touchdown";
}

export function safety(game: Game, spot: Step): void {
  const { play } = game;
  play.ball = Math.max(BACK_LINE, spot);
  play.ending = "safety";
  play.result = "safety";
}

/** Enforces a penalty from the holder's `spot` and ends the play. */
export function penalize(game: Game, spot: Step, on: "offense" | "defense", yards: number, wipes = false): void {
  const { play } = game;
  const to = markOff(game.numbers, spot, on, yards);
  const team = on === "offense" ? play.holder : other(play.holder);
  play.penalty = { team, foul: "penalty", yards: yardsOf(Math.abs(to - spot)), wipes };
  noteYards(game, spot);
  play.ball = to;
  play.ending = "penalty";
  play.result = "penalty";
}

/** Credits the yards of a snap or a return up to `spot`, once. */
export function noteYards(game: Game, spot: Step): void {
  const { play } = game;
  if (play.back) {
    if (play.back.team === play.holder) play.back.yards ??= yardsOf(Math.min(GOAL, spot) - play.back.from);
  } else if (play.holder === play.offense && play.losses.length === 0) {
    play.snapYards ??= yardsOf(Math.min(GOAL, spot) - play.spot);
  }
}

/** Change of possession: the other side has the ball, and an earlier sack no longer has an effect (A30). */
export function lose(game: Game, side: Side, how: TurnoverEvent["how"] | "kick", spot: Step): void {
  const { play } = game;
  play.losses.push({ team: side, how });
  if (how !== "kick") play.how = how;
  toReturn(game, other(side), spot);
}

/** `side` has the ball at its `spot` and may return it. */
export function toReturn(game: Game, side: Side, spot: Step): void {
  const { play, state } = game;
  play.holder = state.ball = side;
  play.ball = state.spot = spot;
  state.down = 0;
  state.line = GOAL;
  play.returning = true;
  calm(game);
}

/** The rattle ends. */
export function calm(game: Game): void {
  if (!game.state.rattled) return;
  game.state.rattled = false;
  game.emit({ type: "rattle", side: game.play.offense, on: false });
}

/** Tackle after tackle until the run is over; the holder carries the ball from `from`. */
export function run(game: Game, from: Step, bonus: RunBonus = NONE): void {
  const { play, state, numbers, rules } = game;
  const carrier = play.holder;
  const tackler = other(carrier);
  const { running } = rules.card;
  const carry = bonus.carry ?? 0;
  let first = bonus.first ?? 0;
  let free = bonus.free ?? false;
  let moved = bonus.moved ?? false;
  let spot = from;
  for (;;) {
    play.ball = spot;
    if (play.returning) state.spot = spot;
    const mine = carry + Math.max(0, first) + malus(game, carrier);
    const result = duel(game, "tackle", carrier, tackler, mine, Math.max(0, -first), spot, free);
    const cell = numbers.run.at(result);
    let far = cell.result === "move" ? steps(cell.yards) : 0;
    let loose = cell.result === "fumble";
    if (free) {
      far = Math.max(0, result);
      loose = result <= running.returnFumble;
    } else if (cell.result === "penalty") {
      if (cell.on === "offense" && spot < 0) return safety(game, spot);
      return penalize(game, spot, cell.on, cell.yards);
    }
    first = 0;
    free = false;
    if (loose) return fumble(game, spot, carrier);
    if (far === 0) {
      noteYards(game, spot);
      return spot < 0 || (spot === 0 && !moved && from === 0) ? safety(game, spot) : dead(game, spot);
    }
    moved = true;
    spot += far;
    if (spot >= numbers.scoresFrom) {
      noteYards(game, GOAL);
      return touchdown(game);
    }
  }
}

/** After this many loose balls in one play, the next is dead: only odd house cards get this far. */
const MOST_FUMBLES = 50;

/**
 * A loose ball at the holder's `spot`: both roll, the higher recovers, and a tie goes to `tie`. In a try, the other side can only end the
 * play.
 */
export function fumble(game: Game, spot: Step, tie: Side, blocked = false): void {
  const { play, numbers, rules } = game;
  const { running } = rules.card;
  const loser = play.holder;
  const rival = other(loser);
  noteYards(game, spot);
  const result = duel(game, "recovery", loser, rival, malus(game, loser), 0, spot);
  const by = result > 0 ? loser : result < 0 ? rival : tie;
  const runs = Math.abs(result) >= running.recovery && ++play.fumbles < MOST_FUMBLES;
  game.emit({ type: "fumble", team: loser, by, spot: yardsOf(spot), blocked, runs });
  const lost = by !== loser;
  if (lost && play.what === "try") {
    play.ending = "failed";
    play.result = blocked ? "blocked" : "fumbleLost";
    return;
  }
  play.result = blocked ? "blocked" : lost ? "fumbleLost" : "fumbleKept";
  let at = spot;
  if (lost) {
    at = flip(spot);
    lose(game, loser, blocked ? "kick" : "fumble", at);
    // A loose ball in the end zone of the side that lost it (A37).
    if (at >= numbers.scoresFrom) return touchdown(game);
  }
  if (!runs) return !lost && at < 0 ? safety(game, at) : dead(game, at);
  at += steps(running.recoveryYards);
  return at >= numbers.scoresFrom ? touchdown(game) : run(game, at, MOVED);
}
const MOVED: RunBonus = { moved: true };
