/** THE list of sheets, in printing order. */
import type { SheetSpec } from "../contract.js";
import type { CampaignRecord } from "./record.js";
import type { DynastyRules } from "./rules/index.js";

type DynastySheet = SheetSpec<CampaignRecord, DynastyRules>;

const mat: DynastySheet = {
  id: "mat",
  code: "DY-1",
  title: "Team mat",
  summary: "All tables in playing order and a space for every die, to play on",
  fills: "nothing",
  load: async () => (await import("./facts/mat.js")).mat,
};

const seasonLog: DynastySheet = {
  id: "season-log",
  code: "DY-4",
  title: "Season log",
  summary: "Every die, every point of influence and every round of a campaign, three lines a season",
  fills: "record",
  load: async () => (await import("./facts/season-log.js")).seasonLog,
};

const diceTray: DynastySheet = {
  id: "dice-tray",
  code: "DY-8",
  title: "Dice tray",
  summary: "A football field with a place for every die, and tracks for influence, season and contract",
  fills: "nothing",
  load: async () => (await import("./facts/mat.js")).diceTray,
};

const example: DynastySheet = {
  id: "example",
  code: "DY-9",
  title: "Worked example",
  summary: "A whole campaign filled in, and its first seasons explained die by die",
  fills: "record",
  always: "filled",
  load: async () => (await import("./facts/example.js")).example,
};

const scoresheet: DynastySheet = {
  id: "scoresheet",
  code: "DY-2",
  title: "Campaign scoresheet",
  summary: "A row a season: off-season, team dice, influence, record, playoffs, points",
  fills: "record",
  load: async () => (await import("./facts/scoresheet.js")).scoresheet,
};

const quickReference: DynastySheet = {
  id: "quick-reference",
  code: "DY-5",
  title: "Quick reference",
  summary: "all tables on a card with two sides, four to a sheet of paper",
  fills: "nothing",
  load: async () => {
    const { tableFacts } = await import("./facts/tables.js");
    return { form: ({ rules }) => tableFacts(rules) };
  },
};

const odds: DynastySheet = {
  id: "odds",
  code: "DY-6",
  title: "Coach\u2019s odds",
  summary: "exact chances of the first roll, the playoffs and the off-season, with and without influence",
  fills: "nothing",
  load: async () => {
    const { oddsFacts } = await import("./facts/odds.js");
    return { form: ({ rules }) => oddsFacts(rules) };
  },
};

const coachCard: DynastySheet = {
  id: "coach-card",
  code: "DY-10",
  title: "Coach card",
  summary:
    "what an optimal coach does with every number of dice and points of influence, solved for the rules in force",
  fills: "nothing",
  load: async () => (await import("./facts/coach-card.js")).coachCard,
};

const hallOfFame: DynastySheet = {
  id: "hall-of-fame",
  code: "DY-7",
  title: "Hall of fame",
  summary: "the best campaigns of a house, its records, and how points are spread over all campaigns",
  fills: "records",
  load: async () => (await import("./facts/hall-of-fame.js")).hallOfFame,
};

const rules: DynastySheet = {
  id: "rules",
  code: "DY-3",
  title: "Rules",
  summary: "the whole game on two sides of one page, with worked examples and rulings",
  fills: "nothing",
  load: async () => (await import("./facts/rules.js")).rules,
};

export const SHEETS: readonly DynastySheet[] = [
  mat,
  scoresheet,
  rules,
  seasonLog,
  quickReference,
  odds,
  hallOfFame,
  diceTray,
  example,
  coachCard,
];
