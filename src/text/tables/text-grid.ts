/** The text of a table -> its grid. */
import { withoutComments, type RawGrid } from "./raw-grid.js";
import { textCells, type Bounds } from "./text-cells.js";

/** Maximum cells: all seasons of a league, week by week. */
const SEASONS: Bounds = { most: 8_000_000, hint: "keep only the tables of one season" };

/** @throws UserError for text that is not a table */
export const textGrid = (text: string, file: string, bounds: Bounds = SEASONS): RawGrid =>
  withoutComments({ file, ...textCells(text, file, bounds) });
