/** The cup that a sheet is filled from. */
import { keyed } from "../../../kernel/lists/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { isCup, teamOf, viewOf, type Cup, type CupView } from "../cup/types.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";

export type CupContent = SheetContent<GameRecord, PostcardRules>;

/** The cup on a filled sheet, in the season that has results; undefined if there is none. */
export function cupIn(records: readonly unknown[]): { readonly cup: Cup; readonly view: CupView } | undefined {
  const cup = records.find(isCup);
  return cup && { cup, view: viewOf(cup) };
}

export const shortOf = (cup: Cup, id: string): string => teamOf(cup, id).short;

/** Texts for the heading of every page, by slot name. */
export const onPages = (pages: readonly string[], words: Readonly<Record<string, string>>): Record<string, Values> =>
  keyed(pages, () => words);
