/** How often situations occur: weights for averages over the play calls. */
import type { Code } from "./positions.js";

/** Share of plays by situation, of 100. */
export const SITUATION_SHARES: Readonly<Record<Code, number>> = {
  "1A": 44.5,
  "2A": 17.5,
  "2B": 5.6,
  "2C": 8.0,
  "2D": 2.4,
  "3A": 8.2,
  "3B": 4.9,
  "3C": 5.4,
  "3D": 3.0,
  "4B": 0.5,
};
