/**
 * Files in a folder on this machine, served by `pressbox studio DIR`: every call goes to the disk, and changes by other programs
 * are reported at once.
 */
import { contentOf } from "../../file-content.js";
import type { FileStore, LeftOut, StoredFile } from "./file-store.js";

/** Data that the command lists and reports. */
interface Listed {
  readonly files: readonly { readonly name: string }[];
  readonly left: LeftOut;
  readonly more: number;
}
interface Changed {
  readonly name: string;
  /** 0 = the file is gone. */
  readonly revision: number;
}

const urlOf = (name: string): URL =>
  new URL(`folder/${name.split("/").map(encodeURIComponent).join("/")}`, document.baseURI);

async function answered(asked: Promise<Response>): Promise<Response> {
  const response = await asked;
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Error(error ?? `the folder did not respond (${response.status})`);
}

/** Revisions that this page wrote or read: ignore reports of these. */
const seen = new Map<string, number>();

async function read(name: string): Promise<StoredFile | undefined> {
  const response = await answered(fetch(urlOf(name)));
  if (response.status === 204) return undefined;
  const revision = Number(response.headers.get("etag"));
  seen.set(name, revision);
  return {
    name,
    content: contentOf(name, new Uint8Array(await response.arrayBuffer())),
    revision,
    changed: Date.parse(response.headers.get("last-modified") ?? ""),
  };
}

async function write(name: string, content: string | Uint8Array, base: number): Promise<StoredFile | undefined> {
  const response = await answered(
    fetch(urlOf(name), {
      method: "PUT",
      body: typeof content === "string" ? content : new Blob([content as Uint8Array<ArrayBuffer>]),
      headers: { "if-match": String(base) },
    }),
  );
  const { revision } = (await response.json()) as { revision?: number };
  if (revision === undefined) return undefined;
  seen.set(name, revision);
  return { name, content, revision, changed: Date.now() };
}

const listed = async (): Promise<Listed> => (await (await answered(fetch(urlOf("")))).json()) as Listed;
const names = async (): Promise<readonly string[]> => (await listed()).files.map(({ name }) => name);

export const folderStore: FileStore = {
  read,
  write,
  names,
  async all() {
    const files = await Promise.all((await names()).map(read));
    return files.filter((file) => file !== undefined);
  },
  async leftOut() {
    const { left, more } = await listed();
    return more === 0 ? left : [...left, { name: `${more} more`, why: "a folder may have 2,000 files" }];
  },
  async remove(name, base) {
    const response = await answered(fetch(urlOf(name), { method: "DELETE", headers: { "if-match": String(base) } }));
    const { removed } = (await response.json()) as { removed: boolean };
    if (removed) seen.set(name, 0);
    return removed;
  },
  watch(then) {
    listen();
    listeners.add(then);
    return () => void listeners.delete(then);
  },
};

const listeners = new Set<(name: string) => void>();
let changes: EventSource | undefined;

/** One connection for all listeners: browsers allow six per address. */
function listen(): void {
  changes ??= new EventSource(new URL("changes", document.baseURI));
  changes.onmessage = ({ data }: MessageEvent<string>) => {
    const { name, revision } = JSON.parse(data) as Changed;
    if (seen.get(name) === revision) return;
    seen.set(name, revision);
    for (const then of listeners) then(name);
  };
}
