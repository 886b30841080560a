/** What all PostCard sheets say in the same words. */
import type { SheetContext, SheetSpec } from "../../contract.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";

export { DASH, MINUS } from "../../../kernel/words/index.js";

export type PostcardRecord = GameRecord;
export type PostcardSheet = SheetSpec<PostcardRecord, PostcardRules>;
export type PostcardContext = SheetContext<PostcardRecord, PostcardRules>;

/** Middle dot between two remarks. */
export const DOT = "\u00b7";

/** A word that a person gave for the head of a sheet, or nothing. */
export const nameOf = (context: PostcardContext, id: string): string =>
  (context.names as Readonly<Record<string, string | undefined>>)[id] ?? "";
