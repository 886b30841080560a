/** 5D20 Football: everything that this game gives to the tool. */
import { z } from "zod";
import type { FileKind } from "../../contract/files.js";
import { defineSystem, type GameSystem } from "../../contract/game.js";
import type { Seasons } from "../../contract/seasons.js";
import { matchSystem } from "../../gamekit/match-system.js";
import { shortNames } from "../../gamekit/team-words.js";
import type { D20Types } from "./engine/index.js";
import { games, type GameParts, type GameRecord } from "./game-record.js";
import { narrateGame } from "./narrate-game.js";
import { OWN_STATISTICS } from "./own-statistics.js";
import { proofKind } from "./proof-kind.js";
import { chartSchema } from "./rules/chart-schema.js";
import { checkChart, checkCharts } from "./rules/check-chart.js";
import { checkRules } from "./rules/check-charts.js";
import {
  LEAGUE_AVERAGE,
  packRules,
  resolveRules,
  RULINGS,
  SEASON_RULES,
  STANDARD_RULES,
  teamName,
  type FiveD20Rules,
  type TeamChart,
} from "./rules/index.js";
import { parseRules, RULES_FORMAT, rulesSchema } from "./rules/rules-schema.js";
import { seasons } from "./seasons.js";
import { SHEETS } from "./sheet-list.js";
import { table } from "./table.js";
import { sampleTeams } from "./teams/sample-teams.js";
import { readTeams, TEAMS_FORMAT, teamsSchema, type TeamFile } from "./teams/teams-file.js";

/** The game. Tests use its kinds of files by these names. @internal */
export const { system, gameKind, rulesKind, teamsKind, diceKind } = matchSystem<
  D20Types,
  GameParts,
  GameRecord,
  FiveD20Rules,
  TeamChart,
  TeamFile
>({
  id: "5d20",
  title: "5D20 Football",
  summary: "Five twenty-sided dice per roll, two rolls per play: teams of real seasons from their statistics",
  accent: "#161616",
  credit: "5D20 Football is a game by Chris Davis, Inside Sports Games; charts, sheets and wording by Pressbox.",
  presets: [
    { id: "standard", summary: "the rules as printed", rules: STANDARD_RULES },
    {
      id: "season",
      summary: "the same, with a red zone as hard and calls as in real life: seasons come out like the real ones",
      rules: SEASON_RULES,
    },
  ],
  games,
  table,
  rules: {
    standard: STANDARD_RULES,
    format: RULES_FORMAT,
    rulings: RULINGS,
    shape: rulesSchema,
    pack: packRules,
    resolve: resolveRules,
    parse: parseRules,
    check: checkRules,
  },
  teams: {
    format: TEAMS_FORMAT,
    title: "5D20 Football team charts",
    shape: teamsSchema,
    team: chartSchema,
    sample: sampleTeams,
    nameOf: teamName,
    isTeam: (team) => "qbs" in team || "passDef" in team,
    read: readTeams,
    check: checkChart,
    checkAll: checkCharts,
    shortNames,
  },
  head: () => ({
    playoff: z.boolean(),
    passers: z.strictObject({ away: z.int().min(0).max(5), home: z.int().min(0).max(5) }).optional(),
  }),
  special: ({ playoff, passers }) => playoff || passers !== undefined,
  narrate: narrateGame,
  sheets: SHEETS,
  kinds: { league: seasons.kind as FileKind, proof: proofKind },
  seasons: seasons as Seasons,
  ownStatistics: OWN_STATISTICS,
  checkBuiltIn: () => checkChart(LEAGUE_AVERAGE),
});

export const fiveD20: GameSystem = defineSystem(system);
