/** The entries of a set as jobs: what is printed, under which names, and a sum over all that it is made from. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
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
import type { CliIo } from "../io.js";
import { templatesOf } from "../print/copy-template.js";
import { PRINT_OPTIONS, type Given, type PrintOptions } from "../print/make-sheets.js";
import { readVersion } from "../program.js";
import { sumOf } from "./built-file.js";
import { isFileName, namesFile, type AnyTeam, type OpenSet } from "./open-set.js";

/** Folder of what is made, below the set's own. */
export const OUT = "out";

export interface Job {
  /** In the set's file, for faults. */
  readonly path: Path;
  readonly args: readonly string[];
  readonly options: PrintOptions;
  readonly given: Given;
  readonly inputs: string;
  readonly code: string;
  readonly title: string;
  readonly summary: string;
}

export interface BuildOptions {
  readonly cache: boolean;
  readonly quiet: boolean;
}

const optionEntries = Object.entries(SHEET_OPTIONS) as [SheetOptionKey, OptionSpec][];

/** Every job of a set. Sheets that there are not are gathered as faults. */
export async function jobsOf(open: OpenSet, build: BuildOptions, all: Gathered, io: CliIo): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  for (const [i, entry] of open.set.sheets.entries()) {
    const path = ["sheets", i];
    const specs = await all.of(() => findSheets(open.system, entry.sheets), open.locate([...path, "sheet"]));
    if (!specs) continue;
    const teams = entry.each ? (open.teams?.value.teams ?? []) : [undefined];
    for (const team of teams) jobs.push(jobOf(open, build, { entry, specs, path, team }, io));
  }
  return jobs;
}

interface One {
  readonly entry: SetSheets;
  readonly specs: readonly SheetSpec[];
  readonly path: Path;
  /** The only one that it is made for. */
  readonly team: AnyTeam | undefined;
}

function jobOf(open: OpenSet, build: BuildOptions, { entry, specs, path, team }: One, io: CliIo): Job {
  const { dir, system, studio, teams, rules, set } = open;
  const { options: own, sheets, said } = entry;
  const ownTeams = own.teams !== undefined;
  const needed = !ownTeams && teams !== undefined && needsTeams(system, specs, own);
  const value = teams && (team ? { ...teams.value, teams: [team] } : teams.value);
  const out = ((own.out as string | undefined) ?? (team ? TEAM_MARK : "")).replaceAll(TEAM_MARK, team?.id ?? "");
  const options = {
    ...Object.fromEntries(Object.entries(PRINT_OPTIONS).map(([key, { default: usual }]) => [key, usual])),
    ...withPaths(own, dir),
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
    inputs: sumOf(
      JSON.stringify([
        readVersion(),
        system.id,
        said,
        out,
        needed ? value : null,
        rules?.value ?? null,
        templateSums(open, specs),
        fontSums(open, io),
        pictureSums(open, specs, needed ? value : undefined),
        fileSums(own, dir, io),
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

/** Sheets that are drawn from teams, and games that are played by them. */
function needsTeams(system: GameSystem, specs: readonly SheetSpec[], own: SetSheets["options"]): boolean {
  const { teams } = system.kinds;
  if (!teams) return false;
  if (own.seed !== undefined || own.code !== undefined || own.away !== undefined || own.home !== undefined) return true;
  return (
    own.record === undefined && own.values === undefined && specs.some((spec) => kindsFor(system, spec).includes(teams))
  );
}

/** Files are named from the set's folder on. */
const withPaths = (own: SetSheets["options"], dir: string): SetSheets["options"] =>
  Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, isPath(key as SheetOptionKey, value) ? join(dir, value) : value]),
  );

const isPath = (key: SheetOptionKey, value: unknown): value is string =>
  typeof value === "string" && (SHEET_OPTIONS[key] as OptionSpec).reads !== undefined && namesFile(key, value);

/** What the files hold that the options name. */
const fileSums = (own: SetSheets["options"], dir: string, io: CliIo): Readonly<Record<string, string>> =>
  Object.fromEntries(
    optionEntries.flatMap(([key]) => {
      const named = own[key];
      return isPath(key, named) ? [[key, sumOf(readFileSync(resolve(io.cwd, dir, named)))]] : [];
    }),
  );

/** The author's own templates among those that the sheets use: others do not change them. */
function templateSums(
  { system, studio, set }: OpenSet,
  specs: readonly SheetSpec[],
): readonly (readonly [string, string])[] {
  if (set.templates === undefined) return [];
  const { templates } = studio;
  const shared = templates.names().filter((name) => name.startsWith("shared/"));
  const used = templatesOf(templates, [...specs.map((spec) => templateOf({ system }, spec)), ...shared]);
  return [...new Set(used)].sort().flatMap((name) => {
    const found = templates.read(name);
    return found?.own ? [[name, sumOf(found.text)] as const] : [];
  });
}

/** A word that may be a picture's file. */
const PICTURE = /[^"'\s=(){}]+\.(?:png|jpe?g|svg)\b/gi;

/** The pictures that the teams and the author's own templates name, as far as they are there. */
function pictureSums(
  { system, studio }: OpenSet,
  specs: readonly SheetSpec[],
  teams: unknown,
): readonly (readonly [string, string])[] {
  const { templates } = studio;
  const texts = templatesOf(
    templates,
    specs.map((spec) => templateOf({ system }, spec)),
  ).flatMap((name) => {
    const found = templates.read(name);
    return found?.own ? [found.text] : [];
  });
  const names = [...texts, JSON.stringify(teams ?? null)].flatMap((text) => text.match(PICTURE) ?? []);
  return [...new Set(names)].sort().flatMap((name) => {
    const bytes = templates.pictures?.bytes(name);
    return bytes ? [[name, sumOf(bytes)] as const] : [];
  });
}

/** Typefaces for more letters, and those in the folder of templates. */
function fontSums({ dir, set }: OpenSet, io: CliIo): readonly unknown[] {
  const own = set.fonts.map(({ file, hand }) => [hand, sumOf(readFileSync(resolve(io.cwd, dir, file)))]);
  return own.length === 0 ? templateFontSums({ dir, set }, io) : [own, templateFontSums({ dir, set }, io)];
}

function templateFontSums(
  { dir, set }: Pick<OpenSet, "dir" | "set">,
  io: CliIo,
): readonly (readonly [string, string])[] {
  if (set.templates === undefined) return [];
  const folder = resolve(io.cwd, dir, set.templates, "fonts");
  try {
    return readdirSync(folder)
      .sort()
      .map((name) => [name, sumOf(readFileSync(join(folder, name)))] as const);
  } catch {
    return [];
  }
}
