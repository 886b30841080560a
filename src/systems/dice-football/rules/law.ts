/** Football rules that changed over the seasons, and the parts of the game in use. */
import { COUNTED_KICKOFFS, COVERAGE_FOULS, FIGURES } from "./figures.js";
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
  /** Spot of kickoffs, and how much deeper than on the chart they are caught. */
  readonly kickoff: { readonly spot: number; readonly deeper: number };
  /** Highest second die of a foul range at which a foul on coverage counts. */
  readonly coverageFouls: number;
  readonly kickoffTouchback: number;
  readonly sackYards: "early" | "late";
}

/** The season's rule, unless a switch overrides it. */
const or = <T>(value: T | "season", law: T): T => (value === "season" ? law : value);

function kickoffOf({ kickoffTouchback }: Switches, season: number): Pick<Law, "kickoff" | "touchbacks"> {
  if (kickoffTouchback === "counted") {
    const { spot, deeper, touchbacks } = COUNTED_KICKOFFS.findLast(({ from }) => season >= from)!;
    return { kickoff: { spot, deeper }, touchbacks };
  }
  return {
    kickoff: { spot: FIGURES.kickoff.from, deeper: 0 },
    touchbacks: or(kickoffTouchback, season >= 2011 ? 51 : 0),
  };
}

const EVERY_DIE = 9;
const coverageFoulsOf = ({ coverageFouls }: Switches, season: number): number =>
  (coverageFouls === "season" && COVERAGE_FOULS.find(({ until }) => season <= until)?.most) || EVERY_DIE;

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
    ...kickoffOf(switches, season),
    coverageFouls: coverageFoulsOf(switches, season),
    kickoffTouchback: season >= 2016 ? 25 : 20,
    sackYards: season <= 1981 ? "early" : "late",
  };
}
