/** `pressbox build`: makes everything in a set file that is not up to date. */
import { filesBelow } from "../../host/disk.js";
import { fault, UserError, type Issue } from "../../kernel/issue/index.js";
import { Gathered } from "../gathered.js";
import type { Workplace } from "../workplace.js";
import { sizeOf, type OutputFile } from "../output-file.js";
import { makeSheets } from "../make-sheets.js";
import type { Made } from "../export.js";
import {
  BUILT_FILE,
  builtText,
  filesOf,
  areThere,
  isThere,
  readBuilt,
  sumOnDisk,
  type BuiltFile,
  type BuiltJob,
  type BuiltPicture,
  type BuiltSheetFile,
  type DoneJob,
} from "./built-file.js";
import { indexPage, INDEX_FILE } from "./index-page.js";
import { jobsOf, OUT, type BuildOptions, type Job } from "./jobs.js";
import { openSet, type OpenSet } from "./open-set.js";
import { withRatedTeams } from "./rated-teams.js";

const PICTURES = "pictures";

export interface BuildRequest extends BuildOptions {
  /** True to also make what is up to date. */
  readonly all: boolean;
  /** True to remove files that the set no longer makes. */
  readonly clean: boolean;
  /** Called before each part, with the number done, the total, and the part's title. Throwing ends the work. */
  readonly part?: (done: number, of: number, title: string) => void | Promise<void>;
}

interface LeftFile {
  /** Below the folder. */
  readonly path: string;
  /** Set if an earlier build made it; absent for a user's own file, or one that someone changed. */
  readonly made?: BuiltFile;
}

export interface BuiltSet {
  readonly open: OpenSet;
  readonly done: readonly DoneJob[];
  /** Files to write: new ones, the index page, the build record. */
  readonly files: readonly OutputFile[];
  /** Files in the folder that are not part of this set. */
  readonly left: readonly LeftFile[];
  readonly warnings: readonly Issue[];
}

/** Makes a set in memory; nothing is written here. @throws UserError with the errors of all its files and sheets */
export async function buildSet(dir: string, request: BuildRequest, io: Workplace): Promise<BuiltSet> {
  const { resolve } = io.disk.paths;
  const folder = resolve(io.cwd, dir, OUT);
  const before = readBuilt(io, folder);
  const known = new Map(request.all ? [] : before.jobs.map((job) => [job.inputs, job]));
  const all = new Gathered();
  const { open, rated } = await withRatedTeams(await openSet(dir, io), { known, folder, quiet: request.quiet }, io);
  const jobs = await jobsOf(open, request, all, io);
  const made = new Map<string, OutputFile>((rated?.files ?? []).map((file) => [file.path, file]));
  const done: DoneJob[] = rated ? [rated.done] : [];
  for (const [i, job] of jobs.entries()) {
    await request.part?.(i, jobs.length, job.title);
    const there = known.get(job.inputs);
    if (there && (await areThere(io, folder, filesOf(there)))) {
      done.push({ job, built: there, isNew: false });
      continue;
    }
    const one = await all.of(() => makeJob(job, dir, io), open.locate(job.path));
    if (!one) continue;
    for (const file of one.files) made.set(file.path, file);
    done.push({ job, built: one.built, isNew: true });
  }
  all.issues.push(...namedTwice(done));
  // Errors in an entry's options are errors in a file, not on the command line.
  if (all.issues.length > 0) throw new UserError(all.issues);
  const index = await indexPage(open, done, io.disk.paths);
  const left = await leftIn(io, folder, done, before);
  const account = {
    jobs: done.map(({ built }) => built),
    left: request.clean ? [] : left.flatMap((file) => file.made ?? []),
  };
  const own: OutputFile[] = [];
  for (const [name, bytes] of [
    [INDEX_FILE, index],
    [BUILT_FILE, builtText(account)],
  ]) {
    const file = { path: io.disk.paths.join(dir, OUT, name), bytes };
    if (!(await isThere(io, folder, { path: name, sum: await sumOnDisk(io, file) }))) own.push(file);
  }
  return {
    open,
    done,
    files: [...made.values(), ...own],
    left,
    warnings: [...open.warnings, ...done.flatMap(({ built }) => built.warnings)],
  };
}

async function makeJob(
  job: Job,
  dir: string,
  io: Workplace,
): Promise<{ readonly files: readonly OutputFile[]; readonly built: BuiltJob }> {
  const { made, warnings } = await makeSheets(job.args, job.options, io, job.given);
  const { join } = io.disk.paths;
  const below = (path: string): string => path.slice(join(dir, OUT).length + 1).replaceAll("\\", "/");
  const pictured = await pictureOf(made, dir, below, io);
  const files: BuiltSheetFile[] = [];
  for (const file of made)
    files.push({
      path: below(file.path),
      sum: await sumOnDisk(io, file),
      sheet: file.sheet,
      pages: file.pages,
      bytes: sizeOf(file),
    });
  const built: BuiltJob = {
    inputs: job.inputs,
    files,
    ...(pictured && { picture: pictured.picture }),
    warnings,
  };
  return { files: [...made, ...(pictured?.file ? [pictured.file] : [])], built };
}

/** The first page as a picture: the file itself if it is one, else drawn separately. */
async function pictureOf(
  made: readonly Made[],
  dir: string,
  below: (path: string) => string,
  io: Workplace,
): Promise<{ readonly picture: BuiltPicture; readonly file?: OutputFile } | undefined> {
  const shown = made.find(({ first }) => first !== undefined);
  if (!shown?.first) return undefined;
  const { width, height } = shown.first;
  const path = below(shown.path);
  if (!path.endsWith(".pdf")) return { picture: { path, sum: await sumOnDisk(io, shown), width, height } };
  const { renderSvg } = await import("../../render/svg/index.js");
  const name = `${PICTURES}/${path.replace(/\.pdf$/, ".svg")}`;
  const file = { path: io.disk.paths.join(dir, OUT, name), bytes: renderSvg(shown.first, { blankFields: true }) };
  return { picture: { path: name, sum: await sumOnDisk(io, file), width, height }, file };
}

/** Two jobs that make the same file. */
function namedTwice(done: readonly DoneJob[]): Issue[] {
  const first = new Map<string, string>();
  return done.flatMap(({ job, built }) =>
    built.files.flatMap(({ path }) => {
      const before = first.get(path);
      first.set(path, before ?? job.title);
      if (before === undefined) return [];
      const message = `"${before}" and "${job.title}" make the same file`;
      return [
        fault("output-file", message, { file: `${OUT}/${path}`, hint: "give one of them a name: out: NAME.pdf" }),
      ];
    }),
  );
}

/** Files in the folder that this build does not know. */
async function leftIn(
  io: Workplace,
  folder: string,
  done: readonly DoneJob[],
  before: ReturnType<typeof readBuilt>,
): Promise<readonly LeftFile[]> {
  const mine = new Set([
    INDEX_FILE,
    BUILT_FILE,
    ...done.flatMap(({ built }) => filesOf(built).map(({ path }) => path)),
  ]);
  const earlier = new Map([...before.jobs.flatMap(filesOf), ...before.left].map((file) => [file.path, file]));
  const left: LeftFile[] = [];
  for (const path of filesBelow(io.disk, folder)) {
    if (mine.has(path) || OF_SYSTEMS.test(path)) continue;
    const file = earlier.get(path);
    left.push(file && (await isThere(io, folder, file)) ? { path, made: { path, sum: file.sum } } : { path });
  }
  return left;
}

/** Files of the operating system, which are not listed. */
const OF_SYSTEMS = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i;
