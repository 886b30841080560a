/** House rules over the standard ones: named tables and switches are replaced, everything else stays. */
import { STANDARD_RULES } from "./standard.js";
import type { Switches } from "./switches.js";
import type { PenAndPaperRules, PenAndPaperTables } from "./types.js";

/** Tables that are lists are replaced whole; those that are records are merged key by key. */
export type PartialTables = {
  readonly [K in keyof PenAndPaperTables]?: PenAndPaperTables[K] extends readonly unknown[] | number
    ? PenAndPaperTables[K]
    : Partial<PenAndPaperTables[K]>;
};

/** What a house-rule file holds. */
export interface HouseRules {
  readonly name?: string;
  readonly extends?: "standard";
  readonly tables?: PartialTables;
  readonly switches?: Partial<Switches>;
}

/** Full rules from a partial set; the standard ones come as the one shared object. Check with `validateRules` first. */
export function resolveRules(partial: HouseRules = {}): PenAndPaperRules {
  const base = STANDARD_RULES;
  const named = partial.name === undefined || partial.name === base.name;
  if (named && !partial.tables && !partial.switches) return base;
  const tables: Record<string, unknown> = { ...base.tables };
  for (const [key, value] of Object.entries(partial.tables ?? {})) {
    if (value === undefined) continue;
    const standard = base.tables[key as keyof PenAndPaperTables];
    const whole = Array.isArray(value) || typeof value !== "object";
    tables[key] = whole ? value : { ...(standard as object), ...(value as object) };
  }
  return {
    name: partial.name ?? "house",
    tables: partial.tables ? (tables as unknown as PenAndPaperTables) : base.tables,
    switches: { ...base.switches, ...partial.switches },
  };
}

/** The rules as a file keeps them: what is standard is left out. */
export function packRules(rules: PenAndPaperRules): HouseRules & { readonly name: string } {
  const standard = STANDARD_RULES;
  const differing = <T extends object>(found: T, base: T): Partial<T> | undefined => {
    const keys = (Object.keys(base) as (keyof T)[]).filter((k) => JSON.stringify(found[k]) !== JSON.stringify(base[k]));
    return keys.length === 0
      ? undefined
      : (Object.fromEntries(keys.map((k) => [k, found[k]])) as unknown as Partial<T>);
  };
  const tables = differing(rules.tables, standard.tables);
  const switches = differing(rules.switches, standard.switches);
  return { name: rules.name, ...(tables ? { tables } : {}), ...(switches ? { switches } : {}) };
}
