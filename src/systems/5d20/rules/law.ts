/** Football rules that changed over the seasons, for what the game rules leave open. */
import type { TeamChart } from "./chart.js";
import type { Switches } from "./rulings.js";

/** The home-field effect in a game. */
export type HomeField = Exclude<Switches["homeField"], "chart">;

/** For a chart without an entry: what home teams won in most seasons. */
const USUAL_HOME_FIELD = "passes" satisfies HomeField;

export const homeFieldOf = (
  { homeField }: Pick<Switches, "homeField">,
  home: Pick<TeamChart, "homeField">,
): HomeField => (homeField === "chart" ? (home.homeField ?? USUAL_HOME_FIELD) : homeField);

export type Overtime = Exclude<Switches["overtime"], "season">;

export interface Law {
  readonly kickoffLine: number;
  readonly kickoffTouchback: number;
  readonly overtime: Overtime;
  readonly twoPoint: boolean;
  readonly defensiveTwo: boolean;
  /** Length of the extra point, yards. */
  readonly tryKick: number;
  /** Added to the distance from the goal line: the hold, plus the end zone if the goal posts are behind it. */
  readonly kickAdds: number;
  readonly missedKick: Exclude<Switches["missedKick"], "season">;
  readonly twoMinuteWarning: boolean;
}

/** The season's rule, unless a switch overrides it. */
const or = <T>(value: T | "season", law: T): T => (value === "season" ? law : value);
const said = (value: "season" | "yes" | "no", law: boolean): boolean => (value === "season" ? law : value === "yes");

function kickoffLineOf(season: number): 40 | 35 | 30 {
  if (season < 1974) return 40;
  return season < 1994 || season >= 2011 ? 35 : 30;
}

function overtimeOf(season: number, playoff: boolean): Overtime {
  if (season < 1974) return "none";
  if (season < 2012) return "suddenDeath";
  if (season >= (playoff ? 2022 : 2025)) return "both";
  return season < 2017 || playoff ? "modified15" : "modified10";
}

export function lawOf(switches: Switches, season: number, playoff: boolean): Law {
  const endLine = season >= 1974 || (season >= 1927 && season < 1933);
  const kicked = season < 1974 ? 9 : season < 2015 ? 20 : 33;
  const missed = season < 1974 ? "touchback" : season < 1994 ? "line" : "kick";
  return {
    kickoffLine: or(switches.kickoffLine, kickoffLineOf(season)),
    kickoffTouchback: or(switches.kickoffTouchback, season < 2016 ? 20 : 25),
    overtime: or(switches.overtime, overtimeOf(season, playoff)),
    twoPoint: said(switches.twoPoint, season >= 1994),
    defensiveTwo: said(switches.defensiveTwo, season >= 2015),
    tryKick: or(switches.tryKick, kicked),
    kickAdds: or(switches.posts, endLine ? "endLine" : "goalLine") === "endLine" ? 17 : 7,
    missedKick: or(switches.missedKick, missed),
    twoMinuteWarning: said(switches.twoMinuteWarning, season >= 1942),
  };
}
