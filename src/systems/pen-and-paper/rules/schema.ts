/** House-rule files: their schema. Lists replace the standard list completely, records are merged key by key. */
import { z } from "zod";
import { houseSchema } from "../../../kernel/rulings/index.js";
import { SWITCHES } from "./switches.js";
import { STANDARD_TABLES } from "./tables.js";
import { POSITIONS, SEASON_CLASSES, STATS, type PenAndPaperTables } from "./types.js";

const whole = z.int();
const count = z.int().min(0);
const range = { from: whole, to: whole };
const values = z.array(z.strictObject({ ...range, value: whole })).min(1);
const points = z.array(z.strictObject({ ...range, points: count })).min(1);
const stat = z.enum(STATS);
const position = z.enum(POSITIONS);
const text = z.string().min(1).max(120);

const against = z.strictObject({
  dc: whole.optional(),
  yards: count.optional(),
  kind: z.enum(["pass", "rush"]).optional(),
});
const plays = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-zA-Z][\w-]*$/, "expected a short name of letters, digits and -"),
      title: text,
      kind: z.enum(["pass", "rush"]),
      dc: whole,
      yards: count,
      attack: z.array(z.enum(["QB", "RB", "WR"])).min(1),
      trick: z.boolean(),
      against: z
        .strictObject({ rush: against.optional(), pass: against.optional(), blitz: against.optional() })
        .optional(),
      failure: z.strictObject({ loseDice: count.optional(), fumble: z.boolean().optional() }).optional(),
      natural1: z.literal("fumble").optional(),
      touchdown: z.boolean().optional(),
      ignoresBlitz: z.boolean().optional(),
      interceptionReturn: count.optional(),
      hurryUp: z.boolean().optional(),
      withoutLB: z.boolean().optional(),
      effect: text,
    }),
  )
  .min(1);

/** Tables that are lists, replaced completely. */
const LISTS = {
  modifier: values,
  leaguePoints: points,
  classicPoints: points,
  kickoff: values,
  punt: values,
  setback: values,
  fieldGoal: z.array(z.strictObject({ ...range, above: count })).min(1),
  fakes: z.array(z.strictObject({ earlier: count, from: whole })).min(1),
  passPlays: plays,
  rushPlays: plays,
  mishaps: z.array(z.strictObject({ ...range, mishap: z.enum(["penalty", "injury", "majorInjury"]) })).min(1),
  injuries: z.array(z.strictObject({ ...range, stat, stars: z.array(position) })).min(1),
  fouls: z
    .array(
      z.strictObject({
        ...range,
        on: z.enum(["offense", "defense"]),
        title: text,
        yards: count,
        down: z.enum(["replay", "loss", "first"]),
        addsGain: z.boolean().optional(),
        passComplete: count.optional(),
        needsPass: z.boolean().optional(),
      }),
    )
    .min(1),
  seasonClasses: z
    .array(
      z.strictObject({
        id: z.enum(SEASON_CLASSES),
        title: text,
        fanBase: z.array(z.strictObject({ ...range, change: z.enum(["grows", "same", "shrinks"]) })).min(1),
        major: count,
        minor: count,
      }),
    )
    .min(1),
  events: z.array(z.strictObject({ ...range, event: z.enum(["folds", "moves", "nothing"]) })).min(1),
  improvement: z
    .array(z.union([z.strictObject({ ...range, change: whole }), z.strictObject({ ...range, star: z.literal(true) })]))
    .min(1),
} as const satisfies Partial<Record<keyof PenAndPaperTables, z.ZodType>>;

/** A table that is a record: the keys and value types of the standard one, with every key optional. */
function shapeLike(value: unknown): z.ZodType {
  if (typeof value === "number") return z.int();
  if (typeof value === "boolean") return z.boolean();
  if (Array.isArray(value)) return z.array(shapeLike(value[0])).length(value.length);
  if (typeof value !== "object" || value === null) return z.literal(value as string);
  return z.strictObject(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeLike(inner)])));
}

const RECORDS = [
  "leagueGame",
  "kickoffRules",
  "puntRules",
  "returns",
  "fieldGoalRules",
  "fakeRules",
  "improvementRolls",
] as const;

const tables = z.strictObject({
  ...Object.fromEntries(Object.entries(LISTS).map(([key, shape]) => [key, shape.optional()])),
  ...Object.fromEntries(
    RECORDS.map((key) => [key, (shapeLike(STANDARD_TABLES[key]) as z.ZodObject).partial().optional()]),
  ),
  stadiumPrice: count.optional(),
});

export const RULES_FORMAT = "pressbox/pen-and-paper-rules";

/**
 * A house-rule file:
 *
 * ```yaml
 * name: college
 * tables: {stadiumPrice: 20}
 * switches: {kickoffSpot: 40, twoPointTry: false}
 * ```
 */
export const rulesSchema = houseSchema(RULES_FORMAT, tables, SWITCHES);
