/** The common parts of GSUB and GPOS tables: features, lookups, coverage, classes. Read in place, nothing is decoded twice. */

/** One rule of a lookup: its type (extensions resolved) and its offset in the table. */
export interface Rule {
  readonly type: number;
  readonly at: number;
}

/** One lookup; the first of its rules that matches applies. */
export interface Lookup {
  readonly flags: number;
  readonly rules: readonly Rule[];
}

const LATIN = ["DFLT", "dflt", "latn"];

export class LayoutTable {
  readonly view: DataView;
  readonly #extension: number;

  /** @param extension lookup type that only points to a rule elsewhere: 7 in GSUB, 9 in GPOS */
  constructor(view: DataView, extension: 7 | 9) {
    this.view = view;
    this.#extension = extension;
  }

  /**
   * Lookups of the features for Latin text in the default language, in order of application.
   * Undefined if scripts have the same feature with different lookups, and `same` forbids that.
   */
  lookups(tags: ReadonlySet<string>, same = false): Lookup[] | undefined {
    const { view } = this;
    const features = view.getUint16(6);
    const indexes = new Set<number>();
    const seen = new Map<string, string>();
    for (const feature of this.#latinFeatures()) {
      const record = features + 2 + 6 * feature;
      const tag = readTag(view, record);
      if (!tags.has(tag)) continue;
      const own = u16s(view, features + view.getUint16(record + 4) + 2);
      if (same && (seen.get(tag) ?? own.join()) !== own.join()) return undefined;
      seen.set(tag, own.join());
      own.forEach((index) => indexes.add(index));
    }
    return [...indexes].sort((a, b) => a - b).map((index) => this.#lookup(index));
  }

  /** Features of the Latin and the default scripts; text consisting only of digits counts as the latter. */
  #latinFeatures(): ReadonlySet<number> {
    const { view } = this;
    const scripts = view.getUint16(4);
    const features = new Set<number>();
    for (let i = 0; i < view.getUint16(scripts); i++) {
      const record = scripts + 2 + 6 * i;
      if (!LATIN.includes(readTag(view, record))) continue;
      const script = scripts + view.getUint16(record + 4);
      const language = view.getUint16(script);
      if (language === 0) continue;
      const required = view.getUint16(script + language + 2);
      if (required !== 0xffff) features.add(required);
      for (const feature of u16s(view, script + language + 4)) features.add(feature);
    }
    return features;
  }

  #lookup(index: number): Lookup {
    const { view } = this;
    const list = view.getUint16(8);
    const at = list + view.getUint16(list + 2 + 2 * index);
    const type = view.getUint16(at);
    const rules = u16s(view, at + 4).map((offset): Rule => {
      const rule = at + offset;
      if (type !== this.#extension) return { type, at: rule };
      return { type: view.getUint16(rule + 2), at: rule + view.getUint32(rule + 4) };
    });
    return { flags: view.getUint16(at + 2), rules };
  }
}

const readTag = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** A list of 16-bit numbers, preceded by its length. */
export function u16s(view: DataView, at: number): number[] {
  return Array.from({ length: view.getUint16(at) }, (_, i) => view.getUint16(at + 2 + 2 * i));
}

/** Index of a glyph in a coverage table; -1 if it is not covered. */
export function coverageIndex(view: DataView, at: number, glyph: number): number {
  const ranges = view.getUint16(at) === 2;
  let [low, high] = [0, view.getUint16(at + 2) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const entry = at + 4 + (ranges ? 6 : 2) * middle;
    const start = view.getUint16(entry);
    if (glyph < start) high = middle - 1;
    else if (glyph > (ranges ? view.getUint16(entry + 2) : start)) low = middle + 1;
    else return ranges ? view.getUint16(entry + 4) + glyph - start : middle;
  }
  return -1;
}

/** Every glyph of a coverage table, in index order. */
export function coveredGlyphs(view: DataView, at: number): number[] {
  if (view.getUint16(at) === 1) return u16s(view, at + 2);
  const glyphs: number[] = [];
  for (let i = 0; i < view.getUint16(at + 2); i++) {
    const range = at + 4 + 6 * i;
    for (let glyph = view.getUint16(range); glyph <= view.getUint16(range + 2); glyph++) glyphs.push(glyph);
  }
  return glyphs;
}

/** Class of a glyph; 0 if the table does not list it. */
export function classOf(view: DataView, at: number, glyph: number): number {
  if (view.getUint16(at) === 1) {
    const index = glyph - view.getUint16(at + 2);
    return index >= 0 && index < view.getUint16(at + 4) ? view.getUint16(at + 6 + 2 * index) : 0;
  }
  let [low, high] = [0, view.getUint16(at + 2) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = at + 4 + 6 * middle;
    if (glyph < view.getUint16(range)) high = middle - 1;
    else if (glyph > view.getUint16(range + 2)) low = middle + 1;
    else return view.getUint16(range + 4);
  }
  return 0;
}
