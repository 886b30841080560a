/** What a build has made, in one small file of its folder: by it the next build knows what is still as it should be. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Issue } from "../../kernel/issue/index.js";
import type { OutputFile } from "../output/output-file.js";
import { withMark } from "../output/made-mark.js";
import { textAt } from "../output/kept-file.js";

const FORMAT = "pressbox/built";
export const BUILT_FILE = "built.json";

/** A file in the folder. */
export interface BuiltFile {
  /** Below the folder, with `/`. */
  readonly path: string;
  /** Of its bytes. */
  readonly sum: string;
}

export interface BuiltSheetFile extends BuiltFile {
  readonly sheet: string;
  readonly pages: number;
  readonly bytes: number;
}

/** A picture of a first page; sizes in millimeters. */
export interface BuiltPicture extends BuiltFile {
  readonly width: number;
  readonly height: number;
}

/** What was made of one entry of the set, or of one team in it. */
export interface BuiltJob {
  /** Of everything that it was made from. */
  readonly inputs: string;
  readonly files: readonly BuiltSheetFile[];
  readonly picture?: BuiltPicture;
  readonly warnings: readonly Issue[];
}

/** A job and what was made of it, now or earlier. */
export interface DoneJob {
  readonly job: { readonly code: string; readonly title: string; readonly summary: string };
  readonly built: BuiltJob;
  readonly isNew: boolean;
}

interface Built {
  readonly format: typeof FORMAT;
  readonly jobs: readonly BuiltJob[];
  /** What earlier builds made and no entry asks for any more. */
  readonly left: readonly BuiltFile[];
}

export const sumOf = (...parts: readonly (Uint8Array | string)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(typeof part === "string" ? Buffer.from(part) : part);
  return hash.digest("hex").slice(0, 32);
};

/** Of a file as it will be on the disk. */
export const sumOnDisk = (file: OutputFile): string => sumOf(...withMark(file));

/** What the last build made; nothing where there was none, or its file is none of ours. */
export function readBuilt(folder: string): Omit<Built, "format"> {
  try {
    const built = JSON.parse(textAt(resolve(folder, BUILT_FILE)) ?? "") as Built;
    if (built.format === FORMAT && Array.isArray(built.jobs) && Array.isArray(built.left)) return built;
  } catch {
    // As if there were none: everything is made again.
  }
  return { jobs: [], left: [] };
}

export const builtText = (built: Omit<Built, "format">): string =>
  `${JSON.stringify({ format: FORMAT, ...built }, null, 1)}\n`;

/** Whether a file is there as it was made. */
export function isThere(folder: string, { path, sum }: BuiltFile): boolean {
  try {
    return sumOf(readFileSync(resolve(folder, path))) === sum;
  } catch {
    return false;
  }
}

/** Every file of a job. */
export const filesOf = ({ files, picture }: Pick<BuiltJob, "files" | "picture">): readonly BuiltFile[] => {
  const all: BuiltFile[] = [...files];
  if (picture && !files.some(({ path }) => path === picture.path)) all.push(picture);
  return all;
};
