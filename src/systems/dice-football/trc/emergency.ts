/**
 * Emergency players (ruling A38), who play if no healthy player is left. Each has the starting career card of his
 * position (DF-11) and no season, never tires, and misses at most the next play with an injury.
 */
import { cardOf, type CareerCard } from "../career/card.js";
import type { CareerPosition } from "../career/chart.js";
import { isLinebacker, isCorner, isBack, type Place } from "../rules/index.js";

/** Tackle rank of the first one: below every roster player. */
const LAST_RANK = 1000;

type CardIn<L extends CareerCard["list"]> = Extract<CareerCard, { readonly list: L }>;

/** His name; a second one at the position gets a number. */
const nameOf = (position: CareerPosition, number: number): string =>
  `Emergency ${position}${number === 1 ? "" : ` ${number}`}`;

const known = new Map<string, CareerCard>();

/** The first emergency player of a position who is neither out nor on the field. */
function called(position: CareerPosition, isAway: (name: string) => boolean): CareerCard {
  let number = 1;
  while (isAway(nameOf(position, number))) number++;
  const name = nameOf(position, number);
  let card = known.get(name);
  if (!card) {
    const plain = cardOf({ name, position, games: 0, starts: 0 }, {}, LAST_RANK + number);
    known.set(name, (card = unhurt(plain)));
  }
  return card;
}

/** Without an injury range: the charts never find him inside it. */
function unhurt(man: CareerCard): CareerCard {
  if (man.list === "returns")
    return { ...man, kick: { ...man.kick, injury: null }, punt: { ...man.punt, injury: null } };
  return { ...man, card: { ...man.card, injury: null } } as CareerCard;
}

type Away = (name: string) => boolean;

export const emergencyPasser = (away: Away) => (called("QB", away) as CardIn<"quarterbacks">).card;
export const emergencyCarrier = (at: "RB" | "WR" | "TE", away: Away) => (called(at, away) as CardIn<"carriers">).card;
export const emergencyLineman = (at: "OC" | "OG" | "OT", away: Away) => (called(at, away) as CardIn<"linemen">).card;
export const emergencyKicker = (away: Away) => (called("K", away) as CardIn<"kickers">).card;
export const emergencyPunter = (away: Away) => (called("P", away) as CardIn<"punters">).card;
export const emergencyReturner = (list: "kick" | "punt", away: Away) =>
  (called("RET", away) as CardIn<"returns">)[list];

/** A defender for a place of a formation. */
export function emergencyDefender(at: Place, away: Away) {
  const position: CareerPosition = isBack(at)
    ? isCorner(at)
      ? "CB"
      : "S"
    : isLinebacker(at)
      ? "LB"
      : at === "NT"
        ? "NT"
        : at.endsWith("DE")
          ? "DE"
          : "DT";
  return (called(position, away) as CardIn<"front"> | CardIn<"backs">).card;
}
