/** An injury as the game keeps it. */
import type { Stat } from "../rules/index.js";

/** A stat hurt in this game. */
export interface Injury {
  readonly stat: Stat;
  /** Major: lasts the season and is not healed at halftime. */
  readonly season: boolean;
}
