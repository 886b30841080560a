/** An injury in the game state. */
import type { Stat } from "../rules/index.js";

/** A stat hurt in this game. */
export interface Injury {
  readonly stat: Stat;
  /** Major: lasts for the season and does not heal at halftime. */
  readonly season: boolean;
}
