/** Dice results as pieces that many calls share: chances by yards, weighed against what each spot is worth. */
import type { Pairing } from "../../engine/index.js";
import type { PenAndPaperRules } from "../../rules/index.js";
import { MOST_YARDS, withRace, yardOdds, type YardOdds } from "./yard-odds.js";

/** A gain or loss with its chances, cut where next to nothing is left. */
export interface Piece {
  /** 1 forward, -1 backward. */
  readonly way: 1 | -1;
  readonly odds: YardOdds;
  /** Yards beyond which less than one in a million falls. */
  readonly most: number;
}

/** The pieces of one set of rules, made on demand. */
export class PieceBox {
  readonly pieces: Piece[] = [];
  private readonly ids = new Map<string, number>();
  constructor(private readonly rules: PenAndPaperRules) {}

  /** Yards gained by `count` dice plus `bonus`, foot race included. */
  gain(count: number, explodes: boolean, bonus: number): number {
    return this.id(`+${count} ${explodes} ${bonus}`, () => {
      const { footRaceFrom, footRaceYards } = this.rules.tables.scrimmage;
      const { footRaceOver25, footRaceOnce } = this.rules.switches;
      const from = footRaceFrom + (footRaceOver25 ? 1 : 0);
      return { way: 1, odds: withRace(yardOdds(count, explodes), bonus, from, footRaceYards, footRaceOnce) };
    });
  }

  /** Yards lost by `count` dice. */
  loss(count: number, explodes: boolean): number {
    return this.id(`-${count} ${explodes}`, () => ({ way: -1, odds: yardOdds(count, explodes) }));
  }

  private id(key: string, make: () => Omit<Piece, "most">): number {
    let id = this.ids.get(key);
    if (id === undefined) {
      const made = make();
      let most = MOST_YARDS;
      let tail = 0;
      while (most > 0 && tail + made.odds[most] < 1e-6) tail += made.odds[most--];
      id = this.pieces.push({ ...made, most }) - 1;
      this.ids.set(key, id);
    }
    return id;
  }

  /** What a piece is worth from `spot` when `worth[place]` is what the ball is worth there; 0 is a safety, 100 a touchdown. */
  weigh(id: number, spot: number, worth: Float64Array): number {
    const { way, odds, most } = this.pieces[id];
    const room = way > 0 ? 100 - spot : spot;
    const end = Math.min(room - 1, most);
    let value = 0;
    let left = 1;
    for (let y = 0; y <= end; y++) {
      value += odds[y] * worth[spot + way * y];
      left -= odds[y];
    }
    return value + left * worth[way > 0 ? 100 : 0] * (room <= most ? 1 : 0);
  }
}

/** Which pieces a pairing needs. `fail` -1: nothing lost, -2: a fumble at the line. `gain` -1: a touchdown. */
export interface PairingPieces {
  readonly gain: number;
  readonly bonus: number;
  readonly fail: number;
  readonly loss: number;
  /** A natural 1 loses the ball by interception, else by fumble. */
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
