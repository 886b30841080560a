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
  readonly characterSet: readonly number[];
  layout(text: string, features: Readonly<Record<string, boolean>>): GlyphRun;
  getGlyph(id: number): ParsedGlyph;
  glyphForCodePoint(codePoint: number): ParsedGlyph;
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Parses a TrueType file; tables are decoded when first needed. */
export function parseFont(data: Uint8Array): ParsedFont {
  return host()
    .need("fontkit")
    .create(data as Buffer) as unknown as ParsedFont;
}
