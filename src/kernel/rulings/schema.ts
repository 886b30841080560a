/** House-rule files: their form, how they are recognized and read. */
import type { ZodType } from "zod";
import { issuesOf } from "../issue/form.js";
import { fault, isObject, nowhereKnown, placeOf, suggest, type Issue, type Locate } from "../issue/index.js";
import { zod } from "../zod/index.js";
import type { HouseRules, overStandard, RulesInForce } from "./house.js";
import { switchable, type Ruling, type RulingAnswer } from "./ruling.js";

/** `switches:`: any of them, each with one of its answers. */
export const switchesSchema = (rulings: readonly Ruling[]) =>
  zod().strictObject(
    Object.fromEntries(
      switchable(rulings).map(({ id, values }) => {
        const answers = values.map(({ value }) => value) as [RulingAnswer, ...RulingAnswer[]];
        return [id, zod().literal(answers).optional()];
      }),
    ),
  );

/** A house-rule file; all of it may be left out. */
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

/** House rules may leave out their format: their keys identify them, even with a typo in one. */
export function isHouse(data: unknown, format: string): boolean {
  if (!isObject(data)) return false;
  if (data.format !== undefined) return data.format === format;
  return Object.keys(data).some((key) => suggest(key, HOUSE_KEYS) !== undefined);
}

/** Reads house rules, with every fault of their form. What their tables say is left to the game. */
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
  // Rules that change something must not pass for the printed ones.
  const message = 'rules that differ from the standard ones are called "standard"';
  const hint = "give the house rules a name of their own";
  return { issues: [fault("rules-name", message, { ...placeOf(locate, ["name"]), hint })] };
}

type OverStandard<T extends object, S extends object> = ReturnType<typeof overStandard<T, S>>;

interface HouseFiles<Rules, Shape extends ZodType> {
  readonly format: string;
  readonly rulings: readonly Ruling[];
  /** Form of a file. */
  readonly shape: Shape;
  /** What is wrong with rules of the right form. */
  check(rules: Rules, locate?: Locate): readonly Issue[];
}

/** Files of house rules over one set of standard ones. */
export const houseOf = <T extends object, S extends object, Shape extends ZodType>(
  kept: OverStandard<T, S>,
  files: HouseFiles<RulesInForce<T, S>, Shape>,
) => ({
  ...kept,
  format: files.format,
  rulings: files.rulings,
  check: files.check,
  // Made when it is first asked for.
  get shape() {
    return files.shape;
  },
  /** Reads parsed house rules, with every fault of their form and their sense. */
  parse(
    data: unknown,
    locate: Locate = nowhereKnown,
  ): { readonly rules?: RulesInForce<T, S>; readonly issues: readonly Issue[] } {
    const { rules, issues } = parseHouse(data, files.shape, (house) => kept.resolve(house), locate);
    return rules ? { rules, issues: files.check(rules, locate) } : { issues };
  },
});
