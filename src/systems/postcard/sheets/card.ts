/** PC-1: the field card, 6 x 4 in, and its other formats; up to a large field. One content, a template a format. */
import type { PostcardSheet } from "./shared.js";

/** What all formats share: a game gives the position, a file of teams the colors of the end zones. */
const FORMAT = {
  fills: "record",
  from: ["postcard-game", "postcard-teams"],
  load: async () => (await import("../facts/card.js")).fieldCard,
} as const;

const format = (id: string, code: string, title: string, summary: string): PostcardSheet => ({
  ...FORMAT,
  id,
  code,
  title,
  summary,
});

export const cardSheets: readonly PostcardSheet[] = [
  format(
    "card",
    "PC-1",
    "Field card",
    "the whole game on a postcard of 6 x 4 in: field, charts, strategy circle, trackers; two on a sheet",
  ),
  format(
    "card-a6",
    "PC-1A",
    "Field card, A6",
    "the field card as A6: four fill a sheet of A4 with two straight cuts, two go on Letter",
  ),
  format(
    "card-a5",
    "PC-1B",
    "Field card, half a sheet",
    "the field card as half a sheet, A5 or half Letter: two fill the paper in the printer with one cut",
  ),
  format(
    "card-laminate",
    "PC-1C",
    "Field card to laminate",
    "half a sheet with broad circles for wipe-off pens, and a clear border in which the film closes",
  ),
  format(
    "card-shop",
    "PC-1D",
    "Field card for a print shop",
    "one 6 x 4 in card a page with 3 mm of bleed and no marks; the file says where to cut (TrimBox, BleedBox)",
  ),
  format("field", "PC-1E", "Large field", "the field card as a whole page, for dice of 16 mm"),
  format(
    "field-a3",
    "PC-1F",
    "Large field on two pages",
    "two pages to glue side by side: A4 gives A3, Letter gives tabloid; crosses show where they meet",
  ),
];
