/** The files of this game that people write or keep. */
import { z } from "zod";
import { SIDES } from "../../kernel/football/index.js";
import { keptShape } from "../../kernel/machine/index.js";
import { diceLogs, gameRecords, houseRules, teamFiles } from "../../gamekit/match-files.js";
import { checkRules } from "./check/check-charts.js";
import { checkTeam, checkTeams } from "./check/check-team.js";
import { describeGame } from "./describe.js";
import { GAME_FORMAT, GAME_VERSION, gameRulesOf, replay, type GameRecord } from "./game-record.js";
import { parseRules } from "./house-rules.js";
import { type DiceRules } from "./rules/index.js";
import { RULES_FORMAT, rulesSchema } from "./rules/rules-schema.js";
import { teamSchema } from "./rules/team-schema.js";
import { narrateGame } from "./narrate-game.js";
import { choices, diceLog, playFromDice } from "./table.js";
import { readTeams, TEAMS_FORMAT, teamsSchema, type TeamFile } from "./teams/teams-file.js";

export const rulesKind = houseRules<DiceRules>({
  id: "dice-football-rules",
  title: "DICE Football house rules",
  shape: rulesSchema,
  format: RULES_FORMAT,
  parse: parseRules,
});

export const teamsKind = teamFiles<TeamFile>({
  id: "dice-football-teams",
  title: "DICE Football teams",
  shape: teamsSchema,
  format: TEAMS_FORMAT,
  system: "dice-football",
  isTeam: (team) => "roster" in team && "offense" in team,
  sense: ({ teams }, locate) => checkTeams(teams, locate),
  read: readTeams,
});

const gameSchema = z.strictObject({
  format: z.literal(GAME_FORMAT),
  version: z.literal(GAME_VERSION),
  rules: rulesSchema.extend({ name: z.string().min(1).max(40) }),
  away: teamSchema,
  home: teamSchema,
  playoff: z.boolean(),
  missing: z
    .strictObject({ away: z.array(z.string()).optional(), home: z.array(z.string()).optional() })
    .optional()
    .describe("players who sit out: hurt in earlier games, or at the end of what a season gives them"),
  ...keptShape(choices()),
});

export const gameKind = gameRecords<GameRecord>({
  id: "dice-football-game",
  title: "DICE Football game record",
  shape: gameSchema,
  format: GAME_FORMAT,
  faults: (record, locate) =>
    [
      ...checkRules(gameRulesOf(record), (path, part) => locate(["rules", ...path], part)),
      ...SIDES.flatMap((side) => checkTeam(record[side], locate, [side])),
    ].filter(({ severity }) => severity === "error"),
  replay,
  prints: { describe: describeGame, rulesOf: gameRulesOf, tell: narrateGame },
});

export const diceKind = diceLogs<GameRecord>({
  id: "dice-football-dice",
  title: "DICE Football dice log",
  shape: diceLog(),
  format: "pressbox/dice-football-dice",
  play: playFromDice,
});
