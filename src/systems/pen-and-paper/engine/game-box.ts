/** The box score of a game (M23): the shared one, and rounds of possession. */
import { boxScore, type BoxScore, type Side } from "../../../kernel/football/index.js";
import type { GameEvent } from "./events.js";

export interface GameBox {
  readonly teams: BoxScore;
  /** Rounds of plays, punts and field goals with the ball; kickoffs, free kicks and tries belong to nobody. */
  readonly rounds: Readonly<Record<Side, number>>;
}

export function gameBox(events: readonly GameEvent[]): GameBox {
  const rounds = { home: 0, away: 0 };
  for (const event of events) {
    if (event.type === "play" && !event.isTry) rounds[event.team] += event.rounds;
    else if (event.type === "kick" && (event.kind === "punt" || event.kind === "fieldGoal")) {
      rounds[event.team] += event.rounds;
    }
  }
  return { teams: boxScore(events), rounds };
}
