/** The form of a file with the dice of a head-to-head game that people rolled themselves. */
import { z } from "zod";
import { diceLogShape, entryShape, facesSchema } from "../../../kernel/machine/index.js";
import { choicesSchema } from "../file-kinds-game.js";
import { STATS } from "../rules/index.js";

export const DICE_FORMAT = "pressbox/pen-and-paper-dice";

const faces = facesSchema(20, "4 6 12");
const stat = z.enum(STATS);

const play = z.strictObject({
  coin: z.enum(["heads", "tails"]).optional().describe("toss: what the visitor calls"),
  first: z.enum(["receive", "kick"]).optional().describe("toss: what its winner does first"),
  kick: z.enum(["standard", "squib", "onside"]).optional().describe("kind of kickoff or free kick"),
  return: z.enum(["return", "fairCatch"]).optional().describe("what the receivers do with a kick or punt"),
  offense: z.string().max(80).optional().describe("call of the side with the ball and its dice: hail mary + action"),
  defense: z.string().max(80).optional().describe("call of the other side and its dice: pass blitz + defense + LB"),
  audible: z.boolean().optional().describe("a star quarterback turns the pass into a rush"),
  penalty: z.enum(["accept", "decline"]).optional().describe("what the fouled side does"),
  try: z.enum(["kick", "two"]).optional().describe("after a touchdown; two is a play of its own in the same entry"),
  heal: z
    .union([stat, z.array(stat).max(20)])
    .optional()
    .describe("half-time: injuries that heal, in the order asked"),
  ...entryShape(faces, "every die of the play in rolling order"),
});

export const diceLogSchema = z.strictObject({
  format: z.literal(DICE_FORMAT),
  playoff: z.boolean().optional().describe("continues until someone leads"),
  ...diceLogShape(faces, choicesSchema, play),
});

export type DiceFile = z.infer<typeof diceLogSchema>;
export type DicePlay = z.infer<typeof play>;
