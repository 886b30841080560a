/** Kerning of pairs from the font's GPOS table. */
import { classOf, coverageIndex, LayoutTable, type Lookup, type Rule } from "./open-type.js";
import type { TrueTypeFile } from "./true-type.js";

/** Font units between two glyphs. */
export type Kerning = (left: number, right: number) => number;

const PAIRS = 2;
/** Flags that make a lookup pass over letters. */
const PASSES_OVER = 0x0006;
/** The only value format read: an advance for the first glyph of the pair. */
const ADVANCE = 4;

/**
 * The kerning of a font; undefined when it has rules that are more than advances between pairs, or that differ between
 * languages. Its strings then all take the full layout.
 */
export function readKerning(file: TrueTypeFile): Kerning | undefined {
  const view = file.view("GPOS");
  // A font with the old table alone is kerned by that; none of ours is.
  if (!view) return file.table("kern") ? undefined : () => 0;
  const lookups = new LayoutTable(view, 9).lookups(new Set(["kern"]), true);
  if (!lookups || (lookups.length === 0 && file.table("kern"))) return undefined;
  const isPlain = ({ type, at }: Rule): boolean =>
    type === PAIRS && view.getUint16(at + 4) === ADVANCE && view.getUint16(at + 6) === 0;
  const plain = lookups.every(({ flags, rules }) => (flags & PASSES_OVER) === 0 && rules.every(isPlain));
  if (!plain) return undefined;
  return (left, right) => lookups.reduce((sum, lookup) => sum + kernBy(view, lookup, left, right), 0);
}

/** What one lookup says of a pair: the first of its rules that knows the pair. */
function kernBy(view: DataView, { rules }: Lookup, left: number, right: number): number {
  for (const { at } of rules) {
    const index = coverageIndex(view, at + view.getUint16(at + 2), left);
    if (index === -1) continue;
    if (view.getUint16(at) === 1) {
      const kern = findPair(view, at + view.getUint16(at + 10 + 2 * index), right);
      if (kern !== undefined) return kern;
    } else {
      const first = classOf(view, at + view.getUint16(at + 8), left);
      const second = classOf(view, at + view.getUint16(at + 10), right);
      // A rule of classes knows every pair whose first glyph it covers, though most of them are 0.
      return view.getInt16(at + 16 + 2 * (first * view.getUint16(at + 14) + second));
    }
  }
  return 0;
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
