/** Files in this browser (IndexedDB); other tabs are notified of every change. */
import type { FileStore, StoredFile } from "./file-store.js";

const BASE = "pressbox";
const FILES = "files";
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("pressbox-files");

let opening: Promise<IDBDatabase> | undefined;
function openBase(): Promise<IDBDatabase> {
  return (opening ??= new Promise((done, failed) => {
    const request = indexedDB.open(BASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(FILES, { keyPath: "name" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("this browser cannot store files"));
  }));
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the browser's storage did not respond"));
  });

async function work<T>(mode: IDBTransactionMode, then: (files: IDBObjectStore) => Promise<T>): Promise<T> {
  const base = await openBase();
  const transaction = base.transaction(FILES, mode);
  const result = await then(transaction.objectStore(FILES));
  if (mode === "readwrite")
    await new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error ?? new Error("the browser has no room for this file"));
    });
  return result;
}

export const browserStore: FileStore = {
  read: (name) => work("readonly", (files) => answered(files.get(name) as IDBRequest<StoredFile | undefined>)),
  all: () => work("readonly", (files) => answered(files.getAll() as IDBRequest<StoredFile[]>)),
  names: () => work("readonly", (files) => answered(files.getAllKeys() as IDBRequest<string[]>)),
  async write(name, content, base) {
    const file = await work("readwrite", async (files) => {
      const there = (await answered(files.get(name))) as StoredFile | undefined;
      if ((there?.revision ?? 0) !== base) return undefined;
      const next: StoredFile = { name, content, revision: base + 1, changed: Date.now() };
      await answered(files.put(next));
      return next;
    });
    if (file) channel?.postMessage(name);
    return file;
  },
  async remove(name, base) {
    const removed = await work("readwrite", async (files) => {
      const there = (await answered(files.get(name))) as StoredFile | undefined;
      if (there && there.revision !== base) return false;
      await answered(files.delete(name));
      return true;
    });
    if (removed) channel?.postMessage(name);
    return removed;
  },
  leftOut: () => Promise.resolve([]),
  watch(then) {
    const heard = (event: MessageEvent): void => then(event.data as string);
    channel?.addEventListener("message", heard);
    return () => channel?.removeEventListener("message", heard);
  },
};
