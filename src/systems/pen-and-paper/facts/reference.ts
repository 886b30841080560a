/** M9, PP-9: every chart of the game. */
import type { SheetContent } from "../../contract.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { kickFacts, yardFacts } from "./charts/kicks.js";
import { leagueFacts, newTeamFacts } from "./charts/league.js";
import { mishapFacts } from "./charts/mishaps.js";
import { offSeasonFacts } from "./charts/off-season.js";
import { playFacts } from "./charts/plays.js";
import { playInOrder } from "./play-in-order.js";

export const reference: SheetContent<object, PenAndPaperRules> = {
  form: ({ rules }) => ({
    team: newTeamFacts(rules),
    league: leagueFacts(rules),
    kicks: kickFacts(rules),
    yards: yardFacts(rules),
    play: playFacts(rules),
    order: playInOrder(rules),
    mishap: mishapFacts(rules),
    season: offSeasonFacts(rules),
  }),
};
