/** What all Pen & Paper sheets say in the same words. */
import { DASH, MINUS, signedText } from "../../../kernel/words/index.js";
import type { SheetContext, SheetSpec } from "../../contract.js";
import type { PenAndPaperRules, Stat } from "../rules/index.js";

export { DASH, MINUS } from "../../../kernel/words/index.js";

/** A kept file: a head-to-head game or a league; `format` tells them apart. */
export interface PenPaperRecord {
  readonly format: string;
}

export type PenPaperSheet = SheetSpec<PenPaperRecord, PenAndPaperRules>;
export type PenPaperContext = SheetContext<PenPaperRecord, PenAndPaperRules>;

/** Middle dot between two remarks. */
export const DOT = "\u00b7";

/** `+2`, `−1`, `+0`: modifiers always carry their sign. */
export const signed = (value: number): string => signedText(value);

/** `9–12`, or one number when both ends are the same. */
export const rangeText = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `${from}` : `${from}${DASH}${to}`;

/** Millions of dollars as printed: `$20M`. */
export const money = (millions: number): string => (millions < 0 ? `${MINUS}$${-millions}M` : `$${millions}M`);

/** What the six abilities are called where there is room. */
export const STAT_NAMES: Readonly<Record<Stat, string>> = {
  QB: "Quarterback",
  RB: "Running backs",
  WR: "Receivers",
  LM: "Linemen",
  LB: "Linebackers",
  DB: "Defensive backs",
};

/** A word that a person gave for the head of a sheet, or nothing. */
export const nameOf = (context: PenPaperContext, id: string): string =>
  (context.names as Readonly<Record<string, string | undefined>>)[id] ?? "";

/** Sheets that a league fills, not a head-to-head game: ids of file kinds. */
export const FROM_LEAGUE: readonly string[] = ["pen-and-paper-league"];
