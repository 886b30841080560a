/**
 * The dice file: a campaign that a person rolled at the table, easy to write by hand.
 *
 * ```yaml
 * format: pressbox/dynasty-dice
 * version: 1
 * coach: Dutch Kowalski
 * club: Toledo Ironmen
 * firstSeason: "1962"
 * seasons:
 *   - offSeason: 3 4            # the two dice; the +1 after a losing season comes by itself
 *     frontOffice: 5 die        # only when the table sends you there
 *     regular: 4 2 3 1          # the Coach Die comes first
 *     wildCard:                 # one line for every time the dice changed, each showing all dice
 *       - 6 1 2 4               # as first rolled
 *       - 6 1 2* 1*             # * = rolled again for 1 point
 *       - 2= 1 2 1              # = on the Coach Die: turned for 1 point
 *   - offSeason: [5 2 +1, 5 4*] # +1 = a modifier bought before the roll; then the second die again
 *                               # 5 4* extend = bought once the reroll was paid, before it was rolled
 *     regular: [extend, 1 1 4 6 6]   # extend = a point for +2 seasons, at this very moment
 *     extend: 1                 # bought last of all, before the contract check
 * ```
 *
 * A section is one line, or a list of lines in the order they happened. Dice keep their places within a section.
 * Front Office lines: the die, and after a 3 or 5 what was taken: `3 +1`, `3 again`, `5 die`, `5 +3`.
 */
import type { z as Zod } from "zod";
import { zod } from "../../../../kernel/zod/index.js";
import { lazily } from "../../../../kernel/lazy/index.js";

export const DICE_FORMAT = "pressbox/dynasty-dice";
export const DICE_VERSION = 1;

export const diceLogSchema = lazily(() => {
  const z = zod();
  const line = z.union([z.string().min(1).max(60), z.int()]);
  /** One line, several lines, or one roll as a list of numbers. */
  const section = z.union([line, z.array(line).min(1).max(200)]);
  const words = z.union([z.string().max(80), z.number()]);

  const season = z.strictObject({
    offSeason: section,
    frontOffice: section.optional(),
    regular: section,
    /** Id of the season row taken, if the rules allow a choice (D6). */
    take: z.string().optional(),
    wildCard: section.optional(),
    divisional: section.optional(),
    conference: section.optional(),
    bigGame: section.optional(),
    /** Extensions bought after the season's result. */
    extend: z.int().min(0).max(20).optional(),
  });

  return z.strictObject({
    format: z.literal(DICE_FORMAT),
    version: z.literal(DICE_VERSION).optional(),
    coach: words.optional(),
    club: words.optional(),
    started: words.optional(),
    firstSeason: words.optional(),
    /** True if the campaign continues after the last season given. */
    unfinished: z.boolean().optional(),
    seasons: z.array(season).min(1).max(40),
  });
});

export type DiceLog = Zod.infer<ReturnType<typeof diceLogSchema>>;

/** Sections that contain dice, in playing order. */
export const SECTIONS = [
  "offSeason",
  "frontOffice",
  "regular",
  "wildCard",
  "divisional",
  "conference",
  "bigGame",
] as const;
export type Section = (typeof SECTIONS)[number];
