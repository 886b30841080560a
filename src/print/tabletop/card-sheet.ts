/** Cards -> the sheet images that virtual tabletops cut into cards: at most ten across and seven down; the last position is the hidden face. */
import { composeSheet } from "../../press/sheet.js";
import { trimBox } from "../../press/index.js";
import type { Size } from "../../kernel/units/index.js";
import type { Page } from "../../sheet/drawing/types.js";

/** Positions across and down; the last one is not a card. */
export const ACROSS = 10;
const MOST_DOWN = 7;
/** Cards per image. */
export const CARDS_EACH = ACROSS * MOST_DOWN - 1;
/** Tabletops do not accept fewer rows. */
const LEAST_DOWN = 2;

const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };

/** Rows of an image with that many cards plus the last position. */
export const rowsFor = (cards: number): number => Math.max(LEAST_DOWN, Math.ceil((cards + 1) / ACROSS));

/** A page without its bleed. */
export function cutOut(page: Page): Page {
  const { width, height } = trimBox(page);
  return composeSheet({ width, height }, page.title, [{ page, x: 0, y: 0, turn: 0, bleed: NO_BLEED }]);
}

/** @param last image in the last position: what opponents see of a card in hand */
export function cardSheet(cards: readonly Page[], last: Page, title: string): Page {
  const { width, height } = trimBox(last);
  const rows = rowsFor(cards.length);
  const placed = [...cards.entries(), [ACROSS * rows - 1, last] as const].map(([i, page]) => ({
    page,
    x: (i % ACROSS) * width,
    y: Math.floor(i / ACROSS) * height,
    turn: 0 as const,
    bleed: NO_BLEED,
  }));
  return composeSheet({ width: ACROSS * width, height: rows * height }, title, placed);
}

/** The highest whole number of pixels per inch at which the longer side of a full image has at most `most` pixels. */
export function finestDpi(cards: Size, most: number): number {
  return Math.floor((most * 25.4) / Math.max(ACROSS * cards.width, MOST_DOWN * cards.height));
}
