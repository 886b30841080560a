/** What a ruling of this game is. */
import type { Ruling as KernelRuling } from "../../../kernel/rulings/index.js";

export interface Ruling extends KernelRuling {
  /** Whom it concerns: `team` creation, `league` play, `game` head-to-head, `offSeason`. */
  readonly part: "team" | "league" | "game" | "offSeason";
}
