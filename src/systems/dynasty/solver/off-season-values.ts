/** Phase 1: bids, the 2d6 with rerolls, the table and the Front Office, back to the start of the season. */
import { chartsOf, type Effect } from "../rules/index.js";
import { allowBuying, type Lanes } from "./lanes.js";
import type { Model } from "./model.js";
import type { Levels } from "./season-end.js";

/** Rolling again on the Front Office table leads to the same table: iterates until values converge. */
const FRONT_OFFICE_SWEEPS = 60;

/** The 21 rolls of two dice, with their chances. */
export const PAIRS = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].filter((b) => b >= a).map((b) => ({ a, b, chance: (a === b ? 1 : 2) / 36 })),
);
/** Index of the pair (a, b), in any order, in PAIRS. */
const PAIR_OF = Int32Array.from({ length: 49 }, (_, i) => {
  const [a, b] = [Math.floor(i / 7), i % 7];
  return PAIRS.findIndex((p) => p.a === Math.min(a, b) && p.b === Math.max(a, b));
});

/**
 * For one number of dice, one kind of previous season (losing or not), and any number of lanes: blocks of contract lanes, one block per
 * class of previous season.
 */
export class OffSeasonValues {
  /** In the Front Office, before its die. */
  readonly frontOffice: Levels;
  /** Value of taking a total, by total: with purchases, and as it is. */
  readonly taken: { readonly best: Levels; readonly asIs: Levels }[] = [];
  /** Value before a roll: `before[level][kept die or 0]`; `again` for rerolls if no new modifiers may be bought. */
  readonly before: Float64Array[][] = [];
  readonly again: Float64Array[][] = [];
  private readonly top: number;
  private readonly size: number;
  /** Offseason total that also stands for all higher ones. */
  private readonly lastTotal: number;
  /** The Front Office reached by the natural dice (D17). */
  private readonly naturalOffice: { readonly best: Levels; readonly asIs: Levels } | undefined;

  constructor(
    private readonly model: Model,
    private readonly lanes: Lanes,
    private readonly dice: number,
    /** 1 after a losing season. */
    readonly bonus: number,
    /** Before the influence gain, by dice - minDice and level. */
    private readonly ahead: readonly Levels[],
  ) {
    this.top = model.levels - 1;
    this.size = ahead[0][0].length;
    this.lastTotal = chartsOf(model.rules).offSeason.span[1];
    this.frontOffice = this.rollFrontOffice();
    if (model.rules.switches.frontOfficeOn === "natural") this.naturalOffice = this.withBuying(this.frontOffice, true);
    this.readTable();
    this.bids();
  }

  private buying(values: Levels): Levels {
    for (let offset = 0; offset < this.size; offset += this.lanes.count) allowBuying(values, offset, this.lanes);
    return values;
  }

  /** The window before a row is booked; closed while a gain is pending, if the rules say so (D16). */
  private withBuying(asIs: Levels, gain: boolean): { best: Levels; asIs: Levels } {
    const open = this.model.windows.beforeGain || !gain;
    return { asIs, best: open ? this.buying(asIs.map((values) => values.slice())) : asIs };
  }

  /** Result of an effect at a level: values of the coming season. */
  effect(effect: Effect, level: number): Float64Array {
    const { setup } = this.model.rules.tables;
    const dice = Math.min(setup.diceMax, Math.max(setup.diceMin, this.dice + effect.dice));
    const isVoid = effect.dice !== 0 && dice === this.dice && this.model.rules.switches.voidCombined === "wholeResult";
    const change = isVoid ? 0 : effect.influence;
    return this.ahead[dice - setup.diceMin][Math.min(this.top, Math.max(0, level + change))];
  }

  private rollFrontOffice(): Levels {
    const charts = chartsOf(this.model.rules);
    const values = this.ahead[0].map(() => new Float64Array(this.size).fill(-Infinity));
    const rows = [1, 2, 3, 4, 5, 6].map((face) => charts.frontOffice.lookup(face).value);
    const options = rows.map((row) =>
      (row.choice ?? [row]).map((option): Levels => {
        if (option === "rollAgain") return values;
        const booked = values.map((_, level) => this.effect(option, level));
        return this.model.windows.extra.frontOffice ? this.buying(booked.map((v) => v.slice())) : booked;
      }),
    );
    const again = options.some((list) => list.includes(values));
    const sum = new Float64Array(this.size);
    values.forEach((out, level) => {
      for (let sweep = 0; sweep < (again ? FRONT_OFFICE_SWEEPS : 1); sweep++) {
        sum.fill(0);
        for (const [one, two] of options.map((list) => list.map((option) => option[level]))) {
          for (let l = 0; l < this.size; l++) sum[l] += two && two[l] > one[l] ? two[l] : one[l];
        }
        for (let l = 0; l < this.size; l++) out[l] = sum[l] / 6;
      }
    });
    return values;
  }

  private readTable(): void {
    const { rules } = this.model;
    const table = chartsOf(rules).offSeason;
    for (let total = table.span[0]; total <= this.lastTotal; total++) {
      const row = table.lookup(total).value;
      const office = row.frontOffice === true && !this.naturalOffice;
      const asIs = office ? this.frontOffice : this.frontOffice.map((_, level) => this.effect(row, level));
      this.taken[total] = this.withBuying(asIs, office || row.influence > 0);
    }
  }

  /** Value of taking two dice with `modifiers` bought. */
  take(a: number, b: number, modifiers: number): { readonly best: Levels; readonly asIs: Levels } {
    if (this.naturalOffice && chartsOf(this.model.rules).offSeason.lookup(a + b).value.frontOffice) {
      return this.naturalOffice;
    }
    return this.taken[Math.min(a + b + this.bonus + modifiers, this.lastTotal)];
  }

  private bids(): void {
    const { offSeasonReroll, newModsAfterReroll } = this.model.rules.switches;
    const kept = offSeasonReroll === "both" ? [0] : [0, 1, 2, 3, 4, 5, 6];
    const rerolls: Float64Array[][] = [];
    for (let level = 0; level <= this.top; level++) {
      // Best reroll of every pair, with one point less; the bid follows the payment.
      rerolls.push(level === 0 ? [] : PAIRS.map(({ a, b }) => this.bestReroll(level - 1, a, b)));
      this.before.push(kept.map((die) => this.bid(level, die, level, rerolls)));
      this.buyBeforeBid(this.before);
      if (newModsAfterReroll) this.again.push(this.before[level]);
      else {
        this.again.push(kept.map((die) => this.bid(level, die, 0, rerolls)));
        this.buyBeforeBid(this.again);
      }
    }
  }

  /** The window before a bid: one purchase more than the level below, which is already done. */
  private buyBeforeBid(table: readonly Float64Array[][]): void {
    const level = table.length - 1;
    table[level].forEach((values, die) => {
      const pair = level === 0 ? [values] : [table[level - 1][die], values];
      for (let offset = 0; offset < this.size; offset += this.lanes.count) allowBuying(pair, offset, this.lanes);
    });
  }

  private bestReroll(level: number, a: number, b: number): Float64Array {
    const options = this.again[level];
    const out = options[0].slice();
    for (const values of options.length === 1 ? [] : [options[a], options[b]]) {
      for (let l = 0; l < this.size; l++) if (values[l] > out[l]) out[l] = values[l];
    }
    return out;
  }

  /** Best number of modifiers, up to `most`, before rolling two dice or the one next to a kept die. */
  private bid(level: number, keptDie: number, most: number, rerolls: readonly Float64Array[][]): Float64Array {
    const best = new Float64Array(this.size).fill(-Infinity);
    const sum = new Float64Array(this.size);
    for (let modifiers = 0; modifiers <= most; modifiers++) {
      sum.fill(0);
      for (const { a, b, chance } of rollsBeside(keptDie)) {
        const reroll = rerolls[level - modifiers][PAIR_OF[a * 7 + b]];
        addBetter(sum, chance, this.take(a, b, modifiers).best[level - modifiers], reroll);
      }
      for (let l = 0; l < this.size; l++) if (sum[l] > best[l]) best[l] = sum[l];
    }
    return best;
  }

  /** Value of a bid of `modifiers` in one lane, payment included: what a coach compares. */
  bidWorth(level: number, keptDie: number, modifiers: number, lane: number): number {
    let worth = 0;
    const left = level - modifiers;
    for (const { a, b, chance } of rollsBeside(keptDie)) {
      const reroll = left > 0 ? this.rerollWorth(left, a, b, lane).worth : -Infinity;
      worth += chance * Math.max(this.take(a, b, modifiers).best[left][lane], reroll);
    }
    return worth;
  }

  /** Best reroll paid from `level`: its value, and the die kept (0 = none). */
  rerollWorth(level: number, a: number, b: number, lane: number): { readonly worth: number; readonly kept: number } {
    const options = this.again[level - 1];
    let kept = 0;
    if (options.length > 1) for (const die of [a, b]) if (options[die][lane] > options[kept][lane]) kept = die;
    return { worth: options[kept][lane], kept };
  }
}

const BESIDE = [1, 2, 3, 4, 5, 6].map((a) => [1, 2, 3, 4, 5, 6].map((b) => ({ a, b, chance: 1 / 6 })));
const rollsBeside = (kept: number): readonly { a: number; b: number; chance: number }[] =>
  kept === 0 ? PAIRS : BESIDE[kept - 1];

/** Adds the better of taking and rerolling, weighted. */
function addBetter(sum: Float64Array, chance: number, take: Float64Array, reroll: Float64Array | undefined): void {
  if (!reroll) for (let l = 0; l < sum.length; l++) sum[l] += chance * take[l];
  else for (let l = 0; l < sum.length; l++) sum[l] += chance * (reroll[l] > take[l] ? reroll[l] : take[l]);
}
