/** Pair kerning from the font's GPOS table. */
import { classOf, coverageIndex, LayoutTable, type Rule } from "./open-type.js";
import type { TrueTypeFile } from "./true-type.js";

/** Kerning between two glyphs, in font units. */
export type Kerning = (left: number, right: number) => number;

const PAIRS = 2;
/** Flags of a lookup that skips letters. */
const PASSES_OVER = 0x0006;
/** The only value format supported: an advance for the first glyph of the pair. */
const ADVANCE = 4;

/**
 * The kerning of a font; undefined if it has rules other than advances for pairs, or rules that differ between languages. All its strings
 * then get the full layout.
 */
export function readKerning(file: TrueTypeFile): Kerning | undefined {
  const view = file.view("GPOS");
  // A font with only the old `kern` table uses that; none of the built-in ones does.
  if (!view) return file.table("kern") ? undefined : () => 0;
  const lookups = new LayoutTable(view, 9).lookups(new Set(["kern"]), true);
  if (!lookups || (lookups.length === 0 && file.table("kern"))) return undefined;
  const isPlain = ({ type, at }: Rule): boolean =>
    type === PAIRS && view.getUint16(at + 4) === ADVANCE && view.getUint16(at + 6) === 0;
  const plain = lookups.every(({ flags, rules }) => (flags & PASSES_OVER) === 0 && rules.every(isPlain));
  if (!plain) return undefined;
  const pairs = lookups.map(({ rules }) => rules.map(({ at }) => new PairRule(view, at)));
  return (left, right) => {
    let sum = 0;
    for (const rules of pairs) sum += kernBy(rules, left, right);
    return sum;
  };
}

/** Kerning of a pair in one lookup: from its first rule that covers the pair. */
function kernBy(rules: readonly PairRule[], left: number, right: number): number {
  for (const rule of rules) {
    const kern = rule.of(left, right);
    if (kern !== undefined) return kern;
  }
  return 0;
}

/** Caches a value read from a table, per glyph. */
function kept(read: (glyph: number) => number): (glyph: number) => number {
  const known = new Map<number, number>();
  return (glyph) => {
    let found = known.get(glyph);
    if (found === undefined) known.set(glyph, (found = read(glyph)));
    return found;
  };
}

/** A pair rule; caches per letter, because there are fewer letters than pairs. */
class PairRule {
  readonly #view: DataView;
  readonly #at: number;
  /** Coverage index of a first glyph; -1 if it is not covered. */
  readonly #first: (glyph: number) => number;
  /** Offset of a first glyph's row, and of a second glyph in it; undefined if rows are lists of pairs. */
  readonly #rowOf: ((glyph: number) => number) | undefined;
  readonly #placeOf: (glyph: number) => number;

  constructor(view: DataView, at: number) {
    this.#view = view;
    this.#at = at;
    this.#first = kept((glyph) => coverageIndex(view, at + view.getUint16(at + 2), glyph));
    this.#rowOf =
      view.getUint16(at) === 1
        ? undefined
        : kept((glyph) => {
            const columns = view.getUint16(at + 14);
            return at + 16 + 2 * columns * classOf(view, at + view.getUint16(at + 8), glyph);
          });
    this.#placeOf = kept((glyph) => 2 * classOf(view, at + view.getUint16(at + 10), glyph));
  }

  /** Undefined if the rule does not cover the pair. */
  of(left: number, right: number): number | undefined {
    const index = this.#first(left);
    if (index === -1) return undefined;
    // A class rule covers every pair whose first glyph it covers, although most values are 0.
    if (this.#rowOf) return this.#view.getInt16(this.#rowOf(left) + this.#placeOf(right));
    return findPair(this.#view, this.#at + this.#view.getUint16(this.#at + 10 + 2 * index), right);
  }
}

/** Kerning of the second glyph in a pair set, which is sorted by glyph. */
function findPair(view: DataView, at: number, right: number): number | undefined {
  let [low, high] = [0, view.getUint16(at) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const pair = at + 2 + 4 * middle;
    const glyph = view.getUint16(pair);
    if (right < glyph) high = middle - 1;
    else if (right > glyph) low = middle + 1;
    else return view.getInt16(pair + 2);
  }
  return undefined;
}

/** Pair kerning from the old table `kern` (version 0, format 0); undefined if the font has none in that format. */
export function readOldKerning(file: TrueTypeFile): Kerning | undefined {
  const view = file.view("kern");
  if (!view || view.getUint16(0) !== 0 || view.getUint16(2) === 0) return undefined;
  // Coverage field: horizontal kerning in format 0, always the first table.
  if ((view.getUint16(8) & 0xff07) !== 1) return undefined;
  const count = view.getUint16(10);
  return (left, right) => {
    const wanted = left * 0x1_0000 + right;
    let [low, high] = [0, count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const at = 18 + 6 * middle;
      const pair = view.getUint32(at);
      if (wanted < pair) high = middle - 1;
      else if (wanted > pair) low = middle + 1;
      else return view.getInt16(at + 4);
    }
    return 0;
  };
}
