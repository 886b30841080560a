/** PC-1: the field card, 6 x 4 in, and its other formats; up to a large field. */
import type { CardSize } from "../card/frame.js";
import { BLEED, CARD_SIZES, FIELD_SIZE } from "./card-formats.js";
import { cardLarge } from "./card-large.js";
import { cardModel } from "./card-model.js";
import { posterPages } from "./card-poster.js";
import type { PostcardSheet } from "./shared.js";

const cardPages =
  (template: string, title: string, size: CardSize, bleed = 0): PostcardSheet["pages"] =>
  (context) => {
    const model = cardModel(context, { size, bleed });
    return [{ template, title, model, printed: model.printed }];
  };

/** What all formats share. */
const FORMAT = {
  orientation: "landscape",
  fills: "record",
  // A game gives the position, a file of teams the colors of the end zones.
  from: ["postcard-game", "postcard-teams"],
  large: cardLarge,
} as const;

const card: PostcardSheet = {
  ...FORMAT,
  id: "card",
  code: "PC-1",
  title: "Field card",
  summary: "the whole game on a postcard of 6 x 4 in: field, charts, strategy circle, trackers; two on a sheet",
  card: "postcard",
  bleed: BLEED,
  copies: 2,
  pages: cardPages("postcard/card", "Field card", CARD_SIZES.postcard, BLEED),
};

const cardA6: PostcardSheet = {
  ...FORMAT,
  id: "card-a6",
  code: "PC-1A",
  title: "Field card, A6",
  summary: "the field card as A6: four fill a sheet of A4 with two straight cuts, two go on Letter",
  card: "a6-wide",
  // A4 is tiled: the card's own border keeps clear of what the printer cannot reach.
  grid: { a4: { columns: 2, rows: 2 }, letter: { columns: 1, rows: 2 } },
  pages: cardPages("postcard/card", "Field card, A6", CARD_SIZES.a6),
};

const cardA5: PostcardSheet = {
  ...FORMAT,
  id: "card-a5",
  code: "PC-1B",
  title: "Field card, A5",
  summary: "the field card in half-sheet size: two fill a sheet of A4 with one cut, one goes on Letter",
  card: "a5-wide",
  grid: { a4: { columns: 1, rows: 2 }, letter: { columns: 1, rows: 1 } },
  pages: cardPages("postcard/card", "Field card, A5", CARD_SIZES.a5),
};

const cardLaminate: PostcardSheet = {
  ...FORMAT,
  id: "card-laminate",
  code: "PC-1C",
  title: "Field card to laminate",
  summary: "A5 with rounder circles for wipe-off pens, and a clear border of 6 mm in which the film closes",
  card: "a5-wide",
  grid: { a4: { columns: 1, rows: 2 }, letter: { columns: 1, rows: 1 } },
  pages: cardPages("postcard/card", "Field card to laminate", CARD_SIZES.laminate),
};

const cardShop: PostcardSheet = {
  ...FORMAT,
  id: "card-shop",
  code: "PC-1D",
  title: "Field card for a print shop",
  summary: "one 6 x 4 in card a page with 3 mm of bleed and no marks; the file says where to cut (TrimBox, BleedBox)",
  card: "postcard",
  bleed: BLEED,
  single: true,
  pages: cardPages("postcard/card", "Field card for a print shop", CARD_SIZES.postcard, BLEED),
};

const field: PostcardSheet = {
  ...FORMAT,
  id: "field",
  code: "PC-1E",
  title: "Large field",
  summary: "the field card as a whole page, for dice of 16 mm",
  pages: cardPages("postcard/field", "Large field", FIELD_SIZE),
};

const fieldA3: PostcardSheet = {
  ...FORMAT,
  id: "field-a3",
  code: "PC-1F",
  title: "Large field on two pages",
  summary: "two pages to glue side by side: A4 gives A3, Letter gives tabloid; crosses show where they meet",
  orientation: "portrait",
  pages: posterPages,
};

export const cardSheets: readonly PostcardSheet[] = [card, cardA6, cardA5, cardLaminate, cardShop, field, fieldA3];
