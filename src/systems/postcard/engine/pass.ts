/** A pass: throw, pressure, catch, interception, grounding, sack. */
import { catchNeed, levelOf } from "../rules/index.js";
import { challenge } from "./challenge.js";
import type { PassEvent } from "./events.js";
import type { Game } from "./game.js";
import { BACK_LINE, markOff, other, steps, yardsOf } from "./numbers.js";
import { duel, malus, pair, single } from "./rolls.js";
import { dead, fumble, lose, noteYards, run, safety, touchdown } from "./run.js";
import { flip, GOAL, type Step } from "./state.js";

/** Plays a pass to its end; parameters as in a rush. */
export function pass(game: Game, beta: number, picked: boolean): void {
  const { play, numbers } = game;
  const offense = play.holder;
  play.snap = "incomplete";
  const result = challenge(game, "pass", beta);
  let added: number | undefined;
  if (game.ask({ kind: "throw", side: offense, options: ["stop", "throw"], result }) === "throw") {
    const value = single(game, offense, { on: "second", offense: true, result, bonus: malus(game, offense) });
    // After a bad first throw, only half of it, rounded down (A20).
    added = result < 0 ? Math.floor(value / 2) : value;
  }
  const total = Math.max(numbers.pass.low, Math.min(numbers.pass.high, result + (added ?? 0)));
  const cell = numbers.pass.at(total);
  const base: PassEvent = added === undefined ? { type: "pass", total } : { type: "pass", total, added };
  switch (cell.result) {
    case "throw":
      return inTheAir(game, base, steps(cell.yards), result < 0, picked ? Math.max(0, beta) : 0);
    case "sack":
      game.emit(base);
      return sack(game, Math.max(BACK_LINE, play.spot + steps(cell.yards)));
    case "contested": {
      game.emit(base);
      duel(game, "contested", offense, other(offense), malus(game, offense), 0);
      if (game.mine <= game.rules.card.passing.grounding) return ground(game);
      if (game.theirs >= game.rules.card.passing.interception) return intercept(game, play.spot);
      return incomplete(game, "incomplete");
    }
    case "loose": {
      game.emit(base);
      const value = single(game, offense, { on: "grounding", offense: true, bonus: malus(game, offense) });
      return value <= game.rules.card.passing.grounding ? ground(game) : incomplete(game, "incomplete");
    }
  }
}

function incomplete(game: Game, result: "incomplete" | "dropped" | "outOfBounds"): void {
  game.play.result = result;
  game.play.snapYards = 0;
  dead(game, game.play.spot);
}

/** Minimum level of a scramble: a throw saved from a result below 0 (A23). */
function levelFor({ rules }: Game, total: number, saved: boolean): number {
  const { level } = levelOf(rules.card, total);
  if (!saved || (rules.switches.scrambleDeep === "byDistance" && level > rules.card.levels[0].level)) return level;
  return Math.max(level, rules.card.passing.scrambleLevel);
}

function inTheAir(game: Game, base: PassEvent, far: Step, saved: boolean, carry: number): void {
  const { play, numbers, rules } = game;
  const { card } = rules;
  const offense = play.holder;
  const defense = other(offense);
  const target = play.spot + far;
  const level = levelFor(game, base.total, saved);
  if (target > GOAL - BACK_LINE) {
    game.emit({ ...base, level });
    return incomplete(game, "outOfBounds");
  }
  const pressure = single(game, defense, { on: "pressure", offense: false, level, target, bonus: 0 });
  const pressed =
    pressure >= (card.levels.find((row) => row.level === level) ?? card.levels[0]).pressure ? level + 1 : level;
  const need = catchNeed(card, pressed);
  const bonus = malus(game, offense);
  const value = single(game, offense, { on: "catch", offense: true, level: pressed, target, pressure, need, bonus });
  const caught = value >= need;
  game.emit({ ...base, level, pressed, caught });
  if (!caught) {
    if (pressure < card.passing.interceptionPressure) return incomplete(game, "dropped");
    const least = card.passing.interception;
    const taken = single(game, defense, { on: "interception", offense: false, need: least, target, bonus: 0 });
    return taken >= least ? intercept(game, target) : incomplete(game, "dropped");
  }
  play.snap = "complete";
  play.result = "pass";
  const after = value - pressure;
  const spot = target + Math.max(0, after);
  if (target >= numbers.scoresFrom || spot >= numbers.scoresFrom) {
    noteYards(game, GOAL);
    return touchdown(game);
  }
  if (after <= 0) {
    noteYards(game, target);
    return dead(game, target);
  }
  run(game, spot, { carry: after >= card.running.breakaway ? carry : 0, moved: true });
}

/** Loses ten yards from the line of scrimmage and the down (A14). */
function ground(game: Game): void {
  const { play, numbers, rules } = game;
  const to = markOff(numbers, play.spot, "offense", rules.card.passing.groundingYards);
  play.snapYards = 0;
  play.penalty = { team: play.offense, foul: "grounding", yards: yardsOf(play.spot - to), wipes: false };
  play.grounding = true;
  if (play.spot === 0) return safety(game, 0);
  play.result = "grounding";
  dead(game, to);
}

/** The defense intercepts at `spot`, as the offense counts it (A27, A28). */
function intercept(game: Game, spot: Step): void {
  const { play, rules } = game;
  play.snap = "intercepted";
  play.snapYards = 0;
  play.result = "interception";
  if (play.what === "try") {
    play.ending = "failed";
    return;
  }
  const at = flip(spot);
  lose(game, play.offense, "interception", at);
  if (at >= game.numbers.scoresFrom) return touchdown(game);
  if (at <= 0) {
    const side = play.holder;
    const options = ["touchback", "run"] as const;
    if (game.ask({ kind: "return", side, options, of: "interception", spot: at, bonus: 0 }) === "touchback")
      return dead(game, steps(rules.card.kicking.puntTouchback));
  }
  play.back = { team: play.holder, of: "interception", from: at, yards: undefined };
  run(game, at);
}

function sack(game: Game, spot: Step): void {
  const { play, rules } = game;
  play.snap = "sack";
  play.snapYards = yardsOf(spot - play.spot);
  play.result = "sack";
  if (spot < 0) return safety(game, spot);
  const need = rules.card.passing.strip;
  const sum = pair(game, other(play.offense), "strip", undefined, { on: "strip", offense: false, need, bonus: 0 });
  play.sacked = true;
  if (sum >= need) return fumble(game, spot, play.offense);
  dead(game, spot);
}
