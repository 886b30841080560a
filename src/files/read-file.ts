/**
 * Reads a file for every command, the library and a page: text or bytes and a name -> kind, value and issues. What the file may be is a
 * list of kinds; each recognizes its own files, parses them and reports every error.
 */
import { checkTable, kindAmong, knownHeads, noKind, proveKind, readKind, type Checked } from "./check.js";
import { Source, type Content } from "./source.js";
import { fault, hasErrors, UserError, type Issue } from "../kernel/issue/index.js";
import type { FileKind } from "../contract/files.js";
import type { DataFile } from "../text/data-file.js";

/** Files that are not YAML, JSON or a simple table: season statistics, filled-in forms. */
export interface FormatKind<T = unknown> {
  readonly id: string;
  readonly title: string;
  /** True if it may be a folder of files. */
  readonly folders?: boolean;
  /** True if a file is meant to be of this kind; not called if only one kind is possible. @throws UserError */
  recognizes(source: Source): boolean | Promise<boolean>;
  /** Every error in the file, and the value if there is none. @throws UserError */
  read(source: Source): Promise<Checked<T>>;
}

/** An entry in the list of what a file may be. */
export type Kind<T = unknown> = FileKind<T> | FormatKind<T>;

export interface ReadOptions {
  /** Other kinds, only to name a file that is of none of the wanted kinds; called in that case. */
  readonly known?: () => readonly Kind[] | Promise<readonly Kind[]>;
  /** What is wanted, in words; if set, a file of another kind gets only this one error. */
  readonly wanted?: { readonly words: string; readonly hint?: string };
  /** True to replay games even if the file is unchanged since Pressbox wrote it. */
  readonly prove?: boolean;
}

export interface ReadFile<T = unknown> {
  readonly issues: readonly Issue[];
  /** Present if there are no errors. */
  readonly value?: T;
  /** The kind of the file; absent if it is of none of the kinds or cannot be parsed. */
  readonly kind?: Kind<T>;
  /** The file itself, for callers that need its text or locations. */
  readonly source: Source;
}

export const isFormat = (kind: Kind): kind is FormatKind => "recognizes" in kind;
const isData = (kind: Kind): kind is FileKind => !isFormat(kind);

/**
 * Reads a file.
 * @param content text, bytes, or the files of a folder
 * @param name as the user named it
 * @param kinds what the file may be
 */
export async function readFile<T>(
  content: Content,
  name: string,
  kinds: readonly Kind<T>[],
  options: ReadOptions = {},
): Promise<ReadFile<T>> {
  const source = new Source(content, name);
  try {
    return { ...((await readSource(source, kinds, options)) as Omit<ReadFile<T>, "source">), source };
  } catch (error) {
    if (error instanceof UserError) return { issues: error.issues, source };
    throw error;
  }
}

type Found = Pick<Checked, "issues" | "value"> & { readonly kind?: Kind };

async function readSource(source: Source, kinds: readonly Kind[], options: ReadOptions): Promise<Found> {
  for (const kind of kinds.filter(isFormat))
    if (kinds.length === 1 || (await kind.recognizes(source))) return { ...(await kind.read(source)), kind };
  const data = kinds.filter(isData);
  // For a table of no known kind, report just the file.
  const knows = knownHeads(data);
  if (data.some(({ fromTable }) => fromTable) && (await source.isTable(knows))) {
    const loose = data.every((kind) => kind.looseHeads ?? false);
    return checkTable(data, await source.table(knows, loose));
  }
  const { kind, ...read } = await readData(source.data(), data, options);
  if (!kind) return read;
  const { value, issues } = read;
  if (value === undefined || hasErrors(issues) || !kind.tryPrint) return { ...read, kind };
  const printed = [...issues, ...(await kind.tryPrint(value, source.data().locate))];
  return hasErrors(printed) ? { issues: printed, kind } : { issues: printed, kind, value };
}

/** YAML or JSON. */
async function readData(
  { data, locate }: DataFile,
  kinds: readonly FileKind[],
  { known = () => kinds, wanted, prove = false }: ReadOptions,
): Promise<Checked> {
  const read = (kind: FileKind): Checked => ({ ...(prove ? proveKind : readKind)(kind, data, locate), kind });
  const own = kindAmong(data, kinds);
  if (own) return read(own);
  const all = (await known()).filter(isData);
  const meant = wanted === undefined ? meantBy(data, kinds, all) : undefined;
  if (meant) return read(meant);
  const { file } = locate([]);
  const found = kindAmong(data, all);
  const expected = wanted?.words ?? kinds.map(({ title }) => title).join(" or ");
  const hint = wanted?.hint;
  const more = { ...(file !== undefined && { file }), ...(hint !== undefined && { hint }) };
  if (found)
    return { issues: [fault("file-kind", `this is a file of the kind ${found.title}; expected ${expected}`, more)] };
  return {
    issues: [wanted === undefined ? noKind(data, all, locate) : fault("file-kind", `this is not ${expected}`, more)],
  };
}

/** If only one kind is possible, a file that does not claim to be another is meant to be of it, and is checked as that. */
function meantBy(data: unknown, kinds: readonly FileKind[], known: readonly FileKind[]): FileKind | undefined {
  if (kinds.length !== 1) return undefined;
  const says = (data as { readonly format?: unknown } | null)?.format !== undefined;
  return says && kindAmong(data, known) ? undefined : kinds[0];
}
