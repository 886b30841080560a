/** Saddle-stitched booklets: two pages on each side of a sheet, folded in the middle. */
import { fault, UserError, type Issue } from "../kernel/issue/index.js";
import { PRINTER_SAFE_MM, turned, type Size } from "../kernel/units/index.js";
import { LAYERS, type Matrix, type Op, type Page } from "../sheet/drawing/types.js";
import { requireBleed, SAME_MM, sameSize, sizeText, trimBox } from "./box.js";
import { drawCutMarks, strokePaths, verticalPath } from "./cut-marks.js";
import { cellRect, gridRect, orientationOf, type Grid, type Orientation } from "./grid.js";
import { turnsUpright } from "./impose.js";
import { bookletOrder, type Binding } from "./order.js";
import { composeSheet, type Placement } from "./sheet.js";

export interface BookletOptions {
  readonly paper: Size;
  /** Orientation of the unfolded sheet; the fold is always vertical. */
  readonly orientation?: Orientation;
  /** Edge to flip the sheet on for its back. Default `short-edge`, the printers' term for landscape booklets. */
  readonly binding?: Binding;
  /** Color past the outer cuts, millimeters. */
  readonly bleed?: number;
  /** Default true; pages that fill the sheet need none. */
  readonly cutMarks?: boolean;
  readonly margin?: number;
  /**
   * Creep, from the paper's thickness, millimeters: pages of inner sheets move toward the fold, so that all outer margins are equal after
   * trimming.
   */
  readonly creep?: number;
  readonly title?: string;
  /** True to shrink pages that are larger than half the paper, and to turn landscape pages upright. */
  readonly shrink?: boolean;
}

export interface Booklet {
  readonly sheets: readonly Page[];
  /** Number of pages, including blanks that fill up the last sheet. */
  readonly pageCount: number;
  readonly issues: readonly Issue[];
}

const FOLD_MM = 3;
const FOLD_AWAY_MM = 2;
const FOLD_DASH = [0.6, 0.6] as const;

/**
 * Sheets in printer order: outer side of the outermost sheet, its inner side, next sheet ...
 * @throws UserError `pages-none`, `pages-differ`, `booklet-too-large`, `bleed-missing`
 */
export function booklet(given: readonly Page[], options: BookletOptions): Booklet {
  const { binding = "short-edge", bleed = 0, margin = PRINTER_SAFE_MM, creep = 0, title = "Booklet sheet" } = options;
  const pages = options.shrink ? given.map((page) => halved(page, options.paper)) : given;
  const size = pageSize(pages);
  requireBleed(pages, bleed);
  const paper = paperFor(size, options);
  const grid: Grid = { paper, cell: size, columns: 2, rows: 1, gutter: 0, margin, bleed };
  const cut = options.cutMarks === false ? { ops: [], issues: [] } : drawCutMarks(grid, [paper.width / 2]);
  const marks = [...cut.ops, ...foldMarks(grid)];
  const upright = turnsUpright(orientationOf(paper), binding);
  const spreads = bookletOrder(pages);
  const sheets = spreads.flatMap(({ front, back }, i) => {
    const name = `${title} ${i + 1} of ${spreads.length}`;
    const inward = i * creep;
    // Flipping on a horizontal axis puts the back upside down: rotate the whole side, so left and right swap too.
    const placed = upright ? placeSpread(grid, back, inward) : placeSpread(grid, [back[1], back[0]], inward, true);
    return [
      {
        ...composeSheet(paper, `${name}, outside`, placeSpread(grid, front, inward), marks),
        side: "front" as const,
      },
      { ...composeSheet(paper, `${name}, inside`, placed), side: "back" as const },
    ];
  });
  return { sheets, pageCount: spreads.length * 4, issues: cut.issues };
}

/** A page on half of the paper: at full size if it fits, else shrunk. */
function halved(page: Page, paper: Size): Page {
  const sheet = orientationOf(paper) === "landscape" ? paper : turned(paper);
  const half = { width: sheet.width / 2, height: sheet.height };
  const size = trimBox(page);
  const lies = size.width > size.height;
  const [w, h] = lies ? [size.height, size.width] : [size.width, size.height];
  const scale = Math.min(1, half.width / w, half.height / h);
  const [x, y] = [(half.width - w * scale) / 2, (half.height - h * scale) / 2];
  // A landscape page is turned to read from the right.
  const matrix: Matrix = lies
    ? [0, -scale, scale, 0, x - size.y * scale, y + (size.x + size.width) * scale]
    : [scale, 0, 0, scale, x - size.x * scale, y - size.y * scale];
  const layers = Object.fromEntries(
    LAYERS.map((layer) => [
      layer,
      page.layers[layer].length === 0 ? [] : [{ op: "place", piece: { ops: page.layers[layer] }, matrix }],
    ]),
  ) as unknown as Page["layers"];
  return { ...half, title: page.title, layers };
}

function pageSize(pages: readonly Page[]): Size {
  if (pages.length === 0) throw new UserError(fault("pages-none", "there are no pages to bind"));
  const first = trimBox(pages[0]);
  const other = pages.find((page) => !sameSize(trimBox(page), first));
  if (other) {
    throw new UserError(
      fault("pages-differ", `"${other.title}" is ${sizeText(trimBox(other))}, "${pages[0].title}" ${sizeText(first)}`, {
        hint: "a booklet takes pages of one size",
      }),
    );
  }
  return { width: first.width, height: first.height };
}

function paperFor(size: Size, { paper, orientation }: BookletOptions): Size {
  const landscape = orientationOf(paper) === "landscape" ? paper : turned(paper);
  const fitting = [landscape, turned(landscape)].find(
    (sheet) =>
      (orientation === undefined || orientationOf(sheet) === orientation) &&
      2 * size.width <= sheet.width + SAME_MM &&
      size.height <= sheet.height + SAME_MM,
  );
  if (fitting) return fitting;
  throw new UserError(
    fault(
      "booklet-too-large",
      `two pages of ${sizeText(size)} do not fit side by side on paper of ${sizeText(paper)}`,
      {
        hint: `lay the pages out for half the paper, ${sizeText({ width: landscape.width / 2, height: landscape.height })}`,
      },
    ),
  );
}

/** @param inward how far both pages move toward the fold, millimeters */
function placeSpread(grid: Grid, spread: readonly (Page | undefined)[], inward: number, isTurned = false): Placement[] {
  return spread.flatMap((page, column) => {
    if (!page) return [];
    const { x, y } = cellRect(grid, column, 0);
    const { bleed } = grid;
    // No bleed at the spine, where the neighboring page begins.
    const sides = {
      top: bleed,
      bottom: bleed,
      left: column === 0 ? bleed : -inward,
      right: column === 1 ? bleed : -inward,
    };
    return [{ page, x: column === 0 ? x + inward : x - inward, y, turn: isTurned ? 180 : 0, bleed: sides }];
  });
}

/** Dashes above and below the pages where the sheet is folded; none if the pages fill the paper, because then the fold is its middle. */
function foldMarks(grid: Grid): Op[] {
  const { y, height } = gridRect(grid);
  const away = Math.max(FOLD_AWAY_MM, grid.bleed);
  if (y - away - FOLD_MM < grid.margin - SAME_MM) return [];
  const middle = grid.paper.width / 2;
  const stretches = [
    [y - away - FOLD_MM, y - away],
    [y + height + away, y + height + away + FOLD_MM],
  ] as const;
  return strokePaths(
    stretches.map((stretch) => verticalPath(middle, stretch)),
    FOLD_DASH,
  );
}
