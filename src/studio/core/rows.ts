/** Rows of pages that tell of one play each, and the paragraphs of a story by their plays. */
import { narrateRecord } from "../../contract/records.js";
import type { GameSystem } from "../../contract/game.js";
import { mmToPt } from "../../kernel/units/index.js";
import { sheetPlaces, type SheetPlace } from "../../print/sheet-places.js";
import type { Page } from "../../sheet/drawing/types.js";
import type { PlayRow, StoryLine } from "../protocol.js";
import { paragraphs } from "./story.js";

interface Events {
  readonly events: readonly unknown[];
}
const hasEvents = (record: unknown): record is Events =>
  Array.isArray((record as Partial<Events> | undefined)?.events);

/** Boxes nearer than that, in points, are one row. */
const NEAR = 2.5;

type Box = { x: number; y: number; r: number; b: number };

/** Places of one play on one page as few boxes: those side by side are a row, rows that touch are one. */
function joined(places: readonly SheetPlace[]): readonly Box[] {
  const boxes: Box[] = [];
  const sorted = [...places].sort((one, other) => one.y - other.y || one.x - other.x);
  for (const { x, y, w, h } of sorted) {
    const box = { x, y, r: x + w, b: y + h };
    const row = boxes.find((known) => box.y <= known.b + NEAR && box.b >= known.y - NEAR);
    if (!row) boxes.push(box);
    else Object.assign(row, { x: Math.min(row.x, x), y: Math.min(row.y, y), r: Math.max(row.r, box.r), b: Math.max(row.b, box.b) });
  }
  return boxes;
}

/** Every row of built pages that a game of these events fills. */
export function rowsOf(pages: readonly Page[], system: GameSystem, record: unknown): readonly PlayRow[] {
  if (!hasEvents(record)) return [];
  const byRow = new Map<string, SheetPlace[]>();
  for (const place of sheetPlaces(pages, { system, record })) {
    if (!place.plays || place.plays[0] !== place.plays[1]) continue;
    const key = `${place.page} ${place.plays[0]}`;
    const known = byRow.get(key);
    if (known) known.push(place);
    else byRow.set(key, [place]);
  }
  return [...byRow.values()].flatMap((places) => {
    const [{ page, plays }] = places;
    const [width, height] = [mmToPt(pages[page].width), mmToPt(pages[page].height)];
    return joined(places).map(
      ({ x, y, r, b }): PlayRow => ({
        page,
        play: plays![0],
        box: [x / width, y / height, (r - x) / width, (b - y) / height],
      }),
    );
  });
}

/**
 * A story with the play that each paragraph tells of. A story is a fold over events: what it says of the events before a play begins is
 * told before that play.
 */
export function storyByPlay(system: GameSystem, record: unknown): readonly StoryLine[] {
  const lines = paragraphs(narrateRecord(system, record));
  if (!hasEvents(record)) return lines;
  const starts = system.plays.starts(record);
  const told = [...starts.slice(1), record.events.length].map((end) => {
    const before = paragraphs(narrateRecord(system, { ...record, events: record.events.slice(0, end) }));
    const other = lines.findIndex(({ text }, i) => before[i]?.text !== text);
    return other < 0 ? lines.length : other;
  });
  const first = told.findIndex((count) => count > 0);
  // Behind the last play stand tables, which tell of no single one.
  const last = lines.findLastIndex(({ text }) => /[.!]$/.test(text));
  return lines.map((line, i) => {
    if (line.head || first < 0 || i > last) return line;
    const play = told.findIndex((count) => count > i);
    return play < 0 ? line : { ...line, play: play + 1 };
  });
}
