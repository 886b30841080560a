/** Pages -> sheets of paper: n-up, backs, cut marks, booklets. Pure functions; all lengths are millimetres. */
export { trimBox } from "./box.js";
export { booklet } from "./booklet.js";
export { cellRect, type Grid } from "./grid.js";
export { duplex, impose } from "./impose.js";
export { ORDERS, type Binding, type Order } from "./order.js";
export { correctPage, marginIssues, type PrinterProfile } from "./printer.js";
