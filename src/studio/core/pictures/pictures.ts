/** The user's pictures by file name. The page has the files: it sends those that a drawing lacks, and the drawing is made again (`worker.ts`). */
import { fault, UserError } from "../../../kernel/issue/index.js";
import { PictureSource, type PictureFiles } from "../../../sheet/pictures/source.js";
import type { PictureFile } from "../../protocol/calls.js";

/** By name; null = no such file. */
const held = new Map<string, PictureFile["bytes"]>();
/** Names that were requested and are missing, in order of request. */
const lacking: string[] = [];
/** Picture sources by the folder of the file whose sheets are drawn. */
const sources = new Map<string, PictureSource>();
let decoders: typeof import("./decoders.js") | undefined;
let changes = 0;

/** Goes up when the stored pictures change, so nothing reuses drawings made with the old ones. */
export const pictureChanges = (): number => changes;

/** Number of names missing so far, including those found since. */
export const lackingSoFar = (): number => lacking.length;
export const lackingSince = (from: number): readonly string[] => [...new Set(lacking.slice(from))];

function changed(): void {
  changes++;
  sources.clear();
}

export async function loadDecoders(): Promise<typeof import("./decoders.js")> {
  return (decoders ??= await import("./decoders.js"));
}

/** `host().inflate`, which only pictures need. */
export function inflate(bytes: Uint8Array, most: number): Uint8Array | undefined {
  return decoders!.inflated(bytes, most);
}

/** Stores the page's pictures for the missing names. */
export async function holdPictures(files: readonly PictureFile[]): Promise<void> {
  if (files.some(({ bytes }) => bytes !== null)) await loadDecoders();
  for (const { name, bytes } of files) held.set(name, bytes);
  changed();
}

/** These files changed or were removed: request them again. */
export function forgetPictures(names: readonly string[]): void {
  for (const name of names) held.delete(name);
  changed();
}

/** The folders searched for a file's pictures, as in the command: next to the file, then among the templates. */
function foldersOf(file: string | undefined): readonly string[] {
  const beside = file === undefined ? "" : file.slice(0, file.lastIndexOf("/") + 1);
  return [...new Set([beside, "templates/"])];
}

/** @param file name of the file that fills the sheets; absent = files that are not in a folder */
export function picturesFor(file: string | undefined): PictureSource {
  const folders = foldersOf(file);
  const key = folders[0];
  let source = sources.get(key);
  if (!source) sources.set(key, (source = new PictureSource(filesIn(folders))));
  return source;
}

const filesIn = (folders: readonly string[]): PictureFiles => ({
  places: folders.map((folder) => (folder === "" ? "your files" : folder)).join(", "),
  open: (file, bytes, fonts) => decoders!.openPicture(file, bytes, fonts),
  read(name) {
    let first: { readonly bytes: Uint8Array; readonly file: string } | undefined;
    for (const folder of folders) {
      const file = `${folder}${name}`;
      const bytes = held.get(file);
      if (bytes === undefined) lacking.push(file);
      else if (bytes !== null && first && !isSame(bytes, first.bytes)) {
        const message = `"${name}" is a different picture here and in ${first.file}`;
        throw new UserError(fault("picture-twice", message, { file, hint: "give one of them another name" }));
      } else if (bytes !== null) first ??= { bytes, file };
    }
    return first;
  },
});

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);
