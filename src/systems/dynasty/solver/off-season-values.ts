/** Phase 1: bids, the 2d6 with re-rolls, the table and the Front Office, back to the start of the season. */
import { chartsOf, type Effect } from "../rules/index.js";
import { allowBuying, type Lanes } from "./lanes.js";
import type { Model } from "./model.js";
import type { Levels } from "./season-values.js";

/** Rolling again on the Front Office table leads to the same table: sweep until it stands still. */
const FRONT_OFFICE_SWEEPS = 60;

/** The 21 ways two dice can lie, with their chances. */
const PAIRS = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].filter((b) => b >= a).map((b) => ({ a, b, chance: (a === b ? 1 : 2) / 36 })),
);
/** Position of the pair (a, b), any order, in PAIRS. */
const PAIR_OF = Int32Array.from({ length: 49 }, (_, i) => {
  const [a, b] = [Math.floor(i / 7), i % 7];
  return PAIRS.findIndex((p) => p.a === Math.min(a, b) && p.b === Math.max(a, b));
});
export const pairOf = (a: number, b: number): number => PAIR_OF[a * 7 + b];

/**
 * One number of dice, one kind of previous season (losing or not), any number of lanes.
 * Lanes run over (class, contract); `blocks` classes stand side by side.
 */
export class OffSeasonValues {
  private readonly top: number;
  private readonly size: number;
  /** Worth of taking a total: by level and total. */
  private readonly taken: Float64Array[][] = [];
  /** Worth of entering the Front Office. */
  readonly frontOffice: Levels;
  /** Worth before a roll: `before[level][kept die or 0]`; `again` for re-rolls where no new modifiers may be bought. */
  readonly before: Float64Array[][] = [];
  readonly again: Float64Array[][] = [];
  private readonly spare: Float64Array;

  constructor(
    private readonly model: Model,
    private readonly lanes: Lanes,
    private readonly dice: number,
    /** 1 after a losing season. */
    private readonly bonus: number,
    /** Before the influence gain, by dice - minDice and level; arrays of `size` lanes. */
    private readonly ahead: readonly Levels[],
  ) {
    this.top = model.levels - 1;
    this.size = ahead[0][0].length;
    this.spare = new Float64Array(this.size);
    this.frontOffice = this.enterFrontOffice();
    this.readTable();
    this.bids();
  }

  /** Values of the season's start: by level. */
  start(): Levels {
    return this.before.map((kept) => kept[0]);
  }

  private fresh(): Levels {
    return Array.from({ length: this.top + 1 }, () => new Float64Array(this.size));
  }

  private buying(values: readonly Float64Array[]): void {
    for (let offset = 0; offset < this.size; offset += this.lanes.count) allowBuying(values, offset, this.lanes);
  }

  /** Where an effect leads from a level: values of the season ahead. */
  effect(effect: Effect, level: number): Float64Array {
    const { setup } = this.model.rules.tables;
    const dice = Math.min(setup.diceMax, Math.max(setup.diceMin, this.dice + effect.dice));
    const isVoid = effect.dice !== 0 && dice === this.dice && this.model.rules.switches.voidCombined === "wholeResult";
    const change = isVoid ? 0 : effect.influence;
    return this.ahead[dice - setup.diceMin][Math.min(this.top, Math.max(0, level + change))];
  }

  private enterFrontOffice(): Levels {
    const charts = chartsOf(this.model.rules);
    const values = this.fresh();
    const rows = [1, 2, 3, 4, 5, 6].map((face) => charts.frontOffice.lookup(face).value);
    for (let level = 0; level <= this.top; level++) {
      const options = rows.map((row): readonly (Effect | "rollAgain")[] => row.choice ?? [row]);
      const again = options.some((list) => list.includes("rollAgain"));
      const out = values[level];
      const sum = new Float64Array(this.size);
      out.fill(-Infinity);
      for (let sweep = 0; sweep < (again ? FRONT_OFFICE_SWEEPS : 1); sweep++) {
        sum.fill(0);
        for (const list of options) {
          const [one, two] = list.map((o) => (o === "rollAgain" ? out : this.effect(o, level)));
          for (let l = 0; l < this.size; l++) sum[l] += two && two[l] > one[l] ? two[l] : one[l];
        }
        for (let l = 0; l < this.size; l++) out[l] = sum[l] / 6;
      }
    }
    return values;
  }

  private readTable(): void {
    const { rules } = this.model;
    const table = chartsOf(rules).offSeason;
    const natural = rules.switches.frontOfficeOn === "natural";
    const { buyBeforeGain } = rules.switches;
    const [, last] = table.span;
    for (let total = 0; total <= last; total++) {
      if (total < table.span[0]) {
        this.taken.push([]);
        continue;
      }
      const row = table.lookup(total).value;
      const office = !natural && row.frontOffice === true;
      const values = this.fresh();
      for (let level = 0; level <= this.top; level++) {
        values[level].set(office ? this.frontOffice[level] : this.effect(row, level));
      }
      if (buyBeforeGain || (!office && row.influence <= 0)) this.buying(values);
      this.taken.push(values);
    }
    if (buyBeforeGain) this.buying(this.frontOffice);
  }

  /** Worth of taking two dice with `modifiers` bought. */
  take(level: number, a: number, b: number, modifiers: number): Float64Array {
    const table = chartsOf(this.model.rules).offSeason;
    if (this.model.rules.switches.frontOfficeOn === "natural" && table.lookup(a + b).value.frontOffice) {
      return this.frontOffice[level];
    }
    return this.taken[Math.min(a + b + this.bonus + modifiers, table.span[1])][level];
  }

  private bids(): void {
    const { offSeasonReroll, newModsAfterReroll } = this.model.rules.switches;
    const kept = offSeasonReroll === "both" ? [0] : [0, 1, 2, 3, 4, 5, 6];
    const fewer: Levels[] = [];
    for (let level = 0; level <= this.top; level++) {
      // Best re-roll of every pair, one point poorer; the bid follows the payment.
      fewer.push(level === 0 ? [] : PAIRS.map(({ a, b }) => this.bestReroll(level - 1, a, b)));
      this.before.push(kept.map((die) => this.bid(level, die, level, fewer)));
      this.again.push(newModsAfterReroll ? this.before[level] : kept.map((die) => this.bid(level, die, 0, fewer)));
      this.buyBeforeBid(this.before, level);
      if (!newModsAfterReroll) this.buyBeforeBid(this.again, level);
    }
  }

  private buyBeforeBid(table: Float64Array[][], level: number): void {
    if (level === 0) return;
    table[level].forEach((values, die) => {
      for (let offset = 0; offset < this.size; offset += this.lanes.count) {
        for (let q = 0; q < this.lanes.count; q++) {
          const to = this.lanes.buy[q];
          if (to < 0) continue;
          const value = table[level - 1][die][offset + to];
          if (value > values[offset + q]) values[offset + q] = value;
        }
      }
    });
  }

  private bestReroll(level: number, a: number, b: number): Float64Array {
    const options = this.again[level];
    const out = options[0].slice();
    if (options.length === 1) return out;
    for (const values of [options[a], options[b]]) {
      for (let l = 0; l < this.size; l++) if (values[l] > out[l]) out[l] = values[l];
    }
    return out;
  }

  /** Best number of modifiers, up to `most`, before rolling two dice or the one beside a kept die. */
  private bid(level: number, keptDie: number, most: number, fewer: readonly Levels[]): Float64Array {
    const best = new Float64Array(this.size).fill(-Infinity);
    const sum = this.spare;
    for (let modifiers = 0; modifiers <= most; modifiers++) {
      const left = level - modifiers;
      sum.fill(0);
      if (keptDie === 0) PAIRS.forEach(({ a, b, chance }, i) => this.add(sum, chance, left, a, b, modifiers, fewer[left][i]));
      else {
        for (let face = 1; face <= 6; face++) {
          this.add(sum, 1 / 6, left, keptDie, face, modifiers, fewer[left][pairOf(keptDie, face)]);
        }
      }
      for (let l = 0; l < this.size; l++) if (sum[l] > best[l]) best[l] = sum[l];
    }
    return best;
  }

  /** Adds a roll's worth: the better of taking it and of re-rolling. */
  private add(
    sum: Float64Array,
    chance: number,
    level: number,
    a: number,
    b: number,
    modifiers: number,
    reroll: Float64Array | undefined,
  ): void {
    const take = this.take(level, a, b, modifiers);
    if (!reroll) for (let l = 0; l < this.size; l++) sum[l] += chance * take[l];
    else for (let l = 0; l < this.size; l++) sum[l] += chance * (reroll[l] > take[l] ? reroll[l] : take[l]);
  }
}
