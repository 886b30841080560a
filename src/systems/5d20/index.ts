/** 5D20 Football: everything that this game adds to the tool. */
import { z } from "zod";
import { defineSystem, type GameSystem } from "../../contract/game.js";
import { DAY, matchSystem } from "../../gamekit/match-system.js";
import { shortNames } from "../../gamekit/team-words.js";
import { games } from "./game-record.js";
import { narrateGame } from "./narrate-game.js";
import { OWN_STATISTICS } from "./own-statistics.js";
import { proofKind } from "./proof-kind.js";
import { checkChart } from "./rules/check-chart.js";
import { LEAGUE_AVERAGE, SEASON_RULES, STANDARD_RULES, teamName } from "./rules/index.js";
import { house } from "./rules/rules-schema.js";
import { seasons } from "./seasons.js";
import { SHEETS } from "./sheet-list.js";
import { table } from "./table.js";
import { sampleTeams } from "./teams/sample-teams.js";
import { teamFiles } from "./teams/teams-file.js";

/** The game. Tests use its kinds of files by these names. @internal */
export const { system, gameKind, rulesKind, teamsKind, diceKind } = matchSystem({
  id: "5d20",
  title: "5D20 Football",
  summary: "Five twenty-sided dice per roll, two rolls per play: teams of real seasons from their statistics",
  accent: "#161616",
  credit: "5D20 Football is a game by Chris Davis, Inside Sports Games; charts, sheets and wording by Pressbox.",
  presets: [
    { id: "standard", summary: "the rules as printed", rules: STANDARD_RULES },
    {
      id: "season",
      summary: "for season replays: a realistic red zone and realistic calls, so that seasons match the real ones",
      rules: SEASON_RULES,
    },
  ],
  games,
  table,
  rules: house,
  teams: {
    ...teamFiles,
    title: "5D20 Football team charts",
    sample: sampleTeams,
    nameOf: teamName,
    isTeam: (team) => "qbs" in team || "passDef" in team,
    check: checkChart,
    shortNames,
  },
  head: () => ({
    playoff: z.boolean(),
    passers: z.strictObject({ away: z.int().min(0).max(5), home: z.int().min(0).max(5) }).optional(),
  }),
  special: ({ playoff, passers }) => playoff || passers !== undefined,
  narrate: narrateGame,
  names: [DAY, { id: "pack", title: "pack of the dice deck, 1 to 5" }],
  sheets: SHEETS,
  kinds: { proof: proofKind },
  seasons,
  ownStatistics: OWN_STATISTICS,
  checkBuiltIn: () => checkChart(LEAGUE_AVERAGE),
});

export const fiveD20: GameSystem = defineSystem(system);
