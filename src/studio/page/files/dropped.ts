/** Dropped files, including those in folders. */
import type { GivenFile } from "../../protocol/calls.js";

/** Contents of a drop; the browser clears them when the event ends. */
export interface Dropped {
  readonly entries: readonly (FileSystemEntry | null)[];
  readonly files: readonly File[];
}

export const heldBy = (data: DataTransfer | null): Dropped => ({
  entries: [...(data?.items ?? [])].filter(({ kind }) => kind === "file").map((item) => item.webkitGetAsEntry()),
  files: [...(data?.files ?? [])],
});

const read = async (file: File, name: string): Promise<GivenFile> => ({
  name,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

/** Files in a folder, by their paths in it. Skips hidden files, which belong to other programs. */
async function filesIn(folder: FileSystemDirectoryEntry, path: string): Promise<readonly GivenFile[]> {
  const reader = folder.createReader();
  const found: GivenFile[] = [];
  for (;;) {
    // Browsers return at most a hundred entries at a time.
    const part = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (part.length === 0) return found;
    for (const entry of part.filter(({ name }) => !name.startsWith("."))) {
      const name = `${path}${entry.name}`;
      if (entry.isDirectory) found.push(...(await filesIn(entry as FileSystemDirectoryEntry, `${name}/`)));
      else
        found.push(
          await read(
            await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed)),
            name,
          ),
        );
    }
  }
}

/** Names start inside a folder dropped alone; for `templates`, or several folders, they start with the folder. */
export async function readDropped({ entries, files }: Dropped): Promise<readonly GivenFile[]> {
  const all = await Promise.all(
    files.map((file, i): readonly GivenFile[] | Promise<readonly GivenFile[]> => {
      const entry = entries[i];
      if (!entry?.isDirectory) return read(file, file.name).then((one) => [one]);
      const top = files.length > 1 || entry.name === "templates" ? `${entry.name}/` : "";
      return filesIn(entry as FileSystemDirectoryEntry, top);
    }),
  );
  return all.flat();
}

/** True if this browser can choose a folder. */
export const takesFolders = (): boolean => "webkitdirectory" in HTMLInputElement.prototype;

/** Files of a chosen folder, named as if it had been dropped. */
export function readChosen(files: readonly File[]): Promise<readonly GivenFile[]> {
  const all = files.map((file) => ({ file, path: file.webkitRelativePath.split("/") }));
  const shown = all.filter(({ path }) => !path.slice(1).some((name) => name.startsWith(".")));
  return Promise.all(shown.map(({ file, path }) => read(file, path.slice(path[0] === "templates" ? 0 : 1).join("/"))));
}
