/** The rules of a game: game charts and switches; house rules over the standard ones. */
import { houseRules, packedRules, type HouseRules as House, type RulesInForce } from "../../../kernel/rulings/index.js";
import type { GameCharts } from "./game-charts.js";
import { DEFAULT_SWITCHES, type Switches } from "./rulings.js";
import { STANDARD_CHARTS } from "./standard-charts.js";

export type FiveD20Rules = RulesInForce<GameCharts, Switches>;
export type HouseRules = House<GameCharts, Switches>;

export const STANDARD_RULES: FiveD20Rules = {
  name: "standard",
  tables: STANDARD_CHARTS,
  switches: DEFAULT_SWITCHES,
};

/** Full rules from a partial set; the standard ones come as the one shared object. */
export const resolveRules = (house?: HouseRules): FiveD20Rules => houseRules(STANDARD_RULES, house);

/** Rules for seasons that are to come out as the real ones did: the red zone is harder than as printed, and third downs are passes. */
export const SEASON_RULES: FiveD20Rules = resolveRules({
  name: "season",
  switches: { redZone: "tight", downs: "counted" },
});

/** The rules as a file keeps them: what is standard is left out. */
export const packRules = (rules: FiveD20Rules) => packedRules(rules, STANDARD_RULES);
