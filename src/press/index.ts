/** Pages -> sheets of paper: n-up, backs, cut marks, booklets. Pure functions; all lengths are millimetres. */
export { bleedOf, cropToBleed, shiftPage, trimBox, type Rect, type Sides } from "./box.js";
export { booklet, type Booklet, type BookletOptions } from "./booklet.js";
export { cellCount, cellRect, ORIENTATIONS, type Grid, type GridOptions, type Orientation } from "./grid.js";
export {
  duplex,
  fitToPaper,
  impose,
  type DuplexOptions,
  type ImposeOptions,
  type Imposition,
  type PrinterProfile,
} from "./impose.js";
export { BINDINGS, bookletOrder, dealCells, ORDERS, type Binding, type Order, type Spread } from "./order.js";
export { blankPage, composeSheet, type Placement } from "./sheet.js";
