/** How a defense meets runs and passes: shares over red and white, for any adjustment of white. */
import { turnedWhite } from "../../engine/calls.js";
import { HIGHEST, LOWEST } from "../../engine/row.js";
import type { DefenseBook } from "../../engine/team-book.js";
import type { Alignment, HomeField } from "../../rules/index.js";
import { SIDES } from "../cells.js";

const EACH = 1 / SIDES ** 2;

/** How white is read: who has the home field, and what alignment, field and charts add. */
export interface Whites {
  readonly adjust: number;
  readonly homeHasBall: boolean;
  readonly field: HomeField;
}

/** One side of a defense in one alignment. */
export class Meetings {
  /** By white from LOWEST, then by kind: sums over the whites below. */
  private readonly below: Float64Array;
  private readonly shares: Float64Array;

  /**
   * @param kinds number of kinds of meetings
   * @param kindsOf kinds of a meeting by defender and WHAT, which is -1 above all cells
   */
  constructor(
    side: DefenseBook,
    alignment: Alignment,
    private readonly isPass: boolean,
    kinds: number,
    kindsOf: (place: number, what: number) => readonly number[],
  ) {
    this.below = new Float64Array((HIGHEST - LOWEST + 2) * kinds);
    this.shares = new Float64Array(kinds);
    for (let white = LOWEST; white <= HIGHEST; white++) {
      const at = (white + 1 - LOWEST) * kinds;
      for (let kind = 0; kind < kinds; kind++) this.below[at + kind] = this.below[at - kinds + kind];
      for (let red = 1; red <= SIDES; red++) {
        const place = Math.max(0, side.who[alignment].at(red));
        for (const kind of kindsOf(place, side.defenders[place].what.at(white))) this.below[at + kind]++;
      }
    }
  }

  /** Shares by kind; the next call overwrites them. */
  at({ adjust, homeHasBall, field }: Whites): Float64Array {
    const { shares, below, isPass } = this;
    const kinds = shares.length;
    // The home field may turn a 1 into a 20, or a 20 into a 1.
    const turned = (white: number): number => turnedWhite(white, homeHasBall, isPass, field);
    const more = (turned(1) === SIDES ? 1 : 0) - (turned(SIDES) === 1 ? 1 : 0);
    const first = (1 + adjust - LOWEST) * kinds;
    const last = (SIDES + adjust - LOWEST) * kinds;
    for (let i = 0; i < kinds; i++) {
      const least = below[first + kinds + i] - below[first + i];
      const most = below[last + kinds + i] - below[last + i];
      shares[i] = EACH * (below[last + kinds + i] - below[first + i] + more * (most - least));
    }
    return shares;
  }
}
