/** M11, PP-11: quick reference of a head-to-head game on half a page. */
import type { SheetContent } from "../../contract.js";
import type { PenAndPaperRules } from "../rules/index.js";
import type { PenPaperRecord } from "../sheet.js";
import { kickFacts } from "./charts/kicks.js";
import { mishapFacts } from "./charts/mishaps.js";
import { playFacts } from "./charts/plays.js";

export const headToHeadCards: SheetContent<PenPaperRecord, PenAndPaperRules> = {
  form: ({ rules }) => ({ play: playFacts(rules), mishap: mishapFacts(rules), kick: kickFacts(rules) }),
};
