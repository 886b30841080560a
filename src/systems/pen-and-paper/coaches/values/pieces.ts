/** Results of dice as pieces that many calls share: chances by yards, weighted by the value of each spot. */
import type { Pairing } from "../../engine/index.js";
import type { PenAndPaperRules } from "../../rules/index.js";
import { MOST_YARDS, withRace, yardOdds, type YardOdds } from "./yard-odds.js";

/** A gain or loss with its chances, cut off where almost nothing is left. */
interface Piece {
  /** 1 forward, -1 backward. */
  readonly way: 1 | -1;
  readonly odds: YardOdds;
  /** Fewest possible yards. */
  readonly least: number;
  /** Yards that are exceeded less than once in a million times. */
  readonly most: number;
  /** Chance of more yards than these. */
  readonly beyond: Float64Array;
}

/** The pieces of one set of rules, made on demand. */
export class PieceBox {
  readonly pieces: Piece[] = [];
  private readonly ids = new Map<string, number>();
  constructor(private readonly rules: PenAndPaperRules) {}

  /** Yards gained by `count` dice plus `bonus`, including the foot race. */
  gain(count: number, explodes: boolean, bonus: number): number {
    return this.id(`+${count} ${explodes} ${bonus}`, 1, () => {
      const { footRaceFrom, footRaceYards } = this.rules.tables.scrimmage;
      const { footRaceOver25, footRaceOnce } = this.rules.switches;
      const from = footRaceFrom + (footRaceOver25 ? 1 : 0);
      return withRace(yardOdds(count, explodes), bonus, from, footRaceYards, footRaceOnce);
    });
  }

  /** Yards lost by `count` dice. */
  loss(count: number, explodes: boolean): number {
    return this.id(`-${count} ${explodes}`, -1, () => yardOdds(count, explodes));
  }

  private id(key: string, way: 1 | -1, make: () => YardOdds): number {
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.pieces.push(pieceOf(way, make())) - 1;
      this.ids.set(key, id);
    }
    return id;
  }
}

function pieceOf(way: 1 | -1, odds: YardOdds): Piece {
  let most = MOST_YARDS;
  let tail = 0;
  while (most > 0 && tail + odds[most] < 1e-6) tail += odds[most--];
  const beyond = new Float64Array(MOST_YARDS + 1);
  let left = 1;
  for (let y = 0; y <= MOST_YARDS; y++) beyond[y] = left -= odds[y];
  const least = odds.findIndex((chance) => chance !== 0);
  return { way, odds, least, most, beyond };
}

/** Values of a box's pieces from one spot; each is computed on first use. */
export class Weights {
  private readonly values: Float64Array;
  private readonly known: Uint8Array;
  private places: Float64Array = NOWHERE;
  private spot = 0;

  constructor(private readonly box: PieceBox) {
    this.values = new Float64Array(box.pieces.length);
    this.known = new Uint8Array(box.pieces.length);
  }

  /** Starts over from `spot`, with `places[place]` as the value of the ball there. */
  from(spot: number, places: Float64Array): this {
    this.spot = spot;
    this.places = places;
    this.known.fill(0);
    return this;
  }

  of(id: number): number {
    if (this.known[id] === 0) {
      this.values[id] = this.weigh(id);
      this.known[id] = 1;
    }
    return this.values[id];
  }

  /** Place 0 is a safety, 100 a touchdown. */
  private weigh(id: number): number {
    const { spot, places } = this;
    const { way, odds, least, most, beyond } = this.box.pieces[id];
    const room = way > 0 ? 100 - spot : spot;
    const end = Math.min(room - 1, most);
    let value = 0;
    if (way > 0) for (let y = least; y <= end; y++) value += odds[y] * places[spot + y];
    else for (let y = least; y <= end; y++) value += odds[y] * places[spot - y];
    const left = end < 0 ? 1 : beyond[end];
    return value + left * places[way > 0 ? 100 : 0] * (room <= most ? 1 : 0);
  }
}

const NOWHERE = new Float64Array(0);

/** The pieces of a pairing. `fail` -1: nothing lost, -2: a fumble at the line. `gain` -1: a touchdown. */
export interface PairingPieces {
  readonly gain: number;
  readonly bonus: number;
  readonly fail: number;
  readonly loss: number;
  /** True if a natural 1 loses the ball by interception; otherwise by fumble. */
  readonly intercepted: boolean;
}

export function piecesOf(box: PieceBox, pairing: Pairing): PairingPieces {
  const { yards, explodes, bonus20, loseDice, lossExplodes, fumbles, critical, play } = pairing;
  return {
    gain: play.touchdown ? -1 : box.gain(yards, explodes, 0),
    bonus: play.touchdown ? -1 : box.gain(yards, explodes, bonus20),
    fail: fumbles ? -2 : loseDice === 0 ? -1 : box.loss(loseDice, lossExplodes),
    loss: box.loss(critical.loseDice, lossExplodes),
    intercepted: critical.turnover === "interception" && play.natural1 !== "fumble",
  };
}
