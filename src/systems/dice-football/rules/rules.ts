/** The rules of a game: game charts and switches; house rules over the standard ones. */
import { houseRules, packedRules, type HouseRules as House, type RulesInForce } from "../../../kernel/rulings/index.js";
import type { GameCharts } from "./game-charts.js";
import { DEFAULT_SWITCHES, type Switches } from "./rulings.js";
import { STANDARD_CHARTS } from "./standard-charts.js";

export type DiceRules = RulesInForce<GameCharts, Switches>;
export type HouseRules = House<GameCharts, Switches>;

export const STANDARD_RULES: DiceRules = {
  name: "standard",
  tables: STANDARD_CHARTS,
  switches: DEFAULT_SWITCHES,
};

/** Full rules from a partial set; the standard ones come as the one shared object. */
export const resolveRules = (house?: HouseRules): DiceRules => houseRules(STANDARD_RULES, house);

/** The rules as a file keeps them: what is standard is left out. */
export const packRules = (rules: DiceRules) => packedRules(rules, STANDARD_RULES);
