/** The rules of a game: game charts and switches; house rules over the standard ones. */
import { differing, mergeTables, type HouseRules as House } from "../../../kernel/rulings/index.js";
import type { GameCharts } from "./game-charts.js";
import { DEFAULT_SWITCHES, type Switches } from "./rulings.js";
import { STANDARD_CHARTS } from "./standard-charts.js";

export interface FiveD20Rules {
  readonly name: string;
  readonly tables: GameCharts;
  readonly switches: Switches;
}

export type HouseRules = House<GameCharts, Switches>;

export const STANDARD_RULES: FiveD20Rules = {
  name: "standard",
  tables: STANDARD_CHARTS,
  switches: DEFAULT_SWITCHES,
};

/** Full rules from a partial set; the standard ones come as the one shared object. */
export function resolveRules(partial: HouseRules = {}): FiveD20Rules {
  const base = STANDARD_RULES;
  const named = partial.name === undefined || partial.name === base.name;
  if (named && !partial.tables && !partial.switches) return base;
  return {
    name: partial.name ?? "house",
    tables: partial.tables ? mergeTables(base.tables, partial.tables) : base.tables,
    switches: { ...base.switches, ...partial.switches },
  };
}

/** The rules as a file keeps them: what is standard is left out. */
export function packRules(rules: FiveD20Rules): HouseRules & { readonly name: string } {
  const tables = differing(rules.tables, STANDARD_RULES.tables);
  const switches = differing(rules.switches, STANDARD_RULES.switches);
  return { name: rules.name, ...(tables ? { tables } : {}), ...(switches ? { switches } : {}) };
}
