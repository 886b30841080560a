/** A coach who answers anything legal: the games no sensible coach plays. */
import type { Roller } from "../../../src/kernel/dice/index.js";
import { otherSide, type Side } from "../../../src/kernel/football/index.js";
import {
  checkDefense,
  checkOffense,
  OTHER_CALLS,
  type DieId,
  type Game,
  type GameState,
} from "../../../src/systems/pen-and-paper/engine/index.js";
import type { Coach } from "../../../src/systems/pen-and-paper/coaches/index.js";

const pick = <T>(dice: Roller, from: readonly T[]): T => from[dice.die(from.length) - 1];

const someDice = (state: GameState, side: Side, dice: Roller): readonly DieId[] =>
  dice.die(3) > 1 ? [] : [pick<DieId>(dice, ["action", ...state[side].stars])];

export const chaos: Coach = {
  id: "chaos",
  title: "Chaos",
  summary: "anything legal",
  offense(game: Game, state, dice) {
    const calls = [...game.book.plays.map((play) => play.id), ...OTHER_CALLS];
    for (;;) {
      const call = { call: pick(dice, calls), dice: someDice(state, state.ball, dice) };
      // Hard counts without limit would go on forever now and then.
      if (!(call.call === "hardCount" && state.counted) && !checkOffense(game, state, call)) return call;
    }
  },
  defense(game, state, dice) {
    for (;;) {
      const against = pick(dice, ["rush", "pass"] as const);
      const special = pick(dice, ["none", "blitz", "goalLineStand", "prevent"] as const);
      const call = { against, special, dice: someDice(state, otherSide(state.ball), dice) };
      if (!checkDefense(game, state, call)) return call;
    }
  },
  choose(open, _game, _state, dice) {
    const yes = dice.die(2) === 1;
    switch (open.kind) {
      case "toss":
        return { kind: "toss", coin: yes ? "heads" : "tails" };
      case "elect":
        return { kind: "elect", first: yes ? "receive" : "kick" };
      case "kickoff":
        return {
          kind: "kickoff",
          kick: pick(dice, open.canKickOnside ? (["standard", "squib", "onside"] as const) : ["standard", "squib"]),
        };
      case "return":
        return { kind: "return", how: yes ? "return" : "fairCatch" };
      case "audible":
        return { kind: "audible", audible: yes };
      case "penalty":
        return { kind: "penalty", accept: yes };
      case "try":
        return { kind: "try", go: yes && open.canGoForTwo ? "two" : "kick" };
      case "heal":
        return { kind: "heal", stat: pick(dice, open.injuries).stat };
    }
  },
};
