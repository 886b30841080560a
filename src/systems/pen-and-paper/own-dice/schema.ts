/** The form of a file with the dice of a head-to-head game that people rolled themselves. */
import { z } from "zod";
import { choicesSchema } from "../file-kinds-game.js";
import { STATS } from "../rules/index.js";

export const DICE_FORMAT = "pressbox/pen-and-paper-dice";

const faces = z.union([
  z.int().min(1).max(20),
  z.string().regex(/^\s*\d+([\s,]+\d+)*\s*$/, "expected faces such as 4 6 12"),
]);
const name = z.string().min(1).max(60);
const stat = z.enum(STATS);

const play = z.strictObject({
  note: z.string().max(200).optional().describe("free words of the players"),
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
  dice: z
    .union([faces, z.array(faces).max(100)])
    .optional()
    .describe("every die of the play in rolling order"),
});

export const diceLogSchema = z.strictObject({
  format: z.literal(DICE_FORMAT),
  version: z.literal(1).optional(),
  away: name.optional(),
  home: name.optional(),
  coach: z.string().max(20).optional().describe("calls what the file leaves open"),
  seed: z.int().min(0).max(0xffffffff).optional().describe("fixes the coach's own dice, which are none of the game's"),
  playoff: z.boolean().optional().describe("goes on until somebody leads"),
  unfinished: z.boolean().optional().describe("the dice may end before the game does"),
  plays: z.array(play).min(1).max(3000).optional().describe("one entry a toss, kick, snap or try"),
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
