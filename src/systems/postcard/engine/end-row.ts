/** The end of a row: points, series, circles, rattle, stage, and what comes next. */
import type { Side } from "../../../kernel/football/index.js";
import { changePeriod, changeStage, crossTimes, readyKick, runClock } from "./clock.js";
import type { Game } from "./game.js";
import { LAST_DOWN, leftOf, lineFrom, makesFirst, other, yardsOf } from "./numbers.js";
import { addPoints, endDrive, endDriveOfRow, reportPlay, rowYards } from "./report.js";
import { calm } from "./run.js";
import { flip, GOAL, type Step } from "./state.js";
import { twoPointSpot } from "./tries.js";

/** Finishes the current row and prepares the next. */
export function endRow(game: Game): void {
  const { play, state } = game;
  reportPlay(game);
  if (play.what === "try") endTry(game);
  else {
    if (scoresAfterDrive(game)) endDriveOfRow(game);
    score(game);
    endDriveOfRow(game);
    const onDowns = play.ending === "dead" || play.ending === "penalty" ? settleSeries(game) : false;
    runClock(game);
    if (onDowns && state.stage === "main") {
      crossTimes(game, play.offense, game.rules.card.clock.lostBall, "lostBall");
    }
    rattle(game);
  }
  changeStage(game);
  changePeriod(game);
  game.emit({
    type: "rowEnd",
    result: play.result,
    yards: rowYards(game),
    ball: state.ball,
    spot: yardsOf(state.spot),
    score: { away: state.score.away, home: state.score.home },
    bar: { away: state.bar.away, home: state.bar.home },
    plays: { away: state.plays.away, home: state.plays.home },
    time: { left: state.time.left, right: state.time.right },
    left: leftOf(state, game.rules),
  });
}

/**
 * True if the row's offense scores although its drive is over: after losing and recovering the ball, or on its kick's return. Those points
 * belong to no drive.
 */
function scoresAfterDrive({ play }: Game): boolean {
  const scorer = play.ending === "touchdown" ? play.holder : play.ending === "safety" ? other(play.holder) : undefined;
  return play.returning && scorer === play.offense;
}

function score(game: Game): void {
  const { play } = game;
  if (play.ending === "touchdown") {
    addPoints(game, play.holder, "touchdown");
    readyTry(game, play.holder, twoPointSpot(game));
  } else if (play.ending === "fieldGoal") {
    addPoints(game, play.offense, "fieldGoal");
    readyKick(game, play.offense, "kickoff");
  } else if (play.ending === "safety") {
    addPoints(game, other(play.holder), "safety");
    readyKick(game, play.holder, "freeKick");
  }
}

function readyTry(game: Game, side: Side, spot: Step): void {
  const { state } = game;
  game.next = "try";
  state.ball = side;
  state.spot = spot;
  state.down = 0;
  state.line = GOAL;
}

function endTry(game: Game): void {
  const { play } = game;
  if (game.tryAgain !== undefined) return readyTry(game, play.offense, game.tryAgain);
  if (play.result === "tryGood") addPoints(game, play.offense, play.kicked ? "extraPoint" : "twoPoint");
  readyKick(game, play.offense, "kickoff");
}

/** First and ten for `side`. */
function newSeries(game: Game, side: Side, spot: Step): void {
  const { state, numbers } = game;
  state.ball = side;
  // Under `plane`, no snap is taken on the line that scores.
  state.spot = Math.min(spot, numbers.scoresFrom - 1, GOAL);
  state.down = 1;
  state.line = lineFrom(state.spot);
  game.next = "down";
}

/** Updates downs and possession; true after a turnover on downs. */
function settleSeries(game: Game): boolean {
  const { play, state, numbers, rules } = game;
  const { offense, holder, ball } = play;
  if (play.what !== "down" || holder !== offense || play.losses.length > 0) {
    game.driveBy = play.how;
    newSeries(game, holder, ball);
    return false;
  }
  const far = !play.grounding && makesFirst(numbers, ball, play.line);
  const blamed = play.penalty?.team === offense;
  const byPenalty = play.ending === "penalty" && (rules.switches.autoFirst === "both" || !blamed);
  if (byPenalty || far) {
    game.emit({
      type: "firstDown",
      team: offense,
      by: byPenalty ? "penalty" : play.snap === "complete" ? "pass" : "rush",
    });
    newSeries(game, offense, ball);
    return false;
  }
  if (play.ending === "dead" && play.down >= LAST_DOWN) {
    game.emit({ type: "turnover", team: offense, how: "downs" });
    endDrive(game, offense, "downs", yardsOf(ball));
    game.driveBy = "downs";
    calm(game);
    newSeries(game, other(offense), flip(ball));
    return true;
  }
  state.ball = offense;
  state.spot = ball;
  state.down = play.ending === "penalty" ? play.down : play.down + 1;
  state.line = play.line;
  game.next = "down";
  return false;
}

/** A sack takes effect on the next play of the possession (A30); a score ends it. */
function rattle(game: Game): void {
  const { play, state } = game;
  if (game.next !== "down") return calm(game);
  if (!play.sacked || state.rattled || state.ball !== play.offense || play.losses.length > 0) return;
  state.rattled = true;
  game.emit({ type: "rattle", side: play.offense, on: true });
}
