/** The form of a file with the dice of a game that people rolled themselves. */
import { z } from "zod";
import { diceLogShape, entryShape, facesSchema } from "../../../kernel/machine/index.js";
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

const faces = facesSchema(20, "8 19 17 4 6");
const side = z.enum(["offense", "defense"]);

const play = z.strictObject({
  coin: z.enum(["heads", "tails"]).optional().describe("toss: what the visitor calls; who wins receives"),
  kick: z.enum(["deep", "onside"]).optional().describe("kind of kickoff"),
  call: z.enum(CALLS).optional().describe("snap: the chart calls runs and passes, or the coach does"),
  penalty: z.enum(["accept", "decline"]).optional().describe("what the fouled team does"),
  buyOff: z.boolean().optional().describe("a timeout against a foul at the snap"),
  timeout: side.optional().describe("who stops the clock after the play"),
  hurry: z.boolean().optional().describe("the offense hurries after the play, where the rules have it"),
  try: z.enum(["kick", "two"]).optional().describe("after a touchdown; a two-point play is a snap of its own"),
  lastKick: z.boolean().optional().describe("a field goal after time is up; its dice follow in the same entry"),
  ...entryShape(faces, "every die of the play in rolling order: five a roll, red white blue black yellow"),
});

export const diceLogSchema = z.strictObject({
  format: z.literal(DICE_FORMAT),
  playoff: z.boolean().optional().describe("goes on until somebody leads"),
  ...diceLogShape(faces, choicesSchema, play),
});

export type DiceFile = z.infer<typeof diceLogSchema>;
export type DicePlay = z.infer<typeof play>;
