/**
 * The switches and their two presets. `RULINGS` has every ruling, A0-A67; those with more
 * than one value are switches, and the types, presets, help and checks derive from the list.
 */
import { usualAnswers, switchable, type Ruling as AnyAnswer, type SwitchesOf } from "../../../kernel/rulings/index.js";
import { RULINGS } from "./rulings.js";

export { RULINGS } from "./rulings.js";

export type Ruling = AnyAnswer<string>;
type AnyRuling = (typeof RULINGS)[number];

/** One value for every ruling with alternatives. */
export type Switches = SwitchesOf<AnyRuling>;

/** The switchable rulings, in list order. */
export const SWITCHES: readonly Ruling[] = switchable<AnyRuling>(RULINGS);

/** The text and its rulings. */
export const STRICT_SWITCHES: Switches = usualAnswers<AnyRuling>(RULINGS);
/** With halftime, overtime, and a price for fakes that fail. */
export const BALANCED_SWITCHES: Switches = { ...STRICT_SWITCHES, halfTime: "on", overtime: "on", fakeBackfire: "on" };
