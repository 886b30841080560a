/**
 * The switches of section 11 and their two presets. `RULINGS` holds every ruling of the digest, A0-A67; those with more
 * than one value are switches, and the types, presets, help and checks derive from the list.
 */
import { RULINGS } from "./rulings.js";
import type { Ruling } from "./switch-types.js";

export type { Ruling, RulingValue } from "./switch-types.js";
export { RULINGS } from "./rulings.js";

type AnyRuling = (typeof RULINGS)[number];
/** Rulings with an alternative: one value means fixed. */
type Switchable<R> = R extends { readonly values: readonly [unknown] } ? never : R;
export type SwitchableRuling = Switchable<AnyRuling>;
export type SwitchId = SwitchableRuling["id"];

/** One value for every ruling that has an alternative. */
export type Switches = { readonly [R in SwitchableRuling as R["id"]]: R["values"][number]["value"] };

/** True when house rules may choose another value. */
export const isSwitchable = (ruling: Ruling): boolean => ruling.values.length > 1;

/** The switchable rulings, in list order. */
export const SWITCHES = (RULINGS as readonly Ruling[]).filter(isSwitchable);

const answers = (pick: (ruling: Ruling) => string): Switches =>
  Object.fromEntries(SWITCHES.map((ruling) => [ruling.id, pick(ruling)])) as unknown as Switches;

/** The text and its rulings. */
export const STRICT_SWITCHES = answers(({ values }) => values[0].value);
/** With half-time, overtime, and a price on fakes that fail (section 6.8). */
export const BALANCED_SWITCHES = answers(({ values, balanced }) => balanced ?? values[0].value);
