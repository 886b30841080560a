/** The grid of cells on a sheet: how many fit, the paper's orientation, the position of each cell. */
import { fault, UserError } from "../kernel/issue/index.js";
import { PRINTER_SAFE_MM, turned, type Size } from "../kernel/units/index.js";
import { roundMm, same, SAME_MM, sizeText, type Rect } from "./box.js";

export const ORIENTATIONS = ["portrait", "landscape"] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Cells that leave at most this much next to them fill the paper: A6 on A4 is 0.5 mm short at both ends because of ISO's rounding. */
export const TILE_MM = 0.6;

export interface GridOptions {
  readonly paper: Size;
  /** Cells across and down; absent = as many as fit. */
  readonly columns?: number;
  readonly rows?: number;
  /** Orientation of the paper; absent = whichever fits more. */
  readonly orientation?: Orientation;
  /** Space between cells, millimeters; 0 = shared cuts. */
  readonly gutter?: number;
  /** Color past the cut, millimeters. */
  readonly bleed?: number;
  /** Border that the printer cannot reach, millimeters. */
  readonly margin?: number;
}

/** Equal cells, centered on the paper; millimeters. */
export interface Grid {
  readonly paper: Size;
  readonly cell: Size;
  readonly columns: number;
  readonly rows: number;
  readonly gutter: number;
  readonly margin: number;
  readonly bleed: number;
}

/** Number of cells on a sheet. */
export const cellCount = (grid: Grid): number => grid.columns * grid.rows;

/** The paper's orientation; square paper counts as portrait. */
export const orientationOf = (paper: Size): Orientation => (paper.width > paper.height ? "landscape" : "portrait");

/** Length of `count` cells and the gutters between them. */
const span = (count: number, cell: number, gutter: number): number => count * cell + (count - 1) * gutter;

/** The whole grid, from cut edge to cut edge. */
export function gridRect({ paper, cell, columns, rows, gutter }: Grid): Rect {
  const width = span(columns, cell.width, gutter);
  const height = span(rows, cell.height, gutter);
  return { x: (paper.width - width) / 2, y: (paper.height - height) / 2, width, height };
}

/** The cut rectangle of a cell; 0-based column and row. */
export function cellRect(grid: Grid, column: number, row: number): Rect {
  const { x, y } = gridRect(grid);
  const { cell, gutter } = grid;
  return { x: x + column * (cell.width + gutter), y: y + row * (cell.height + gutter), ...cell };
}

/**
 * The grid with the most cells on a sheet, inside the printable area. If tied, one with printable bleed comes first, then the paper's given
 * orientation. A grid that tiles the paper exactly is only used if its columns and rows are requested, because the printer cannot reach its
 * outer border.
 * @throws UserError `grid-too-large` if the requested columns and rows, or even a single cell, do not fit
 */
export function chooseGrid(cell: Size, options: GridOptions): Grid {
  const { paper, orientation, gutter = 0, bleed = 0, margin = PRINTER_SAFE_MM } = options;
  requireCounts(options);
  const papers = same(paper.width, paper.height) ? [paper] : [paper, turned(paper)];
  const grids = papers
    .filter((sheet) => orientation === undefined || papers.length === 1 || orientationOf(sheet) === orientation)
    .map((sheet) => ({
      paper: sheet,
      cell: { width: cell.width, height: cell.height },
      columns: countOn(sheet.width, cell.width, gutter, margin, options.columns),
      rows: countOn(sheet.height, cell.height, gutter, margin, options.rows),
      gutter,
      margin,
      bleed,
    }))
    .filter((grid) => cellCount(grid) > 0);
  if (grids.length === 0) throw new UserError(tooLarge(cell, options, margin));
  return grids.reduce((best, grid) => (better(grid, best) ? grid : best));
}

function better(grid: Grid, than: Grid): boolean {
  if (cellCount(grid) !== cellCount(than)) return cellCount(grid) > cellCount(than);
  return bleedIsPrintable(grid) && !bleedIsPrintable(than);
}

/** False if bleed past the outer cuts runs into the border that the printer cannot reach. */
export function bleedIsPrintable(grid: Grid): boolean {
  const { x, y } = gridRect(grid);
  return Math.min(x, y) - grid.bleed >= grid.margin - SAME_MM;
}

/** True if an outer cut is outside the printable area, as when cells tile the paper exactly. */
export function tilesPaper(grid: Grid): boolean {
  const { x, y } = gridRect(grid);
  return Math.min(x, y) < grid.margin - SAME_MM;
}

/** Cells along one axis: as many as fit in the printable length, or the requested number; 0 if they do not fit. */
function countOn(paper: number, cell: number, gutter: number, margin: number, wanted: number | undefined): number {
  const room = paper - 2 * margin + SAME_MM;
  if (wanted === undefined) return Math.max(0, Math.floor((room + gutter) / (cell + gutter)));
  const length = span(wanted, cell, gutter);
  const spare = paper - length;
  return length <= room || (spare > -SAME_MM && spare <= 2 * TILE_MM) ? wanted : 0;
}

function requireCounts({ columns, rows, gutter = 0, bleed = 0, margin = 0 }: GridOptions): void {
  const wrong = [
    ...Object.entries({ columns, rows }).filter(([, n]) => n !== undefined && !(Number.isInteger(n) && n > 0)),
    ...Object.entries({ gutter, bleed, margin }).filter(([, n]) => !(n >= 0 && Number.isFinite(n))),
  ];
  if (wrong.length === 0) return;
  throw new UserError(
    wrong.map(([name, n]) => fault("grid-invalid", `${name} ${n} cannot be laid out`, { path: name })),
  );
}

function tooLarge(cell: Size, { paper, columns, rows, orientation, gutter = 0 }: GridOptions, margin: number) {
  const asked = columns === undefined && rows === undefined ? "one cell" : `${columns ?? 1} x ${rows ?? 1} cells`;
  const turnedPaper = orientation === undefined ? " either way round" : ` in ${orientation}`;
  return fault(
    "grid-too-large",
    `${asked} of ${sizeText(cell)}${gutter > 0 ? ` with gutters of ${roundMm(gutter)} mm` : ""} do not fit the printable area ` +
      `of paper ${sizeText(paper)} with margins of ${roundMm(margin)} mm${turnedPaper}`,
    { hint: "use larger paper, smaller cards, or fewer columns and rows; nothing is scaled" },
  );
}
