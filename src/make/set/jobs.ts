/** The entries of a set as jobs: what to print, under which names, with a checksum of everything it depends on. */
import type { GameSystem } from "../../contract/game.js";
import { kindsFor } from "../../contract/records.js";
import type { SheetSpec } from "../../contract/sheet.js";
import { TEAM_MARK, type SetSheets } from "../../files/set/set-file.js";
import type { Path } from "../../kernel/issue/index.js";
import { SHEET_OPTIONS, type SheetOptionKey } from "../../print/options/sheet-options.js";
import type { OptionSpec } from "../../print/options/option.js";
import { summaryOf, templateOf } from "../../print/forms.js";
import { type Gathered } from "../gathered.js";
import { findSheets } from "../find.js";
import type { Workplace } from "../workplace.js";
import { templatesOf } from "./used-templates.js";
import type { Given } from "../make-sheets.js";
import { usualOptions, type PrintOptions } from "../print-options.js";
import { sumAt, sumOf } from "./built-file.js";
import { isFile, isFolder } from "../../host/disk.js";
import { isFileName, namesFile, type AnyTeam, type OpenSet } from "./open-set.js";

/** Output folder, below the set's own. */
export const OUT = "out";

export interface Job {
  /** Path in the set file, for messages. */
  readonly path: Path;
  readonly args: readonly string[];
  readonly options: PrintOptions;
  readonly given: Given;
  readonly inputs: string;
  readonly code: string;
  readonly title: string;
  readonly summary: string;
}

/** A file's name and checksum. */
type Sum = readonly [name: string, sum: string];

export interface BuildOptions {
  readonly cache: boolean;
  readonly quiet: boolean;
}

const optionEntries = Object.entries(SHEET_OPTIONS) as [SheetOptionKey, OptionSpec][];

/** All jobs of a set. Collects errors for sheets that do not exist. */
export async function jobsOf(
  open: OpenSet,
  build: BuildOptions,
  all: Gathered,
  io: Workplace,
): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  for (const [i, entry] of open.set.sheets.entries()) {
    const path = ["sheets", i];
    const specs = await all.of(() => findSheets(open.system, entry.sheets), open.locate([...path, "sheet"]));
    if (!specs) continue;
    const teams = entry.each ? (open.teams?.value.teams ?? []) : [undefined];
    for (const team of teams) jobs.push(await jobOf(open, build, { entry, specs, path, team }, io));
  }
  return jobs;
}

interface One {
  readonly entry: SetSheets;
  readonly specs: readonly SheetSpec[];
  readonly path: Path;
  /** The only team it is made for, if any. */
  readonly team: AnyTeam | undefined;
}

async function jobOf(
  open: OpenSet,
  build: BuildOptions,
  { entry, specs, path, team }: One,
  io: Workplace,
): Promise<Job> {
  const { join } = io.disk.paths;
  const { dir, system, studio, teams, rules, set } = open;
  const { options: own, sheets, said } = entry;
  const ownTeams = own.teams !== undefined;
  const needed = !ownTeams && teams !== undefined && needsTeams(system, specs, own);
  const value = teams && (team ? { ...teams.value, teams: [team] } : teams.value);
  const out = ((own.out as string | undefined) ?? (team ? TEAM_MARK : "")).replaceAll(TEAM_MARK, team?.id ?? "");
  const options = {
    ...usualOptions(),
    ...withPaths(own, dir, io),
    out: join(dir, OUT, out),
    ...(needed && { teams: open.teamsFile }),
    ...(rules && own.rules === undefined && { rules: isFileName(set.rules!) ? join(dir, set.rules!) : set.rules }),
    cache: build.cache,
    quiet: build.quiet,
  } as PrintOptions;
  const named = specs.length === 1 ? specs[0] : undefined;
  return {
    path,
    args: [system.id, ...sheets],
    options,
    given: {
      studio,
      system,
      everywhere: true,
      ...(needed && { teams: { value, warnings: [] } }),
      ...(rules && own.rules === undefined && { rules: { value: rules.value, warnings: [] } }),
    },
    inputs: await sumOf(
      io,
      JSON.stringify([
        io.version(),
        system.id,
        said,
        out,
        needed ? value : null,
        rules?.value ?? null,
        await templateSums(open, specs, io),
        await fontSums(open, io),
        await pictureSums(open, specs, needed ? value : undefined, io),
        await fileSums(own, dir, io),
      ]),
    ),
    code: named?.code ?? "",
    title: `${team ? `${nameOf(team)}: ` : ""}${titleOf(entry, specs)}`,
    summary: named ? summaryOf(system, named, studio.templates) : "",
  };
}

const titleOf = ({ sheets }: SetSheets, specs: readonly SheetSpec[]): string =>
  sheets.length === 0 ? "All sheets" : specs.map(({ title }) => title).join(", ");

const nameOf = ({ city = "", name }: AnyTeam): string => `${city} ${name}`.trim();

/** True for sheets filled from teams, and for games that need teams. */
function needsTeams(system: GameSystem, specs: readonly SheetSpec[], own: SetSheets["options"]): boolean {
  const { teams } = system.kinds;
  if (!teams) return false;
  if (own.seed !== undefined || own.code !== undefined || own.away !== undefined || own.home !== undefined) return true;
  return (
    own.record === undefined && own.values === undefined && specs.some((spec) => kindsFor(system, spec).includes(teams))
  );
}

/** File names are relative to the set's folder. */
const withPaths = (own: SetSheets["options"], dir: string, { disk: { paths } }: Workplace): SetSheets["options"] =>
  Object.fromEntries(
    Object.entries(own).map(([key, value]) => [
      key,
      isPath(key as SheetOptionKey, value) ? paths.join(dir, value) : value,
    ]),
  );

const isPath = (key: SheetOptionKey, value: unknown): value is string =>
  typeof value === "string" && (SHEET_OPTIONS[key] as OptionSpec).reads !== undefined && namesFile(key, value);

/** Checksums of the files that the options name. */
async function fileSums(
  own: SetSheets["options"],
  dir: string,
  io: Workplace,
): Promise<Readonly<Record<string, string | undefined>>> {
  const sums: Record<string, string | undefined> = {};
  for (const [key] of optionEntries) {
    const named = own[key];
    if (isPath(key, named)) sums[key] = await sumAt(io, io.disk.paths.resolve(io.cwd, dir, named));
  }
  return sums;
}

/** Checksums of the author's templates used by these sheets; other templates do not affect them. */
async function templateSums(
  { system, studio, set }: OpenSet,
  specs: readonly SheetSpec[],
  io: Workplace,
): Promise<readonly Sum[]> {
  if (set.templates === undefined) return [];
  const { templates } = studio;
  const shared = templates.names().filter((name) => name.startsWith("shared/"));
  const used = templatesOf(templates, [...specs.map((spec) => templateOf({ system }, spec)), ...shared]);
  const sums: Sum[] = [];
  for (const name of [...new Set(used)].sort()) {
    const found = templates.read(name);
    if (found?.own) sums.push([name, await sumOf(io, found.text)]);
  }
  return sums;
}

/** A word that may be a picture's file name. */
const PICTURE = /[^"'\s=(){}]+\.(?:png|jpe?g|svg)\b/gi;

/** Checksums of the pictures named by the teams and the author's templates, if they exist. */
async function pictureSums(
  { system, studio }: OpenSet,
  specs: readonly SheetSpec[],
  teams: unknown,
  io: Workplace,
): Promise<readonly Sum[]> {
  const { templates } = studio;
  const texts = templatesOf(
    templates,
    specs.map((spec) => templateOf({ system }, spec)),
  ).flatMap((name) => {
    const found = templates.read(name);
    return found?.own ? [found.text] : [];
  });
  const names = [...texts, JSON.stringify(teams ?? null)].flatMap((text) => text.match(PICTURE) ?? []);
  const sums: Sum[] = [];
  for (const name of [...new Set(names)].sort()) {
    const bytes = templates.pictures?.bytes(name);
    if (bytes) sums.push([name, await sumOf(io, bytes)]);
  }
  return sums;
}

/** Checksums of fonts: those that add letters, and those in the template folder. */
async function fontSums({ dir, set }: OpenSet, io: Workplace): Promise<readonly unknown[]> {
  const at = (...parts: string[]): string => io.disk.paths.resolve(io.cwd, dir, ...parts);
  const own: unknown[] = [];
  for (const { file, hand } of set.fonts) own.push([hand, await sumAt(io, at(file))]);
  const faces = set.templates === undefined ? [] : await sumsIn(io, at(set.templates, "fonts"));
  return own.length === 0 ? faces : [own, faces];
}

/** Checksum of each file in a folder; empty if the folder does not exist. */
export async function sumsIn(io: Workplace, folder: string): Promise<readonly Sum[]> {
  const { disk } = io;
  if (!isFolder(disk, folder)) return [];
  const sums: Sum[] = [];
  for (const name of [...disk.names(folder)].sort()) {
    const sum = isFile(disk, disk.paths.join(folder, name)) && (await sumAt(io, disk.paths.join(folder, name)));
    if (typeof sum === "string") sums.push([name, sum]);
  }
  return sums;
}
