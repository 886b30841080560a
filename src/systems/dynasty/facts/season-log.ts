/** DY-4, the season log: what it prints and takes is next to the scoresheet's; it is read back as well. */
import type { SheetContent } from "../../../contract/sheet.js";
import { readSeasons } from "../read/read-seasons.js";
import type { CampaignRecord } from "../record.js";
import type { DynastyRules } from "../rules/index.js";
import { campaignSheet, seasonLogFacts, seasonLogValues } from "./scoresheet.js";

export const seasonLog: SheetContent<CampaignRecord, DynastyRules> = {
  ...campaignSheet("Season log", seasonLogFacts, seasonLogValues),
  read: readSeasons,
};
