/** The part of fontkit that Pressbox uses. */
import { host } from "../../kernel/host/index.js";

export interface ParsedGlyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
  readonly path: { toSVG(): string };
}

export interface GlyphPlace {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

export interface GlyphRun {
  readonly glyphs: readonly ParsedGlyph[];
  readonly positions: readonly GlyphPlace[];
}

export interface ParsedFont {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly numGlyphs: number;
  readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  /** The table of cubic outlines, parsed on first use. */
  readonly "CFF "?: object;
  /** The stream from which tables and letters are read, number by number. */
  readonly stream: object;
  readonly characterSet: readonly number[];
  layout(text: string, features: Readonly<Record<string, boolean>>): GlyphRun;
  getGlyph(id: number): ParsedGlyph;
  glyphForCodePoint(codePoint: number): ParsedGlyph;
  hasGlyphForCodePoint(codePoint: number): boolean;
  /** Glyphs are numbered as they are included, from 1. */
  createSubset(): { includeGlyph(glyph: number): number; encode(): Uint8Array };
}

/** Parses a TrueType file; tables are decoded on first use. */
export function parseFont(data: Uint8Array): ParsedFont {
  return host()
    .need("fontkit")
    .create(data as Buffer) as unknown as ParsedFont;
}

/** Maximum numbers read for one letter, and for a font's tables on first use. */
const MOST_READ = 40_000;
const MOST_READ_FIRST = 30_000_000;

/** Ends work on an untrusted font that reads more than any real one: letters that refer to each other without end. */
export interface ReadingLimit {
  /** @throws RangeError if it reads too much */
  within<T>(font: ParsedFont, work: () => T, letters?: number): T;
}

export function readingLimit(): ReadingLimit {
  let left = 0;
  const known = new WeakSet<ParsedFont>();
  const watch = (stream: Record<string, unknown>): void => {
    for (let type = stream; type !== Object.prototype; type = Object.getPrototypeOf(type) as typeof type)
      for (const name of Object.getOwnPropertyNames(type)) {
        const read = stream[name];
        if (!name.startsWith("read") || typeof read !== "function" || Object.hasOwn(stream, name)) continue;
        stream[name] = (...given: unknown[]): unknown => {
          left -= typeof given[0] === "number" ? 1 + Math.abs(given[0]) : 1;
          if (left < 0) throw new RangeError("a font reads more than it holds");
          return Reflect.apply(read, stream, given);
        };
      }
  };
  return {
    within(font, work, letters = 1) {
      if (!known.has(font)) {
        known.add(font);
        watch(font.stream as Record<string, unknown>);
        left = MOST_READ_FIRST;
        void font["CFF "];
      }
      left = MOST_READ * letters;
      return work();
    },
  };
}
