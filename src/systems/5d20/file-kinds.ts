/** The files of this game that people write or keep. */
import { z } from "zod";
import { SIDES } from "../../kernel/football/index.js";
import { keptShape } from "../../kernel/machine/index.js";
import { diceLogs, gameRecords, houseRules, teamFiles } from "../../gamekit/match-files.js";
import { describeGame } from "./describe.js";
import { GAME_FORMAT, GAME_VERSION, gameRulesOf, replay, type GameRecord } from "./game-record.js";
import { chartSchema } from "./rules/chart-schema.js";
import { checkChart, checkCharts } from "./rules/check-chart.js";
import { checkRules } from "./rules/check-charts.js";
import { type FiveD20Rules } from "./rules/index.js";
import { parseRules, RULES_FORMAT, rulesSchema } from "./rules/rules-schema.js";
import { narrateGame } from "./narrate-game.js";
import { choices, diceLog, playFromDice } from "./table.js";
import { readTeams, TEAMS_FORMAT, teamsSchema, type TeamFile } from "./teams/teams-file.js";

export const rulesKind = houseRules<FiveD20Rules>({
  id: "5d20-rules",
  title: "5D20 Football house rules",
  shape: rulesSchema,
  format: RULES_FORMAT,
  parse: parseRules,
});

export const teamsKind = teamFiles<TeamFile>({
  id: "5d20-teams",
  title: "5D20 Football team charts",
  shape: teamsSchema,
  format: TEAMS_FORMAT,
  system: "5d20",
  isTeam: (team) => "qbs" in team || "passDef" in team,
  sense: ({ teams }, locate) => checkCharts(teams, locate),
  read: readTeams,
});

const gameSchema = z.strictObject({
  format: z.literal(GAME_FORMAT),
  version: z.literal(GAME_VERSION),
  rules: rulesSchema.extend({ name: z.string().min(1).max(40) }),
  away: chartSchema,
  home: chartSchema,
  playoff: z.boolean(),
  passers: z.strictObject({ away: z.int().min(0).max(5), home: z.int().min(0).max(5) }).optional(),
  ...keptShape(choices()),
});

export const gameKind = gameRecords<GameRecord>({
  id: "5d20-game",
  title: "5D20 Football game record",
  shape: gameSchema,
  format: GAME_FORMAT,
  faults: (record, locate) =>
    [
      ...checkRules(gameRulesOf(record), (path, part) => locate(["rules", ...path], part)),
      ...SIDES.flatMap((side) => checkChart(record[side], locate, [side])),
    ].filter(({ severity }) => severity === "error"),
  replay,
  prints: { describe: describeGame, rulesOf: gameRulesOf, tell: narrateGame },
});

export const diceKind = diceLogs<GameRecord>({
  id: "5d20-dice",
  title: "5D20 Football dice log",
  shape: diceLog(),
  format: "pressbox/5d20-dice",
  play: playFromDice,
});
