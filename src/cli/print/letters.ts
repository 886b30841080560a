/** A person's faces for letters that the built-in ones lack: opened before files are read, because they say which letters these may have. */
import { resolve } from "node:path";
import { useLetters } from "../../kernel/words/letters.js";
import type { OwnFace } from "../../sheet/type/own-face.js";
import type { CliIo } from "../io.js";
import { realPath } from "../output/target.js";

export interface FontChoice {
  /** As the person named it. */
  readonly file: string;
  /** For what a hand writes. */
  readonly hand: boolean;
}

/** Opens the faces; from now on files and names may have their letters. @throws UserError `font-own` for every file that is none */
export async function openLetters(chosen: readonly FontChoice[], io: CliIo): Promise<readonly OwnFace[]> {
  let faces: readonly OwnFace[] = [];
  if (chosen.length > 0) {
    const { loadLetterFonts } = await import("../../host/node/fonts.js");
    const named = chosen.map(({ file, hand }) => ({ file, hand, path: resolve(io.cwd, file) }));
    for (const { path } of named) io.inputs?.add(realPath(path));
    faces = loadLetterFonts(named);
  }
  useLetters((sign) => faces.some((face) => face.has(sign)));
  return faces;
}
