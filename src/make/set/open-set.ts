/** Reads a set's folder: its file, teams and rules, with the errors of all of them. */
import { NO_SUCH_FILE } from "../../host/disk.js";
import { declaredKind } from "../../files/set/declared.js";
import { gameNamedIn, SET_FILE, setKind, type PrintSet } from "../../files/set/set-file.js";
import { SHEET_OPTIONS, keyOf, type SheetOptionKey } from "../../print/options/sheet-options.js";
import type { OptionSpec } from "../../print/options/option.js";
import { withOwnSheets } from "../../print/own-sheets.js";
import { fault, UserError, type Issue, type Path, type Place } from "../../kernel/issue/index.js";
import type { GameSystem } from "../../contract/game.js";
import { SYSTEMS } from "../../systems/index.js";
import { allSystems, findSystem } from "../find.js";
import { loadedOf, loadRules, loadTeams, readAs, type Loaded } from "../inputs.js";
import type { Workplace } from "../workplace.js";
import { Gathered } from "../gathered.js";
import { openLetters } from "../letters.js";
import { openStudio, type Studio } from "../open-studio.js";

/** A team of any game: the parts that file and page names need. */
export interface AnyTeam {
  readonly id: string;
  readonly name: string;
  readonly city?: string;
}

export interface AnyTeams {
  readonly teams: readonly AnyTeam[];
}

export interface OpenSet {
  readonly set: PrintSet;
  /** The folder as the user named it: paths of files and messages begin with it. */
  readonly dir: string;
  readonly system: GameSystem;
  readonly studio: Studio;
  readonly teams?: Loaded<AnyTeams>;
  /** The team file, by name. */
  readonly teamsFile?: string;
  readonly rules?: Loaded<unknown>;
  /** Places in `pressbox.yaml`. */
  locate(path: Path, part?: "key" | "value"): Place;
  readonly warnings: readonly Issue[];
}

/** @throws UserError with every error in the set's file, teams, rules and templates */
export async function openSet(dir: string, io: Workplace): Promise<OpenSet> {
  const { join, resolve } = io.disk.paths;
  const file = join(dir, SET_FILE);
  const path = resolve(io.cwd, file);
  if (!io.disk.look(path)) {
    const hint = "pressbox new set NAME makes a folder with one";
    throw new UserError(fault("set", NO_SUCH_FILE, { file, hint }));
  }
  const read = loadedOf(await readAs(file, [setKind(await gamesOf(path, io))], io));
  const { value: set } = read;
  const { locate } = read.source.data();
  const all = new Gathered();
  all.issues.push(...missing(set, dir, locate, io));
  const game = await findSystem(set.game);
  const { teams: kind, league } = game.kinds;
  const declared: GameSystem = {
    ...game,
    kinds: {
      ...game.kinds,
      ...(kind && { teams: declaredKind(kind, set.own) }),
      ...(league && { league: declaredKind(league, set.own, { asItIs: true }) }),
    },
  };
  const isThere = (named: string): boolean => io.disk.look(resolve(io.cwd, dir, named)) !== undefined;
  const templates = set.templates !== undefined && isThere(set.templates) ? join(dir, set.templates) : undefined;
  const pictures = set.pictures !== undefined && isThere(set.pictures) ? join(dir, set.pictures) : undefined;
  const chosen = set.fonts.filter(({ file }) => isThere(file)).map((font) => ({ ...font, file: join(dir, font.file) }));
  // Before the teams, whose names may use letters from these fonts.
  const own = await all.of(() => openLetters(chosen, io), locate(["fonts"]));
  const studio = await all.of(() => openStudio(io, templates, { pictures, own }), locate(["templates"]));
  const system = studio && (await all.of(() => withOwnSheets(declared, studio.templates)));
  const rules =
    set.rules === undefined || (!isThere(set.rules) && isFileName(set.rules))
      ? undefined
      : await all.of(
          () => loadRules(game, isThere(set.rules!) ? join(dir, set.rules!) : set.rules, io),
          locate(["rules"]),
        );
  const teams = await loadAll(set, declared, dir, all, io);
  if (all.issues.some(({ severity }) => severity === "error") || !studio || !system) throw new UserError(all.issues);
  return {
    set,
    dir,
    system,
    studio,
    ...(teams && { teams, teamsFile: join(dir, set.teams[0]) }),
    ...(rules && { rules }),
    locate,
    warnings: [...read.warnings, ...(rules?.warnings ?? []), ...(teams?.warnings ?? [])],
  };
}

/** The game that the file names; if it names none that exists, all games, as suggestions. */
async function gamesOf(path: string, { disk }: Workplace): Promise<readonly GameSystem[]> {
  const game = gameNamedIn(new TextDecoder().decode(disk.bytes(path)));
  return (SYSTEMS as readonly string[]).includes(game ?? "") ? [await findSystem(game!)] : allSystems();
}

/** Names without an extension are ids: of presets, print-shop formats, label sheets. */
export const isFileName = (named: string): boolean => /[^/\\]\.[^./\\]*$/.test(named);

/** Options that take either an id or a file. */
const NAMED: readonly SheetOptionKey[] = ["rules", "shop", "words", "stock"];

/** True if an option's value is a file, not an id. */
export const namesFile = (key: SheetOptionKey, named: string): boolean => !NAMED.includes(key) || isFileName(named);

/** Files that the set names but that do not exist, located in the set file. */
function missing(set: PrintSet, dir: string, locate: OpenSet["locate"], { cwd, disk }: Workplace): Issue[] {
  const check = (named: string, path: Path): Issue[] => {
    if (disk.look(disk.paths.resolve(cwd, dir, named))) return [];
    return [fault("file-missing", `${JSON.stringify(named)} is missing from the set`, locate(path))];
  };
  const several = (key: "teams"): Issue[] =>
    set[key].flatMap((named, i) => check(named, set[key].length === 1 ? [key] : [key, i]));
  const options = Object.entries(SHEET_OPTIONS) as [SheetOptionKey, OptionSpec][];
  return [
    ...several("teams"),
    ...set.fonts.flatMap(({ file }, i) => check(file, ["fonts", i])),
    ...(["statistics", "templates", "pictures"] as const).flatMap((key) =>
      set[key] === undefined ? [] : check(set[key], [key]),
    ),
    ...(set.words !== undefined && isFileName(set.words) ? check(set.words, ["words"]) : []),
    ...(set.rules !== undefined && isFileName(set.rules) ? check(set.rules, ["rules"]) : []),
    ...set.sheets.flatMap(({ options: given }, i) =>
      options.flatMap(([key, { reads }]) => {
        const named = given[key];
        if (reads === undefined || typeof named !== "string") return [];
        if (!namesFile(key, named)) return [];
        // A file named for all sheets is reported as missing only once.
        if (key === "words" && named === set.words) return [];
        return check(named, ["sheets", i, keyOf(key)]);
      }),
    ),
  ];
}

/** The teams of several files as if from one. */
async function loadAll(
  { teams: files }: PrintSet,
  system: GameSystem,
  dir: string,
  all: Gathered,
  io: Workplace,
): Promise<Loaded<AnyTeams> | undefined> {
  const loaded: Loaded<AnyTeams>[] = [];
  const first = new Map<string, string>();
  for (const named of files) {
    const { join, resolve } = io.disk.paths;
    const file = join(dir, named);
    if (!io.disk.look(resolve(io.cwd, file))) continue;
    const one = (await all.of(() => loadTeams(system, file, io))) as Loaded<AnyTeams> | undefined;
    if (!one) continue;
    loaded.push(one);
    for (const { id } of one.value.teams) {
      const before = first.get(id);
      if (before !== undefined && before !== file)
        all.issues.push(fault("team-id-twice", `the team "${id}" is in ${before}, too`, { file }));
      first.set(id, file);
    }
  }
  if (loaded.length === 0) return undefined;
  return {
    value: { ...loaded[0].value, teams: loaded.flatMap(({ value }) => value.teams) },
    warnings: loaded.flatMap(({ warnings }) => warnings),
  };
}
