/** Imposition: n-up, backs, cut marks, fold-over cards, booklets. Pure functions; all lengths are millimeters. */
export { trimBox } from "./box.js";
export { booklet } from "./booklet.js";
export { foldOver } from "./fold-over.js";
export { cellRect, type Grid } from "./grid.js";
export { isHalf, pairHalves, twoSided, wholePages, type TwoSided } from "./halves.js";
export { duplex, impose, type DuplexOptions, type Imposition } from "./impose.js";
export { ORDERS, type Binding, type Order } from "./order.js";
export { shopCards, type ShopFormat } from "./shop.js";
export { type CardStock, type OpenStock } from "./stock.js";
export { correctPage, marginIssues, type PrinterProfile } from "./printer.js";
