/** The files of this game that people write or keep. */
import { z } from "zod";
import { hasErrors, isObject } from "../../kernel/issue/index.js";
import { isHouse } from "../../kernel/rulings/index.js";
import { keptShape } from "../../kernel/machine/index.js";
import type { FileKind } from "../contract.js";
import { checkRules } from "./check/check-charts.js";
import { checkTeam } from "./check/check-team.js";
import { describeGame } from "./describe.js";
import { GAME_FORMAT, GAME_VERSION, gameRulesOf, replay, type GameRecord } from "./game-record.js";
import { parseRules } from "./house-rules.js";
import { choicesSchema } from "./own-dice/schema.js";
import type { DiceRules } from "./rules/index.js";
import { RULES_FORMAT, rulesSchema } from "./rules/rules-schema.js";
import { teamSchema } from "./rules/team-schema.js";
import { tellGame } from "./tell-game.js";
import { readTeams, TEAMS_FORMAT, teamsSchema, type TeamFile } from "./teams/teams-file.js";

export { diceKind } from "./own-dice.js";

export const rulesKind: FileKind<DiceRules> = {
  id: "dice-football-rules",
  title: "DICE Football house rules",
  shape: rulesSchema,
  matches: (data) => isHouse(data, RULES_FORMAT),
  check(data, locate) {
    const { rules, issues } = parseRules(data, locate);
    return rules ? { issues, value: rules } : { issues };
  },
};

export const teamsKind: FileKind<TeamFile> = {
  id: "dice-football-teams",
  title: "DICE Football teams",
  shape: teamsSchema,
  matches: (data) => {
    if (!isObject(data)) return false;
    if (data.format !== undefined) return data.format === TEAMS_FORMAT;
    if (!Array.isArray(data.teams)) return false;
    return data.teams.some((team) => isObject(team) && "roster" in team && "offense" in team);
  },
  check(data, locate) {
    const { issues, file } = readTeams(data, locate);
    return { issues, value: file };
  },
  prints: {
    describe: ({ teams }) => ({
      line: teams.length === 1 ? "1 team" : `${teams.length} teams`,
      command: "pressbox print dice-football --record FILE",
    }),
  },
};

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
    .describe("players who are hurt from earlier games"),
  ...keptShape(choicesSchema),
});

export const gameKind: FileKind<GameRecord> = {
  id: "dice-football-game",
  title: "DICE Football game record",
  shape: gameSchema,
  matches: (data) => isObject(data) && data.format === GAME_FORMAT,
  check(data, locate) {
    // The data itself, not zod's copy: events must keep their keys in order to be compared word for word.
    const record = data as GameRecord;
    const issues = [
      ...checkRules(gameRulesOf(record), (path, part) => locate(["rules", ...path], part)),
      ...(["away", "home"] as const).flatMap((side) => checkTeam(record[side], locate, [side])),
    ].filter(({ severity }) => severity === "error");
    return hasErrors(issues) ? { issues } : { issues, value: record };
  },
  prove: (record, locate) => replay(record, locate).issues,
  prints: { describe: describeGame, rulesOf: gameRulesOf, tell: tellGame },
};
