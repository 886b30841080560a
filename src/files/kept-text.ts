/** The text of a file that is updated run after run: a league, a career. Commands and Studio write it the same way. */
import type { FileKind } from "../contract/files.js";
import { dataText } from "../text/data-text.js";
import { withSeal } from "./seal.js";

/** @param name file name; its extension decides between YAML and JSON */
export const keptText = (kind: Pick<FileKind, "sealed">, value: unknown, name: string): string =>
  dataText(kind.sealed ? withSeal(value as object, kind.sealed(value)) : value, name);
