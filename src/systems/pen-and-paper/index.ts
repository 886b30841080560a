/** Pen & Paper Football: everything that this game adds to the tool. */
import { z } from "zod";
import { defineSystem, type GameSystem } from "../../contract/game.js";
import { nowhereKnown } from "../../kernel/issue/index.js";
import { houseOf } from "../../kernel/rulings/index.js";
import { matchSystem } from "../../gamekit/match-system.js";
import { inTodaysWords } from "./earlier-records.js";
import { scheduleKind } from "./file-kinds-schedule.js";
import { games } from "./game-record.js";
import { checkSchedule } from "./league/index.js";
import { narrateGame } from "./narrate-game.js";
import { OWN_STATISTICS } from "./own-statistics.js";
import {
  checkMarkets,
  keptRules,
  RULES_FORMAT,
  rulesSchema,
  RULINGS,
  SCHEDULES,
  validateRules,
} from "./rules/index.js";
import { exampleLeague, seasons } from "./seasons.js";
import { SHEETS } from "./sheet-list.js";
import { shortNames } from "./records.js";
import { statisticsKind } from "./statistics-table.js";
import { table } from "./table.js";
import { teamMaker } from "./team-maker.js";
import { USUAL_TEAMS } from "./team-pick.js";
import {
  checkTeams,
  gameTeam,
  readTeams,
  sampleNamed,
  sampleTeams,
  senseOfTeams,
  TEAMS_FORMAT,
  TEAMS_TABLE,
  teamsSchema,
} from "./teams/index.js";

/** The game. Tests use its kinds of files by these names. @internal */
export const { system, gameKind, rulesKind, teamsKind, diceKind } = matchSystem({
  id: "pen-and-paper",
  title: "Pen & Paper Football",
  summary: "Fifty-one teams, leagues of 6 to 16: seasons in a few dice, or head to head, every play called in secret",
  accent: "#8C2F2B",
  credit:
    "Pen & Paper Football is a game by John M. Stater, with schedules by Jerry Linscott; sheets and wording by Pressbox.",
  games,
  table,
  rules: houseOf(keptRules, { format: RULES_FORMAT, rulings: RULINGS, shape: rulesSchema, check: validateRules }),
  teams: {
    format: TEAMS_FORMAT,
    title: "Pen & Paper Football teams",
    shape: teamsSchema,
    team: gameTeam,
    sample: sampleTeams,
    usual: USUAL_TEAMS,
    builtIn: ({ name }) => sampleNamed(name),
    nameOf: ({ name }) => name,
    isTeam: (team) => "scores" in team || "printed" in team,
    read: (data, locate) => readTeams(data, { locate }),
    table: TEAMS_TABLE,
    checkAll: (teams, locate = nowhereKnown) => senseOfTeams({ teams }, locate),
    shortNames,
  },
  names: [
    { id: "league", title: "name of the league" },
    { id: "season", title: "year or name of the season" },
    { id: "date", title: "day of the game" },
    { id: "team", title: "team of a team record" },
    { id: "coach", title: "coach of a team record" },
    { id: "homeMarket", title: "home market of a team record" },
    { id: "otherMarkets", title: "other markets of a team record" },
    { id: "stadium", title: "stadium of a team record" },
    { id: "stars", title: "star players of a team record" },
    { id: "colors", title: "colors of a team record" },
    { id: "philosophy", title: "philosophy of a team record" },
  ],
  head: () => ({ playoff: z.boolean() }),
  today: inTodaysWords,
  special: ({ playoff }) => playoff,
  scheduled: "pressbox season pen-and-paper --sheets DIR",
  narrate: narrateGame,
  sheets: SHEETS,
  kinds: { schedule: scheduleKind, statistics: statisticsKind },
  seasons,
  teamMaker,
  lines: [],
  examples: ({ rules, seed }) => [exampleLeague(rules, seed)],
  ownStatistics: OWN_STATISTICS,
  checkBuiltIn: () => [...checkMarkets(), ...Object.values(SCHEDULES).flatMap(checkSchedule)],
  checkSource: () => checkTeams(sampleTeams()),
});

export const penAndPaper: GameSystem = defineSystem(system);
