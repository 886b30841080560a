/**
 * The rulings A1-A92: every point the rulebook leaves open, how this project decides it, and what else a house may choose.
 * Help texts, documents and house-rule checks derive from this one list.
 */
import { usualAnswers, switchable, type SwitchesOf } from "../../../kernel/rulings/index.js";
import { GAME_RULINGS } from "./rulings-game.js";
import { LEAGUE_RULINGS } from "./rulings-league.js";

export type { Ruling } from "../../../kernel/rulings/index.js";

type AnyRuling = (typeof LEAGUE_RULINGS)[number] | (typeof GAME_RULINGS)[number];

/** All rulings: teams and leagues first, then head-to-head play. */
export const RULINGS: readonly AnyRuling[] = [...LEAGUE_RULINGS, ...GAME_RULINGS];

/** One value for every ruling that has an alternative. */
export type Switches = SwitchesOf<AnyRuling>;
export type SwitchId = keyof Switches;

/** The switchable rulings, in list order. */
export const SWITCHES = switchable(RULINGS);

/** The standard rulings: the first value of every switch. */
export const DEFAULT_SWITCHES: Switches = usualAnswers(RULINGS);
