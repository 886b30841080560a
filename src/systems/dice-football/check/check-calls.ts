/** Runs in the play calls against the season (digest sections 2, 10.5 and 11: W4). */
import { CODES, RUNS, type Code, type Team } from "../rules/index.js";
import { Findings } from "./findings.js";

/** Share of plays by situation, of 100. */
const FREQUENCIES: Readonly<Record<Code, number>> = {
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
/** Points of a hundred that are no fault. */
const TOLERANCE = 3;

/** Share of runs that the columns call, in hundredths. */
export function calledRuns({ offense }: Pick<Team, "offense">): number {
  const runs: readonly string[] = RUNS;
  const share = (code: Code): number =>
    offense.calls[code].reduce((sum, { from, to, value }) => sum + (runs.includes(value) ? to - from + 1 : 0), 0);
  const [sum, weight] = CODES.reduce(
    ([total, all], code) => [total + FREQUENCIES[code] * share(code), all + FREQUENCIES[code]],
    [0, 0],
  );
  return sum / weight;
}

export function checkRunShare(found: Findings, team: Team): void {
  const { quarterbacks, carriers } = team.roster;
  const known = quarterbacks.every(({ season }) => season?.attempts !== undefined && season.rushes !== undefined);
  const ran = carriers.reduce((sum, { season }) => sum + (season?.rushes ?? 0), 0);
  if (!known || ran === 0) return;
  const passes = quarterbacks.reduce(
    (sum, { season = {} }) => sum + (season.attempts ?? 0) + (season.sacked ?? 0) + (season.rushes ?? 0),
    0,
  );
  const season = (100 * ran) / (ran + passes);
  const called = calledRuns(team);
  if (Math.abs(called - season) <= TOLERANCE) return;
  found.warn(
    "run-share",
    ["offense", "calls"],
    `the calls run ${called.toFixed(1)} of 100 plays; the season has ${season.toFixed(1)}`,
  );
}
