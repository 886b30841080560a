/** House-card files: their schema. `proof/validate` checks the numbers. */
import { z } from "zod";
import { switchesSchema } from "../../../kernel/rulings/index.js";
import { CHART_NAMES, KEYED, RESULT_KEY, type ChartName, type KeyedList } from "./resolve.js";
import { STANDARD_CARD } from "./standard.js";
import { SWITCHES } from "./switches.js";
import { PRESETS } from "./types.js";

/** Limits only prevent typos from creating charts with millions of rows. */
const whole = z.int().min(-200).max(200);
const play = z.enum(["rush", "pass"]);
const on = z.enum(["offense", "defense"]);
const breakaway = z.boolean().optional();

/** Rows of the lists, with the key that identifies each. */
const ROWS = {
  strategy: z.strictObject({ number: whole, play, beats: z.array(whole), stars: whole }),
  levels: z.strictObject({ level: whole, from: whole, to: whole, catch: whole, pressure: whole }),
  fieldGoals: z.strictObject({ marker: whole, low: whole, high: whole }),
  punts: z.strictObject({ target: whole, low: whole, high: whole, kicker: whole, receiver: whole }),
  kickMarks: z.strictObject({ number: whole, spot: whole, onside: whole, bonus: whole }),
} satisfies Record<KeyedList, z.ZodObject>;

/** What a chart cell may contain, without its range of results. */
const penalty = z.strictObject({ result: z.literal("penalty"), on, yards: whole });
const plain = <R extends string>(result: R) => z.strictObject({ result: z.literal(result) });
const yards = <R extends string>(result: R) => z.strictObject({ result: z.literal(result), yards: whole });
export const CELLS = {
  rush: [penalty, yards("fumble"), z.strictObject({ result: z.literal("gain"), yards: whole, breakaway })],
  pass: [yards("sack"), plain("contested"), plain("loose"), yards("throw")],
  run: [penalty, plain("fumble"), plain("tackled"), yards("move")],
} as const satisfies Record<ChartName, readonly z.ZodObject[]>;

/** The results that a chart may have. */
export const resultsOf = (chart: ChartName): readonly string[] => CELLS[chart].map((cell) => cell.shape.result.value);

type Shapes = readonly [z.ZodObject, z.ZodObject, ...z.ZodObject[]];
const oneOf = (cells: readonly z.ZodObject[]): z.ZodType => z.discriminatedUnion("result", cells as unknown as Shapes);
export const CELL_SHAPES = Object.fromEntries(CHART_NAMES.map((name) => [name, oneOf(CELLS[name])])) as Record<
  ChartName,
  z.ZodType
>;

function chartShape(name: ChartName): z.ZodType {
  const rows = CELLS[name].map((cell: z.ZodObject) => z.strictObject({ from: whole, to: whole, ...cell.shape }));
  const change = z.strictObject({
    result: z.enum(resultsOf(name)).optional(),
    ...(name === "pass" ? {} : { on: on.optional() }),
    yards: whole.optional(),
    ...(name === "rush" ? { breakaway } : {}),
  });
  const key = z.string().regex(RESULT_KEY, "expected a result such as -5, or a span such as 4..7");
  return z.union([z.array(oneOf(rows)).min(1).max(40), z.record(key, change)]);
}

function listShape(name: KeyedList): z.ZodType {
  const row: z.ZodObject = ROWS[name];
  const id = KEYED[name];
  const changeable = Object.entries(row.shape).filter(([key]) => key !== id);
  const change = z.strictObject(Object.fromEntries(changeable)).partial().optional();
  const rows = STANDARD_CARD[name] as readonly object[] as readonly Readonly<Record<string, unknown>>[];
  const changes = z.strictObject(Object.fromEntries(rows.map((standard) => [String(standard[id]), change])));
  return z.union([z.array(row).min(1).max(40), changes]);
}

/** A part that is a group of numbers or lists; every key is optional. */
const groupShape = (part: object): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        (Array.isArray(value) ? z.array(whole).min(1).max(20) : whole).optional(),
      ]),
    ),
  );

const isChart = (key: string): key is ChartName => (CHART_NAMES as readonly string[]).includes(key);

const card = z.strictObject(
  Object.fromEntries(
    Object.entries(STANDARD_CARD).map(([key, part]: [string, unknown]) => {
      if (isChart(key)) return [key, chartShape(key).optional()];
      if (key in KEYED) return [key, listShape(key as KeyedList).optional()];
      return [key, (typeof part === "number" ? whole : groupShape(part as object)).optional()];
    }),
  ),
);

const switches = switchesSchema(SWITCHES);

/**
 * A house-card file. Lists may be given completely, or only the rows that change:
 *
 * ```yaml
 * name: windy city
 * extends: balanced
 * card:
 *   punts: { 40: { low: 4 } }
 *   rush: { "4..7": { yards: 20 } }
 * switches: { kicksOn: any }
 * ```
 */
export const rulesSchema = z.strictObject({
  format: z.literal("pressbox/postcard-rules").optional(),
  version: z.literal(1).optional(),
  name: z
    .string()
    .min(1)
    .max(40)
    .regex(/^(?!\s+$)/, "expected letters")
    .optional(),
  extends: z.enum(PRESETS).optional(),
  card: card.optional(),
  switches: switches.optional(),
});
