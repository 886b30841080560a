/** `pressbox.yaml`: a user's own set. Lists its files, and the sheets that `pressbox build` makes from them. */
import type { infer as Infer, ZodType } from "zod";
import {
  eachValid,
  fault,
  hasErrors,
  isObject,
  suggestHint,
  UserError,
  type Issue,
  type Locate,
  type Path,
} from "../../kernel/issue/index.js";
import { lazily } from "../../kernel/lazy/index.js";
import { zod } from "../../kernel/zod/index.js";
import type { FileKind } from "../../contract/files.js";
import type { GameSystem } from "../../contract/game.js";
import { keyOf, SHEET_OPTIONS, type SheetOptionKey } from "../../print/options/sheet-options.js";
import type { OptionSpec } from "../../print/options/option.js";
import { RATED_SYSTEMS } from "../../systems/index.js";
import { declaredShape, type DeclaredOwn } from "./declared.js";

export const SET_FILE = "pressbox.yaml";
export const SET_FORMAT = "pressbox/set";

/** The game that a set file names, found before the file is parsed; undefined if it names none. */
export const gameNamedIn = (text: string): string | undefined => /^game\s*:\s*["']?([\w-]+)/m.exec(text)?.[1];

/** Part of an output name that is replaced by each team. */
export const TEAM_MARK = "{team}";
const EACH = ["team"] as const;

/** Options that apply to all sheets unless they set their own. */
const USUAL = ["paper", "theme", "words"] as const satisfies readonly SheetOptionKey[];

const entriesOf = Object.entries as (options: typeof SHEET_OPTIONS) => [SheetOptionKey, OptionSpec][];
const byKey = new Map(entriesOf(SHEET_OPTIONS).map(([key, spec]) => [keyOf(key), { key, spec }]));

/** Schema of an option in the file. */
function shapeOf({ summary, value, choices, limits, repeats, reads }: OptionSpec): ZodType {
  const z = zod();
  const word = z.union([z.string().min(1).max(200), z.number()]);
  const shape = (): ZodType => {
    if (value === undefined) return z.boolean();
    if (choices) return z.enum(choices as [string, ...string[]]);
    if (limits) return z.int().min(limits.min).max(limits.max);
    if (repeats) return z.union([word, z.record(z.string(), word)]);
    return reads === undefined ? word : z.string().min(1).max(200);
  };
  return shape().describe(summary).optional();
}

const setShape = lazily(() => {
  const z = zod();
  const path = z.string().min(1).max(200);
  const one = z.string().min(1).max(60);
  const face = z.union([path, z.strictObject({ pencil: path })]);
  const shapes = new Map(entriesOf(SHEET_OPTIONS).map(([key, spec]) => [key, shapeOf(spec)]));
  const options = Object.fromEntries([...shapes].map(([key, shape]) => [keyOf(key), shape]));
  const entry = z.strictObject({
    sheet: z
      .union([one, z.array(one).min(1).max(100)])
      .optional()
      .describe("a sheet by id or code, or a list of them; default: all of the game's"),
    each: z.enum(EACH).optional().describe("team: separate files for each team; their names have {team} in them"),
    ...options,
    out: path.optional().describe("name of the file, or of a folder, below out/"),
  });
  return z.strictObject({
    format: z.literal(SET_FORMAT).optional(),
    version: z.literal(1).optional(),
    game: z.string().describe("id of the game (see pressbox list)"),
    name: z.string().min(1).max(60).optional().describe("of the set"),
    teams: z
      .union([path, z.array(path).min(1).max(50)])
      .optional()
      .describe("file of your teams, or a list of such files"),
    statistics: path.optional().describe("season tables that the teams are made from: a folder, a table or a workbook"),
    rules: path.optional().describe("your house rules, or ready-made ones by name"),
    templates: path.optional().describe("folder of your templates, with your typefaces in its folder fonts"),
    fonts: z
      .union([face, z.array(face).min(1).max(20)])
      .optional()
      .describe(
        "typefaces (.ttf, .otf, .woff) for letters that the built-in ones lack; pencil: for what is written by hand",
      ),
    pictures: path.optional().describe("folder of pictures that your templates name"),
    own: declaredShape().optional(),
    ...Object.fromEntries(USUAL.map((key) => [key, shapes.get(key)!])),
    sheets: z.array(entry).min(1).max(500).describe("sheets to print, by the options of pressbox print"),
  });
});
type SetData = Infer<ReturnType<typeof setShape>> & Readonly<Record<string, unknown>>;

/** Sheets of one entry. */
export interface SetSheets {
  /** By id or code; empty = all sheets of the game. */
  readonly sheets: readonly string[];
  /** Makes a separate file for each team. */
  readonly each?: "team";
  /** Options of `print`, as the command parses them. */
  readonly options: Readonly<Partial<Record<SheetOptionKey, unknown>>>;
  /** The keys and values as written in the file. */
  readonly said: object;
}

export interface PrintSet {
  readonly game: string;
  readonly name: string;
  readonly teams: readonly string[];
  readonly statistics?: string;
  readonly rules?: string;
  readonly templates?: string;
  readonly pictures?: string;
  /** Typefaces that add letters, in order of preference; `hand` ones are for handwriting. */
  readonly fonts: readonly { readonly file: string; readonly hand: boolean }[];
  /** Default for all sheets. */
  readonly words?: string;
  readonly own?: DeclaredOwn;
  readonly sheets: readonly SetSheets[];
}

/** An option parsed as on the command line. @throws UserError */
function readOption(key: string, { parse }: OptionSpec, said: unknown): unknown {
  if (typeof said === "boolean") return said ? parse("", key, undefined) : undefined;
  if (!isObject(said)) return parse(String(said), key, undefined);
  return Object.entries(said).reduce<unknown>(
    (before, [name, value]) => parse(`${name}=${value as string}`, key, before),
    undefined,
  );
}

/** The options of an entry, and their errors. */
function optionsOf(entry: object, at: (key: string) => ReturnType<Locate>, usual: object) {
  const options: Partial<Record<SheetOptionKey, unknown>> = {};
  const issues: Issue[] = [];
  for (const [name, said] of Object.entries({ ...usual, ...entry })) {
    const known = byKey.get(name);
    if (!known) continue;
    try {
      options[known.key] = readOption(name, known.spec, said);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues.map((issue) => ({ ...issue, ...at(name) })));
    }
  }
  return { options, issues };
}

const listOf = (said: string | readonly string[] | undefined): readonly string[] =>
  said === undefined ? [] : typeof said === "string" ? [said] : said;

/** True for a path that leaves its base folder or is not relative. */
const leadsOut = (path: string): boolean =>
  /^(?:[\\/]|[A-Za-z]:)/.test(path) || path.split(/[\\/]/).some((part) => part === "..");

function senseOf(data: SetData, systems: readonly GameSystem[], locate: Locate): Issue[] {
  const issues: Issue[] = [];
  const report = (path: Path, message: string, hint?: string): void =>
    void issues.push(fault("set", message, { ...locate(path), ...(hint !== undefined && { hint }) }));
  const system = systems.find(({ id }) => id === data.game);
  const ids = systems.map(({ id }) => id);
  if (!system) report(["game"], `unknown game "${data.game}"`, suggestHint(data.game, ids));
  const hasTeams = data.teams !== undefined || data.statistics !== undefined;
  if (data.teams !== undefined && data.statistics !== undefined)
    report(["statistics"], "teams come from a file or from statistics; this set names both", "remove one of the keys");
  if (system && data.teams !== undefined && !system.kinds.teams) report(["teams"], `${system.title} has no teams`);
  if (system && data.statistics !== undefined && !RATED_SYSTEMS.includes(system.id))
    report(
      ["statistics"],
      `${system.title} makes no teams from statistics`,
      `games that do: ${RATED_SYSTEMS.join(", ")}`,
    );
  const names = system?.sheets.flatMap(({ id, code }) => [id, code]) ?? [];
  eachValid(data.sheets, (entry, i) => {
    const given = entry as Readonly<Record<string, unknown>>;
    const { sheet, each, out } = given as { sheet?: string | string[]; each?: string; out?: string };
    listOf(sheet).forEach((name, j) => {
      // The author's own sheets are only known once their folder is read.
      if (
        !system ||
        data.templates !== undefined ||
        names.includes(name.toLowerCase()) ||
        names.includes(name.toUpperCase())
      )
        return;
      const path = ["sheets", i, "sheet", ...(typeof sheet === "string" ? [] : [j])];
      report(
        path,
        `${system.id} has no sheet "${name}"`,
        suggestHint(
          name,
          system.sheets.map(({ id }) => id),
        ),
      );
    });
    if (each !== undefined && !hasTeams && given.teams === undefined)
      report(["sheets", i, "each"], "each: team needs teams", "name their file: teams: teams.yaml");
    if (out !== undefined && leadsOut(out))
      report(["sheets", i, "out"], `"${out}" leads out of the folder out/`, "name a file or a folder below it");
    if (each !== undefined && out !== undefined && !out.includes(TEAM_MARK))
      report(
        ["sheets", i, "out"],
        `"${out}" is one name for the files of all teams`,
        `write for example ${TEAM_MARK}/${out}`,
      );
    if (each === undefined && out?.includes(TEAM_MARK))
      report(["sheets", i, "out"], `${TEAM_MARK} is for files of each team`, "add each: team");
    issues.push(...optionsOf(entry, (key) => locate(["sheets", i, key]), {}).issues);
  });
  return issues;
}

function valueOf(data: SetData, locate: Locate): PrintSet {
  const { game, name = game, teams, statistics, rules, templates, pictures, fonts = [], own, sheets } = data;
  const usual = Object.fromEntries(USUAL.flatMap((key) => (data[key] === undefined ? [] : [[key, data[key]]])));
  return {
    game,
    name,
    teams: listOf(teams),
    ...(statistics !== undefined && { statistics }),
    ...(rules !== undefined && { rules }),
    ...(templates !== undefined && { templates }),
    ...(pictures !== undefined && { pictures }),
    fonts: (Array.isArray(fonts) ? fonts : [fonts]).map((face) =>
      typeof face === "string" ? { file: face, hand: false } : { file: face.pencil, hand: true },
    ),
    ...(typeof data.words === "string" && { words: data.words }),
    ...(own !== undefined && { own }),
    sheets: sheets.map((entry) => {
      const { sheet, each } = entry as { sheet?: string | string[]; each?: "team" };
      const { options } = optionsOf(entry, () => locate([]), usual);
      return { sheets: listOf(sheet), ...(each && { each }), options, said: { ...usual, ...entry } };
    }),
  };
}

/** Set files. @param systems the games that exist */
export const setKind = (systems: readonly GameSystem[]): FileKind<PrintSet> => ({
  id: "set",
  title: "Set of your own, for pressbox build",
  matches: (data) =>
    isObject(data) && (data.format === SET_FORMAT || (data.format === undefined && "game" in data && "sheets" in data)),
  get shape() {
    return setShape();
  },
  check(data, locate) {
    const issues = senseOf(data as SetData, systems, locate);
    return hasErrors(issues) ? { issues } : { issues, value: valueOf(data as SetData, locate) };
  },
  sense: (data, locate) => senseOf(data as SetData, systems, locate),
});
