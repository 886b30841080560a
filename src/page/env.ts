/** What every mark is handed while a page is drawn. */
import { fault, type Issue } from "../kernel/issue/index.js";
import { themeColor, type Theme } from "../sheet/theme.js";
import type { FontBook } from "../sheet/type/font-book.js";
import type { Fill, Layer } from "./types.js";

/** Where in the template a mark stands. */
export interface CallSite {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Source text of each argument: `width` -> `columns.record.w`. */
  readonly sources: Readonly<Record<string, string>>;
}

export interface Env {
  readonly fonts: FontBook;
  readonly theme: Theme;
  readonly fill: Fill;
  /** Drawings used by the layer that is being drawn, by id. */
  symbols: Map<string, string>;
  /** Drawings of the pencil layer; the others are the printed ones. */
  readonly pencilSymbols: Map<string, string>;
  /** True while only the pencil layer is wanted: what is printed was drawn before. */
  readonly pencilOnly: boolean;
  readonly layers: Record<Layer, string>;
  readonly issues: Issue[];
  /** Form-field names already used in this document: a name may stand once. */
  readonly fieldNames: Set<string>;
  /** Put before every field name, so that sheets bound into one file do not share fields. */
  readonly fieldPrefix: string;
  /** The mark being drawn. */
  site: CallSite;
  /** The layer being drawn; marks that belong to another one say so. */
  layer: Layer | undefined;
}

/** Adds an issue at the mark that is being drawn. */
export function report(
  env: Env,
  code: string,
  message: string,
  more: Partial<Omit<Issue, "code" | "message">> = {},
): void {
  const { file, line, column } = env.site;
  env.issues.push(fault(code, message, { file, line, column: column + 1, ...more }));
}

/** A template's colour name as `#rrggbb`; an unknown name is reported and drawn in ink. */
export function resolveColor(env: Env, color: string): string {
  const found = themeColor(env.theme, color);
  if (found !== undefined) return found;
  report(env, "color-unknown", `"${color}" is no color`, {
    hint: "use ink, paper, accent, pencil, tint6, tint12, grey, band, onBand or #rrggbb",
  });
  return env.theme.ink;
}

const written = new Map<number, string>();
/** Coordinates kept; pages repeat a few thousand. */
const WRITTEN_LIMIT = 50_000;

/** A coordinate as short as it can be written: three decimals of a millimetre. */
export function num(value: number): string {
  let text = written.get(value);
  if (text === undefined) {
    const rounded = Math.round(value * 1000) / 1000;
    text = Object.is(rounded, -0) ? "0" : `${rounded}`;
    if (written.size >= WRITTEN_LIMIT) written.clear();
    written.set(value, text);
  }
  return text;
}

/** Text for use inside SVG markup. */
export function escapeXml(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
    : text;
}

/** Line weights by name, millimetres (0.25, 0.5, 1 and 1.6 pt). */
export const WEIGHTS = { hair: 0.088, rule: 0.176, frame: 0.353, heavy: 0.564 } as const;
export type Weight = keyof typeof WEIGHTS;
