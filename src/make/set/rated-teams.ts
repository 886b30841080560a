/** Teams that a set makes from season tables: rated once, and again if the tables or the rules change. */
import { requireAcceptable, requireOffenses } from "../../files/rated-files.js";
import { proofFile } from "../../files/proof-file.js";
import { loadRater } from "../../systems/index.js";
import { dataText } from "../../text/data-text.js";
import { loadSeason, loadTeams, type Loaded } from "../inputs.js";
import { ended, type Workplace } from "../workplace.js";
import { sizeOf, type OutputFile } from "../output-file.js";
import { isFolder } from "../../host/disk.js";
import {
  areThere,
  filesOf,
  sumAt,
  sumOf,
  sumOnDisk,
  type BuiltJob,
  type BuiltSheetFile,
  type DoneJob,
} from "./built-file.js";
import { OUT, sumsIn } from "./jobs.js";
import type { AnyTeams, OpenSet } from "./open-set.js";

const TEAMS = "teams.yaml";
const PROOF = "proof.json";
const JOB = { code: "", title: "Teams from statistics", summary: "" };

interface Rated {
  readonly files: readonly OutputFile[];
  readonly done: DoneJob;
}

interface Earlier {
  readonly known: ReadonlyMap<string, BuiltJob>;
  /** Output folder; absolute. */
  readonly folder: string;
  readonly quiet: boolean;
}

/** The set with the teams rated from its statistics, if it has any. @throws UserError with the errors of the tables */
export async function withRatedTeams(
  open: OpenSet,
  { known, folder, quiet }: Earlier,
  io: Workplace,
): Promise<{ readonly open: OpenSet; readonly rated?: Rated }> {
  const { set, dir, system, rules } = open;
  if (set.statistics === undefined) return { open };
  const { join, resolve } = io.disk.paths;
  const stats = join(dir, set.statistics);
  const inputs = await sumOf(
    io,
    JSON.stringify([io.version(), "rate", system.id, rules?.value ?? null, await sumsAt(resolve(io.cwd, stats), io)]),
  );
  const file = join(dir, OUT, TEAMS);
  const withTeams = (teams: Loaded<AnyTeams>): OpenSet => ({
    ...open,
    teams,
    teamsFile: file,
    warnings: [...open.warnings, ...teams.warnings],
  });
  const there = known.get(inputs);
  if (there && (await areThere(io, folder, filesOf(there)))) {
    const teams = (await loadTeams(system, file, io)) as Loaded<AnyTeams>;
    // Read now but rewritten by the next build, so it does not count as an input.
    io.inputs?.delete(resolve(folder, TEAMS));
    return {
      open: withTeams({ ...teams, warnings: [] }),
      rated: { files: [], done: { job: JOB, built: there, isNew: false } },
    };
  }
  const rater = (await loadRater(system.id))!;
  const season = await loadSeason(stats, {}, io);
  const rating = ended(io.progress(quiet), () => rater.rate({ season: season.value, rules: rules?.value }));
  const remarks = requireOffenses(rating, false);
  requireAcceptable(system, rating);
  const files = [
    { path: file, bytes: dataText(rating.teams, TEAMS), sheet: "teams", pages: 0 },
    { path: join(dir, OUT, PROOF), bytes: `${JSON.stringify(proofFile(rating), null, 1)}\n`, sheet: "proof", pages: 0 },
  ];
  const sheets: BuiltSheetFile[] = [];
  for (const [i, one] of files.entries())
    sheets.push({
      path: [TEAMS, PROOF][i],
      sum: await sumOnDisk(io, one),
      sheet: one.sheet,
      pages: 0,
      bytes: sizeOf(one),
    });
  const built: BuiltJob = { inputs, files: sheets, warnings: [...season.warnings, ...remarks] };
  const teams = { value: rating.teams as unknown as AnyTeams, warnings: [] };
  return { open: withTeams(teams), rated: { files, done: { job: JOB, built, isNew: true } } };
}

/** Checksum of a file, or of every file in a folder. */
const sumsAt = async (path: string, io: Workplace): Promise<readonly unknown[]> =>
  isFolder(io.disk, path) ? sumsIn(io, path) : [["", await sumAt(io, path)]];
