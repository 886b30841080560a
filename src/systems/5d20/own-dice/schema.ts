/** The form of a file with the dice of a game that people rolled themselves. */
import { z } from "zod";
import { CALLS, CLOCK_ANSWERS } from "../engine/index.js";

export const DICE_FORMAT = "pressbox/5d20-dice";

const choice = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("toss"), coin: z.enum(["heads", "tails"]) }),
  z.strictObject({ kind: z.literal("kickoff"), kick: z.enum(["deep", "onside"]) }),
  z.strictObject({ kind: z.literal("snap"), call: z.enum(CALLS) }),
  z.strictObject({ kind: z.literal("buyOff"), timeout: z.boolean() }),
  z.strictObject({ kind: z.literal("penalty"), accept: z.boolean() }),
  z.strictObject({ kind: z.literal("clock"), how: z.enum(CLOCK_ANSWERS) }),
  z.strictObject({ kind: z.literal("try"), go: z.enum(["kick", "two"]) }),
  z.strictObject({ kind: z.literal("lastKick"), kick: z.boolean() }),
]);

export const choicesSchema = z.array(choice).max(5000);

const faces = z.union([
  z.int().min(1).max(20),
  z.string().regex(/^\s*\d+([\s,]+\d+)*\s*$/, "expected faces such as 8 19 17 4 6"),
]);
const name = z.string().min(1).max(80);
const side = z.enum(["offense", "defense"]);

const play = z.strictObject({
  note: z.string().max(200).optional().describe("free words of the players"),
  coin: z.enum(["heads", "tails"]).optional().describe("toss: what the visitor calls; who wins receives"),
  kick: z.enum(["deep", "onside"]).optional().describe("kind of kickoff"),
  call: z.enum(CALLS).optional().describe("snap: the chart calls runs and passes, or the coach does"),
  penalty: z.enum(["accept", "decline"]).optional().describe("what the fouled team does"),
  buyOff: z.boolean().optional().describe("a timeout against a foul at the snap"),
  timeout: side.optional().describe("who stops the clock after the play"),
  hurry: z.boolean().optional().describe("the offense hurries after the play, where the rules have it"),
  try: z.enum(["kick", "two"]).optional().describe("after a touchdown; a two-point play is a snap of its own"),
  lastKick: z.boolean().optional().describe("a field goal after time is up; its dice follow in the same entry"),
  dice: z
    .union([faces, z.array(faces).max(100)])
    .optional()
    .describe("every die of the play in rolling order: five a roll, red white blue black yellow"),
});

export const diceLogSchema = z.strictObject({
  format: z.literal(DICE_FORMAT),
  version: z.literal(1).optional(),
  away: name.optional(),
  home: name.optional(),
  coach: z.string().max(20).optional().describe("decides what the file leaves open"),
  seed: z.int().min(0).max(0xffffffff).optional().describe("fixes the coach's own dice, which are none of the game's"),
  playoff: z.boolean().optional().describe("goes on until somebody leads"),
  unfinished: z.boolean().optional().describe("the dice may end before the game does"),
  plays: z.array(play).min(1).max(3000).optional().describe("one entry a toss, a kickoff, a snap or a try"),
  dice: z
    .array(faces)
    .min(1)
    .max(50_000)
    .optional()
    .describe("all dice in one list instead; the coin is 1 (heads) or 2"),
  choices: choicesSchema.optional().describe("answers in order, with dice in one list"),
});

export type DiceFile = z.infer<typeof diceLogSchema>;
export type DicePlay = z.infer<typeof play>;
