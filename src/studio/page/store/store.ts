/**
 * The user's files in the command's formats, in this browser or in the folder that `pressbox studio DIR` serves. Every file
 * has a revision: writing over someone else's change keeps both versions.
 */
import { browserStore } from "./browser-store.js";
import type { FileStore, StoredFile } from "./file-store.js";
import { folderStore } from "./folder-store.js";

export type { LeftOut, StoredFile } from "./file-store.js";

/** The folder's name if files are on disk; undefined if they are in the browser. */
export const folder: string | undefined = document.documentElement.dataset.folder;

const store: FileStore = folder === undefined ? browserStore : folderStore;

export const readFile = store.read;
export const allFiles = store.all;
export const fileNames = store.names;
export const leftOut = store.leftOut;
/** Reports files changed by another tab or program. @returns a function that stops it */
export const onFileChanged = store.watch;

/** Called for every file that this page writes or removes. */
const writers = new Set<(name: string) => void>();
const wrote = (name: string): void => writers.forEach((then) => then(name));

/** Reports every change of a file, by this page or any other. @returns a function that stops it */
export function onAnyChange(then: (name: string) => void): () => void {
  writers.add(then);
  const stop = store.watch(then);
  return () => {
    writers.delete(then);
    stop();
  };
}

export async function removeFile(name: string, base: number): Promise<boolean> {
  const removed = await store.remove(name, base);
  if (removed) wrote(name);
  return removed;
}

async function write(name: string, content: string | Uint8Array, base: number): Promise<StoredFile | undefined> {
  const file = await store.write(name, content, base);
  if (file) wrote(name);
  return file;
}

export interface Written {
  readonly file: StoredFile;
  /** Our file's new name, if the original had changed in the meantime. */
  readonly kept?: string;
}

/** `league.yaml`, `league (2).yaml`, ... */
function otherName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf(".");
  const [head, tail] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let n = 2; ; n++) {
    const other = `${head} (${n})${tail}`;
    if (!taken.has(other)) return other;
  }
}

/**
 * Writes a file.
 * @param base revision that the writer has seen; 0 for a new file
 */
export async function writeFile(name: string, content: string | Uint8Array, base: number): Promise<Written> {
  const file = await write(name, content, base);
  if (file) return { file };
  const taken = new Set(await store.names());
  for (;;) {
    const kept = otherName(name, taken);
    const own = await write(kept, content, 0);
    if (own) return { file: own, kept };
    // Another program took this name first.
    taken.add(kept);
  }
}

/** Renames a file; if it changes at the same moment, the old one stays, too. @returns false if the new name is taken or the old file is gone */
export async function renameFile(name: string, to: string): Promise<boolean> {
  const there = await store.read(name);
  if (!there || !(await write(to, there.content, 0))) return false;
  await removeFile(name, there.revision);
  return true;
}
