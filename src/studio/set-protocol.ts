/** Messages between page and core about a set of a person's own. */
import type { Issue } from "../kernel/issue/index.js";

/** A set as its file says it. */
export interface SetView {
  readonly name: string;
  /** Id of its game. */
  readonly game: string;
  /** What will be made, in order. */
  readonly parts: readonly string[];
  readonly warnings: readonly Issue[];
}

/** A file that was made; its bytes are with the core. */
export interface BuiltSetFile {
  /** Below `out/`. */
  readonly path: string;
  readonly pages: number;
  readonly size: number;
}

/** What was made of one part. */
export interface BuiltSetPart {
  readonly title: string;
  readonly files: readonly BuiltSetFile[];
  /** Its first page, as an SVG or a PNG; sizes in millimeters. */
  readonly picture?: { readonly path: string; readonly width: number; readonly height: number };
}

export interface BuiltSetView {
  readonly parts: readonly BuiltSetPart[];
  /** Of everything, in bytes. */
  readonly size: number;
  readonly warnings: readonly Issue[];
  /** Milliseconds of work. */
  readonly ms: number;
}

/** A page that only the browser can turn into dots. */
export interface PaintOrder {
  /** To answer with. */
  readonly key: number;
  readonly svg: string;
  /** Millimeters. */
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}
