/** The form of a file with the dice of a game that people rolled themselves. */
import { z } from "zod";
import { diceLogShape, entryShape } from "../../../kernel/machine/index.js";
import { SPEND_ON } from "../engine/index.js";
import { choiceSchema } from "../record-schema.js";
import { SKILLS } from "../engine/index.js";

export const DICE_FORMAT = "pressbox/postcard-dice";

/** `4 6 2`: faces with spaces or commas between them; a single one may stand alone. */
const faces = z.union([
  z.int().min(1).max(6),
  z.string().regex(/^\s*[1-6]([\s,]+[1-6])*\s*$/, "expected faces of six-sided dice, such as 4 6 2"),
]);
/** One line of dice or several. */
const lines = z.union([faces, z.array(faces).max(200)]);

/** `2 0`, or one number: bonuses for a roll; where both sides roll, those of the side with the ball first. */
const bonus = z.union([
  z.int().min(0).max(20),
  z.string().regex(/^\s*\d+[\s,]+\d+\s*$/, "expected two numbers such as 2 0: the side with the ball first"),
]);
const side = z.enum(["away", "home"]);
const both = z.enum(["none", "offense", "defense", "both"]);

const spends = z.strictObject(
  Object.fromEntries(SPEND_ON.map((on) => [on, z.union([bonus, z.array(bonus).min(1).max(40)]).optional()])),
);

const row = z.strictObject({
  call: z
    .enum(["play", "punt", "fieldGoal", "fakePunt", "fakeFieldGoal", "knee", "regular", "onside", "kick", "two"])
    .optional(),
  picks: z
    .union([
      z.tuple([z.int(), z.int()]),
      z.string().regex(/^\s*\d+[\s,]+\d+\s*$/, "expected two numbers such as 3 5: the side with the ball first"),
    ])
    .optional(),
  /** What a fake turns into. */
  as: z.enum(["rush", "pass"]).optional(),
  throw: z.boolean().optional(),
  return: z.enum(["run", "fairCatch", "touchback"]).optional(),
  /** Punts and free kicks: yards aimed at. */
  target: z.int().optional(),
  /** Whose team skill was used. */
  reroll: both.optional(),
  /** Ends of the time circles crossed, in order. */
  cross: z.union([z.enum(["left", "right"]), z.array(z.enum(["left", "right"])).max(10)]).optional(),
  spend: spends.optional(),
  ...entryShape(faces, "every die of the row in rolling order"),
});

export const diceSchema = z.strictObject({
  format: z.literal(DICE_FORMAT),
  skill: z
    .strictObject({ away: z.enum(SKILLS).nullable().optional(), home: z.enum(SKILLS).nullable().optional() })
    .optional(),
  draw: lines.optional(),
  toss: lines.optional(),
  kicks: side.optional(),
  ...diceLogShape(faces, z.array(choiceSchema).max(50_000), row),
});

export type DiceFile = z.infer<typeof diceSchema>;
export type DiceRow = z.infer<typeof row>;
