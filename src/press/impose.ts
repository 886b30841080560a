/** Imposes cards on sheets of paper, one-sided or with backs behind their fronts. Nothing is ever scaled. */
import { fault, UserError, warning, type Issue } from "../kernel/issue/index.js";
import type { Size } from "../kernel/units/index.js";
import { opsBounds } from "../sheet/drawing/bounds.js";
import type { Op, Page } from "../sheet/drawing/types.js";
import { requireBleed, roundMm, sameSize, sizeText, trimBox, type Sides } from "./box.js";
import { drawCutMarks } from "./cut-marks.js";
import {
  bleedIsPrintable,
  cellCount,
  cellRect,
  chooseGrid,
  orientationOf,
  tilesPaper,
  type Grid,
  type GridOptions,
  type Orientation,
} from "./grid.js";
import { dealCells, reverseColumns, reverseRows, type Binding, type Order } from "./order.js";
import { composeSheet, type Placement, type Turn } from "./sheet.js";

export interface ImposeOptions extends GridOptions {
  /** Default true. */
  readonly cutMarks?: boolean;
  readonly order?: Order;
  /** Title of the sheets, before their numbers. Default "Sheet". */
  readonly title?: string;
}

export interface DuplexOptions extends ImposeOptions {
  /** Edge on which the printer or the person flips the sheet. Default `long-edge`. */
  readonly binding?: Binding;
}

export interface Imposition {
  readonly sheets: readonly Page[];
  readonly grid: Grid;
  /** Warnings about areas that a printer may not reach. Errors are thrown. */
  readonly issues: readonly Issue[];
}

/**
 * Cards n-up on one side of the paper.
 * @throws UserError `cards-differ`, `bleed-missing`, `grid-too-large`, `grid-invalid`
 */
export function impose(cards: readonly Page[], options: ImposeOptions): Imposition {
  const { grid, marks, issues } = layOut(cards, options);
  const deal = dealCells(cards, cellCount(grid), options.order ?? "across");
  const sheets = deal.map((cells, i) =>
    composeSheet(grid.paper, sheetTitle(options, i, deal.length), placeCells(grid, cells), marks),
  );
  return { sheets, grid, issues };
}

/**
 * Cards with backs: front of sheet 1, its back, front of sheet 2 ... One back serves all cards, or each front has its own or none.
 * Only fronts have cut marks, because cutting follows the front.
 * @throws UserError `backs-count` and those of `impose`
 */
export function duplex(
  fronts: readonly Page[],
  backs: readonly (Page | undefined)[],
  options: DuplexOptions,
): Imposition {
  const behind = matchBacks(fronts, backs);
  const { grid, marks, issues } = layOut([...fronts, ...drawnOf(behind)], options);
  const deal = dealCells(
    fronts.map((front, i) => [front, behind[i]] as const),
    cellCount(grid),
    options.order ?? "across",
  );
  const upright = turnsUpright(orientationOf(grid.paper), options.binding ?? "long-edge");
  const mirror = upright ? reverseColumns : reverseRows;
  const sheets = deal.flatMap((cells, i) => {
    const title = sheetTitle(options, i, deal.length);
    const backCells = mirror(cells, grid.columns).map((pair) => pair?.[1]);
    const back = composeSheet(grid.paper, `${title}, back`, placeCells(grid, backCells, upright ? 0 : 180));
    const front = placeCells(
      grid,
      cells.map((pair) => pair?.[0]),
    );
    return [
      { ...composeSheet(grid.paper, title, front, marks), side: "front" as const },
      { ...back, side: "back" as const },
    ];
  });
  return { sheets, grid, issues };
}

/** True if the sheet turns like a book page (on a vertical axis), so that backs stay upright. */
export function turnsUpright(orientation: Orientation, binding: Binding): boolean {
  return (orientation === "portrait") === (binding === "long-edge");
}

export function sheetTitle({ title = "Sheet" }: ImposeOptions, index: number, count: number): string {
  return count === 1 ? title : `${title} ${index + 1} of ${count}`;
}

function layOut(cards: readonly Page[], options: ImposeOptions): { grid: Grid; marks: readonly Op[]; issues: Issue[] } {
  const grid = chooseGrid(cutSize(cards, options), options);
  const { ops, issues } = options.cutMarks === false ? { ops: [], issues: [] } : drawCutMarks(grid);
  return { grid, marks: ops, issues: [...borderIssues(grid, cards), ...issues] };
}

/** The trim size, which all cards must share. @throws UserError `cards-none`, `cards-differ`, `bleed-missing` */
export function cutSize(cards: readonly Page[], { bleed = 0 }: Pick<ImposeOptions, "bleed">): Size {
  if (cards.length === 0) throw new UserError(fault("cards-none", "there are no cards to put on sheets"));
  const [first] = cards.map(trimBox);
  const other = cards.find((card) => !sameSize(trimBox(card), first));
  if (other) {
    throw new UserError(
      fault("cards-differ", `"${other.title}" is ${sizeText(trimBox(other))}, "${cards[0].title}" ${sizeText(first)}`, {
        hint: "cards of different sizes go on separate sheets",
      }),
    );
  }
  requireBleed(cards, bleed);
  return first;
}

/** Warnings about parts of cards, or their bleed, in the border that printers leave blank. */
export function borderIssues(grid: Grid, cards: readonly Page[]): Issue[] {
  const margin = roundMm(grid.margin);
  if (tilesPaper(grid)) {
    // A card designed to fill the paper leaves its own border blank.
    if (cards.every((card) => blankBorder(card) >= grid.margin)) return [];
    const message = `cells of ${sizeText(grid.cell)} fill the paper: most printers leave its outer ${margin} mm blank`;
    return [warning("border-unprintable", message, { hint: "use fewer columns or rows, or a borderless printer" })];
  }
  if (grid.bleed > 0 && !bleedIsPrintable(grid)) {
    const message = `${roundMm(grid.bleed)} mm of bleed run into the outer ${margin} mm of the paper, which most printers leave blank`;
    return [warning("bleed-unprintable", message, { hint: "use fewer columns or rows, or less bleed" })];
  }
  return [];
}

/** Smallest distance from the cut to any ink, millimeters. */
function blankBorder(card: Page): number {
  const ink = opsBounds(Object.values(card.layers).flat());
  if (!ink) return Infinity;
  const { x, y, width, height } = trimBox(card);
  return Math.min(ink.x - x, ink.y - y, x + width - ink.x - ink.w, y + height - ink.y - ink.h);
}

/** The pages that exist. */
export const drawnOf = (pages: readonly (Page | undefined)[]): Page[] => pages.filter((page) => page !== undefined);

/** Assigns a back to each front. @throws UserError `backs-count` */
export function matchBacks(
  fronts: readonly Page[],
  backs: readonly (Page | undefined)[],
): readonly (Page | undefined)[] {
  if (backs.length === 1) return fronts.map(() => backs[0]);
  if (backs.length === fronts.length) return backs;
  throw new UserError(
    fault("backs-count", `${fronts.length} fronts have ${backs.length} backs`, {
      hint: "give one back for all cards, or one for each front",
    }),
  );
}

function placeCells(grid: Grid, cells: readonly (Page | undefined)[], turn: Turn = 0): Placement[] {
  return cells.flatMap((page, i) => {
    if (!page) return [];
    const [column, row] = [i % grid.columns, Math.floor(i / grid.columns)];
    const { x, y } = cellRect(grid, column, row);
    return [{ page, x, y, turn, bleed: bleedSides(grid, column, row) }];
  });
}

/** Full bleed at the edge of the grid; between cells at most half the gutter, so that no card prints on its neighbor. */
export function bleedSides(grid: Grid, column: number, row: number): Sides {
  const inner = Math.min(grid.bleed, grid.gutter / 2);
  return {
    top: row === 0 ? grid.bleed : inner,
    right: column === grid.columns - 1 ? grid.bleed : inner,
    bottom: row === grid.rows - 1 ? grid.bleed : inner,
    left: column === 0 ? grid.bleed : inner,
  };
}
