/** THE list of sheets, in printing order; facts and values are loaded when one is printed. */
import { filledBy, listSheets, type SheetSpec } from "../contract.js";
import type { CampaignRecord } from "./record.js";
import type { DynastyRules } from "./rules/index.js";

type DynastySheet = SheetSpec<CampaignRecord, DynastyRules>;

const printed = filledBy<DynastySheet["load"]>("nothing");
const ofCampaign = filledBy<DynastySheet["load"]>("record");

export const SHEETS: readonly DynastySheet[] = listSheets({
  mat: printed(
    "DY-1: Team mat",
    "All tables in playing order and a space for every die, to play on",
    async () => (await import("./facts/mat.js")).mat,
  ),
  scoresheet: ofCampaign(
    "DY-2: Campaign scoresheet",
    "A row a season: off-season, team dice, influence, record, playoffs, points",
    async () => (await import("./facts/scoresheet.js")).scoresheet,
  ),
  rules: printed(
    "DY-3: Rules",
    "the whole game on two sides of one page, with worked examples and rulings",
    async () => (await import("./facts/rules.js")).rules,
  ),
  "season-log": ofCampaign(
    "DY-4: Season log",
    "Every die, every point of influence and every round of a campaign, three lines a season",
    async () => (await import("./facts/season-log.js")).seasonLog,
  ),
  "quick-reference": printed(
    "DY-5: Quick reference",
    "all tables on a card with two sides, four to a sheet of paper",
    async () => {
      const { tableFacts } = await import("./facts/tables.js");
      return { form: ({ rules }) => tableFacts(rules) };
    },
  ),
  odds: printed(
    "DY-6: Coach\u2019s odds",
    "exact chances of the first roll, the playoffs and the off-season, with and without influence",
    async () => {
      const { oddsFacts } = await import("./facts/odds.js");
      return { form: ({ rules }) => oddsFacts(rules) };
    },
  ),
  "hall-of-fame": filledBy<DynastySheet["load"]>("records")(
    "DY-7: Hall of fame",
    "the best campaigns of a house, its records, and how points are spread over all campaigns",
    async () => (await import("./facts/hall-of-fame.js")).hallOfFame,
  ),
  "dice-tray": printed(
    "DY-8: Dice tray",
    "A football field with a place for every die, and tracks for influence, season and contract",
    async () => (await import("./facts/mat.js")).diceTray,
  ),
  example: filledBy<DynastySheet["load"]>("record", { always: "filled" })(
    "DY-9: Worked example",
    "A whole campaign filled in, and its first seasons explained die by die",
    async () => (await import("./facts/example.js")).example,
  ),
  "coach-card": printed(
    "DY-10: Coach card",
    "what an optimal coach does with every number of dice and points of influence, solved for the rules in force",
    async () => (await import("./facts/coach-card.js")).coachCard,
  ),
});
