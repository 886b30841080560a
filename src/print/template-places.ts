/** Which line of which template made what stands where on a printed page: for editors that lead from the one to the other. */
import type { Page, Rect } from "../sheet/drawing/types.js";
import type { CallSite } from "../sheet/drawing/pen.js";
import { movedRect } from "../sheet/layout/form.js";
import { originsOf } from "../sheet/layout/origins.js";
import type { Seen } from "../sheet/template/seen.js";

/** A block or place of a template on a page. */
export interface TemplatePlace extends Rect {
  /** Name of the block: `panel`, `write`. */
  readonly kind: string;
  /** Its call. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** All blocks of a page, millimeters from its top left corner; what is inside of another comes after it. */
export function templatePlaces(page: Page): TemplatePlace[] {
  return originsOf(page).flatMap(({ origin: { placed, slots }, matrix }) =>
    [...placed, ...slots].map(({ kind, at, site }) => ({ kind, ...movedRect(at, matrix), ...lineOf(site) })),
  );
}

const lineOf = ({ file, line, column }: CallSite) => ({ file, line, column: column + 1 });

/** What the templates of a page saw while they ran; undefined unless they are being edited. */
export const seenOn = (page: Page): Seen | undefined => originsOf(page).find(({ origin }) => origin.seen)?.origin.seen;
