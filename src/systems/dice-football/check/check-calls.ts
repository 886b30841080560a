/** Compares the runs in the play calls with the season (W4). */
import { gamesOfRecord } from "../../../kernel/football/index.js";
import { replayedCardRuns } from "../rate/game-shape.js";
import { CODES, RUNS, SITUATION_SHARES, type Code, type Team } from "../rules/index.js";
import { CardFindings } from "./findings.js";

/** Acceptable difference, in runs per 100 plays. */
const TOLERANCE = 3;

/** Runs per 100 plays called by the columns. */
export function calledRuns({ offense }: Pick<Team, "offense">): number {
  const runs: readonly string[] = RUNS;
  const share = (code: Code): number =>
    offense.calls[code].reduce((sum, { from, to, value }) => sum + (runs.includes(value) ? to - from + 1 : 0), 0);
  const [sum, weight] = CODES.reduce(
    ([total, all], code) => [total + SITUATION_SHARES[code] * share(code), all + SITUATION_SHARES[code]],
    [0, 0],
  );
  return sum / weight;
}

/** Average margin, points per game; 0 if unknown. */
function aheadOf({ record, pointsFor, pointsAgainst }: Team): number {
  const games = gamesOfRecord(record);
  return games && pointsFor !== undefined && pointsAgainst !== undefined ? (pointsFor - pointsAgainst) / games : 0;
}

export function checkRunShare(found: CardFindings, team: Team): void {
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
  // Cards of replayed seasons leave runs to the special columns, or make up for those called behind.
  const replayed = 100 * replayedCardRuns(season / 100, aheadOf(team));
  if (called >= Math.min(season, replayed) - TOLERANCE && called <= Math.max(season, replayed) + TOLERANCE) return;
  found.warn(
    "run-share",
    ["offense", "calls"],
    `the calls run ${called.toFixed(1)} of 100 plays; the season has ${season.toFixed(1)}`,
  );
}
