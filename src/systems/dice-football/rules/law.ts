/** Football rules that changed over the seasons, and the parts of the game in use. */
import { COUNTED_TOUCHBACKS } from "./figures.js";
import type { Switches } from "./rulings.js";

export interface Law {
  /** Parts of the advanced game. */
  readonly los: boolean;
  readonly stamina: boolean;
  readonly defenderSacks: boolean;
  readonly injuries: boolean;
  readonly tackles: boolean;
  readonly startEligibility: boolean;
  readonly suddenDeath: boolean;
  readonly twoPoint: boolean;
  readonly missedFg: Exclude<Switches["missedFg"], "season">;
  /** Two-dice numbers that are touchbacks before the kickoff chart is used. */
  readonly touchbacks: number;
  readonly kickoffTouchback: number;
  readonly sackYards: "early" | "late";
}

/** The season's rule, unless a switch overrides it. */
const or = <T>(value: T | "season", law: T): T => (value === "season" ? law : value);

function touchbacksOf({ kickoffTouchback }: Switches, season: number): number {
  if (kickoffTouchback === "counted") return COUNTED_TOUCHBACKS.findLast(({ from }) => season >= from)!.touchbacks;
  return or(kickoffTouchback, season >= 2011 ? 51 : 0);
}

export function lawOf(switches: Switches, season: number): Law {
  const advanced = switches.mode === "advanced";
  const part = (value: "byMode" | "on" | "off"): boolean => (value === "byMode" ? advanced : value === "on");
  const missed = season <= 1973 ? "touchback" : season < 1994 ? "line" : "kick";
  return {
    los: part(switches.los),
    stamina: part(switches.stamina),
    defenderSacks: part(switches.defenderSacks),
    injuries: part(switches.injuries),
    tackles: part(switches.tackles),
    startEligibility: part(switches.startEligibility),
    suddenDeath: or(switches.overtime, season >= 1974 ? "suddenDeath" : "none") === "suddenDeath",
    twoPoint: or(switches.twoPoint, season >= 1994 ? "yes" : "no") === "yes",
    missedFg: or(switches.missedFg, missed),
    touchbacks: touchbacksOf(switches, season),
    kickoffTouchback: season >= 2016 ? 25 : 20,
    sackYards: season <= 1981 ? "early" : "late",
  };
}
