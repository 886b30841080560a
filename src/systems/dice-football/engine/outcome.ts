/** The result of a play. */
import type { Side, Spot } from "../../../kernel/football/index.js";
import type { Outcome } from "./state.js";

type Needed = Pick<Outcome, "offense" | "ball" | "spot" | "end">;

/** A default outcome with some fields changed. */
export const outcome = (
  { offense, ball, spot, end }: Needed,
  {
    turnover = null,
    result = "downs",
    start = "downs",
    gain = 0,
    by = "rush",
    half = false,
    still = false,
    pass = null,
    passer = null,
    kick = null,
    isTry = false,
    touch = null,
    sack = false,
    returned = null,
    flag = null,
  }: Partial<Outcome> = {},
): Outcome => ({
  offense,
  ball,
  spot,
  end,
  turnover,
  result,
  start,
  gain,
  by,
  half,
  still,
  pass,
  passer,
  kick,
  isTry,
  touch,
  sack,
  returned,
  flag,
});

/** A spot where the ball carrier was brought down. */
export interface Landed {
  readonly ball: Side;
  readonly spot: Spot;
  readonly end: Outcome["end"];
  readonly lost: boolean;
}

/** A play by the offense that ended at its spot, or in a ball that it lost. */
export function playOutcome(
  offense: Side,
  { spot, end }: Pick<Outcome, "spot" | "end">,
  landed: Landed | undefined,
  more: Pick<Outcome, "gain" | "isTry" | "flag"> &
    Partial<Pick<Outcome, "by" | "half" | "pass" | "passer" | "touch" | "sack">>,
): Outcome {
  const { gain, isTry, flag, by, half, pass, passer, touch, sack } = more;
  if (!landed?.lost)
    return outcome({ offense, ball: offense, spot, end }, { gain, by, half, pass, passer, isTry, touch, sack, flag });
  return outcome(
    { offense, ball: landed.ball, spot: landed.spot, end: landed.end },
    {
      turnover: { team: offense, how: "fumble" },
      result: "fumble",
      start: "fumble",
      gain,
      by,
      half,
      pass,
      passer,
      isTry,
      touch,
      sack,
      flag,
    },
  );
}
