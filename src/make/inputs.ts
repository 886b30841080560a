/** Input files of commands and pages: read, validated, typed. */
import type { GameSystem } from "../contract/game.js";
import { kindsOf } from "../contract/records.js";
import type { FileKind } from "../contract/files.js";
import type { SheetSpec } from "../contract/sheet.js";
import type { NamedStock } from "../files/card-stock.js";
import type { PrintShops } from "../files/print-shops.js";
import type { Kind, ReadFile, ReadOptions } from "../files/read-file.js";
import type { Content, Source } from "../files/source.js";
import type { ValuesPress } from "../files/values.js";
import { LANGUAGE_LIST, languageOf } from "../text/languages.js";
import type { WordTable } from "../files/words/word-table.js";
import type { WordsFile } from "../files/words/words-file.js";
import { fault, hasErrors, suggestHint, UserError, type Issue } from "../kernel/issue/index.js";
import { quoteWord } from "../kernel/words/quote-word.js";
import { usageError } from "../print/options/option.js";
import type { Values } from "../sheet/layout/form.js";
import type { Season, SeasonOptions } from "../stats/index.js";
import type { Workplace } from "./workplace.js";

export interface Loaded<T> {
  readonly value: T;
  readonly warnings: readonly Issue[];
}

/**
 * Reads a file named on the command line: every command uses this.
 * @param given its name; several for the pages of one sheet
 * @param kinds what the file may be
 * @throws UserError for missing or unreadable files
 */
export async function readAs<T>(
  given: string | readonly string[],
  kinds: readonly Kind<T>[],
  io: Workplace,
  options: ReadOptions = {},
): Promise<ReadFile<T>> {
  const [{ named, contentAt }, { readFile, isFormat }] = await Promise.all([
    import("../host/content.js"),
    import("../files/read-file.js"),
  ]);
  const statistics = kinds.some((kind) => isFormat(kind) && kind.folders);
  const open = (file: string): Content => contentAt(io.disk, noteInput(file, io), file, { statistics });
  const read =
    typeof given === "string"
      ? await readFile(open(given), given, kinds, options)
      : await readFile(
          given.map((file) => named(file, (name) => open(name) as Uint8Array)),
          given[0],
          kinds,
          options,
        );
  // Input files must not be overwritten.
  for (const { name } of read.source.files) noteInput(name, io);
  return read;
}

/** All kinds, to tell the user what an unexpected file is. */
export const everyKind = async (): Promise<readonly Kind[]> => {
  const [{ allKinds }, { commandKinds }, { allSystems }] = await Promise.all([
    import("../files/kinds.js"),
    import("../files/words/kind.js"),
    import("./find.js"),
  ]);
  return [...allKinds(await allSystems()), ...commandKinds()];
};

/** Like `readAs`, but returns the value. @throws UserError with every error in the file */
export async function loadAs<T>(
  file: string,
  kinds: readonly Kind<T>[],
  io: Workplace,
  options: Omit<ReadOptions, "known"> = {},
): Promise<Loaded<T> & { readonly source: Source }> {
  return loadedOf(await readAs(file, kinds, io, { known: everyKind, ...options }));
}

/** @throws UserError with every error in the file */
export function loadedOf<T>({ issues, value, source }: ReadFile<T>): Loaded<T> & { readonly source: Source } {
  if (hasErrors(issues) || value === undefined) throw new UserError(issues);
  return { value, warnings: issues, source };
}

/** Path of a file about to be read, noted as an input. */
function noteInput(file: string, { cwd, inputs, disk }: Workplace): string {
  const path = disk.paths.resolve(cwd, file);
  inputs?.add(disk.real(path));
  return path;
}

/** The rules in force: a preset by name, house rules from a file, else the system's standard rules. */
export async function loadRules(system: GameSystem, file: string | undefined, io: Workplace): Promise<Loaded<unknown>> {
  if (file === undefined) return { value: system.standardRules, warnings: [] };
  const preset = system.presets?.find(({ id }) => id === file);
  if (preset) return { value: preset.rules, warnings: [] };
  requirePresetOrFile(system, file, io);
  return loadAs(file, [system.kinds.rules], io);
}

/** A word that has no extension and is not a file is a misspelled preset. @throws UserError (wrong usage) */
function requirePresetOrFile({ title, presets }: GameSystem, word: string, io: Workplace): void {
  if (!presets || io.disk.paths.extname(word) !== "" || io.disk.look(io.disk.paths.resolve(io.cwd, word))) return;
  const known = presets.map(({ id }) => id);
  throw usageError(`${title} has no rules called "${word}", and there is no such file`, suggestHint(word, known));
}

/** A file that fills sheets: a record whose dice and choices reproduce it, or another kind that sheets show. */
export async function loadRecord(system: GameSystem, file: string, io: Workplace): Promise<Loaded<unknown>> {
  const kinds = kindsOf(system).filter(({ prints }) => prints);
  const { isTableName } = await import("../text/tables/table-names.js");
  if (
    isTableName(file) &&
    io.disk.paths.extname(file).toLowerCase() !== ".txt" &&
    !kinds.some(({ fromTable }) => fromTable)
  ) {
    const { RATED_SYSTEMS } = await import("../systems/index.js");
    const hint = `pressbox rate ${system.id} --stats ${quoteWord(file)} --out charts makes teams from statistics; print those`;
    const more = RATED_SYSTEMS.includes(system.id) ? { file, hint } : { file };
    throw new UserError(fault("file-kind", `${system.title} prints nothing from a spreadsheet`, more));
  }
  const hint = `pressbox play ${system.id} --save FILE writes one`;
  return loadAs(file, kinds, io, { wanted: { words: `a record of ${system.title}`, hint } });
}

interface LoadedValues extends Loaded<unknown> {
  readonly copies: readonly Values[];
  /** Relocates errors about values that do not fit, to the lines of their file. */
  blame(issues: readonly Issue[]): readonly Issue[];
}

/** The values of one sheet, from a file saved by `read`. */
export async function loadValues(
  system: GameSystem,
  specs: readonly SheetSpec[],
  file: string,
  press: ValuesPress,
  io: Workplace,
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
      // The sheet does not say which of several copies it is.
      const place = own.length > 1 ? ["copies"] : ["copies", own[0], path];
      return { ...issue, ...locate(place), path };
    });
  return { value: rules, warnings, copies, blame };
}

/** Teams from a file of the system's kind: YAML, JSON or CSV. */
export async function loadTeams(system: GameSystem, file: string, io: Workplace): Promise<Loaded<unknown>> {
  const kind: FileKind | undefined = system.kinds.teams;
  if (!kind) throw usageError(`${system.title} has no teams to choose`);
  const loaded = await loadAs(file, [kind], io);
  const { pictureFaults } = await import("./named-pictures.js");
  const faults = await pictureFaults(loaded.source, io);
  if (faults.length > 0) throw new UserError(faults);
  return loaded;
}

/** A user's own list of print-shop formats. */
export async function loadShops(file: string, io: Workplace): Promise<Loaded<PrintShops>> {
  return loadAs(file, [(await import("../files/print-shops.js")).printShopsKind], io);
}

/** Words for the sheets: a built-in translation by its language, or a user's file. */
export async function loadWords(
  named: string,
  io: Workplace,
): Promise<Loaded<WordsFile | WordTable> & { readonly source?: Source }> {
  const language = languageOf(named.toLowerCase());
  if (language !== undefined) {
    const { shippedTable } = await import("../files/words/shipped-words.js");
    return { value: shippedTable(language), warnings: [] };
  }
  if (io.disk.paths.extname(named) === "")
    throw usageError(
      `Pressbox has no words for "${named}"`,
      `--words takes ${LANGUAGE_LIST.join(", ")} or a file; pressbox new words ${named} begins one`,
    );
  const { wordsKind } = await import("../files/words/words-file.js");
  return loadAs(named, [wordsKind()], io);
}

/** A user's own list of label or card sheets. */
export async function loadStock(file: string, io: Workplace): Promise<Loaded<readonly NamedStock[]>> {
  return loadAs(file, [(await import("../files/card-stock.js")).cardStockKind], io);
}

/** Season statistics, from a folder, a table or a workbook. */
export async function loadSeason(given: string, options: SeasonOptions, io: Workplace): Promise<Loaded<Season>> {
  const { statisticsKind } = await import("../files/statistics-file.js");
  return loadedOf(await readAs(given, [statisticsKind(options)], io));
}
