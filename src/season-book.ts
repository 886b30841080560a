/** The season book of Pen & Paper Football as one document. */
import { buildBook } from "./book.js";
import { NO_CACHE } from "./kernel/cache/index.js";
import type { PrinterPaper } from "./kernel/units/index.js";
import type { TemplateSource } from "./sheet/template/source.js";
import type { FontBook } from "./sheet/type/font-book.js";
import type { PrintDocument } from "./render/types.js";
import { bookParts, bookWords, type SeasonBookOptions } from "./systems/pen-and-paper/book/index.js";
import { loadSystem } from "./systems/index.js";
import type { League } from "./systems/pen-and-paper/league/index.js";

export interface SeasonBookRequest extends SeasonBookOptions {
  readonly league: League;
  readonly fonts: FontBook;
  readonly templates: TemplateSource;
  readonly paper: PrinterPaper;
}

/** The book of a league, ready for an exporter. Throws NoCanvas when a helmet is wanted that nobody has drawn yet. */
export async function makeSeasonBook({
  league,
  fonts,
  templates,
  paper,
  ...options
}: SeasonBookRequest): Promise<PrintDocument> {
  const { theme = "color" } = options;
  const system = await loadSystem("pen-and-paper");
  const request = { ...bookWords(league, options), theme, paper, templates, fonts, cache: NO_CACHE };
  return buildBook({ ...request, game: { ...system, ...request.game } }, bookParts(league, options));
}
