/** The formats of the field card: one layout, many sizes. Millimeters. */
import { PAPERS } from "../../../kernel/units/index.js";
import { LIVE_AREA } from "../../../page/draw.js";
import type { CardSize } from "../card/frame.js";

/** Color past the cut (design.md), and the clear border inside it. */
export const BLEED = 3;
const SAFE = 3;
/** Cards that tile a sheet of paper stay inside what a printer reaches on all four sides. */
const TILED_SAFE = 6.4;
/** Film closes round the card in this border: 6 mm at least, and never less than a printer reaches. */
const SEAL = 6.4;
/** Room for the footer of a page. */
const FOOT = 5;

/** The card on its own. */
export const CARD_SIZES = {
  postcard: { ...PAPERS.postcard, margin: SAFE, laminate: false },
  a6: { ...PAPERS["a6-wide"], margin: TILED_SAFE, laminate: false },
  a5: { ...PAPERS["a5-wide"], margin: TILED_SAFE, laminate: false },
  laminate: { ...PAPERS["a5-wide"], margin: SEAL, laminate: true },
} as const satisfies Record<string, CardSize>;

/** The card as a whole page, for dice of 16 mm. */
export const FIELD_SIZE: CardSize = {
  width: LIVE_AREA.height,
  height: LIVE_AREA.width - FOOT,
  margin: 0,
  laminate: false,
};

/**
 * Two upright pages glued side by side: A4 to A3, Letter to tabloid. The right page's first 10 mm lie on the left page's
 * last ones, so that nothing is lost when the pages do not meet to a hair.
 */
export const POSTER = { overlap: 10, page: LIVE_AREA, top: 8, bottom: 14 } as const;
export const POSTER_SIZE: CardSize = {
  width: 2 * POSTER.page.width - POSTER.overlap,
  height: POSTER.page.height - POSTER.top - POSTER.bottom,
  margin: 0,
  laminate: false,
};
