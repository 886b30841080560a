/** The page's side of the user's pictures: gives the core those that it lacks, and tells it of those that change. */
import { bytesOf } from "../file-content.js";
import type { PictureFile } from "../protocol.js";
import { isPicture } from "./file-names.js";
import { onAnyChange, readFile } from "./store.js";

/** Names that the core was given, or was told are missing. */
const given = new Set<string>();

/** @param forget tells the core which of them it must ask for again */
export function watchPictures(forget: (names: readonly string[]) => void): void {
  onAnyChange((name) => {
    if (isPicture(name) && given.delete(name)) forget([name]);
  });
}

export async function readPictures(names: readonly string[]): Promise<readonly PictureFile[]> {
  for (const name of names) given.add(name);
  return Promise.all(
    names.map(async (name) => {
      const file = await readFile(name);
      return { name, bytes: file ? bytesOf(file.content) : null };
    }),
  );
}
