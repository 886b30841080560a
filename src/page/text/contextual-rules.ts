/**
 * Which letters of a font look further than a pair. Read from the font's own rules, so that the fast path of the
 * shaper is never a guess: a string that could meet such a rule takes the full layout.
 */
import type { LayoutTable, ParsedFont } from "./parsed-font.js";

export interface ContextualRules {
  /** Glyphs without which no contextual rule of the font applies. */
  readonly glyphs: ReadonlySet<number>;
  /** First two glyphs of every ligature: first * 65536 + second. */
  readonly pairs: ReadonlySet<number>;
}

/** Features that fontkit applies to every horizontal text (its default shaper). */
const DEFAULT_FEATURES = ["ccmp", "locl", "rlig", "mark", "mkmk", "calt", "clig", "liga", "rclt", "curs", "kern"];
const LIGATURE = 4;
const CONTEXTUAL = { GSUB: [5, 6, 8], GPOS: [7, 8] } as const;

interface Coverage {
  readonly glyphs?: readonly number[];
  readonly rangeRecords?: readonly { readonly start: number; readonly end: number }[];
}

interface SubTable {
  readonly extension?: SubTable;
  readonly lookupType?: number;
  readonly coverage?: Coverage;
  readonly coverages?: readonly Coverage[];
  readonly inputCoverage?: readonly Coverage[];
  readonly backtrackCoverage?: readonly Coverage[];
  readonly lookaheadCoverage?: readonly Coverage[];
  readonly ligatureSets?: { get(index: number): readonly { readonly components: readonly number[] }[] | null };
}

/** Collects the contextual rules that are active under these features. */
export function contextualRules(font: ParsedFont, features: Readonly<Record<string, boolean>>): ContextualRules {
  const active = new Set(DEFAULT_FEATURES);
  for (const [tag, on] of Object.entries(features)) {
    if (on) active.add(tag);
    else active.delete(tag);
  }
  const glyphs = new Set<number>();
  const pairs = new Set<number>();
  const common = commonGlyphs(font);
  // U+2044 makes fontkit switch fraction figures on around it.
  if (font.hasGlyphForCodePoint(0x2044)) glyphs.add(font.glyphForCodePoint(0x2044).id);
  for (const name of ["GSUB", "GPOS"] as const) {
    for (const [type, table] of activeSubTables(font[name], active)) {
      if ((CONTEXTUAL[name] as readonly number[]).includes(type)) {
        for (const glyph of rarestPosition(table, common)) glyphs.add(glyph);
      } else if (name === "GSUB" && type === LIGATURE) {
        listGlyphs(table.coverage).forEach((first, index) => {
          for (const { components } of table.ligatureSets?.get(index) ?? []) pairs.add(first * 65536 + components[0]);
        });
      }
    }
  }
  return { glyphs, pairs };
}

/** Glyphs of printable ASCII. */
function commonGlyphs(font: ParsedFont): ReadonlySet<number> {
  const glyphs = new Set<number>();
  for (let code = 0x20; code < 0x7f; code++) glyphs.add(font.glyphForCodePoint(code).id);
  return glyphs;
}

function activeSubTables(table: LayoutTable | undefined, active: ReadonlySet<string>): [number, SubTable][] {
  if (!table) return [];
  const indexes = new Set<number>();
  for (const { tag, feature } of table.featureList) {
    if (active.has(tag)) for (const index of feature.lookupListIndexes) indexes.add(index);
  }
  return [...indexes].flatMap((index) => {
    const lookup = table.lookupList.get(index);
    return (lookup.subTables as readonly SubTable[]).map((sub): [number, SubTable] =>
      sub.extension ? [sub.lookupType as number, sub.extension] : [lookup.lookupType, sub],
    );
  });
}

/**
 * A rule applies only when each of its positions finds one of its glyphs, so watching one position is enough:
 * the one with the fewest everyday letters (for "i before an accent", the accents).
 */
function rarestPosition(table: SubTable, common: ReadonlySet<number>): readonly number[] {
  const positions = [
    ...(table.coverage ? [table.coverage] : []),
    ...(table.coverages ?? []),
    ...(table.inputCoverage ?? []),
    ...(table.backtrackCoverage ?? []),
    ...(table.lookaheadCoverage ?? []),
  ].map(listGlyphs);
  const cost = (glyphs: readonly number[]): number => glyphs.filter((glyph) => common.has(glyph)).length;
  return positions.sort((a, b) => cost(a) - cost(b) || a.length - b.length)[0] ?? [];
}

function listGlyphs(coverage: Coverage | undefined): readonly number[] {
  if (coverage?.glyphs) return coverage.glyphs;
  return (coverage?.rangeRecords ?? []).flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, i) => start + i),
  );
}
