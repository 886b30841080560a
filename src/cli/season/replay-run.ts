/** Rates and replays a season: all of it, one part, or all parts merged. */
import { resolve } from "node:path";
import type { GameSystem } from "../../contract/game.js";
import type { Fixture, Rater, Rating } from "../../contract/rating.js";
import { readTextFile } from "../../host/node/read-text.js";
import { fnv1aText } from "../../kernel/hash/index.js";
import { fault, UserError, type Issue } from "../../kernel/issue/index.js";
import { playSeasonsAgain, type SeasonCounts } from "../../sim/replayed.js";
import { seasonsOfPart, USUAL_TIMES, type PartOf } from "../../sim/part-of.js";
import { mergeParts, parsePart, partFile, versionIssues, type ReadPart } from "../../sim/season-parts.js";
import type { Season } from "../../stats/index.js";
import { seasonsOnCores } from "../cores/cores.js";
import type { CliIo } from "../io.js";
import { ended } from "../../make/workplace.js";
import { startProgress } from "../progress.js";

/** Calibration needs no more precision than the seasons played: this many calibration games per game played. */
const SURER = 4;

interface Asked {
  readonly system: GameSystem;
  readonly rater: Rater;
  readonly rules: unknown;
  readonly coach: string;
  readonly fixtures: readonly Fixture[];
  readonly io: CliIo;
  readonly season: Season;
  /** Year, if the tables do not give it. */
  readonly year: number | undefined;
  readonly times: number | undefined;
  readonly seed: number | undefined;
  readonly quick: boolean;
  readonly quiet: boolean;
  readonly shape: boolean;
  readonly part: PartOf | undefined;
}

/** How a season was replayed. */
export interface RunHead {
  readonly system: string;
  readonly season: number;
  readonly rules: string;
  readonly coach: string;
  readonly times: number;
  readonly seed: number;
}

/** What all parts of a run share, for output. */
interface Run {
  readonly head: RunHead;
  readonly names: readonly string[];
  readonly calibrated?: Rating["calibrated"];
  readonly uncalibrated?: Rating["uncalibrated"];
  readonly quick: boolean;
  /** Checksum of the statistics and the schedule. */
  readonly statistics: number;
  /** Checksum of the rated teams, which reflect the rules and the statistics. */
  readonly teams: number;
}

type PlayedRun = Pick<Run, "head" | "names" | "calibrated" | "uncalibrated"> & { readonly counts: SeasonCounts };

const checksum = (value: unknown): number => fnv1aText(JSON.stringify(value));

const statisticsOf = ({ season: { teams, own, against }, fixtures }: Pick<Asked, "season" | "fixtures">): number =>
  checksum([teams, [...own], [...against], fixtures]);

/** Rates the teams and plays; for a part, returns its file's content. @param warn receives the rating's warnings */
export async function playRun(
  asked: Asked,
  warn: (issues: readonly Issue[]) => void,
): Promise<PlayedRun | { readonly file: object }> {
  const { system, rater, rules, coach, fixtures, io, season, year, quick, quiet, shape: shaped, part } = asked;
  const [times, seed] = [asked.times ?? USUAL_TIMES, asked.seed ?? 1];
  const bar = startProgress(io, quiet);
  const games = SURER * times * fixtures.length;
  const calibrate = { fixtures, games, progress: bar.report };
  const rating = ended(bar, () => rater.rate({ season, year, rules, ...(!quick && { calibrate }) }));
  warn(rating.issues);
  const teamCount = season.teams.length;
  const work = { system: system.id, teams: rating.teams, rules, coach, fixtures, teamCount, shaped };
  const hear = rater.seasons.open(rating.teams, rules, coach);
  const playing = startProgress(io, quiet);
  const { from, count } = part ? seasonsOfPart(part, times) : { from: 0, count: times };
  try {
    const seasons = { seed, from, times: count, progress: playing.report };
    const counts = await seasonsOnCores(hear, work, seasons, { now: io.now });
    const { names, calibrated, uncalibrated } = rating;
    const head = { system: system.id, season: rating.season, rules: system.rulesName(rules), coach, times, seed };
    const rated = { head, names, calibrated, uncalibrated };
    if (!part) return { ...rated, counts };
    const run: Run = { ...rated, quick, statistics: statisticsOf(asked), teams: checksum(rating.teams) };
    return { file: partFile(part, run, counts, io.version()) };
  } finally {
    playing.end();
  }
}

const OPTION = { rules: "--rules", coach: "--coach", times: "--times", seed: "--seed" } as const;
/** What the user said of the run, beside the parts. */
export type SaidOfRun = Partial<Pick<RunHead, keyof typeof OPTION>> & {
  readonly quick: boolean;
  readonly shape: boolean;
};

/** Differences between a part and what the user says, or the statistics: an issue each. */
function otherRun({ file, value }: ReadPart<Run>, system: string, statistics: number, said: SaidOfRun): Issue[] {
  const { head, quick, statistics: own } = value.run;
  if (head.system !== system)
    return [
      fault("part-system", `expected a part of ${system}; found one of ${head.system}`, {
        file,
        hint: `pressbox replay-season ${head.system} adds it up`,
      }),
    ];
  const issues = (Object.keys(OPTION) as (keyof typeof OPTION)[])
    .filter((key) => said[key] !== undefined && said[key] !== head[key])
    .map((key) =>
      fault("part-run", `expected a part with ${OPTION[key]} ${said[key]}; found ${head[key]}`, {
        file,
        hint: `leave out ${OPTION[key]}: the parts have it`,
      }),
    );
  if (said.quick && !quick)
    issues.push(fault("part-run", "the part was made without --quick", { file, hint: "leave out --quick" }));
  if (said.shape && !value.counts.shape)
    issues.push(
      fault("part-shape", "the part was made without --shape", { file, hint: "make all parts with --shape" }),
    );
  if (own !== statistics)
    issues.push(
      fault("part-statistics", "the part was made from other statistics", {
        file,
        hint: "use --stats with the statistics of the parts",
      }),
    );
  return issues;
}

/** Merges the files of all parts into a run. @throws UserError with the errors of every file */
export function mergedRun(files: readonly string[], asked: Asked, said: SaidOfRun): PlayedRun {
  const { io, season, fixtures } = asked;
  const nobody = (): void => undefined;
  const like = playSeasonsAgain(nobody, fixtures, season.teams.length, { seed: 0, from: 0, count: 0, shaped: true });
  const statistics = statisticsOf(asked);
  const faults: Issue[] = [];
  const parts: ReadPart<Run>[] = [];
  for (const file of files) {
    const read = partAt(file, io, like);
    const found = "value" in read ? otherRun(read, asked.system.id, statistics, said) : read.issues;
    faults.push(...found);
    if ("value" in read && found.length === 0) parts.push(read);
  }
  if (faults.length > 0) throw new UserError(faults);
  const versions = versionIssues(parts, io.version());
  if (versions.length > 0) throw new UserError(versions);
  const { counts, issues } = mergeParts(parts);
  if (!counts) throw new UserError(issues);
  const { head, names, calibrated, uncalibrated } = parts[0].value.run;
  return { head, names, calibrated, uncalibrated, counts };
}

function partAt(file: string, io: CliIo, like: SeasonCounts): ReadPart<Run> | { readonly issues: readonly Issue[] } {
  try {
    const read = parsePart<Run>(readTextFile(resolve(io.cwd, file), file), file, like);
    return "value" in read ? read : { issues: [read] };
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}
