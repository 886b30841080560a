/** House rules over standard rules: values in the file replace the standard ones, everything else stays. */
import { remember } from "../cache/remember.js";

/** Lists and numbers are replaced whole; records are merged key by key. */
export type PartialTables<T> = {
  readonly [K in keyof T]?: T[K] extends readonly unknown[] | number ? T[K] : Partial<T[K]>;
};

/** Contents of a house-rule file. */
export interface HouseRules<Tables, Switches> {
  readonly name?: string;
  readonly extends?: "standard";
  readonly tables?: PartialTables<Tables>;
  readonly switches?: Partial<Switches>;
}

/** Rules in force: the tables, and one value for every switch. */
export interface RulesInForce<Tables, Switches> {
  /** Preset or house-rule name, printed in footers: `standard`. */
  readonly name: string;
  readonly tables: Tables;
  readonly switches: Switches;
}

/** All tables, in the house rules' own keys. */
export function mergeTables<T extends object>(standard: T, house: PartialTables<T> = {}): T {
  const tables: Partial<Record<keyof T, unknown>> = { ...standard };
  for (const [key, value] of Object.entries(house) as [keyof T, unknown][]) {
    if (value === undefined) continue;
    const whole = Array.isArray(value) || typeof value !== "object";
    tables[key] = whole ? value : { ...(standard[key] as object), ...value };
  }
  return tables as T;
}

/** True if two pieces of data are equal, in the same order. */
export const sameData = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The parts of rules that differ from the standard, as files store them; undefined if none do. */
export function differing<T extends object>(found: T, standard: T): Partial<T> | undefined {
  const keys = (Object.keys(standard) as (keyof T)[]).filter((key) => !sameData(found[key], standard[key]));
  if (keys.length === 0) return undefined;
  return Object.fromEntries(keys.map((key) => [key, found[key]])) as unknown as Partial<T>;
}

/** Full rules from a partial set; standard rules always resolve to the one shared object. */
export function houseRules<T extends object, S extends object>(
  standard: RulesInForce<T, S>,
  { name, tables, switches }: HouseRules<T, S> = {},
): RulesInForce<T, S> {
  if ((name === undefined || name === standard.name) && !tables && !switches) return standard;
  return {
    name: name ?? "house",
    tables: tables ? mergeTables(standard.tables, tables) : standard.tables,
    switches: { ...standard.switches, ...switches },
  };
}

/** The rules as files store them, without what is standard. */
export function packedRules<T extends object, S extends object>(
  rules: RulesInForce<T, S>,
  standard: RulesInForce<T, S>,
): HouseRules<T, S> & { readonly name: string } {
  const tables = differing(rules.tables, standard.tables) as PartialTables<T> | undefined;
  const switches = differing(rules.switches, standard.switches);
  return { name: rules.name, ...(tables ? { tables } : {}), ...(switches ? { switches } : {}) };
}

/** How files store the rules of a game that has one standard set. */
export const overStandard = <T extends object, S extends object>(standard: RulesInForce<T, S>) => ({
  standard,
  /** Full rules from a partial set; standard rules always resolve to the one shared object. Check them before playing. */
  resolve: (house?: HouseRules<T, S>): RulesInForce<T, S> => houseRules(standard, house),
  /** Omits what is standard. */
  pack: (rules: RulesInForce<T, S>) => packedRules(rules, standard),
});

interface AtHome {
  readonly switches: { readonly homeField: unknown };
}

const neutral = remember((rules: AtHome): AtHome => ({ ...rules, switches: { ...rules.switches, homeField: "off" } }));

/** The rules on a neutral field, without a home team. */
export const awayFromHome = <R extends AtHome>(rules: R): R => neutral(rules) as R;
