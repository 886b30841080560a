/** How a play came out. */
import type { Side, Spot } from "../../../kernel/football/index.js";
import type { Outcome } from "./state.js";

type Needed = Pick<Outcome, "offense" | "ball" | "spot" | "end">;

/** A plain outcome, and what is different about this one. */
export const outcome = (
  { offense, ball, spot, end }: Needed,
  {
    turnover = null,
    result = "downs",
    start = "downs",
    gain = 0,
    by = "rush",
    half = false,
    pass = null,
    kick = null,
    isTry = false,
    touch = null,
    flag = null,
  }: Partial<Outcome> = {},
): Outcome => ({ offense, ball, spot, end, turnover, result, start, gain, by, half, pass, kick, isTry, touch, flag });

/** A ball that was brought to a spot by who had it. */
export interface Landed {
  readonly ball: Side;
  readonly spot: Spot;
  readonly end: Outcome["end"];
  readonly lost: boolean;
}
