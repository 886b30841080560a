/** The choices in every state of a roll, as shared nodes: averages over one more die, maxima over kept sets. */
import { REGULAR_DICE } from "./multisets.js";
import type { RollSpec } from "./roll-spec.js";

/** Gives equal keys one number. */
class Interner {
  readonly items: (readonly number[])[] = [];
  private readonly ids = new Map<string, number>();
  constructor(readonly offset: number) {}
  add(item: readonly number[]): number {
    const key = item.join();
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.offset + this.items.length;
      this.ids.set(key, id);
      this.items.push(item);
    }
    return id;
  }
}

const sorted = (ids: number[]): number[] => ids.sort((a, b) => a - b);
const distinct = (ids: readonly number[]): number[] => sorted([...new Set(ids)]);

/** The choices in every state, for a given grouping of states into classes. */
export class Choices {
  readonly top: number;
  readonly states: number;
  readonly averages: Interner;
  /** Maxima are numbered from 0 here, with tagged children: averages >= 0, maxima as -1 - id. */
  readonly maxima = new Interner(0);
  readonly rerolls = new Interner(0);
  readonly rerollMaxima = new Interner(0);
  readonly sets = new Interner(0);
  readonly kept: Int32Array[] = [];
  readonly rerollOf: Int32Array[] = [];
  readonly keep: Int32Array;
  readonly reroll: Int32Array;
  readonly set: Int32Array;

  constructor(
    readonly spec: RollSpec,
    readonly classOf: Int32Array,
    classes: number,
  ) {
    this.top = spec.dice - 1;
    this.states = classOf.length;
    this.averages = new Interner(classes);
    this.keep = new Int32Array(this.states).fill(-1);
    this.reroll = new Int32Array(this.states).fill(-1);
    this.set = new Int32Array(this.states).fill(-1);
    this.buildKept();
    this.buildRerolls();
    this.buildSets();
  }

  private count(n: number): number {
    return REGULAR_DICE.faces[n].length;
  }

  private buildKept(): void {
    const { slots, rerollAll } = this.spec;
    this.kept[this.top] = this.classOf;
    for (let n = this.top - 1; n >= 0; n--) {
      const [size, above] = [this.count(n), this.count(n + 1)];
      const level = (this.kept[n] = new Int32Array(slots.length * size));
      for (let i = 0; i < level.length; i++) {
        const [slot, m] = [Math.floor(i / size), i % size];
        const next = this.kept[n + 1].subarray(slot * above, (slot + 1) * above);
        const children = sorted([0, 1, 2, 3, 4, 5].map((f) => next[REGULAR_DICE.plus[n][m * 6 + f]]));
        level[i] = children[0] === children[5] ? children[0] : this.averages.add(children);
      }
    }
    if (rerollAll) return;
    // Best of a set and all its subsets, built up die by die.
    let smaller: number[] = [];
    for (let n = 0; n <= this.top; n++) {
      const [size, below] = [this.count(n), n > 0 ? this.count(n - 1) : 0];
      const best: number[] = [];
      for (let i = 0; i < slots.length * size; i++) {
        const [slot, m] = [Math.floor(i / size), i % size];
        const parts = n === 0 ? [] : REGULAR_DICE.minus[n][m].map((less) => smaller[slot * below + less]);
        if (n < this.top) parts.push(this.kept[n][i]);
        const children = distinct(parts);
        best.push(children.length === 1 ? children[0] : -1 - this.maxima.add(children));
      }
      smaller = best;
    }
    this.keep.set(smaller);
  }

  private buildRerolls(): void {
    const { slots, rerollAll } = this.spec;
    const rolled = [1, 2, 3, 4, 5, 6].map((f) => slots.findIndex((s) => s.face === f && s.rolled === f));
    const bestOf: number[][] = [];
    for (let n = 0; n <= (rerollAll ? 0 : this.top); n++) {
      const size = this.count(n);
      const level = (this.rerollOf[n] = new Int32Array(size));
      bestOf[n] = [];
      for (let m = 0; m < size; m++) {
        const nodes = rolled.map((slot) => this.kept[n][slot * size + m]);
        level[m] = this.rerolls.add([...sorted(nodes.slice(0, 5)), nodes[5]]);
        const children = distinct([
          level[m],
          ...(n === 0 ? [] : REGULAR_DICE.minus[n][m].map((b) => bestOf[n - 1][b])),
        ]);
        bestOf[n][m] = children.length === 1 ? children[0] : -1 - this.rerollMaxima.add(children);
      }
    }
    const size = this.count(this.top);
    for (let i = 0; i < this.states; i++) this.reroll[i] = rerollAll ? bestOf[0][0] : bestOf[this.top][i % size];
  }

  private buildSets(): void {
    const { slots, coachChange } = this.spec;
    if (!coachChange) return;
    const size = this.count(this.top);
    const families = new Map<number, number[]>();
    const wide = slots.length > 6;
    slots.forEach((s, i) => {
      const family = wide ? s.rolled : 0;
      families.set(family, [...(families.get(family) ?? []), i]);
    });
    // The current face stays in the group: more influence is never worth less, so turning to the same face never beats stopping.
    for (const family of families.values()) {
      for (let m = 0; m < size; m++) {
        const id = this.sets.add(distinct(family.map((slot) => this.classOf[slot * size + m])));
        for (const slot of family) this.set[slot * size + m] = id;
      }
    }
  }
}
