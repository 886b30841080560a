/** INTERCEPTION: thrown downfield, returned, maybe fumbled halfway. */
import { clampSpot, FIELD, mirrorSpot, otherSide, yardsToGoal, type Side } from "../../../kernel/football/index.js";
import { rollYards, runFootRace, sum } from "./dice.js";
import { fumble } from "./fumble.js";
import type { Pairing } from "./playbook.js";
import type { PlayOutcome } from "./state.js";
import type { Turn } from "./turn.js";

type Ending = Pick<PlayOutcome, "ball" | "spot" | "end">;

/** Where the ball ends after an interception of a pass by `offense`. */
export function intercept(turn: Turn, pairing: Pairing, offense: Side): Ending {
  const { draft, game, emit } = turn;
  const { throwDice: count, returnDice: usual } = game.rules.tables.scrimmage.interception;
  const team = otherSide(offense);
  const throwDice = rollYards(turn, count, false, "throw");
  const spot = mirrorSpot(draft.spot + sum(throwDice));
  emit({ type: "interception", team, throwDice, spot });
  if (spot <= 0) return { ball: team, spot, end: "touchback" };
  const dice = rollYards(turn, pairing.returnDice, true, "return");
  // Number of 1s equal to the dice of a normal return: all three of them, three of a screen's four.
  let ones = 0;
  for (let i = 0; i < pairing.returnDice; i++) if (dice[i] === 1) ones++;
  const type = "return";
  if (ones >= usual) {
    const yards = Math.min(Math.floor(sum(dice) / 2), yardsToGoal(spot) - 1);
    emit({ type, team, of: "interception", yards, spot, dice });
    const { team: ball, spot: place, touchdown } = fumble(turn, team, clampSpot(spot + yards));
    return { ball, spot: place, end: touchdown ? "touchdown" : "down" };
  }
  const run = runFootRace(turn, sum(dice), game.rules.tables.returns.footRaceFrom, yardsToGoal(spot));
  emit({ type, team, of: "interception", yards: run.yards, spot, dice, ...(run.race ? { race: run.race } : {}) });
  const end = spot + run.yards;
  return { ball: team, spot: end, end: end >= FIELD ? "touchdown" : "down" };
}
