/** The form of a game record. Events are only looked at by playing the record again. */
import { z } from "zod";
import { keptShape } from "../../kernel/machine/index.js";
import { gameRecords } from "../../gamekit/match-files.js";
import { describeGame } from "./describe.js";
import { narrateGame } from "./narrate-game.js";
import { inTodaysWords } from "./earlier-records.js";
import { gameTeam } from "./game-team-schema.js";
import { GAME_FORMAT, GAME_VERSION, gameRulesOf, replay, type GameRecord } from "./game-record.js";
import { POSITIONS, rulesSchema, STANDARD_RULES, STATS, validateRules } from "./rules/index.js";

const words = z.string().max(80);
const dieIds = z.array(z.enum(["action", ...POSITIONS]));
const chart = z.array(z.int().min(1).max(20)).optional();
const stat = z.enum(STATS);

const choice = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("toss"), coin: z.enum(["heads", "tails"]) }),
  z.strictObject({ kind: z.literal("elect"), first: z.enum(["receive", "kick"]) }),
  z.strictObject({ kind: z.literal("kickoff"), kick: z.enum(["standard", "squib", "onside"]) }),
  z.strictObject({ kind: z.literal("return"), how: z.enum(["return", "fairCatch"]) }),
  z.strictObject({
    kind: z.literal("snap"),
    offense: z.strictObject({ call: words, dice: dieIds, chart }),
    defense: z.strictObject({
      against: z.enum(["pass", "rush"]),
      special: z.enum(["none", "blitz", "goalLineStand", "prevent"]),
      dice: dieIds,
      chart,
    }),
  }),
  z.strictObject({ kind: z.literal("audible"), audible: z.boolean() }),
  z.strictObject({ kind: z.literal("penalty"), accept: z.boolean() }),
  z.strictObject({ kind: z.literal("try"), go: z.enum(["kick", "two"]) }),
  z.strictObject({ kind: z.literal("heal"), stat }),
]);

export const choicesSchema = z.array(choice).max(5000);

export const gameSchema = z.strictObject({
  format: z.literal(GAME_FORMAT),
  version: z.literal(GAME_VERSION),
  rules: rulesSchema.extend({ name: z.string().min(1).max(40) }),
  away: gameTeam,
  home: gameTeam,
  playoff: z.boolean(),
  ...keptShape(choicesSchema),
});

export const gameKind = gameRecords<GameRecord>({
  id: "pen-and-paper-game",
  title: "Pen & Paper Football game record",
  shape: gameSchema,
  format: GAME_FORMAT,
  today: inTodaysWords,
  faults(record, locate) {
    const rules = gameRulesOf(record);
    return rules === STANDARD_RULES ? [] : validateRules(rules, (path, part) => locate(["rules", ...path], part));
  },
  replay,
  prints: { describe: describeGame, rulesOf: gameRulesOf, tell: narrateGame },
});
