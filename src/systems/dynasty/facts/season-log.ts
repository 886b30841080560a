/** DY-4, the season log: its print and its values are in scoresheet.ts; this adds reading it back. */
import type { SheetContent } from "../../../contract/sheet.js";
import { readSeasons } from "../read/read-seasons.js";
import type { CampaignRecord } from "../record.js";
import type { DynastyRules } from "../rules/index.js";
import { campaignSheet, seasonLogFacts, seasonLogValues } from "./scoresheet.js";

export const seasonLog: SheetContent<CampaignRecord, DynastyRules> = {
  ...campaignSheet("Season log", seasonLogFacts, seasonLogValues),
  read: readSeasons,
};
