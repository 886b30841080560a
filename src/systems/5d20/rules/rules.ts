/** The rules of a game: game charts and switches; house rules over the standard ones. */
import { overStandard, type HouseRules as House, type RulesInForce } from "../../../kernel/rulings/index.js";
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

/** How files keep rules: what is standard is left out. */
export const keptRules = overStandard(STANDARD_RULES);
export const { resolve: resolveRules } = keptRules;

/**
 * Calls by score and clock as they were counted in 2019, each team against itself at other times: who leads in the last five minutes ran more, all
 * threw more before the half, and only two scores behind did teams throw more right after the third period.
 */
const COUNTED_SITUATION: GameCharts["situation"] = {
  ...STANDARD_CHARTS.situation,
  A: [-7, -6, -3, 7, 9],
  C: [-2, 0, -1, 1, 3],
  H: [-7, -6, -6, -4, -4],
};

/** Rules for seasons that are to come out as the real ones did: the red zone is harder than as printed, and calls go more by down, score and clock. */
export const SEASON_RULES: FiveD20Rules = resolveRules({
  name: "season",
  tables: { situation: COUNTED_SITUATION },
  switches: { redZone: "tight", downs: "counted" },
});
