/** Emits the shared football events of a row, from which box score, drive chart and line score are computed. */
import type { DriveResult, ScoreKind, Side } from "../../../kernel/football/index.js";
import type { Game } from "./game.js";
import { yardsOf } from "./numbers.js";
import { GOAL } from "./state.js";

/** Kick, snap, returns and turnovers, penalty: in the order that the folds expect. */
export function reportPlay(game: Game): void {
  const { play, state } = game;
  const { offense: team, back, penalty } = play;
  const { period } = state;
  if (play.kicked) {
    const good = play.kickGood === undefined ? {} : { good: play.kickGood };
    game.emit({ type: "kick", team, period, kind: play.kicked, yards: play.kickYards, ...good });
  }
  if (play.snap) {
    const isTry = play.what === "try" ? { isTry: true } : {};
    const toGo = yardsOf(play.line - play.spot);
    const yards = play.penalty?.wipes ? 0 : (play.snapYards ?? 0);
    const spot = yardsOf(play.spot);
    game.emit({ type: "play", team, period, down: play.down, toGo, spot, result: play.snap, yards, ...isTry });
  }
  if (back && back.of !== "interception") reportReturn(game);
  play.losses.forEach(({ team: loser, how }, i) => {
    if (how !== "kick") game.emit({ type: "turnover", team: loser, how });
    if (i === 0 && back?.of === "interception") reportReturn(game);
  });
  if (penalty) {
    const { team: blamed, foul, yards, wipes: wipesPlay } = penalty;
    game.emit({ type: "penalty", team: blamed, foul, yards, accepted: true, wipesPlay });
  }
}

function reportReturn(game: Game): void {
  const { back } = game.play;
  if (back) game.emit({ type: "return", team: back.team, of: back.of, yards: back.yards ?? 0 });
}

export function addPoints(game: Game, team: Side, kind: ScoreKind): void {
  const { points } = game.rules.card;
  const worth = {
    touchdown: points.touchdown,
    fieldGoal: points.fieldGoal,
    safety: points.safety,
    extraPoint: points.kick,
    twoPoint: points.twoPoint,
  }[kind];
  game.state.score[team] += worth;
  game.emit({ type: "points", team, period: game.state.period, kind, points: worth });
}

/** Logs the first row of a possession. */
export function startDrive(game: Game): void {
  if (game.driving) return;
  const { ball: team, spot, period } = game.state;
  game.driving = true;
  game.emit({ type: "driveStart", team, period, spot: yardsOf(spot), how: game.driveBy });
}

/** Closes the open drive; `spot` in yards, as its team counts them. */
export function endDrive(game: Game, team: Side, result: DriveResult, spot: number): void {
  if (!game.driving) return;
  game.driving = false;
  game.emit({ type: "driveEnd", team, period: game.state.period, spot, result });
}

/** Closes the drive of a row with a score or a change of possession; turnovers on downs are reported where they are counted. */
export function endDriveOfRow(game: Game): void {
  const { play } = game;
  const { offense, ending, losses, kicked } = play;
  const own = play.holder === offense && losses.length === 0;
  const from = yardsOf(play.spot);
  if (own && ending === "touchdown") return endDrive(game, offense, "touchdown", yardsOf(GOAL));
  if (own && ending === "safety") return endDrive(game, offense, "safety", Math.max(0, yardsOf(play.ball)));
  if (ending === "fieldGoal") return endDrive(game, offense, "fieldGoal", from);
  if (own && play.holder === offense) return;
  if (kicked === "punt") return endDrive(game, offense, "punt", from);
  if (kicked === "fieldGoal") return endDrive(game, offense, "missedFieldGoal", from);
  const how = losses[0]?.how === "interception" ? "interception" : "fumble";
  endDrive(game, offense, how, Math.max(0, from + (play.snapYards ?? 0)));
}

/** Yards of the row for its line in the log. */
export function rowYards({ play }: Game): number {
  const { back, ending, losses, kicked } = play;
  if (back && back.of !== "interception") return back.yards ?? 0;
  if (losses.length > 0) return play.snapYards ?? 0;
  if (kicked) return play.holder === play.offense && play.result === "blocked" ? yardsOf(play.ball - play.spot) : 0;
  if (ending === "touchdown" || play.result === "tryGood") return yardsOf(GOAL - play.spot);
  return yardsOf(Math.min(GOAL, play.ball) - play.spot);
}
