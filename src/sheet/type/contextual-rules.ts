/**
 * Finds which letters of a font need more context than a pair. Read from the font's own rules, so that the shaper's fast path never
 * guesses: a string that could match such a rule gets the full layout.
 */
import { coveredGlyphs, LayoutTable, u16s, type Rule } from "./open-type.js";
import type { TrueTypeFile } from "./true-type.js";

export interface ContextualRules {
  /** Glyphs without which no rule applies except ligatures and tabular figures. */
  readonly glyphs: ReadonlySet<number>;
  /** Ligatures by their first glyph, in the order they are tried. */
  readonly ligatures: ReadonlyMap<number, readonly Ligature[]>;
  /** Glyph -> tabular figure. */
  readonly tabular: ReadonlyMap<number, number>;
}

export interface Ligature {
  readonly glyph: number;
  /** Glyphs after the first. */
  readonly rest: readonly number[];
}

/** Features that fontkit applies to every horizontal text (its default shaper), except kerning and tabular figures. */
const DEFAULT_FEATURES = ["ccmp", "locl", "rlig", "mark", "mkmk", "calt", "clig", "liga", "rclt", "curs"];
/** Features disabled in letter-spaced text. */
export const LIGATURE_FEATURES = ["calt", "clig", "liga"];
const SINGLE = 1;
const LIGATURE = 4;
const MARKS = [4, 5, 6];

/** Collects the active rules, with or without ligatures; undefined if tabular figures are not one-to-one. */
export function contextualRules(file: TrueTypeFile, ligatures: boolean): ContextualRules | undefined {
  const features = new Set(
    ligatures ? DEFAULT_FEATURES : DEFAULT_FEATURES.filter((tag) => !LIGATURE_FEATURES.includes(tag)),
  );
  const glyphs = new Set<number>();
  const joined = new Map<number, Ligature[]>();
  const common = new Set(Array.from({ length: 95 }, (_, i) => file.glyphOf(0x20 + i)));
  const gsub = file.view("GSUB");
  if (gsub) {
    for (const { type, at } of rulesOf(gsub, 7, features)) {
      if (type === LIGATURE) addLigatures(gsub, at, joined);
      else for (const glyph of rarestPosition(gsub, { type, at }, 5, common)) glyphs.add(glyph);
    }
  }
  const gpos = file.view("GPOS");
  if (gpos) {
    for (const rule of rulesOf(gpos, 9, features)) {
      // Marks have no width, and get the full layout for that reason.
      if (MARKS.includes(rule.type)) continue;
      for (const glyph of rarestPosition(gpos, rule, 7, common)) glyphs.add(glyph);
    }
  }
  const tabular = gsub ? readTabular(gsub) : new Map<number, number>();
  return tabular && { glyphs, ligatures: joined, tabular };
}

function rulesOf(view: DataView, extension: 7 | 9, features: ReadonlySet<string>): readonly Rule[] {
  return (new LayoutTable(view, extension).lookups(features) ?? []).flatMap(({ rules }) => rules);
}

/** The substitution of digits; undefined unless it is one glyph for another. */
function readTabular(view: DataView): Map<number, number> | undefined {
  const figures = new Map<number, number>();
  for (const { rules } of new LayoutTable(view, 7).lookups(new Set(["tnum"]), true) ?? [
    { rules: [{ type: 0, at: 0 }] },
  ]) {
    for (const { type, at } of rules) {
      if (type !== SINGLE) return undefined;
      const delta = view.getUint16(at) === 1;
      coveredGlyphs(view, at + view.getUint16(at + 2)).forEach((glyph, i) => {
        const to = delta ? (glyph + view.getInt16(at + 4)) & 0xffff : view.getUint16(at + 6 + 2 * i);
        if (!figures.has(glyph)) figures.set(glyph, to);
      });
    }
  }
  return figures;
}

function addLigatures(view: DataView, at: number, ligatures: Map<number, Ligature[]>): void {
  const sets = u16s(view, at + 4);
  coveredGlyphs(view, at + view.getUint16(at + 2)).forEach((first, i) => {
    const known = ligatures.get(first) ?? [];
    for (const offset of u16s(view, at + sets[i])) {
      const ligature = at + sets[i] + offset;
      const rest = u16sAfter(view, ligature + 4, view.getUint16(ligature + 2) - 1);
      known.push({ glyph: view.getUint16(ligature), rest });
    }
    ligatures.set(first, known);
  });
}

/**
 * A rule applies only if each of its positions matches, so watching one position is enough: the one with the fewest everyday letters (for
 * "i before an accent", the accents).
 * @param context type of contextual rules in this table; the next one is the chained kind
 */
function rarestPosition(view: DataView, { type, at }: Rule, context: 5 | 7, common: ReadonlySet<number>): number[] {
  const coverages =
    (type === context || type === context + 1) && view.getUint16(at) === 3
      ? type === context
        ? u16sAfter(view, at + 6, view.getUint16(at + 2))
        : chainedCoverages(view, at + 2)
      : [view.getUint16(at + 2)];
  const cost = (glyphs: readonly number[]): number => glyphs.filter((glyph) => common.has(glyph)).length;
  return (
    coverages
      .map((offset) => coveredGlyphs(view, at + offset))
      .sort((a, b) => cost(a) - cost(b) || a.length - b.length)[0] ?? []
  );
}

/** Coverage offsets before, at and after the position. */
function chainedCoverages(view: DataView, at: number): number[] {
  const offsets: number[] = [];
  for (let list = at, i = 0; i < 3; i++) {
    const own = u16s(view, list);
    offsets.push(...own);
    list += 2 + 2 * own.length;
  }
  return offsets;
}

const u16sAfter = (view: DataView, at: number, length: number): number[] =>
  Array.from({ length }, (_, i) => view.getUint16(at + 2 * i));
