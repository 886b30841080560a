/**
 * The one reading of a file, for every command, the library and a page: text or bytes and a name -> what the file is, its value and its
 * issues. What it may be is a list of kinds; each knows its own, parses it and says every fault.
 */
import { checkTable, kindAmong, knownHeads, noKind, proveKind, readKind, type Checked } from "./check.js";
import { Source, type Content } from "./source.js";
import { fault, hasErrors, UserError, type Issue } from "../kernel/issue/index.js";
import type { FileKind } from "../contract/files.js";
import type { DataFile } from "../text/data-file.js";

/** Files that hold no YAML, JSON or simple table: season statistics, filled-in forms. */
export interface FormatKind<T = unknown> {
  readonly id: string;
  readonly title: string;
  /** It may be a folder of files. */
  readonly folders?: boolean;
  /** Says whether a file is meant to be of this kind; not asked where a file can be of no other. @throws UserError */
  recognizes(source: Source): boolean | Promise<boolean>;
  /** Every fault of the file, and the value when there is no error. @throws UserError */
  read(source: Source): Promise<Checked<T>>;
}

/** An entry of the list of what a file may be. */
export type Kind<T = unknown> = FileKind<T> | FormatKind<T>;

export interface ReadOptions {
  /** Kinds that a file is named by when it is none of those that are wanted; asked for then. */
  readonly known?: () => readonly Kind[] | Promise<readonly Kind[]>;
  /** What is wanted, in words, where a file that is not of these kinds is reported by this alone. */
  readonly wanted?: { readonly words: string; readonly hint?: string };
  /** Games are played again even if no one has changed the file since Pressbox wrote it. */
  readonly prove?: boolean;
}

export interface ReadFile<T = unknown> {
  readonly issues: readonly Issue[];
  /** Present when there is no error. */
  readonly value?: T;
  /** What the file is; absent where it is none of the kinds, or cannot be parsed. */
  readonly kind?: Kind<T>;
  /** The file, for those who ask for more of it: its text, places of its parts. */
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
  // A table of no known kind is reported by its file name.
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

/** Where one kind alone is wanted, a file that says of no other kind that it is one is meant to be it: its faults are reported by that. */
function meantBy(data: unknown, kinds: readonly FileKind[], known: readonly FileKind[]): FileKind | undefined {
  if (kinds.length !== 1) return undefined;
  const says = (data as { readonly format?: unknown } | null)?.format !== undefined;
  return says && kindAmong(data, known) ? undefined : kinds[0];
}
