/** Files that commands take: read, checked for form and for sense, typed. */
import { existsSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { NamedStock } from "../files/card-stock.js";
import type { PrintShops } from "../files/print-shops.js";
import type { Kind, ReadFile, ReadOptions } from "../files/read-file.js";
import type { Content, Source } from "../files/source.js";
import type { WordsFile } from "../files/words/words-file.js";
import type { ValuesPress } from "../files/values.js";
import { fault, hasErrors, suggestHint, UserError, type Issue } from "../kernel/issue/index.js";
import { type GameSystem, type PlayRequest } from "../contract/game.js";
import { kindsOf } from "../contract/records.js";
import type { CellTable, FileKind } from "../contract/files.js";
import type { Seasons } from "../contract/seasons.js";
import type { MovesFile } from "../league/moves-file.js";
import type { ResultsFile, ResultsJudge } from "../league/results-file.js";
import type { SheetSpec } from "../contract/sheet.js";
import type { Values } from "../sheet/layout/form.js";
import type { Season, SeasonOptions } from "../stats/index.js";
import { quoteWord } from "./cores/repeat.js";
import type { CliIo } from "./io.js";
import { realPath } from "./output/target.js";
import { usageError } from "./spec.js";

export interface Loaded<T> {
  readonly value: T;
  readonly warnings: readonly Issue[];
}

/**
 * Reads a file named on the command line: the one way for every command.
 * @param given its name; several for the pages of one sheet
 * @param kinds what the file may be
 * @throws UserError for files that are not there or cannot be opened
 */
export async function readAs<T>(
  given: string | readonly string[],
  kinds: readonly Kind<T>[],
  io: CliIo,
  options: ReadOptions = {},
): Promise<ReadFile<T>> {
  const [{ named, readContent }, { readFile, isFormat }] = await Promise.all([
    import("../host/node/content.js"),
    import("../files/read-file.js"),
  ]);
  const statistics = kinds.some((kind) => isFormat(kind) && kind.folders);
  const open = (file: string): Content => readContent(noteInput(file, io), file, { statistics });
  const read =
    typeof given === "string"
      ? await readFile(open(given), given, kinds, options)
      : await readFile(
          given.map((file) => named(file, (name) => open(name) as Uint8Array)),
          given[0],
          kinds,
          options,
        );
  // What is read must not be written over.
  for (const { name } of read.source.files) noteInput(name, io);
  return read;
}

/** What files of other kinds are told apart by. */
const everyKind = async (): Promise<readonly Kind[]> => {
  const [{ allKinds }, { commandKinds }, { allSystems }] = await Promise.all([
    import("../files/kinds.js"),
    import("../files/words/kind.js"),
    import("./find.js"),
  ]);
  return [...allKinds(await allSystems()), ...commandKinds()];
};

/** As `readAs`: its value. @throws UserError with every fault of the file */
async function loadAs<T>(
  file: string,
  kinds: readonly Kind<T>[],
  io: CliIo,
  options: Omit<ReadOptions, "known"> = {},
): Promise<Loaded<T> & { readonly source: Source }> {
  return loadedOf(await readAs(file, kinds, io, { known: everyKind, ...options }));
}

/** @throws UserError with every fault of the file */
export function loadedOf<T>({ issues, value, source }: ReadFile<T>): Loaded<T> & { readonly source: Source } {
  if (hasErrors(issues) || value === undefined) throw new UserError(issues);
  return { value, warnings: issues, source };
}

/** The path of a file that is about to be read. */
function noteInput(file: string, { cwd, inputs }: CliIo): string {
  const path = resolve(cwd, file);
  inputs?.add(realPath(path));
  return path;
}

/** The rules in force: a preset by its name, house rules from a file, else the system's standard ones. */
export async function loadRules(system: GameSystem, file: string | undefined, io: CliIo): Promise<Loaded<unknown>> {
  if (file === undefined) return { value: system.standardRules, warnings: [] };
  const preset = system.presets?.find(({ id }) => id === file);
  if (preset) return { value: preset.rules, warnings: [] };
  requirePresetOrFile(system, file, io);
  return loadAs(file, [system.kinds.rules], io);
}

/** A word without an ending that is not a file is a slip in a preset's name. @throws UserError (wrong usage). */
function requirePresetOrFile({ title, presets }: GameSystem, word: string, io: CliIo): void {
  if (!presets || extname(word) !== "" || existsSync(resolve(io.cwd, word))) return;
  const known = presets.map(({ id }) => id);
  throw usageError(`${title} has no rules called "${word}", and there is no such file`, suggestHint(word, known));
}

/** What sheets are filled from: a record whose dice and choices lead to what it says, or another file that sheets show. */
export async function loadRecord(system: GameSystem, file: string, io: CliIo): Promise<Loaded<unknown>> {
  const kinds = kindsOf(system).filter(({ prints }) => prints);
  const { isTableName } = await import("../text/tables/table-names.js");
  if (isTableName(file) && extname(file).toLowerCase() !== ".txt" && !kinds.some(({ fromTable }) => fromTable)) {
    const { RATED_SYSTEMS } = await import("../systems/index.js");
    const hint = `pressbox rate ${system.id} --stats ${quoteWord(file)} --out charts makes teams from statistics, and those are printed`;
    const more = RATED_SYSTEMS.includes(system.id) ? { file, hint } : { file };
    throw new UserError(fault("file-kind", `${system.title} prints nothing from a spreadsheet`, more));
  }
  const hint = `pressbox play ${system.id} --save FILE writes one`;
  return loadAs(file, kinds, io, { wanted: { words: `a record of ${system.title}`, hint } });
}

interface LoadedValues extends Loaded<unknown> {
  readonly copies: readonly Values[];
  /** Faults of places that a value does not fit, at the lines of the file that the values come from. */
  blame(issues: readonly Issue[]): readonly Issue[];
}

/** What is on one sheet: a file that `read` has saved. */
export async function loadValues(
  system: GameSystem,
  specs: readonly SheetSpec[],
  file: string,
  press: ValuesPress,
  io: CliIo,
): Promise<LoadedValues> {
  if (specs.length !== 1) throw usageError("--values fills one sheet: name it");
  const { valuesKind } = await import("../files/values.js");
  const hint = "pressbox read FORM.pdf --save FILE keeps them; a record fills sheets with --record";
  const { value, warnings, source } = await loadAs(file, [valuesKind([system], press, specs[0])], io, {
    wanted: { words: "the values of a sheet", hint },
  });
  const { rules, copies } = value;
  const { locate } = source.data();
  const blame = (found: readonly Issue[]): readonly Issue[] =>
    found.map((issue) => {
      const { path } = issue;
      const own = path === undefined ? [] : copies.flatMap((copy, i) => (copy[path] === undefined ? [] : [i]));
      if (path === undefined || own.length === 0) return issue;
      // Which of several copies it is, the sheet does not say.
      const place = own.length > 1 ? ["copies"] : ["copies", own[0], path];
      return { ...issue, ...locate(place), path };
    });
  return { value: rules, warnings, copies, blame };
}

/** Teams from a file of the system's kind, YAML, JSON or CSV. */
export async function loadTeams(system: GameSystem, file: string, io: CliIo): Promise<Loaded<unknown>> {
  const kind: FileKind | undefined = system.kinds.teams;
  if (!kind) throw usageError(`${system.title} has no teams to choose`);
  const loaded = await loadAs(file, [kind], io);
  const { pictureFaults } = await import("./named-pictures.js");
  const faults = await pictureFaults(loaded.source, io);
  if (faults.length > 0) throw new UserError(faults);
  return loaded;
}

/** A schedule of one's own for a new league of these teams; undefined = the game's own. */
export async function loadSchedule(
  { system, seasons }: { readonly system: GameSystem; readonly seasons: Seasons },
  teams: unknown,
  file: string,
  io: CliIo,
): Promise<Loaded<unknown>> {
  if (!seasons.schedule) throw usageError(`${system.title} takes no --schedule`);
  return loadAs(file, [seasons.schedule(teams)], io);
}

/** Results of a league from a spreadsheet. */
export async function loadResults(file: string, judge: ResultsJudge, io: CliIo): Promise<Loaded<ResultsFile>> {
  return loadAs(file, [(await import("../league/results-file.js")).resultsFor(judge)], io);
}

/** Moves between the teams of a league, from a spreadsheet. */
export async function loadMoves(file: string, io: CliIo): Promise<Loaded<MovesFile>> {
  return loadAs(file, [(await import("../league/moves-file.js")).movesKind], io);
}

/**
 * A class of rookies: a teams file of the game, or men by name and position (`own`).
 * @param game undefined where the league cannot be read: a class of any game
 */
export async function loadClass(
  game: { readonly system: GameSystem; readonly seasons: Seasons } | undefined,
  file: string,
  io: CliIo,
): Promise<Loaded<unknown> & { readonly own: boolean }> {
  const { classKind, classKindFor } = await import("../league/class-file.js");
  const positions = game?.seasons.rookiePositions;
  const own = positions ? classKindFor(positions) : classKind;
  const systems = game ? [game.system] : await import("./find.js").then(({ allSystems }) => allSystems());
  const teams = systems.flatMap(({ kinds }): Kind[] => (kinds.teams ? [kinds.teams] : []));
  const read = await readAs<unknown>(file, [own, ...teams], io, { known: everyKind });
  return { ...loadedOf(read), own: read.kind === own };
}

/** A print shop's formats of one's own. */
export async function loadShops(file: string, io: CliIo): Promise<Loaded<PrintShops>> {
  return loadAs(file, [(await import("../files/print-shops.js")).printShopsKind], io);
}

/** Words for the sheets: a set that comes with Pressbox by its language, or a file of one's own. */
export async function loadWords(named: string, io: CliIo): Promise<Loaded<WordsFile> & { readonly source?: Source }> {
  const { LANGUAGES, shippedWords } = await import("../files/words/known-words.js");
  const language = LANGUAGES.find((one) => one === named.toLowerCase());
  if (language !== undefined) return { value: shippedWords(language), warnings: [] };
  if (extname(named) === "")
    throw usageError(
      `Pressbox has no words for "${named}"`,
      `--words takes ${LANGUAGES.join(", ")} or a file; pressbox new words ${named} begins one`,
    );
  const { wordsKind } = await import("../files/words/words-file.js");
  return loadAs(named, [wordsKind()], io);
}

/** Sheets of labels or cards of one's own. */
export async function loadStock(file: string, io: CliIo): Promise<Loaded<readonly NamedStock[]>> {
  return loadAs(file, [(await import("../files/card-stock.js")).cardStockKind], io);
}

/** Statistics of a season, from a folder, a table or a workbook. */
export async function loadSeason(given: string, options: SeasonOptions, io: CliIo): Promise<Loaded<Season>> {
  const { statisticsKind } = await import("../files/statistics-file.js");
  return loadedOf(await readAs(given, [statisticsKind(options)], io));
}

/** Statistics that teams are made from, as the table that they are. */
export async function loadTeamStatistics(
  { title, kinds }: GameSystem,
  file: string,
  io: CliIo,
): Promise<Loaded<CellTable>> {
  if (!kinds.statistics) throw usageError(`${title} makes no teams from statistics`);
  const { source, warnings } = await loadAs(file, [kinds.statistics], io);
  const { knownHeads } = await import("../files/check.js");
  return { value: await source.table(knownHeads([kinds.statistics])), warnings };
}

/** Faults of what a file brought about are that file's. */
export function inFile<T>(file: string | undefined, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (file === undefined || !(error instanceof UserError)) throw error;
    throw new UserError(
      error.issues.map((issue) => ({ file, ...issue })),
      error.exitCode,
    );
  }
}

/** A person's own dice, played by the rules. */
export async function loadOwnDice(
  system: GameSystem,
  file: string,
  request: PlayRequest<unknown>,
  io: CliIo,
): Promise<Loaded<unknown>> {
  const { playOwnDice, kinds } = system;
  if (!kinds.dice || !playOwnDice) throw usageError(`${system.title} is not played from dice of your own`);
  let told: readonly string[] = [];
  const kind: FileKind = {
    ...kinds.dice,
    // As `check` plays it, with the rules, teams and names of this command.
    check(data, locate) {
      const { issues, record, story = [] } = playOwnDice(data, locate, request);
      if (hasErrors(issues)) told = story;
      return record === undefined ? { issues } : { issues, value: record };
    },
  };
  try {
    return await loadAs(file, [kind], io);
  } catch (error) {
    // The story up to an error shows a person where file and game part.
    if (told.length > 0) io.err(`${told.join("\n")}\n\n`);
    throw error;
  }
}
