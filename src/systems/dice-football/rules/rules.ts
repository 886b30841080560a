/** The rules of a game: game charts and switches, house rules over the standard ones. */
import { overStandard, type HouseRules as House, type RulesInForce } from "../../../kernel/rulings/index.js";
import type { GameCharts } from "./game-charts.js";
import { DEFAULT_SWITCHES, type Switches } from "./rulings.js";
import { SEASON_CHARTS } from "./season-charts.js";
import { STANDARD_CHARTS } from "./standard-charts.js";

export type DiceRules = RulesInForce<GameCharts, Switches>;
/** Contents of a house-rule file. @internal */
export type HouseRules = House<GameCharts, Switches>;

export const STANDARD_RULES: DiceRules = {
  name: "standard",
  tables: STANDARD_CHARTS,
  switches: DEFAULT_SWITCHES,
};

/** Rules as files store them: only differences from the standard. */
export const keptRules = overStandard(STANDARD_RULES);
/** @internal */
export const { resolve: resolveRules } = keptRules;

/** Rules for realistic seasons. */
export const SEASON_RULES: DiceRules = resolveRules({
  name: "season",
  tables: SEASON_CHARTS,
  switches: {
    oddQuarterBoxes: 30,
    quarterStart: "toss",
    incompleteTime: "odd",
    inches: "measured",
    redZone: "tight",
    passingDowns: "rushed",
    foulsByDown: "teams",
    coverageFouls: "season",
    kneel: "on",
    lastMan: "yards",
    lateLead: "careful",
    forcedFumbles: "on",
    homeField: "line",
    kickoffTouchback: "counted",
  },
});
