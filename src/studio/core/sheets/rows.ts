/** Finds the rows on pages that show a play. */
import type { GameSystem } from "../../../contract/game.js";
import { mmToPt } from "../../../kernel/units/index.js";
import { sheetPlaces, type SheetPlace } from "../../../print/sheet-places.js";
import type { Page } from "../../../sheet/drawing/types.js";
import type { PlayRow } from "../../protocol/calls.js";

interface Events {
  readonly events: readonly unknown[];
}
export const hasEvents = (record: unknown): record is Events =>
  Array.isArray((record as Partial<Events> | undefined)?.events);

/** Boxes closer than this form one row; points. */
const NEAR = 2.5;

type Box = { x: number; y: number; r: number; b: number };

/** Merges the slots of one play on a page into few boxes: neighbors form a row, touching rows form one. */
function joined(places: readonly SheetPlace[]): readonly Box[] {
  const boxes: Box[] = [];
  const sorted = [...places].sort((one, other) => one.y - other.y || one.x - other.x);
  for (const { x, y, w, h } of sorted) {
    const box = { x, y, r: x + w, b: y + h };
    const row = boxes.find((known) => box.y <= known.b + NEAR && box.b >= known.y - NEAR);
    if (!row) boxes.push(box);
    else
      Object.assign(row, {
        x: Math.min(row.x, x),
        y: Math.min(row.y, y),
        r: Math.max(row.r, box.r),
        b: Math.max(row.b, box.b),
      });
  }
  return boxes;
}

/** All rows of built pages filled by some, but not all, plays of a game. */
export function rowsOf(pages: readonly Page[], system: GameSystem, record: unknown): readonly PlayRow[] {
  if (!hasEvents(record)) return [];
  const all = system.plays.starts(record).length;
  const byRow = new Map<string, SheetPlace[]>();
  for (const place of sheetPlaces(pages, { system, record })) {
    if (!place.plays) continue;
    const [first, last] = place.plays;
    if (first === 1 && last === all && all > 1) continue;
    const key = `${place.page} ${first} ${last}`;
    const known = byRow.get(key);
    if (known) known.push(place);
    else byRow.set(key, [place]);
  }
  return [...byRow.values()].flatMap((places) => {
    const [{ page, plays }] = places;
    const [width, height] = [mmToPt(pages[page].width), mmToPt(pages[page].height)];
    return joined(places).map(({ x, y, r, b }): PlayRow => ({
      page,
      play: plays![0],
      last: plays![1],
      box: [x / width, y / height, (r - x) / width, (b - y) / height],
    }));
  });
}
