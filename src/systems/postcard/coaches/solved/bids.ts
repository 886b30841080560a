/** Bonuses of the solved coach (D9-D13): what each one wins, against its value in the bar. */
import type { Roller } from "../../../../kernel/dice/index.js";
import type { SpendDecision } from "../../engine/decisions.js";
import type { GameState, Step } from "../../engine/state.js";
import { FACES } from "../../odds/dice.js";
import type { Recovery } from "../../odds/points/branches.js";
import { looseBall } from "../../odds/points/runs.js";
import { type Ahead, DIFFERENCES } from "./ahead.js";
import { bidAlone, bidInSecret, type Bid } from "./duel.js";
import { returned } from "./kicking.js";
import type { Prices } from "./stored.js";
import type { Terrain } from "./terrain.js";

/** Steps lost by a sack, if the decision does not say. */
const DEEP_SACK = 2;

const averaged = (of: (face: number) => number): number => {
  let sum = 0;
  for (let face = 1; face <= FACES; face++) sum += of(face);
  return sum / FACES;
};

/** True on a return: the state then has the carrier's spot and no down. */
export const isReturn = ({ down, spot }: GameState, carrierAt: Step | undefined): boolean =>
  down === 0 && spot === carrierAt;

export function solvedSpend(
  decision: SpendDecision,
  state: GameState,
  ahead: Ahead,
  prices: Prices,
  dice: Roller,
): number {
  const { terrain } = ahead;
  const { side, offense, on, spot = 0, target = 0, bonus = 0, against = 0, free = false } = decision;
  const bid: Bid = { side, offense, state, prices };
  /** For the side with the ball, before anyone spends. */
  const net = offense ? bonus - against : against - bonus;
  const carry = Math.max(0, net - ahead.shaken);
  switch (on) {
    case "challenge":
      return bidInSecret(bid, (k) => ahead.play(decision.play!, net + k, carry), dice);
    case "tackle":
      if (isReturn(state, spot)) return bidInSecret(bid, (k) => carriedBack(terrain, spot, net + k, free), dice);
      return bidInSecret(bid, (k) => ahead.tackled(spot, net + k, carry), dice);
    case "recovery":
      return bidInSecret(bid, (k) => recovered(ahead, isReturn(state, spot), spot, net + k), dice);
    case "contested":
      return contested(bid, ahead);
    case "second":
      return bidAlone(bid, (k) => ahead.farther(decision.result ?? 0, 0, ahead.shaken + k));
    case "pressure":
      return bidAlone(bid, (k) => averaged((face) => ahead.pressed(decision.level!, target, face + k, 0)));
    case "catch": {
      const { level = 1, pressure = 0, need = 1 } = decision;
      return bidAlone(bid, (k) => ahead.caught({ level, target, pressure, need }, ahead.shaken + k, 0));
    }
    case "interception":
      return bidAlone(bid, (k) => ahead.grabbed(target, k));
    case "grounding":
      return bidAlone(bid, (k) => ahead.loose(ahead.shaken + k));
    case "strip":
      return bidAlone(bid, (k) => ahead.sack(decision.spot ?? Math.max(0, state.spot - DEEP_SACK), k));
  }
}

/** Only the first attempt of a kickoff return has no penalties; elsewhere too much strength is penalized (A8, A59). */
function carriedBack(terrain: Terrain, spot: Step, net: number, free: boolean): number {
  const { b } = terrain;
  return returned(terrain, spot, free ? b.kickReturn(net) : b.run(net));
}

/** A loose ball, from the point of view of the side that lost it. */
function recovered(ahead: Ahead, onReturn: boolean, spot: Step, net: number): number {
  const { b, carrier, running } = ahead.terrain;
  const chances = recoveryOf(net, b.rules.card.running.recovery);
  if (onReturn) return looseBall(b, carrier, running, spot, chances);
  return ahead.fumble(spot, chances);
}

/** Chances of a loose ball with a net bonus for the side that lost it. */
export function recoveryOf(net: number, far: number): Recovery {
  const chances = { keepDead: 0, keepRun: 0, loseDead: 0, loseRun: 0 };
  for (const { difference, chance } of DIFFERENCES) {
    const result = difference + net;
    const free = Math.abs(result) >= far;
    chances[result >= 0 ? (free ? "keepRun" : "keepDead") : free ? "loseRun" : "loseDead"] += chance;
  }
  return chances;
}

/** Grounding depends only on the offense and an interception only on the defense, so each counts alone. */
function contested(bid: Bid, ahead: Ahead): number {
  if (bid.offense) return bidAlone(bid, (k) => ahead.contested(ahead.shaken + k, 0));
  return bidAlone(bid, (k) => ahead.contested(ahead.shaken, k));
}
