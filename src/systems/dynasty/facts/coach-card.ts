/** DY-10, the coach card: what the best coach does, one column for every number of dice and points of influence. */
import type { SheetContent } from "../../contract.js";
import type { CampaignRecord } from "../record.js";
import type { DynastyRules } from "../rules/index.js";
import { solvedTable } from "../solved.js";
import type { SolvedTable } from "../solver/index.js";
import { shortOf } from "../campaign.js";
import { cardSeason, cellsOf, type StrategyLine } from "./coach-card/asker.js";
import { strategies, worthSeasons, type Strategy } from "./coach-card/strategies.js";
import { rangeText, tableFacts } from "./tables.js";

function cardFacts(rules: DynastyRules, solution: SolvedTable) {
  const played = strategies(rules, solution);
  const tables = tableFacts(rules);
  /** Cells of a line, by number of dice and then by influence. */
  const cells = (of: (strategy: Strategy) => StrategyLine) => played.map((strategy) => cellsOf(of(strategy), strategy));
  const missed = tables.regularSeason.filter(({ entry }) => entry === "none");
  const losing = played.filter((strategy) => strategy.losing).map(({ dice }) => dice);
  // `ask` says what a line asks; the template has the words.
  const [ends, early] = [0, 1].map((i) =>
    played.some(({ contract }) => contract[i])
      ? [{ ask: i === 0 ? "ends" : "early", cells: cells(({ contract }) => contract[i]) }]
      : [],
  );
  return {
    setup: tables.setup,
    influenceLevels: tables.influenceLevels,
    season: cardSeason(rules),
    /** Points of an average campaign. */
    value: solution.value.toFixed(1),
    /** Dice whose seasons mostly lose: their off-season lines have the +1. */
    losing: losing.length > 0 ? rangeText(losing[0], losing[losing.length - 1]) : "",
    allLose: losing.length === played.length,
    pools: played.map(({ dice }, i) => ({
      dice,
      signs: "\u2685\u2681\u2683\u2680\u2682".slice(0, dice),
      odd: i % 2 === 1,
    })),
    offSeason: tables.offSeason.map((row, i) => ({
      ...row,
      ask: "total",
      cells: cells(({ offSeason }) => offSeason[i]),
    })),
    keepFrom:
      rules.switches.offSeasonReroll === "both" ? [] : [{ ask: "keep", cells: cells(({ keepFrom }) => keepFrom) }],
    regular: missed.map((row, i) => ({ ...row, ask: "missed", cells: cells(({ regular }) => regular[i]) })),
    inPlayoffs: [{ ask: "reached", cells: cells(({ inPlayoffs }) => inPlayoffs) }],
    rounds: tables.playoffs.map((row, i) => ({ ...row, ask: "round", cells: cells(({ rounds }) => rounds[i]) })),
    office: rules.tables.frontOffice
      .filter((row) => row.choice)
      .map((row, i) => ({
        ask: "office",
        face: row.from,
        short: shortOf(row),
        cells: cells(({ office }) => office[i]),
      })),
    sold: tables.sold,
    ends,
    early,
    worth: worthSeasons(rules).map((season, i) => ({ ask: "worth", season, cells: cells(({ worth }) => worth[i]) })),
  };
}

export const coachCard: SheetContent<CampaignRecord, DynastyRules> = {
  form: ({ rules, cache, progress }) => cardFacts(rules, solvedTable(rules, "points", cache, progress)),
};
