/** Cards -> the pictures that virtual tables cut cards out of: ten across, seven down at most, the last place for what others see. */
import { composeSheet } from "../../press/sheet.js";
import { trimBox } from "../../press/index.js";
import type { Size } from "../../kernel/units/index.js";
import type { Page } from "../../sheet/drawing/types.js";

/** Places across and down; the last of them is no card. */
export const ACROSS = 10;
const MOST_DOWN = 7;
/** Cards of one picture. */
export const CARDS_EACH = ACROSS * MOST_DOWN - 1;
/** Tables take no fewer rows. */
const LEAST_DOWN = 2;

const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };

/** Rows of a picture with so many cards and its last place. */
export const rowsFor = (cards: number): number => Math.max(LEAST_DOWN, Math.ceil((cards + 1) / ACROSS));

/** A page as far as it is cut, without bleed. */
export function cutOut(page: Page): Page {
  const { width, height } = trimBox(page);
  return composeSheet({ width, height }, page.title, [{ page, x: 0, y: 0, turn: 0, bleed: NO_BLEED }]);
}

/** @param last in the last place: what is seen of a card in another player's hand */
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

/** The finest whole number of pixels to the inch at which a full picture of such cards has sides of `most` pixels at the longest. */
export function finestDpi(cards: Size, most: number): number {
  return Math.floor((most * 25.4) / Math.max(ACROSS * cards.width, MOST_DOWN * cards.height));
}
