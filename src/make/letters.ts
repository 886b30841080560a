/** A person's faces for letters that the built-in ones lack: opened before files are read, because they say which letters these may have. */
import { useLetters } from "../kernel/words/letters.js";
import type { OwnFace } from "../sheet/type/own-face.js";
import type { Workplace } from "./workplace.js";

export interface FontChoice {
  /** As the person named it. */
  readonly file: string;
  /** For what a hand writes. */
  readonly hand: boolean;
}

/** Opens the faces; from now on files and names may have their letters. @throws UserError `font-own` for every file that is none */
export async function openLetters(chosen: readonly FontChoice[], io: Workplace): Promise<readonly OwnFace[]> {
  const { disk } = io;
  let faces: readonly OwnFace[] = [];
  if (chosen.length > 0) {
    const { letterFonts } = await import("../host/own-fonts.js");
    const named = chosen.map(({ file, hand }) => ({ file, hand, path: disk.paths.resolve(io.cwd, file) }));
    for (const { path } of named) io.inputs?.add(disk.real(path));
    faces = letterFonts(disk, named);
  }
  useLetters((sign) => faces.some((face) => face.has(sign)));
  return faces;
}
