/** Dice of a file with the places they stand in. */
import type { ScriptedFace } from "../../../kernel/dice/index.js";
import type { Place } from "../../../kernel/issue/index.js";
import type { Locate } from "../../contract.js";
import type { DiceLines } from "./schema.js";

type Path = readonly (string | number)[];

/** Numbers in `4 6 2` or `4, 6, 2`. */
export const numbersIn = (text: string | number): number[] =>
  typeof text === "number"
    ? [text]
    : text
        .trim()
        .split(/[\s,]+/)
        .map(Number);

/** All faces of one line or several, in order. */
export function facesOf(entry: DiceLines | undefined, path: Path, locate: Locate): ScriptedFace[] {
  if (entry === undefined) return [];
  const list = Array.isArray(entry) ? entry : [entry];
  return list.flatMap((line, i) => {
    const { file, line: number, column } = locate(Array.isArray(entry) ? [...path, i] : path);
    const place = { ...(file !== undefined && { file }), ...(number !== undefined && { line: number }) };
    return numbersIn(line).map((face) => ({ face, ...place, ...(column !== undefined && { column }) }));
  });
}

/** File, line and column of a face. */
export const placeOfFace = ({ file, line, column }: ScriptedFace): Place => ({ file, line, column });
