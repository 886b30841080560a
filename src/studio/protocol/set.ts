/** Messages between page and core about the user's set. */
import type { Issue } from "../../kernel/issue/index.js";

/** A set as described by its file. */
export interface SetView {
  readonly name: string;
  /** Id of its game. */
  readonly game: string;
  /** What will be made, in order. */
  readonly parts: readonly string[];
  readonly warnings: readonly Issue[];
}

/** A finished file; the core keeps its bytes. */
export interface BuiltSetFile {
  /** Path in `out/`. */
  readonly path: string;
  readonly pages: number;
  readonly size: number;
}

/** The result of one part. */
export interface BuiltSetPart {
  readonly title: string;
  readonly files: readonly BuiltSetFile[];
  /** Its first page as SVG or PNG; millimeters. */
  readonly picture?: { readonly path: string; readonly width: number; readonly height: number };
}

export interface BuiltSetView {
  readonly parts: readonly BuiltSetPart[];
  /** Total size, bytes. */
  readonly size: number;
  readonly warnings: readonly Issue[];
  /** Milliseconds of work. */
  readonly ms: number;
}

/** A page that only the browser can rasterize. */
export interface PaintOrder {
  /** Identifies the order in the answer. */
  readonly key: number;
  readonly svg: string;
  /** Millimeters. */
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}
