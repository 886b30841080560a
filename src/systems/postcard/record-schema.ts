/** The form of a game record. Events are only looked at by playing the record again. */
import { z } from "zod";
import { SKILLS } from "./engine/index.js";
import { ROLLERS } from "../../kernel/machine/index.js";
import { GAME_FORMAT, GAME_VERSION } from "./record.js";
import { rulesSchema } from "./rules/index.js";

const words = z.string().min(1).max(60);
const skill = z.enum(SKILLS).nullable();

/** An answer to a decision: a number (pick, bonuses, punt distance) or a word. */
export const choiceSchema = z.union([z.int().min(0).max(100), z.string().max(20)]);
export const skillsSchema = z.strictObject({ away: skill, home: skill });

export const gameSchema = z.strictObject({
  format: z.literal(GAME_FORMAT),
  version: z.literal(GAME_VERSION),
  rules: rulesSchema,
  away: words,
  home: words,
  skill: skillsSchema,
  seed: z.int().min(0).max(0xffffffff).optional().describe("fixes all dice; absent for dice that a person rolled"),
  coaches: z.strictObject({ away: words, home: words }),
  roller: z.enum(ROLLERS).describe("where the dice came from"),
  choices: z.array(choiceSchema).max(50_000).describe("every answer that left a choice, in the order asked"),
  dice: z.array(z.int().min(1).max(6)).max(100_000).describe("every face rolled, in order"),
  events: z
    .array(z.looseObject({ type: z.string() }))
    .max(100_000)
    .describe("everything that happened; score, sheets and log are made of it"),
});
