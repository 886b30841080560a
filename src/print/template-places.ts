/** Maps places on a printed page to the template lines that made them, for editors that go from one to the other. */
import type { Page, Rect } from "../sheet/drawing/types.js";
import type { CallSite } from "../sheet/drawing/pen.js";
import { movedRect } from "../sheet/layout/form.js";
import { originsOf } from "../sheet/layout/origins.js";
import type { Seen } from "../sheet/template/seen.js";

/** A template's block or slot, as placed on a page. */
export interface TemplatePlace extends Rect {
  /** Name of the block: `panel`, `write`. */
  readonly kind: string;
  /** Position of its call. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** All blocks of a page, millimeters from its top left corner; inner blocks come after outer ones. */
export function templatePlaces(page: Page): TemplatePlace[] {
  return originsOf(page).flatMap(({ origin: { placed, slots }, matrix }) =>
    [...placed, ...slots].map(({ kind, at, site }) => ({ kind, ...movedRect(at, matrix), ...lineOf(site) })),
  );
}

const lineOf = ({ file, line, column }: CallSite) => ({ file, line, column: column + 1 });

/** The scopes of a page's templates; undefined unless an editor has the page open. */
export const seenOn = (page: Page): Seen | undefined => originsOf(page).find(({ origin }) => origin.seen)?.origin.seen;
