/** Lines of procedures, for the coach card until it is a template. */
import type { ProcedureLine } from "../../../page/story/procedure-pieces.js";

export const when = (key: string, text: string): ProcedureLine => ({ kind: "case", key, text });
export const note = (text: string): ProcedureLine => ({ kind: "note", text });
