/** Pairs half cards: two side by side in place of one card, so that all cards of a deck have the same size. */
import type { Size } from "../kernel/units/index.js";
import type { Layer, Op, Page } from "../sheet/drawing/types.js";
import { placeLayer, same, trimBox } from "./box.js";
import { strokePaths, verticalPath } from "./cut-marks.js";

/** A card and its back. */
export type TwoSided = readonly [front: Page, back: Page | undefined];

/** Pages of a deck as cards. @param backs every other page is the back of the one before */
export const twoSided = (pages: readonly Page[], backs: boolean): TwoSided[] =>
  backs
    ? pages.flatMap((page, i): TwoSided[] => (i % 2 === 0 ? [[page, pages[i + 1]]] : []))
    : pages.map((page): TwoSided => [page, undefined]);

/** Tick marks for the cut between two halves, near both ends, where the knife removes them; millimeters from the edge, which stays white. */
const TICK = [0.8, 3] as const;

/** True if a page is half as wide as the cards of its deck. */
export const isHalf = (page: Page, { width }: Size): boolean => same(2 * trimBox(page).width, width);

/**
 * Pairs halves in order, each pair in the position of its second one; whole cards stay as they are.
 * @param size of a whole card
 * @param again what to put next to a single last half: nothing, or the first half again
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

/** Pages of a deck, one per card, with halves paired. @param backs every other page is the back of the one before */
export const wholePages = (pages: readonly Page[], backs: boolean, size: Size): Page[] =>
  pairHalves(twoSided(pages, backs), size).flatMap(([front, back]) => (back ? [front, back] : [front]));

function pair(left: TwoSided, right: TwoSided | undefined, size: Size): TwoSided {
  const middle = size.width / 2;
  const [from, to] = TICK;
  const ticks = [verticalPath(middle, TICK), verticalPath(middle, [size.height - to, size.height - from])];
  const title = [left, right].flatMap((card) => (card ? [card[0].title] : [])).join(" + ");
  const front = beside(left[0], right?.[0], { ...size, title }, strokePaths(ticks));
  // Seen from behind, the left half is on the right.
  const back = left[1] && beside(right?.[1], left[1], { ...size, title: left[1].title });
  return [front, back];
}

/** Two halves on one page: they have no bleed, so nothing is cut off. */
function beside(
  left: Page | undefined,
  right: Page | undefined,
  { width, height, title }: Size & Pick<Page, "title">,
  marks: readonly Op[] = [],
): Page {
  const layer = (name: Layer): Op[] =>
    [left, right].flatMap((page, i) => (page ? placeLayer(page.layers[name], [1, 0, 0, 1, (i * width) / 2, 0]) : []));
  const layers = {
    art: layer("art"),
    form: layer("form"),
    pencil: layer("pencil"),
    marks: [...layer("marks"), ...marks],
  };
  return { width, height, title, layers };
}
