/** Runs, fumbles, and how the ball changes sides (sections 4.3, 4.4). */
import type { Side, TurnoverEvent } from "../../../kernel/football/index.js";
import type { Game } from "./game.js";
import { BACK_LINE, markOff, other, steps, yardsOf } from "./numbers.js";
import { duel, malus } from "./rolls.js";
import { flip, GOAL, type Step } from "./state.js";

/** Bonuses of a run. */
export interface RunBonus {
  /** Kept on every attempt: a breakaway (A33). */
  readonly carry?: number;
  /** On the first attempt: over 0 for the carrier, under 0 for the tacklers. */
  readonly first?: number;
  /** The first attempt of a kickoff return has no penalties (A59). */
  readonly free?: boolean;
  /** The ball has moved before: what comes back to the own goal line is not a safety. */
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

/** Marks a penalty off from `spot` of the holder and ends the play. */
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

/** Books the yards of a snap and of a return as far as `spot`, once. */
export function noteYards(game: Game, spot: Step): void {
  const { play } = game;
  if (play.back) {
    if (play.back.team === play.holder) play.back.yards ??= yardsOf(Math.min(GOAL, spot) - play.back.from);
  } else if (play.holder === play.offense && play.losses.length === 0) {
    play.snapYards ??= yardsOf(Math.min(GOAL, spot) - play.spot);
  }
}

/** The ball changes sides: the other side has it now, and a sack of before is over (A30). */
export function lose(game: Game, side: Side, how: TurnoverEvent["how"] | "kick", spot: Step): void {
  const { play } = game;
  play.losses.push({ team: side, how });
  if (how !== "kick") play.how = how;
  toReturn(game, other(side), spot);
}

/** `side` has the ball at its `spot` and may bring it back. */
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

/** Tackle after tackle until the run is over; the play's holder carries the ball from its own `from`. */
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

/** After so many loose balls in one play the next is dead: only odd house cards come here. */
const MOST_FUMBLES = 50;

/**
 * A loose ball at the holder's own `spot`: both roll, the higher has it, a tie is `tie`'s. In a try the other side may only
 * end the play.
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
    // A ball loose in the loser's end zone (A37).
    if (at >= numbers.scoresFrom) return touchdown(game);
  }
  if (!runs) return !lost && at < 0 ? safety(game, at) : dead(game, at);
  at += steps(running.recoveryYards);
  return at >= numbers.scoresFrom ? touchdown(game) : run(game, at, MOVED);
}
const MOVED: RunBonus = { moved: true };
