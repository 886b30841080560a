/** Two coaches and their answers. */
import type { Roller } from "../../../kernel/dice/index.js";
import { otherSide, type Side } from "../../../kernel/football/index.js";
import type { Decide } from "../../../kernel/machine/index.js";
import { NO_DICE, type Game, type HeadToHeadTypes } from "../engine/index.js";
import type { Coach } from "./coach.js";

/** Asks whoever must answer. The defense is asked first, because its dice may be announced (A17). `dice` belong to the coaches. */
export const answersOf =
  (coaches: Readonly<Record<Side, Coach>>, game: Game, dice: Roller): Decide<HeadToHeadTypes> =>
  (open, state) => {
    if (open.kind !== "snap") return coaches[open.team].choose(open, game, state, dice);
    const defense = coaches[otherSide(open.team)].defense(game, state, dice);
    const shown = game.rules.switches.actionDiceOpen ? defense.dice : NO_DICE;
    const offense = coaches[open.team].offense(game, state, dice, shown);
    return { kind: "snap", offense, defense };
  };
