/** What all PostCard sheets say in the same words. */
import type { SheetSpec } from "../contract.js";
import type { GameRecord } from "./record.js";
import type { PostcardRules } from "./rules/index.js";

export { DASH, MINUS } from "../../kernel/words/index.js";

export type PostcardRecord = GameRecord;
export type PostcardSheet = SheetSpec<PostcardRecord, PostcardRules>;

/** Middle dot between two remarks. */
export const DOT = "\u00b7";
