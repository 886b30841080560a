/** The rulings A0-A67 of the digest: every point the source leaves open, the decision, and what else a house may choose. */
import { END_RULINGS } from "./rulings-end.js";
import { FIELD_RULINGS } from "./rulings-field.js";
import { KICK_RULINGS } from "./rulings-kicks.js";
import { PASSING_RULINGS } from "./rulings-passing.js";
import { RUNNING_RULINGS } from "./rulings-running.js";

export const RULINGS = [
  ...FIELD_RULINGS,
  ...PASSING_RULINGS,
  ...RUNNING_RULINGS,
  ...KICK_RULINGS,
  ...END_RULINGS,
] as const;
