/** Formats shared by all Pen & Paper sheets. */
import { DASH, MINUS } from "../../kernel/words/index.js";
import type { SheetSpec } from "../../contract/sheet.js";
import type { PenAndPaperRules, Stat } from "./rules/index.js";

/** A saved file: a head-to-head game or a league; `format` tells which. */
export interface PenPaperRecord {
  readonly format: string;
}

export type PenPaperSheet = SheetSpec<PenPaperRecord, PenAndPaperRules>;

/** `9–12`, or one number if both ends are the same. */
export const rangeText = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `${from}` : `${from}${DASH}${to}`;

/** Millions of dollars as printed: `$20M`. */
export const money = (millions: number): string => (millions < 0 ? `${MINUS}$${-millions}M` : `$${millions}M`);

/** Full names of the six abilities. */
export const STAT_NAMES: Readonly<Record<Stat, string>> = {
  QB: "Quarterback",
  RB: "Running backs",
  WR: "Receivers",
  LM: "Linemen",
  LB: "Linebackers",
  DB: "Defensive backs",
};
