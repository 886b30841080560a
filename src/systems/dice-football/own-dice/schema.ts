/** The form of a file with the dice of a game that people rolled themselves. */
import { z } from "zod";
import { diceLogShape, entryShape } from "../../../kernel/machine/index.js";
import { KICKOFFS, SNAP_CALLS } from "../engine/index.js";
import { DEFENSE_CALLS } from "../rules/index.js";

export const DICE_FORMAT = "pressbox/dice-football-dice";

const snapCall = z.enum(SNAP_CALLS as readonly [string, ...string[]]);
const defenseCall = z.enum(["card", ...DEFENSE_CALLS]);
const group = z.int().min(1).max(4);
const blockers = z.array(z.int().min(1).max(5)).max(4);
const box = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const choice = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("kickoff"), kick: z.enum(KICKOFFS) }),
  z.strictObject({ kind: z.literal("freeKick"), kick: z.enum(["punt", "kickoff"]) }),
  z.strictObject({ kind: z.literal("returner"), returner: z.int().min(1).max(5) }),
  z.strictObject({
    kind: z.literal("snap"),
    call: snapCall,
    twoMinute: z.boolean().optional(),
    group: group.optional(),
    blockers: blockers.optional(),
  }),
  z.strictObject({
    kind: z.literal("defense"),
    call: defenseCall,
    formation: group.optional(),
    box: box.optional(),
  }),
  z.strictObject({ kind: z.literal("penalty"), accept: z.boolean() }),
  z.strictObject({ kind: z.literal("clock"), timeout: z.boolean() }),
  z.strictObject({ kind: z.literal("try"), go: z.enum(["kick", "two"]) }),
]);

export const choicesSchema = z.array(choice).max(5000);

/** Digits as the dice show them: 0 to 9, with a tenth face as 10 for who counts so. */
const line = z.string().regex(/^\s*\d+([\s,]+\d+)*\s*$/, "expected faces such as 1 4 5 6");
const faces = z.union([z.int().min(0).max(10), line]);
const side = z.enum(["offense", "defense"]);

const play = z.strictObject({
  kick: z.enum(KICKOFFS).optional().describe("kind of kickoff"),
  freeKick: z.enum(["punt", "kickoff"]).optional().describe("kind of free kick after a safety"),
  returner: z.int().min(1).max(5).optional().describe("number of the returner, where two people play"),
  call: snapCall.optional().describe("snap: the card calls, a special column does, or the coach"),
  twoMinute: z.boolean().optional().describe("the two-minute offense is announced"),
  group: group.optional().describe("group of the offense, where its coach calls"),
  blockers: blockers.optional().describe("receivers who block, where a coach calls"),
  defense: defenseCall.optional().describe("call of the defense, where its coach calls"),
  formation: group.optional().describe("formation, where the coach of the defense calls"),
  box: box.optional().describe("safeties in the box, where the coach of the defense calls"),
  penalty: z.enum(["accept", "decline"]).optional().describe("what the fouled team does"),
  timeout: side.optional().describe("who stops the clock after the play"),
  try: z.enum(["kick", "two"]).optional().describe("after a touchdown; a two-point play is a snap of its own"),
  ...entryShape(faces, "every die of the play in rolling order: four a roll, red white black blue; two red white"),
});

export const diceLogSchema = z.strictObject({
  format: z.literal(DICE_FORMAT),
  toss: z.int().min(0).max(9).optional().describe("die of the toss, with plays: even wins for the home team"),
  playoff: z.boolean().optional().describe("goes on until somebody leads"),
  ...diceLogShape(faces, choicesSchema, play),
});

export type DiceFile = z.infer<typeof diceLogSchema>;
export type DicePlay = z.infer<typeof play>;
