/** The try after a touchdown: a kick, or one pass or rush for two points. */
import { rollDie } from "./dice.js";
import { mirrorSpot, yardsToGoal } from "../../../kernel/football/index.js";
import { addPoints, kickAfterScore } from "./scoring.js";
import { takeRound, type Turn } from "./turn.js";

/** Starts or kicks the try. */
export function startTry(turn: Turn, go: "kick" | "two"): void {
  const { draft, game } = turn;
  const { kickFrom, twoPointFrom } = game.rules.tables.fieldGoalRules;
  if (go === "kick") return kickTry(turn, mirrorSpot(kickFrom));
  draft.spot = mirrorSpot(twoPointFrom);
  draft.down = 0;
  draft.toGo = twoPointFrom;
  draft.stage = "twoPoint";
}

function kickTry(turn: Turn, spot: number): void {
  const { game, draft, emit } = turn;
  const team = draft.ball;
  const yards = yardsToGoal(spot) + game.rules.tables.fieldGoalRules.added;
  const { row, cite } = game.book.fieldGoal[yards];
  const d20 = rollDie(turn, 20, "try");
  const good = d20 > row.above;
  const clock = takeRound(turn, game.rules.switches.whatUsesARound === "everyPlay");
  emit({ type: "kick", team, kind: "extraPoint", yards, good, ...clock, spot, dice: [d20], cite });
  if (good) addPoints(turn, team, "extraPoint");
  kickAfterScore(turn, team);
}
