/** Dice that a person wrote down, with their locations in the file. */
import type { Locate, Path, Place } from "../issue/index.js";
import type { ScriptedFace } from "./roller.js";

/** Numbers in `4 6 2` or `4, 6, 2`; a single number or a list is returned as it is. */
export const numbersIn = (text: string | number | readonly number[]): readonly number[] =>
  typeof text === "string"
    ? text
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [text].flat();

type Line = string | number;

/** All faces of one or several lines, in order. */
export function facesOf(entry: Line | readonly Line[] | undefined, path: Path, locate: Locate): ScriptedFace[] {
  if (entry === undefined) return [];
  const many = typeof entry === "object";
  return (many ? entry : [entry]).flatMap((text, i) => {
    const { file, line, column } = locate(many ? [...path, i] : path);
    const place = {
      ...(file !== undefined && { file }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    };
    return numbersIn(text).map((face) => ({ face, ...place }));
  });
}

/** File, line and column of a face. */
export const placeOfFace = ({ file, line, column }: ScriptedFace): Place => ({ file, line, column });
