/** DY-10, the coach card: what the best coach does, for every number of dice and points of influence, read from the exact solution. */
import type { SheetContent } from "../../../contract/sheet.js";
import type { CampaignRecord } from "../record.js";
import type { DynastyRules } from "../rules/index.js";
import { solvedTable } from "../solved.js";
import type { SolvedTable } from "../solver/index.js";
import { optimalCoach } from "../solver/optimal-coach.js";
import { valueAt } from "../solver/solution.js";
import { shortOf } from "../campaign.js";
import { Asker, cardSeason, cellsOf, textCell, type StrategyLine } from "./coach-card/asker.js";
import { contractLines, officeLine, offSeasonLines } from "./coach-card/between.js";
import { regularLine, roundLine } from "./coach-card/dice.js";
import { diceCounts } from "./odds.js";
import { rangeText } from "../../../kernel/words/index.js";
import { tableFacts } from "./tables.js";

/** Seasons whose expected points are listed: first, first of the second half, last. */
const worthSeasons = ({ tables: { setup } }: DynastyRules): number[] => [
  ...new Set([1, Math.floor(setup.seasons / 2) + 1, setup.seasons]),
];

/** Expected points from the start of a season on, after a losing one. */
function worthLine({ rules, dice, levels }: Asker, solution: SolvedTable, season: number): StrategyLine {
  const { contractYears, previousWins } = rules.tables.setup;
  return levels.map((influence) => {
    const standing = { season, dice, influence, left: contractYears, prevWins: previousWins, prevDepth: 0 };
    const value = valueAt(rules, solution, standing);
    return textCell(value >= 100 ? value.toFixed(0) : value.toFixed(1));
  });
}

/** `ask` identifies the question of a line; the template has the words. */
function cardFacts(rules: DynastyRules, solution: SolvedTable) {
  const tables = tableFacts(rules);
  const { frontOffice, playoffs } = rules.tables;
  const coach = optimalCoach(solution, rules);
  const asks = diceCounts(rules).map((dice) => new Asker(rules, coach, dice));
  /** Cells of a line, by number of dice and influence. */
  const cells = (of: (ask: Asker, i: number) => StrategyLine) => asks.map((ask, i) => cellsOf(of(ask, i), ask));
  const [seasons, contracts] = [asks.map(offSeasonLines), asks.map(contractLines)];
  const contract = (ask: string, i: number) =>
    contracts.some((lines) => lines[i]) ? [{ ask, cells: cells((_, dice) => contracts[dice][i]) }] : [];
  const rows = tables.regularSeason.map((row, i) => ({ row, i }));
  const missed = rows.filter(({ row }) => row.entry === "none");
  const reached = rows.filter(({ row }) => row.entry !== "none").map(({ i }) => i);
  const losing = asks.filter((ask) => ask.losing).map(({ dice }) => dice);
  return {
    setup: tables.setup,
    influenceLevels: tables.influenceLevels,
    season: cardSeason(rules),
    /** Mean points of a campaign. */
    value: solution.value.toFixed(1),
    /** Numbers of dice whose seasons mostly lose: their offseason lines have the +1. */
    losing: losing.length > 0 ? rangeText(losing[0], losing[losing.length - 1]) : "",
    allLose: losing.length === asks.length,
    pools: asks.map(({ dice }, i) => ({
      dice,
      signs: "\u2685\u2681\u2683\u2680\u2682".slice(0, dice),
      odd: i % 2 === 1,
    })),
    offSeason: tables.offSeason.map((row, i) => ({
      ...row,
      ask: "total",
      cells: cells((_, dice) => seasons[dice].lines[i]),
    })),
    keepFrom:
      rules.switches.offSeasonReroll === "both"
        ? []
        : [{ ask: "keep", cells: cells((_, dice) => seasons[dice].keepFrom) }],
    regular: missed.map(({ row, i }) => ({ ...row, ask: "missed", cells: cells((ask) => regularLine(ask, [i])) })),
    inPlayoffs: [{ ask: "reached", cells: cells((ask) => regularLine(ask, reached)) }],
    rounds: tables.playoffs.map((row, i) => ({
      ...row,
      ask: "round",
      cells: cells((ask) => roundLine(ask, playoffs[i].round)),
    })),
    office: frontOffice.flatMap(({ choice, ...row }, i) =>
      choice
        ? [{ ask: "office", face: row.from, short: shortOf(row), cells: cells((ask) => officeLine(ask, i, choice)) }]
        : [],
    ),
    sold: tables.sold,
    ends: contract("ends", 0),
    early: contract("early", 1),
    worth: worthSeasons(rules).map((season) => ({
      ask: "worth",
      season,
      cells: cells((ask) => worthLine(ask, solution, season)),
    })),
  };
}

export const coachCard: SheetContent<CampaignRecord, DynastyRules> = {
  form: ({ rules, cache, progress }) => cardFacts(rules, solvedTable(rules, "points", cache, progress)),
};
