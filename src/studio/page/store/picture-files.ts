/** The page's side of the user's pictures: sends the core those it lacks, and reports changed ones. */
import { bytesOf } from "../../file-content.js";
import type { PictureFile } from "../../protocol/calls.js";
import { isPicture } from "./file-names.js";
import { onAnyChange, readFile } from "./store.js";

/** Names already sent to the core, or reported to it as missing. */
const given = new Set<string>();

/** @param forget reports the ones that the core must request again */
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
