/** The one list of sheets, in printing order; facts and values are loaded when a sheet is printed. */
import { filledBy, listSheets, printedFrom, type SheetSpec } from "../../contract/sheet.js";
import type { CampaignRecord } from "./record.js";
import type { DynastyRules } from "./rules/index.js";

type DynastySheet = SheetSpec<CampaignRecord, DynastyRules>;

const printed = printedFrom<CampaignRecord, DynastyRules>();
const howToPlay = printedFrom<CampaignRecord, DynastyRules>({ houseRules: true });
const ofCampaign = filledBy<DynastySheet["load"]>("record");

export const SHEETS: readonly DynastySheet[] = listSheets({
  mat: printed("DY-1: Team mat", async () => (await import("./facts/mat.js")).matFacts),
  scoresheet: ofCampaign("DY-2: Campaign scoresheet", async () => (await import("./facts/scoresheet.js")).scoresheet),
  rules: howToPlay("DY-3: Rules", async () => (await import("./facts/rules.js")).rulesFacts),
  "season-log": ofCampaign("DY-4: Season log", async () => (await import("./facts/season-log.js")).seasonLog),
  "quick-reference": printed("DY-5: Quick reference", async () => (await import("./facts/tables.js")).tableFacts),
  odds: printed("DY-6: Coach\u2019s odds", async () => (await import("./facts/odds.js")).oddsFacts),
  "hall-of-fame": filledBy<DynastySheet["load"]>("records")(
    "DY-7: Hall of fame",
    async () => (await import("./facts/hall-of-fame.js")).hallOfFame,
  ),
  "dice-tray": printed("DY-8: Dice tray", async () => (await import("./facts/mat.js")).diceTrayFacts),
  example: filledBy<DynastySheet["load"]>("record", { always: "filled" })(
    "DY-9: Worked example",
    async () => (await import("./facts/example.js")).example,
  ),
  "coach-card": filledBy<DynastySheet["load"]>("nothing")(
    "DY-10: Coach card",
    async () => (await import("./facts/coach-card.js")).coachCard,
  ),
  "dice-deck": filledBy<DynastySheet["load"]>("nothing")(
    "DY-11: Dice deck",
    async () => (await import("./facts/dice-deck.js")).diceDeck,
  ),
});
