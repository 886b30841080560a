/** The files of this game that people write or keep. */
import { z } from "zod";
import { hasErrors, isObject } from "../../kernel/issue/index.js";
import { isHouse } from "../../kernel/rulings/index.js";
import { keptShape } from "../../kernel/machine/index.js";
import type { FileKind } from "../contract.js";
import { describeGame } from "./describe.js";
import { GAME_FORMAT, GAME_VERSION, gameRulesOf, replay, type GameRecord } from "./game-record.js";
import { choicesSchema } from "./own-dice/schema.js";
import { chartSchema } from "./rules/chart-schema.js";
import { checkChart } from "./rules/check-chart.js";
import { checkRules } from "./rules/check-charts.js";
import type { FiveD20Rules } from "./rules/index.js";
import { parseRules, RULES_FORMAT, rulesSchema } from "./rules/rules-schema.js";
import { tellGame } from "./tell-game.js";
import { readTeams, TEAMS_FORMAT, teamsSchema, type TeamFile } from "./teams/teams-file.js";

export { diceKind } from "./own-dice.js";

export const rulesKind: FileKind<FiveD20Rules> = {
  id: "5d20-rules",
  title: "5D20 Football house rules",
  shape: rulesSchema,
  matches: (data) => isHouse(data, RULES_FORMAT),
  check(data, locate) {
    const { rules, issues } = parseRules(data, locate);
    return rules ? { issues, value: rules } : { issues };
  },
};

export const teamsKind: FileKind<TeamFile> = {
  id: "5d20-teams",
  title: "5D20 Football team charts",
  shape: teamsSchema,
  matches: (data) => {
    if (!isObject(data)) return false;
    if (data.format !== undefined) return data.format === TEAMS_FORMAT;
    if (!Array.isArray(data.teams)) return false;
    return data.teams.some((team) => isObject(team) && ("qbs" in team || "passDef" in team));
  },
  check(data, locate) {
    const { issues, file } = readTeams(data, locate);
    return { issues, value: file };
  },
  prints: {
    describe: ({ teams }) => ({
      line: teams.length === 1 ? "1 team" : `${teams.length} teams`,
      command: "pressbox print 5d20 --record FILE",
    }),
  },
};

const gameSchema = z.strictObject({
  format: z.literal(GAME_FORMAT),
  version: z.literal(GAME_VERSION),
  rules: rulesSchema.extend({ name: z.string().min(1).max(40) }),
  away: chartSchema,
  home: chartSchema,
  playoff: z.boolean(),
  passers: z.strictObject({ away: z.int().min(0).max(5), home: z.int().min(0).max(5) }).optional(),
  ...keptShape(choicesSchema),
});

export const gameKind: FileKind<GameRecord> = {
  id: "5d20-game",
  title: "5D20 Football game record",
  shape: gameSchema,
  matches: (data) => isObject(data) && data.format === GAME_FORMAT,
  check(data, locate) {
    // The data itself, not zod's copy: events must keep their keys in order to be compared word for word.
    const record = data as GameRecord;
    const issues = [
      ...checkRules(gameRulesOf(record), (path, part) => locate(["rules", ...path], part)),
      ...(["away", "home"] as const).flatMap((side) => checkChart(record[side], locate, [side])),
    ].filter(({ severity }) => severity === "error");
    return hasErrors(issues) ? { issues } : { issues, value: record };
  },
  prove: (record, locate) => replay(record, locate).issues,
  prints: { describe: describeGame, rulesOf: gameRulesOf, tell: tellGame },
};
