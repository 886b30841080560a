/**
 * A person's own files, kept in this browser (IndexedDB), in the command's formats. Every file has a revision: who writes over one that
 * somebody else has changed keeps both.
 */
export interface StoredFile {
  /** As the command would call it: `5d20-by-hand.json`. */
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

const BASE = "pressbox";
const FILES = "files";
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("pressbox-files");

let opening: Promise<IDBDatabase> | undefined;
function openBase(): Promise<IDBDatabase> {
  return (opening ??= new Promise((done, failed) => {
    const request = indexedDB.open(BASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(FILES, { keyPath: "name" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the browser keeps no files"));
  }));
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the browser's store gave no answer"));
  });

async function work<T>(mode: IDBTransactionMode, then: (files: IDBObjectStore) => Promise<T>): Promise<T> {
  const base = await openBase();
  const transaction = base.transaction(FILES, mode);
  const result = await then(transaction.objectStore(FILES));
  if (mode === "readwrite")
    await new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error ?? new Error("the browser has no room for the file"));
    });
  return result;
}

export const readFile = (name: string): Promise<StoredFile | undefined> =>
  work("readonly", (files) => answered(files.get(name) as IDBRequest<StoredFile | undefined>));

export const allFiles = (): Promise<readonly StoredFile[]> =>
  work("readonly", (files) => answered(files.getAll() as IDBRequest<StoredFile[]>));

export interface Written {
  readonly file: StoredFile;
  /** Somebody else had changed the file: this is how ours is called now. */
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
  const written = await work("readwrite", async (files): Promise<Written> => {
    const there = (await answered(files.get(name))) as StoredFile | undefined;
    const clash = (there?.revision ?? 0) !== base;
    const taken = clash ? new Set((await answered(files.getAllKeys())) as string[]) : new Set<string>();
    const own = clash ? otherName(name, taken) : name;
    const file: StoredFile = { name: own, content, revision: clash ? 1 : base + 1, changed: Date.now() };
    await answered(files.put(file));
    return { file, ...(clash && { kept: own }) };
  });
  channel?.postMessage(written.file.name);
  return written;
}

export async function removeFile(name: string): Promise<void> {
  await work("readwrite", (files) => answered(files.delete(name)));
  channel?.postMessage(name);
}

/** Told of files that another tab has changed. @returns stops it */
export function onFileChanged(then: (name: string) => void): () => void {
  const heard = (event: MessageEvent): void => then(event.data as string);
  channel?.addEventListener("message", heard);
  return () => channel?.removeEventListener("message", heard);
}
