/** A game's statistics: both teams and every player, folded from its events. */
import { boxScore, type BoxScore, type Side } from "../../../kernel/football/index.js";
import type { GameEvent } from "../engine/index.js";
import { secondsHeld } from "./held.js";
import { logRows } from "./log-rows.js";
import { playerLines, type PlayerLines } from "./player-lines.js";

export interface GameFigures {
  readonly boxes: BoxScore;
  readonly players: PlayerLines;
  /** Seconds of possession. */
  readonly seconds: Readonly<Record<Side, number>>;
}

/** Placeholders: no log text is needed here. */
const SIDE_NAMES = { away: "V", home: "H" } as const;

export const gameFigures = (events: readonly GameEvent[]): GameFigures => ({
  boxes: boxScore(events),
  players: playerLines(events),
  seconds: secondsHeld(logRows(events, SIDE_NAMES)),
});
