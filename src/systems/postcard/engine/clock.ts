/** Time circles after a play, the two-minute stage, periods, halftime, overtime and the end. */
import type { Side } from "../../../kernel/football/index.js";
import { cross } from "./bonuses.js";
import type { Game } from "./game.js";
import { crossedOf, lineFrom, other, steps, yardsOf } from "./numbers.js";
import { endDrive } from "./report.js";
import { calm } from "./run.js";
import { GOAL } from "./state.js";

/** Overtime series start on the opponents' 25. */
const OVERTIME_FROM = 75;
/** Periods: two halves of the time tracker, the two-minute stage, overtimes. */
const FINAL_PERIOD = 3;
/**
 * A game ends after this many rows, far more than any real game has: guards against house rules under which the clock never moves, such as
 * two coaches who punt on every first down (`kicksOn: any`).
 */
export const MOST_ROWS = 2000;

/** What the row costs on the time tracker or in the countdown. */
export function runClock(game: Game): void {
  const { play, state, rules } = game;
  const { clock } = rules.card;
  const scored = play.ending === "touchdown";
  if (state.stage === "main") {
    for (const { team } of play.losses) crossTimes(game, team, clock.lostBall, "lostBall");
    if (play.missed && rules.switches.missedFgClock === "yes")
      crossTimes(game, play.offense, clock.lostBall, "lostBall");
    if (scored) crossTimes(game, other(play.holder), clock.touchdown, "touchdown");
    return;
  }
  // Kickoffs, free kicks and tries are not plays (A63); a touchdown counts as two in total.
  if (state.stage !== "final" || play.what === "try" || (play.what !== "down" && !scored)) return;
  state.left = Math.max(0, state.left - (scored ? clock.finalTouchdown : 1));
  game.emit({ type: "countdown", left: state.left, why: scored ? "touchdown" : "play" });
}

export function crossTimes(game: Game, side: Side, times: number, why: "touchdown" | "lostBall"): void {
  for (let i = 0; i < times; i++) cross(game, side, why);
}

/** All circles are crossed: the two-minute stage begins. */
export function changeStage(game: Game): void {
  const { state, numbers } = game;
  if (state.stage !== "main" || crossedOf(state) < numbers.circles) return;
  state.stage = "final";
  state.left = game.rules.card.clock.finalPlays;
  game.emit({ type: "countdown", left: state.left, why: "start" });
}

/** `side` is about to kick. */
export function readyKick(game: Game, side: Side, next: "kickoff" | "freeKick"): void {
  const { state, rules } = game;
  const { kickoffFrom, safetyKickFrom } = rules.card.kicking;
  game.next = next;
  state.ball = side;
  state.spot = steps(next === "kickoff" ? kickoffFrom : safetyKickFrom);
  state.down = 0;
  state.line = GOAL;
}

/** Periods, halftime, overtime and the end, once the row and its try are over. */
export function changePeriod(game: Game): void {
  const { state, rules, numbers } = game;
  if (game.rows >= MOST_ROWS) return endGame(game, true);
  if (game.next === "try") return;
  if (state.stage === "overtime") return nextSeries(game);
  if (state.stage === "final" && state.left <= 0) return endRegulation(game);
  const half = state.period === 1 && crossedOf(state) * 2 >= numbers.circles;
  const to = state.stage === "final" ? FINAL_PERIOD : half ? 2 : state.period;
  while (state.period < to) game.emit({ type: "periodEnd", period: state.period++ });
  if (!half || rules.switches.halfTime === "off") return;
  endDrive(game, state.ball, "halfTime", yardsOf(state.spot));
  calm(game);
  readyKick(game, state.opener, "kickoff");
}

function endRegulation(game: Game): void {
  const { state, rules } = game;
  const level = state.score.away === state.score.home;
  // A game that ends in its first half, under odd house cards, still closes every period.
  while (state.period < FINAL_PERIOD) game.emit({ type: "periodEnd", period: state.period++ });
  if (!level || rules.switches.overtime === "off") return endGame(game);
  endDrive(game, state.ball, "gameEnd", yardsOf(state.spot));
  state.stage = "overtime";
  game.emit({ type: "periodEnd", period: state.period++ });
  // The opening receivers begin; the order alternates every round.
  startSeries(game, state.opener, false);
}

function startSeries(game: Game, side: Side, second: boolean): void {
  const { state } = game;
  game.series.side = side;
  game.series.second = second;
  calm(game);
  state.ball = side;
  state.spot = steps(OVERTIME_FROM);
  state.down = 1;
  state.line = lineFrom(state.spot);
  game.driveBy = "overtime";
  game.next = "down";
}

function nextSeries(game: Game): void {
  const { state, series } = game;
  if (game.next === "down" && state.ball === series.side) return;
  if (!series.second) return startSeries(game, other(series.side), true);
  if (state.score.away !== state.score.home) return endGame(game);
  game.emit({ type: "periodEnd", period: state.period++ });
  startSeries(game, series.side, false);
}

function endGame(game: Game, calledOff = false): void {
  const { state } = game;
  game.calledOff = calledOff;
  endDrive(game, state.ball, "gameEnd", yardsOf(state.spot));
  game.emit({ type: "periodEnd", period: state.period });
  state.stage = "over";
  game.next = "over";
}
