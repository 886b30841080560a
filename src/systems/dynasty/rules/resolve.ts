/** House rules over the standard ones: named tables and switches are replaced, everything else stays. */
import { STANDARD_RULES } from "./standard.js";
import type { Switches } from "./switches.js";
import type { DynastyRules, DynastyTables } from "./types.js";

/** Tables that are lists are replaced whole; those that are records are merged key by key. */
export type PartialTables = {
  readonly [K in keyof DynastyTables]?: DynastyTables[K] extends readonly unknown[]
    ? DynastyTables[K]
    : Partial<DynastyTables[K]>;
};

/** What a house-rule file holds. */
export interface HouseRules {
  readonly name?: string;
  readonly extends?: "standard";
  readonly tables?: PartialTables;
  readonly switches?: Partial<Switches>;
}

/** Full rules from a partial set. Check the result with `validateRules` before playing. */
export function resolveRules(partial: HouseRules = {}): DynastyRules {
  const base = STANDARD_RULES;
  const tables: Record<string, unknown> = { ...base.tables };
  for (const [key, value] of Object.entries(partial.tables ?? {})) {
    if (value === undefined) continue;
    const standard = base.tables[key as keyof DynastyTables];
    tables[key] = Array.isArray(value) ? value : { ...standard, ...value };
  }
  return {
    name: partial.name ?? (partial.tables || partial.switches ? "house" : base.name),
    tables: tables as unknown as DynastyTables,
    switches: { ...base.switches, ...partial.switches },
  };
}
