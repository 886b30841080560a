/** Half cards -> cards: two of them side by side in the place of one, so that all cards of a deck are of one size. */
import type { Size } from "../kernel/units/index.js";
import type { Page } from "../sheet/drawing/types.js";
import { same, trimBox } from "./box.js";
import { strokePaths, verticalPath } from "./cut-marks.js";
import { composeSheet, type Placement } from "./sheet.js";

/** A card and what is printed behind it. */
export type TwoSided = readonly [front: Page, back: Page | undefined];

/** Pages of a deck as cards. @param backs every other page is the back of the one before it */
export const twoSided = (pages: readonly Page[], backs: boolean): TwoSided[] =>
  backs
    ? pages.flatMap((page, i): TwoSided[] => (i % 2 === 0 ? [[page, pages[i + 1]]] : []))
    : pages.map((page): TwoSided => [page, undefined]);

/** The cut between two halves shows at both ends, where the knife removes it; millimeters. */
const TICK = 3;
const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };

/** True when a page is half as wide as the cards of its deck. */
export const isHalf = (page: Page, { width }: Size): boolean => same(2 * trimBox(page).width, width);

/**
 * Halves go two by two in the order in which they come, each pair in the place of its second one; the others stay as they are.
 * @param size of a whole card
 * @param again what lies beside a last half that is alone: nothing, or the first half once more
 */
export function pairHalves(cards: readonly TwoSided[], size: Size, again = false): TwoSided[] {
  const paired: TwoSided[] = [];
  const halves = cards.filter(([front]) => isHalf(front, size));
  let left: TwoSided | undefined;
  for (const card of cards) {
    if (!isHalf(card[0], size)) paired.push(card);
    else if (left) {
      paired.push(pair(left, card, size));
      left = undefined;
    } else left = card;
  }
  if (left) paired.push(pair(left, again ? halves[0] : undefined, size));
  return paired;
}

/** Pages of a deck, a card each, with its halves two to a card. @param backs every other page is the back of the one before it */
export const wholePages = (pages: readonly Page[], backs: boolean, size: Size): Page[] =>
  pairHalves(twoSided(pages, backs), size).flatMap(([front, back]) => (back ? [front, back] : [front]));

function pair(left: TwoSided, right: TwoSided | undefined, size: Size): TwoSided {
  const middle = size.width / 2;
  const tick = [
    verticalPath(middle, [0, TICK]),
    verticalPath(middle, [size.height - TICK, size.height]),
  ];
  const title = [left, right].flatMap((card) => (card ? [card[0].title] : [])).join(" + ");
  const beside = (one: Page | undefined, other: Page | undefined): Placement[] =>
    [one, other].flatMap((page, i) => (page ? [{ page, x: i * middle, y: 0, turn: 0, bleed: NO_BLEED }] : []));
  const front = composeSheet(size, title, beside(left[0], right?.[0]), strokePaths(tick));
  // Seen from behind, the left half lies right.
  const back = left[1] && composeSheet(size, left[1].title, beside(right?.[1], left[1]));
  return [front, back];
}
