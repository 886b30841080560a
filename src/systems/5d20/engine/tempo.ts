/** The length of a play in bounds: the team's pace, adjusted for score and clock. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { TEMPO } from "../rules/index.js";
import { scoresAhead } from "./calls.js";
import type { Game } from "./game.js";
import type { GameState } from "./state.js";

type Timed = Pick<GameState, "period" | "clock" | "score">;

/** Seconds of a team's play in bounds, by the score and clock at the snap. */
export function secondsInBounds({ rules: { switches }, books }: Game, side: Side, state: Timed): number {
  const usual = (switches.pace === "chart" ? books[side].chart.pace : undefined) ?? switches.inboundSeconds;
  return switches.tempo === "score" ? atScore(usual, side, state) : usual;
}

/** Teams hurry before halftime; in the fourth quarter, trailing teams hurry and leading teams take their time (ruling `tempo`). */
function atScore(usual: number, side: Side, { period, clock, score }: Timed): number {
  const hurried = Math.min(usual, TEMPO.hurried);
  if (period === 2) return clock <= TEMPO.half ? hurried : usual;
  if (period !== 4) return usual;
  const ahead = score[side] - score[otherSide(side)];
  if (ahead > 0) return usual + TEMPO.ahead;
  if (clock <= TEMPO.end) return hurried;
  if (scoresAhead(ahead) > -2) return usual;
  return Math.max(hurried, usual + (clock <= TEMPO.from ? TEMPO.late : TEMPO.behind));
}
