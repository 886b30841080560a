/** The text of a file that goes on for years: a league, a career. Commands and Studio write it alike. */
import type { FileKind } from "../contract/files.js";
import { dataText } from "../text/data-text.js";
import { withSeal } from "./seal.js";

/** @param name of the file: its ending says whether it is YAML or JSON */
export const keptText = (kind: Pick<FileKind, "sealed">, value: unknown, name: string): string =>
  dataText(kind.sealed ? withSeal(value as object, kind.sealed(value)) : value, name);
