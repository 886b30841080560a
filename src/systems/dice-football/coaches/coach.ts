/** A coach answers the decisions of a game. */
import type { DecidingCoach } from "../../../gamekit/coach-list.js";
import type { DiceTypes, Game } from "../engine/index.js";

export type Coach = DecidingCoach<DiceTypes, Game>;
