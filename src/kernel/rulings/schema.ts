/** House-rule files: their schema, how they are recognized, and how they are read. */
import type { ZodType } from "zod";
import { issuesOf } from "../issue/form.js";
import {
  fault,
  isObject,
  nowhereKnown,
  placeOf,
  suggest,
  validEntries,
  whereValid,
  type Issue,
  type Locate,
} from "../issue/index.js";
import { zod } from "../zod/index.js";
import type { HouseRules, overStandard, RulesInForce } from "./house.js";
import { switchable, type Ruling, type RulingAnswer } from "./ruling.js";

/** `switches:`: any switch, each with one of its answers. */
export const switchesSchema = (rulings: readonly Ruling[]) =>
  zod().strictObject(
    Object.fromEntries(
      switchable(rulings).map(({ id, values }) => {
        const answers = values.map(({ value }) => value) as [RulingAnswer, ...RulingAnswer[]];
        return [id, zod().literal(answers).optional()];
      }),
    ),
  );

/** Schema of a house-rule file; every part is optional. */
export const houseSchema = <T extends ZodType>(format: string, tables: T, rulings: readonly Ruling[]) =>
  zod().strictObject({
    format: zod().literal(format).optional(),
    version: zod().literal(1).optional(),
    name: zod().string().min(1).max(40).optional(),
    extends: zod().literal("standard").optional(),
    tables: tables.optional(),
    switches: switchesSchema(rulings).optional(),
  });

const HOUSE_KEYS = ["tables", "switches", "extends"] as const;

/** House rules may omit their format: their keys identify them, even with a typo in one. */
export function isHouse(data: unknown, format: string): boolean {
  if (!isObject(data)) return false;
  if (data.format !== undefined) return data.format === format;
  return Object.keys(data).some((key) => suggest(key, HOUSE_KEYS) !== undefined);
}

/** Reads house rules and reports every schema error. Checks of the tables are left to the game. */
export function parseHouse<Rules>(
  data: unknown,
  schema: ZodType,
  resolve: (house: HouseRules<never, never>) => Rules,
  locate: Locate = nowhereKnown,
): { readonly rules?: Rules; readonly issues: readonly Issue[] } {
  const parsed = schema.safeParse(data);
  if (!parsed.success) return { issues: issuesOf(parsed.error, locate, "rules-form", schema) };
  const house = parsed.data as HouseRules<never, never>;
  if (house.name !== "standard" || (!house.tables && !house.switches)) return { rules: resolve(house), issues: [] };
  // Changed rules must not pass for the printed ones.
  const message = 'rules that differ from the standard ones are called "standard"';
  const hint = "give the house rules their own name";
  return { issues: [fault("rules-name", message, { ...placeOf(locate, ["name"]), hint })] };
}

/** A file without its invalid parts. A chart or switch with an error in its form stays standard, so that the others are checked, too. */
function validPart<T, S>(data: unknown): HouseRules<T, S> {
  const [tables, switches] = (["tables", "switches"] as const).map((key) => {
    const group = whereValid(() => (isObject(data) ? data[key] : undefined));
    return isObject(group) ? group : {};
  });
  const entries = Object.keys(tables).map((key) => {
    const chart = whereValid(() => tables[key]);
    // Columns of a chart are replaced one by one, lists as a whole.
    return [key, isObject(chart) ? validEntries(chart) : validEntries(tables)[key]] as const;
  });
  return {
    // Examples of the rulebook belong to the printed charts alone.
    name: "house",
    tables: Object.fromEntries(entries.filter(([, chart]) => chart !== undefined)),
    switches: validEntries(switches),
  } as HouseRules<T, S>;
}

type OverStandard<T extends object, S extends object> = ReturnType<typeof overStandard<T, S>>;

interface HouseFiles<Rules, Shape extends ZodType> {
  readonly format: string;
  readonly rulings: readonly Ruling[];
  /** Schema of a file. */
  readonly shape: Shape;
  /** Checks rules that fit the schema. */
  check(rules: Rules, locate?: Locate): readonly Issue[];
}

/** House-rule files over one set of standard rules. */
export const houseOf = <T extends object, S extends object, Shape extends ZodType>(
  kept: OverStandard<T, S>,
  files: HouseFiles<RulesInForce<T, S>, Shape>,
) => ({
  ...kept,
  format: files.format,
  rulings: files.rulings,
  check: files.check,
  // Built on first use.
  get shape() {
    return files.shape;
  },
  /** Reads parsed house rules and reports every error in schema and content. */
  parse(
    data: unknown,
    locate: Locate = nowhereKnown,
  ): { readonly rules?: RulesInForce<T, S>; readonly issues: readonly Issue[] } {
    const { rules, issues } = parseHouse(data, files.shape, (house) => kept.resolve(house), locate);
    return rules ? { rules, issues: files.check(rules, locate) } : { issues };
  },
  /** Errors of the content of a file of which some parts do not fit the schema. */
  sense: (data: unknown, locate: Locate): readonly Issue[] => files.check(kept.resolve(validPart<T, S>(data)), locate),
});
