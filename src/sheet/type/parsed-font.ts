/** The part of fontkit that Pressbox uses. */
import type * as Fontkit from "fontkit";
import { findModules } from "../../kernel/host/index.js";

/** Most documents lay out no string that needs it: in Node it is loaded by the first that does, in a browser at the start. */
const modules = findModules();
let fontkit: typeof Fontkit | undefined = modules ? undefined : await import("fontkit");

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
  fontkit ??= modules!.createRequire(import.meta.url)("fontkit") as typeof Fontkit;
  return fontkit.create(data as Buffer) as unknown as ParsedFont;
}
