/** The form of a game record. Events are only looked at by playing the record again. */
import { z } from "zod";
import { SKILLS } from "./engine/index.js";
import { keptShape } from "../../kernel/machine/index.js";
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
  ...keptShape(z.array(choiceSchema).max(50_000), z.int().min(1).max(6)),
});
