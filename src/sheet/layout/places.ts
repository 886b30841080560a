/** Finds the template call for a point on a page. Millimeters from the top left corner of the page. */
import type { CallSite } from "../drawing/pen.js";
import { LAYERS, type Layer, type Matrix, type Rect } from "../drawing/types.js";
import type { FormPage, Part } from "./form.js";

/** A block or slot and its position on the page. */
export interface Place {
  readonly kind: string;
  /** Name of the slot, for places to write in. */
  readonly slot?: string;
  readonly at: Rect;
  readonly site: CallSite;
}

const onPage = ([a, b, c, d, e, f]: Matrix, { x, y, w, h }: Rect): Rect => {
  const xs = [a * x + c * y + e, a * (x + w) + c * (y + h) + e];
  const ys = [b * x + d * y + f, b * (x + w) + d * (y + h) + f];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
};

/** All places on a page; inner ones come after outer ones. */
export function placesOf({ parts }: FormPage): Place[] {
  return parts.flatMap(({ matrix, placed, slots }) => [
    ...placed.map(({ kind, site, at }) => ({ kind, site, at: onPage(matrix, at) })),
    ...slots.map(({ name, kind, site, at }) => ({ kind, slot: name, site, at: onPage(matrix, at) })),
  ]);
}

/** The innermost place at a point, which is the smallest; undefined if there is none. */
export function placeAt(places: readonly Place[], x: number, y: number): Place | undefined {
  let found: Place | undefined;
  for (const place of places) {
    const { at } = place;
    if (x < at.x || y < at.y || x > at.x + at.w || y > at.y + at.h) continue;
    if (!found || at.w * at.h <= found.at.w * found.at.h) found = place;
  }
  return found;
}

/** The call behind each printed operation of a part, layer by layer; undefined if there is none. */
export function sitesOf({ printed, drawn }: Part): Readonly<Record<Layer, readonly (CallSite | undefined)[]>> {
  const sites = Object.fromEntries(
    LAYERS.map((layer) => [layer, new Array<CallSite | undefined>(printed[layer].ops.length).fill(undefined)]),
  ) as Record<Layer, (CallSite | undefined)[]>;
  // Nested calls come later and are more specific.
  for (const { layer, site, from, to } of drawn) sites[layer].fill(site, from, to);
  return sites;
}
