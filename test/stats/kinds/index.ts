/** All kinds of tables that people have. */
import { BOOKS } from "./books.js";
import { CELLS } from "./cells.js";
import { OTHERS } from "./others.js";
import { SIDES } from "./sides.js";
import { SOURCES } from "./sources.js";
import { TOTALS } from "./totals.js";
import { WORKBOOKS } from "./workbooks.js";

export const KINDS = [...CELLS, ...TOTALS, ...SIDES, ...SOURCES, ...BOOKS, ...WORKBOOKS, ...OTHERS];
