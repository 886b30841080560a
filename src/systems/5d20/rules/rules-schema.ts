/** The schema of house-rule files. Lists replace the standard list entirely; records are merged key by key. */
import { z } from "zod";
import { houseOf, houseSchema } from "../../../kernel/rulings/index.js";
import { ALIGNMENTS, CALL_ROWS, PENALTY_ROWS } from "./chart.js";
import { checkRules } from "./check-charts.js";
import { PLAIN_COLUMNS, SITUATION_COLUMNS } from "./game-charts.js";
import { keptRules } from "./rules.js";
import { RULINGS, SWITCHES } from "./rulings.js";

const whole = z.int();
const column = z.array(whole);
const rated = z.array(column);
const byKey = <T extends z.ZodType>(keys: readonly string[], shape: T) =>
  Object.fromEntries(keys.map((key) => [key, shape.optional()]));

const foul = z.strictObject({
  upTo: whole,
  name: z.string().min(1).max(40),
  yards: z.union([whole, z.literal("PASS"), z.literal("SCK")]),
  flags: z.string().max(4),
});
const fouls = z.strictObject({ off: z.array(foul).min(1), def: z.array(foul).min(1) });
const front = z.strictObject({ name: z.string().min(1).max(8), alignment: z.enum(ALIGNMENTS), adjust: whole });
const some = (...keys: string[]) => z.strictObject(byKey(keys, whole)).optional();

const tables = z.strictObject({
  yardage: z.strictObject({ ...byKey(PLAIN_COLUMNS, column), BRK: rated.optional(), LP: rated.optional() }).optional(),
  longGains: z.array(z.strictObject({ from: whole, yards: column })).optional(),
  sackFumbles: column.optional(),
  interceptions: rated.optional(),
  fumbleReturn: z.strictObject({ no: whole.optional(), yards: column.optional() }).optional(),
  penalties: z.strictObject(byKey(PENALTY_ROWS, fouls)).optional(),
  situation: z.strictObject(byKey(SITUATION_COLUMNS, column)).optional(),
  kickBlocks: z
    .array(z.strictObject({ under: whole, upTo: whole }))
    .min(1)
    .optional(),
  blocked: some("dead", "offense"),
  fronts: z.strictObject(byKey(CALL_ROWS, front)).optional(),
  outOfBounds: some("run", "pass"),
  timing: some("quarter", "stopped", "hurried", "spike"),
});

const FORMAT = "pressbox/5d20-rules";

/**
 * A house-rule file:
 *
 * ```yaml
 * name: modern
 * switches: {inboundSeconds: 36, homeField: half}
 * ```
 */
export const rulesSchema = houseSchema(FORMAT, tables, SWITCHES);

export const house = houseOf(keptRules, { format: FORMAT, rulings: RULINGS, shape: rulesSchema, check: checkRules });
