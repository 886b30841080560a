/** Heads of the game record's columns, for its old pages in the season book; they go with the book's move to templates. */
import type { RecordColumn } from "../facts/record-fold.js";

export { RECORD_COLUMNS, type RecordColumn, type RecordLine } from "../facts/record-fold.js";

/** Heads of the columns, in print and in words. */
export const RECORD_HEADS: Readonly<
  Record<RecordColumn, { readonly head: string; readonly long: string; readonly share: number }>
> = {
  off: { head: "Off", long: "Offense", share: 1.6 },
  down: { head: "Dwn", long: "Down", share: 1.1 },
  toGo: { head: "To go", long: "Yards to go", share: 1.2 },
  spot: { head: "Ydln", long: "Yard line", share: 1.3 },
  call: { head: "Offense / defense", long: "Offense / defense", share: 3.4 },
  roll: { head: "Roll/DC", long: "Roll / DC", share: 1.6 },
  pass: { head: "Pass", long: "Pass", share: 1.5 },
  run: { head: "Run", long: "Run", share: 1.2 },
  kick: { head: "Kick", long: "Kick", share: 2 },
  punt: { head: "Punt", long: "Punt", share: 1.2 },
  back: { head: "Rtrn", long: "Return", share: 1.4 },
  score: { head: "Score", long: "Score", share: 1.4 },
  turnover: { head: "T/O", long: "Turnover", share: 1.6 },
  injury: { head: "Inj", long: "Injury", share: 1.6 },
  penalty: { head: "Pen", long: "Penalty", share: 1.6 },
  running: { head: "V\u2013H", long: "V\u2013H", share: 1.7 },
};

/** Bands over neighbouring columns. */
export const RECORD_GROUPS: readonly {
  readonly title: string;
  readonly from: RecordColumn;
  readonly to: RecordColumn;
}[] = [
  { title: "Call", from: "call", to: "roll" },
  { title: "Yards", from: "pass", to: "back" },
  { title: "What came of it", from: "score", to: "running" },
];
