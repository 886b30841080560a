/** Records what a build made in a small file in its folder, so that the next build knows what is up to date. */
import { UserError, type Issue } from "../../kernel/issue/index.js";
import type { OutputFile } from "../output-file.js";
import type { Workplace } from "../workplace.js";

const FORMAT = "pressbox/built";
export const BUILT_FILE = "built.json";

/** A file in the folder. */
export interface BuiltFile {
  /** Relative to the folder, with `/`. */
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

/** What was made from one entry of the set, or for one team in it. */
export interface BuiltJob {
  /** Checksum of everything it was made from. */
  readonly inputs: string;
  readonly files: readonly BuiltSheetFile[];
  readonly picture?: BuiltPicture;
  readonly warnings: readonly Issue[];
}

/** A job and its files, made now or earlier. */
export interface DoneJob {
  readonly job: { readonly code: string; readonly title: string; readonly summary: string };
  readonly built: BuiltJob;
  readonly isNew: boolean;
}

interface Built {
  readonly format: typeof FORMAT;
  readonly jobs: readonly BuiltJob[];
  /** Files of earlier builds that no entry asks for any more. */
  readonly left: readonly BuiltFile[];
}

type Sums = Pick<Workplace, "sha256">;

export const sumOf = async (io: Sums, ...parts: readonly (Uint8Array | string)[]): Promise<string> =>
  (await io.sha256(parts)).slice(0, 32);

/** Checksum of a user's file; undefined if it cannot be read. */
export async function sumAt(io: Sums & Pick<Workplace, "disk">, path: string): Promise<string | undefined> {
  try {
    return await sumOf(io, io.disk.bytes(path, path, { most: Infinity }));
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** Checksum of a file as it will be on the disk. */
export const sumOnDisk = async (io: Sums & Pick<Workplace, "marked">, file: OutputFile): Promise<string> =>
  sumOf(io, ...(await io.marked(file)));

/** What the last build made; empty if there was none, or if its record is not ours. */
export function readBuilt({ disk }: Pick<Workplace, "disk">, folder: string): Omit<Built, "format"> {
  try {
    const bytes = disk.bytes(disk.paths.resolve(folder, BUILT_FILE));
    const built = JSON.parse(new TextDecoder().decode(bytes)) as Built;
    if (built.format === FORMAT && Array.isArray(built.jobs) && Array.isArray(built.left)) return built;
  } catch {
    // Treated as missing: everything is made again.
  }
  return { jobs: [], left: [] };
}

export const builtText = (built: Omit<Built, "format">): string =>
  `${JSON.stringify({ format: FORMAT, ...built }, null, 1)}\n`;

/** True if a file exists unchanged. */
export const isThere = async (io: Workplace, folder: string, { path, sum }: BuiltFile): Promise<boolean> =>
  (await sumAt(io, io.disk.paths.resolve(folder, path))) === sum;

/** True if all of them do. */
export async function areThere(io: Workplace, folder: string, files: readonly BuiltFile[]): Promise<boolean> {
  for (const file of files) if (!(await isThere(io, folder, file))) return false;
  return true;
}

/** All files of a job. */
export const filesOf = ({ files, picture }: Pick<BuiltJob, "files" | "picture">): readonly BuiltFile[] => {
  const all: BuiltFile[] = [...files];
  if (picture && !files.some(({ path }) => path === picture.path)) all.push(picture);
  return all;
};
