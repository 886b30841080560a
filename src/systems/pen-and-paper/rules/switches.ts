/**
 * The rulings A1-A82: every point the rulebook leaves open, how this project decides it, and what else a house may choose.
 * Help texts, documents and house-rule checks derive from this one list.
 */
import { GAME_RULINGS } from "./rulings-game.js";
import { LEAGUE_RULINGS } from "./rulings-league.js";
import type { Ruling } from "./switch-types.js";

export type { Ruling, RulingValue } from "./switch-types.js";

type AnyRuling = (typeof LEAGUE_RULINGS)[number] | (typeof GAME_RULINGS)[number];

/** All rulings: teams and leagues first, then head-to-head play. */
export const RULINGS: readonly AnyRuling[] = [...LEAGUE_RULINGS, ...GAME_RULINGS];

/** Rulings with an alternative: one value means fixed. */
type Switchable<R> = R extends { readonly values: readonly [unknown] } ? never : R;
export type SwitchableRuling = Switchable<AnyRuling>;
export type SwitchId = SwitchableRuling["id"];

/** One value for every ruling that has an alternative. */
export type Switches = { readonly [R in SwitchableRuling as R["id"]]: R["values"][number]["value"] };

/** True when house rules may choose another value. */
export const isSwitchable = (ruling: Ruling): boolean => ruling.values.length > 1;

/** The switchable rulings, in list order. */
export const SWITCHES = RULINGS.filter(isSwitchable) as unknown as readonly SwitchableRuling[];

/** The rulings of the digest: the first value of every switch. */
export const DEFAULT_SWITCHES = Object.fromEntries(
  SWITCHES.map((r) => [r.id, r.values[0].value]),
) as unknown as Switches;

/** The ruling behind a switch. */
export function rulingOf(id: SwitchId): SwitchableRuling {
  return SWITCHES.find((r) => r.id === id) as SwitchableRuling;
}
