/** The season book of a Pen & Paper league as one document. */
import { buildBook } from "../../src/print/book.js";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import type { PrintDocument } from "../../src/render/types.js";
import "../../src/sheet/figures/svg-canvas.js";
import type { ThemeId } from "../../src/sheet/theme.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { loadSystem } from "../../src/systems/index.js";
import type { League } from "../../src/systems/pen-and-paper/league/index.js";
import { seasons } from "../../src/systems/pen-and-paper/seasons.js";

export const fonts = new FontBook(loadFontFiles());
export const templates = templatesFrom();

export interface BookOptions {
  readonly theme?: ThemeId;
  readonly paper?: "letter" | "a4";
}

export async function makeSeasonBook(
  league: League,
  { theme = "color", paper = "letter" }: BookOptions = {},
): Promise<PrintDocument> {
  const { parts, game, ...words } = seasons.book!({ league, theme });
  const system = { ...(await loadSystem("pen-and-paper")), ...game };
  return buildBook({ ...words, game: system, theme, paper, fonts, templates, cache: NO_CACHE }, parts);
}
