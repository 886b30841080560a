/** The order in which pages go into cells. Cells are counted row by row from the top left; undefined leaves a cell empty. */

/** Which edge the paper is flipped on to print its other side. */
export type Binding = "long-edge" | "short-edge";

/** Fills sheets card by card, or so that stacking the cut piles puts the cards in order. */
export const ORDERS = ["across", "cut-and-stack"] as const;
export type Order = (typeof ORDERS)[number];

type Slot<T> = T | undefined;

/** Deals items onto sheets of `perSheet` cells; the last sheet is filled up with empty cells. */
export function dealCells<T>(items: readonly T[], perSheet: number, order: Order): Slot<T>[][] {
  const sheets = Math.ceil(items.length / perSheet);
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: perSheet }, (_, cell) =>
      order === "across" ? items[sheet * perSheet + cell] : items[cell * sheets + sheet],
    ),
  );
}

/** The same cells seen from behind after a flip on a vertical axis: every row is reversed. */
export function reverseColumns<T>(cells: readonly T[], columns: number): T[] {
  return cells.map((_, i) => cells[i - (i % columns) + columns - 1 - (i % columns)]);
}

/** The same cells seen from behind after a flip on a horizontal axis: the order of rows is reversed. */
export function reverseRows<T>(cells: readonly T[], columns: number): T[] {
  const rows = cells.length / columns;
  return cells.map((_, i) => cells[(rows - 1 - Math.floor(i / columns)) * columns + (i % columns)]);
}

/** Pages on the two sides of one folded sheet, left and right as each side is read. */
export interface Spread<T> {
  readonly front: readonly [left: Slot<T>, right: Slot<T>];
  readonly back: readonly [left: Slot<T>, right: Slot<T>];
}

/** Saddle stitch: outermost sheet first, padded with blanks to a multiple of four pages. */
export function bookletOrder<T>(pages: readonly T[]): Spread<T>[] {
  const last = Math.ceil(pages.length / 4) * 4 - 1;
  return Array.from({ length: (last + 1) / 4 }, (_, sheet) => ({
    front: [pages[last - 2 * sheet], pages[2 * sheet]],
    back: [pages[2 * sheet + 1], pages[last - 1 - 2 * sheet]],
  }));
}
