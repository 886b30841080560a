/** Schemas that all files of two-team games share: the end of records, and the beginning of dice logs. */
import type { ZodType } from "zod";
import { fault, type Issue, type Locate } from "../issue/index.js";
import { zod } from "../zod/index.js";
import { ROLLERS } from "./replay.js";

const seed = () => zod().int().min(0).max(0xffffffff).optional();

/** Maximum length of a record. */
const MOST = { faces: 100_000, events: 100_000 } as const;

/** The body of a two-team record. */
export function keptShape<C extends ZodType>(choices: C, face: ZodType<number> = zod().int().min(1)) {
  const words = zod().string().min(1).max(80);
  return bodyShape({ coaches: zod().strictObject({ away: words, home: words }) }, choices, face);
}

/** The body of any record. Events are checked only by replaying the record. @param players schema of who decided */
export function bodyShape<C extends ZodType, P extends Readonly<Record<string, ZodType>>>(
  players: P,
  choices: C,
  face: ZodType<number>,
) {
  const z = zod();
  return {
    seed: seed().describe("fixes all dice; absent for dice rolled by hand"),
    ...players,
    roller: z.enum(ROLLERS).describe("where the dice came from"),
    choices: choices.describe("every answer that left a choice, in the order asked"),
    dice: z.array(face).max(MOST.faces).describe("every face rolled, in order"),
    events: z
      .array(z.looseObject({ type: z.string() }))
      .max(MOST.events)
      .describe("everything that happened; score, sheets and log are made from it"),
  };
}

/**
 * A line of dice: `4 6 12`, or a single die.
 * @param says what a message expects: `faces such as 4 6 12`
 * @param face pattern of a face, if it must be more than a number
 */
export const facesSchema = (lowest: number, highest: number, says: string, face = "\\d+") => {
  const z = zod();
  const line = z.string().regex(new RegExp(`^\\s*${face}([\\s,]+${face})*\\s*$`), `expected ${says}`);
  return z.union([z.int().min(lowest).max(highest), line]);
};

/** The common keys of entries of `plays`. */
export const entryShape = <F extends ZodType>(faces: F, dice: string) => ({
  note: zod().string().max(200).optional().describe("the players' own notes"),
  dice: zod()
    .union([faces, zod().array(faces).max(200)])
    .optional()
    .describe(dice),
});

/** The common keys of files with the dice of a game. */
export function diceLogShape<F extends ZodType, C extends ZodType, P extends ZodType>(faces: F, choices: C, play: P) {
  const z = zod();
  const name = z.string().min(1).max(80).optional();
  return {
    version: z.literal(1).optional(),
    away: name,
    home: name,
    coach: z.string().max(20).optional().describe("decides what the file leaves open"),
    seed: seed().describe("fixes the coach's own dice, which are not the game's"),
    unfinished: z.boolean().optional().describe("the dice may end before the game does"),
    plays: z.array(play).min(1).max(3000).optional().describe("one entry per toss, kick, snap or try"),
    dice: z
      .array(faces)
      .min(1)
      .max(50_000)
      .optional()
      .describe("all dice in one list instead, the toss first; a coin is 1 (heads) or 2"),
    choices: choices.optional().describe("answers in order, with dice in one list"),
  };
}

type LogKeys = Partial<Readonly<Record<"plays" | "dice" | "choices", unknown>>>;

/** A file gives its dice in one of two ways, never both. */
export function diceLogIssues({ plays, dice, choices }: LogKeys, locate: Locate): Issue[] {
  if (plays === undefined && dice === undefined) {
    const hint = "write plays:, one entry per play, or dice: with all dice";
    return [fault("dice-missing", "there are no dice in this file", { ...locate([]), hint })];
  }
  if (plays === undefined || (dice === undefined && choices === undefined)) return [];
  const key = dice === undefined ? "choices" : "dice";
  const hint = "put the dice and choices of a play into its entry";
  return [fault("dice-twice", `"${key}" and "plays" do not go together`, { ...locate([key]), hint })];
}
