/** Fold-over cards: front and back share an edge on one side of the paper, are folded there and glued. Nothing is ever scaled. */
import { fault, UserError } from "../kernel/issue/index.js";
import type { Size } from "../kernel/units/index.js";
import type { Op, Page, PathData } from "../sheet/drawing/types.js";
import { sizeText } from "./box.js";
import { drawCutMarks, strokePaths } from "./cut-marks.js";
import { cellCount, cellRect, chooseGrid, gridRect, type Grid } from "./grid.js";
import { bleedSides, borderIssues, cutSize, drawnOf, matchBacks, sheetTitle } from "./impose.js";
import type { ImposeOptions, Imposition } from "./impose.js";
import { dealCells } from "./order.js";
import { composeSheet, type Placement } from "./sheet.js";

/** Direction of the fold: with a horizontal fold the back is upside down above its front; with a vertical one it is next to it. */
type Fold = "level" | "upright";

const FOLD_DASH = [0.6, 0.6] as const;
/** The fold line extends past the cards, like a cut mark, millimeters. */
const AWAY = 2;
const LENGTH = 3;

/** Cells for a front with its back, and the direction of the fold. */
interface Folded {
  readonly fold: Fold;
  readonly grid: Grid;
}

/**
 * Cards to cut out as front-and-back strips, fold and glue: turned over like a book page, each shows its back upright.
 * Columns and rows are chosen here, whatever the options say.
 * @throws UserError `backs-count`, `fold-too-large` and those of `impose`
 */
export function foldOver(
  fronts: readonly Page[],
  backs: readonly (Page | undefined)[],
  options: ImposeOptions,
): Imposition {
  const behind = matchBacks(fronts, backs);
  const size = cutSize([...fronts, ...drawnOf(behind)], options);
  const { grid, fold } = chooseFold(size, options);
  const cut = options.cutMarks === false ? { ops: [], issues: [] } : drawCutMarks(grid);
  const marks = [...cut.ops, ...foldMarks(grid, fold)];
  const pairs = fronts.map((front, i) => [front, behind[i]] as const);
  const deal = dealCells(pairs, cellCount(grid), options.order ?? "across");
  const sheets = deal.map((cells, i) => {
    const placed = cells.flatMap((pair, cell) => (pair ? placePair(grid, fold, cell, pair) : []));
    return composeSheet(grid.paper, sheetTitle(options, i, deal.length), placed, marks);
  });
  return { sheets, grid, issues: [...borderIssues(grid, [...fronts, ...drawnOf(behind)]), ...cut.issues] };
}

/** As many cards as fit on the paper; if tied, the layout whose folds are on one line, so that the whole sheet is folded once. */
function chooseFold(size: Size, options: ImposeOptions): Folded {
  const cells: readonly (readonly [Fold, Size])[] = [
    ["level", { width: size.width, height: 2 * size.height }],
    ["upright", { width: 2 * size.width, height: size.height }],
  ];
  const fitting = cells.flatMap(([fold, cell]): Folded[] => {
    try {
      return [{ fold, grid: chooseGrid(cell, { ...options, columns: undefined, rows: undefined }) }];
    } catch (error) {
      if (error instanceof UserError && error.issues[0].code === "grid-too-large") return [];
      throw error;
    }
  });
  if (fitting.length === 0) {
    const message = `front and back of a card of ${sizeText(size)} do not fit side by side on paper of ${sizeText(options.paper)}`;
    throw new UserError(
      fault("fold-too-large", message, { hint: "print them on both sides of the paper, or use larger paper" }),
    );
  }
  return fitting.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

const worth = ({ fold, grid }: Folded): number => {
  const folds = fold === "level" ? grid.rows : grid.columns;
  return cellCount(grid) + (folds === 1 ? 0.5 : 0);
};

/** A front and its back in their cell; bleed ends at the fold, where the other side begins. */
function placePair(
  grid: Grid,
  fold: Fold,
  cell: number,
  [front, back]: readonly [front: Page, back: Page | undefined],
): Placement[] {
  const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)];
  const { x, y, width, height } = cellRect(grid, column, row);
  const bleed = bleedSides(grid, column, row);
  const placed: readonly (Omit<Placement, "page"> & { readonly page: Page | undefined })[] =
    fold === "level"
      ? [
          { page: front, x, y: y + height / 2, turn: 0, bleed: { ...bleed, top: 0 } },
          { page: back, x, y, turn: 180, bleed: { ...bleed, bottom: 0 } },
        ]
      : [
          { page: front, x, y, turn: 0, bleed: { ...bleed, right: 0 } },
          { page: back, x: x + width / 2, y, turn: 0, bleed: { ...bleed, left: 0 } },
        ];
  return placed.flatMap(({ page, ...where }) => (page ? [{ page, ...where }] : []));
}

/** Dashes along every fold and past the cards, within the printable area. */
function foldMarks(grid: Grid, fold: Fold): Op[] {
  const whole = gridRect(grid);
  const level = fold === "level";
  const [from, to] = level ? [whole.x, whole.x + whole.width] : [whole.y, whole.y + whole.height];
  const paper = level ? grid.paper.width : grid.paper.height;
  const past = AWAY + LENGTH;
  const [low, high] = [Math.max(grid.margin, from - past), Math.min(paper - grid.margin, to + past)];
  const at = Array.from({ length: level ? grid.rows : grid.columns }, (_, i) => {
    const { x, y, width, height } = cellRect(grid, level ? 0 : i, level ? i : 0);
    return level ? y + height / 2 : x + width / 2;
  });
  const path = (where: number): PathData =>
    level ? ["M", low, where, "L", high, where] : ["M", where, low, "L", where, high];
  return strokePaths(at.map(path), FOLD_DASH);
}
