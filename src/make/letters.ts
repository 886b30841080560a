/** Fonts that add letters: opened before other files are read, because they determine which letters those may contain. */
import { useLetters } from "../kernel/words/letters.js";
import type { OwnFace } from "../sheet/type/own-face.js";
import type { Workplace } from "./workplace.js";

export interface FontChoice {
  /** Its file, as the user named it. */
  readonly file: string;
  /** True for handwriting. */
  readonly hand: boolean;
}

/** Opens the fonts; from now on files and names may use their letters. @throws UserError `font-own` for every file that is not a usable font */
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
