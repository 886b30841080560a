/** Field goals, punts, fakes and free kicks. */
import type { Side } from "../../../kernel/football/index.js";
import { pass } from "./pass.js";
import type { Game } from "./game.js";
import { BACK_LINE, other, rangeFrom, steps, yardsOf } from "./numbers.js";
import { pair, plainDuel } from "./rolls.js";
import { dead, fumble, run, toReturn } from "./run.js";
import { rush } from "./rush.js";
import { flip, GOAL, type Step } from "./state.js";

/** The block duel; true if the kick was blocked. Bonuses and an earlier sack do not count (A30, A41). */
export const isBlocked = (game: Game, kicker: Side): boolean =>
  plainDuel(game, "block", kicker, other(kicker)) <= game.rules.card.kicking.block;

/** Length of a field goal from a marker: the end zone is ten yards deep. */
const lengthFrom = (marker: number): number => marker - yardsOf(BACK_LINE);

export function fieldGoal(game: Game): void {
  const { play, numbers, rules } = game;
  const kicker = play.offense;
  play.kick = true;
  const range = rangeFrom(numbers, play.spot);
  if (!range) throw new RangeError(`no field goal from step ${play.spot}`);
  const marker = play.spot - steps(rules.card.kicking.fieldGoalDrop);
  play.kicked = "fieldGoal";
  play.kickYards = lengthFrom(yardsOf(flip(marker)));
  play.kickGood = false;
  play.how = "missedFieldGoal";
  if (isBlocked(game, kicker)) return fumble(game, marker, other(kicker), true);
  const sum = pair(game, kicker, "fieldGoal", range);
  if (range[0] <= sum && sum <= range[1]) {
    play.kickGood = true;
    play.ending = "fieldGoal";
    play.result = "fieldGoal";
    return;
  }
  play.missed = true;
  play.result = "missed";
  toReturn(game, other(kicker), flip(marker));
  dead(game, Math.max(steps(rules.card.kicking.puntTouchback), flip(marker)));
}

/** Kick after a touchdown: one point when the two dice are in range. */
export function kickTry(game: Game): void {
  const { play, rules } = game;
  const { tryMarker } = rules.card.kicking;
  const range = game.numbers.fieldGoals.get(tryMarker);
  if (!range) throw new RangeError(`the card has no field-goal range for the try from the ${tryMarker}`);
  play.kick = true;
  play.kicked = "extraPoint";
  play.kickYards = lengthFrom(tryMarker);
  play.kickGood = false;
  play.ending = "failed";
  if (isBlocked(game, play.offense)) {
    play.result = "blocked";
    return;
  }
  const sum = pair(game, play.offense, "fieldGoal", range);
  play.kickGood = range[0] <= sum && sum <= range[1];
  play.result = play.kickGood ? "tryGood" : "tryFailed";
}

export function punt(game: Game): void {
  const { play, rules } = game;
  const kicker = play.offense;
  const marker = Math.max(BACK_LINE, play.spot - steps(rules.card.kicking.puntDrop));
  play.kick = true;
  play.kicked = "punt";
  play.how = "punt";
  if (isBlocked(game, kicker)) {
    game.emit({ type: "call", call: "punt" });
    return fumble(game, marker, other(kicker), true);
  }
  aim(game, rules.switches.puntFrom === "marker" ? marker : play.spot, false);
}

/** After a safety: like a punt, but no block, no fake and no steps back (A61). */
export function freeKick(game: Game): void {
  const { play } = game;
  play.kicked = "freeKick";
  play.how = "freeKick";
  aim(game, play.spot, true);
}

/** Chooses a target, rolls two dice, and gives the ball to the receivers. */
function aim(game: Game, from: Step, free: boolean): void {
  const { play, numbers, rules } = game;
  const kicker = play.offense;
  const receiver = other(kicker);
  const target = game.ask({ kind: "punt", side: kicker, options: numbers.punts, free });
  const row = rules.card.punts.find((punt) => punt.target === target) ?? rules.card.punts[0];
  game.emit({ type: "call", call: free ? "freeKick" : "punt", target });
  const sum = pair(game, kicker, "punt", [row.low, row.high]);
  const off = sum < row.low ? sum - row.low : sum > row.high ? sum - row.high : 0;
  const spot = Math.max(0, from + steps(target) + off);
  // A punt into the end zone is measured to the goal line, as in official statistics.
  play.kickYards = yardsOf(Math.min(GOAL, spot) - play.spot);
  const bonus = off === 0 ? -row.kicker : row.receiver;
  const at = flip(spot);
  const back = steps(rules.card.kicking.puntTouchback);
  play.result = "touchback";
  toReturn(game, receiver, at);
  if (at < BACK_LINE) return dead(game, back);
  const options = at <= 0 ? (["touchback", "run"] as const) : (["fairCatch", "run"] as const);
  const of = free ? "freeKick" : "punt";
  const how = game.ask({ kind: "return", side: receiver, options, of, spot: at, bonus });
  if (how === "touchback") return dead(game, back);
  if (how === "fairCatch") {
    play.result = "fairCatch";
    return dead(game, at);
  }
  play.result = "return";
  play.back = { team: receiver, of, from: at, yards: undefined };
  run(game, at, { first: bonus });
}

/** A fake: both roll. If the defense is fooled, the offense gets a bonus; if not, it may lose one (`fakeBackfire`). No pick, no breakaway (A55). */
export function fake(game: Game, kick: "fakePunt" | "fakeFieldGoal"): void {
  const { play, rules } = game;
  const side = play.offense;
  game.emit({ type: "call", call: kick });
  const result = plainDuel(game, "fake", side, other(side));
  const price = rules.card.kicking.fake;
  const beta = result > 0 ? price : result < 0 && rules.switches.fakeBackfire === "on" ? -price : 0;
  const call = game.ask({ kind: "fakePlay", side, options: ["rush", "pass"], bonus: beta });
  game.emit({ type: "call", call });
  if (call === "rush") rush(game, beta, false);
  else pass(game, beta, false);
}
