/** House-rule files: their schema. Lists replace the whole standard list, records are merged key by key. */
import { zod } from "../../../kernel/zod/index.js";
import { lazily } from "../../../kernel/lazy/index.js";
import { houseSchema } from "../../../kernel/rulings/index.js";
import { SWITCHES } from "./switches.js";
import { PATTERNS, ROUNDS } from "./types.js";

export const RULES_FORMAT = "pressbox/dynasty-rules";

/**
 * A house-rule file (`format` and `version` may be left out):
 *
 * ```yaml
 * format: pressbox/dynasty-rules
 * version: 1
 * name: open-market
 * extends: standard
 * tables:
 *   setup: {influence: 3}
 *   extension: {bought: 1}
 * switches: {playoffMatch: orBetter}
 * ```
 */
export const rulesSchema = lazily(() => {
  const z = zod();
  const whole = z.int();
  const count = z.int().min(0);
  const face = z.int().min(1).max(6);
  const text = z.string().min(1).max(80);
  const effect = z.strictObject({ dice: whole.default(0), influence: whole.default(0) });
  const pattern = z.enum(PATTERNS);

  const setup = z.strictObject({
    seasons: z.int().min(1).max(40),
    games: z.int().min(6).max(40),
    dice: z.int(),
    diceMin: z.int(),
    diceMax: z.int(),
    influence: count,
    influenceMin: count,
    influenceMax: count,
    contractYears: z.int().min(1),
    previousWins: count,
    losingWins: count,
    winningWins: count,
  });

  const regularRow = z.strictObject({
    id: z.string().regex(/^[a-zA-Z][\w-]*$/, "expected a short name of letters, digits and -"),
    pattern,
    firstRoll: z.boolean().optional(),
    coach: z.tuple([face, face]).optional(),
    wins: z.union([count, z.literal("coach")]),
    losses: z.union([count, z.literal("rest")]),
    playoffs: z.enum(["none", "wildCard", "bye"]),
  });

  const playoffRow = z.strictObject({
    round: z.enum(ROUNDS),
    win: z.array(pattern).min(1),
    influence: whole,
    points: count,
  });

  const range = {
    from: whole,
    to: whole,
    dice: whole.default(0),
    influence: whole.default(0),
    text,
    short: text.optional(),
  };

  /** The tables, each of them optional. */
  const tables = z.strictObject({
    setup: setup.partial().optional(),
    influenceGain: z
      .array(z.strictObject({ from: whole, to: whole, gain: count }))
      .min(1)
      .optional(),
    regularSeason: z.array(regularRow).min(1).optional(),
    playoffs: z.array(playoffRow).min(1).optional(),
    offSeason: z
      .array(z.strictObject({ ...range, frontOffice: z.boolean().optional() }))
      .min(1)
      .optional(),
    frontOffice: z
      .array(
        z.strictObject({ ...range, choice: z.tuple([effect, z.union([effect, z.literal("rollAgain")])]).optional() }),
      )
      .min(1)
      .optional(),
    scoring: z.strictObject({ winningSeason: count }).partial().optional(),
    extension: z
      .strictObject({ betterResult: count, conferenceTitle: count, bigGame: count, bought: count })
      .partial()
      .optional(),
  });

  return houseSchema(RULES_FORMAT, tables, SWITCHES);
});
