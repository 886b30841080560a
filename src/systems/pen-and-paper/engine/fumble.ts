/** FUMBLE: both sides roll, the higher die recovers; a 6 runs with the ball. */
import { FIELD, mirrorSpot, otherSide, type Side, type Spot } from "../../../kernel/football/index.js";
import { rollDie, rollYards, sum } from "./dice.js";
import type { Turn } from "./turn.js";

export interface Recovery {
  readonly team: Side;
  /** Where the ball ends up, from the side of `team`. */
  readonly spot: Spot;
  readonly touchdown: boolean;
}

/** A ball fumbled by `team` at `spot` (from its side). There is no foot race after the run (A14). */
export function fumble(turn: Turn, team: Side, spot: Spot): Recovery {
  const { game, emit } = turn;
  const dice: number[] = [];
  let own: number;
  let other: number;
  do {
    own = rollDie(turn, 6, "fumble");
    other = rollDie(turn, 6, "fumble");
    dice.push(own, other);
  } while (own === other);
  const recovered = own > other ? team : otherSide(team);
  const runs = Math.max(own, other) >= game.rules.tables.scrimmage.fumbleRunOn;
  const run = runs ? rollYards(turn, 1, true, "fumbleRun") : [];
  emit({ type: "fumble", team, spot, dice, recovered, run });
  const place = (recovered === team ? spot : mirrorSpot(spot)) + sum(run);
  return { team: recovered, spot: Math.min(place, FIELD), touchdown: place >= FIELD };
}
