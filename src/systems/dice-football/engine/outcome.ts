/** How a play came out. */
import type { Side, Spot } from "../../../kernel/football/index.js";
import type { Outcome } from "./state.js";

type Needed = Pick<Outcome, "offense" | "ball" | "spot" | "end">;

/** A plain outcome, and what is different about this one. */
export const outcome = (needed: Needed, more: Partial<Outcome> = {}): Outcome => ({
  offense: needed.offense,
  ball: needed.ball,
  spot: needed.spot,
  end: needed.end,
  turnover: null,
  result: "downs",
  start: "downs",
  gain: 0,
  by: "rush",
  half: false,
  pass: null,
  kick: null,
  isTry: false,
  touch: null,
  flag: null,
  ...more,
});

/** A ball that was brought to a spot by who had it. */
export interface Landed {
  readonly ball: Side;
  readonly spot: Spot;
  readonly end: Outcome["end"];
  readonly lost: boolean;
}
