/** Replaces file contents: writes all new files under temporary names first, then puts all of them in place, or none. */
import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
  type Stats,
} from "node:fs";
import { dirname } from "node:path";
import { UserError, type Issue } from "../../kernel/issue/index.js";
import { removeQuietly } from "./leftovers.js";
import { renamePatiently } from "./rename.js";
import { lookUp } from "./target.js";

export interface Replacement {
  readonly path: string;
  /** The new file under its temporary name. */
  readonly beside: string;
  /** True to write into the existing file: it has other hard links, or an owner that a new file cannot be given. */
  readonly inPlace: boolean;
}

type Parts = readonly (Uint8Array | string)[];

/** Writes a file under a temporary name, with the owner and mode of the one it replaces. */
export function writeBeside(
  beside: string,
  path: string,
  parts: Parts,
  { like, lasting }: { readonly like?: string | undefined; readonly lasting: boolean },
): Replacement {
  const old = lookUp(path);
  const model = like === undefined ? old : lookUp(like);
  rmSync(beside, { force: true });
  const file = openSync(beside, "wx", model ? model.mode & 0o777 : 0o666);
  try {
    writeParts(file, parts);
    const owned = model === undefined || takeAfter(file, model);
    if (lasting) fsyncSync(file);
    return { path, beside, inPlace: old !== undefined && (old.nlink > 1 || (!owned && like === undefined)) };
  } finally {
    closeSync(file);
  }
}

/** Gives a file the owner and mode of another; false if the owner cannot be set. */
function takeAfter(file: number, { mode, uid, gid }: Stats): boolean {
  const own = fstatSync(file);
  let owned = own.uid === uid && own.gid === gid;
  if (!owned) {
    try {
      fchownSync(file, uid, gid);
      owned = true;
    } catch {
      // Only an administrator can change a file's owner.
    }
  }
  // The umask may have reduced the mode, and changing the owner always does.
  if ((fstatSync(file).mode & 0o777) !== (mode & 0o777)) fchmodSync(file, mode & 0o777);
  return owned;
}

function writeParts(file: number, parts: Parts): void {
  for (const part of parts) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    for (let at = 0; at < bytes.length;) {
      try {
        at += writeSync(file, bytes, at);
      } catch (error) {
        // A pipe that is full at the moment.
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      }
    }
  }
}

/** Writes into a device, a named pipe or an open stream. */
export function writeInto(target: string | number, parts: Parts): void {
  if (typeof target === "number") return writeParts(target, parts);
  // Opens without creating, in case it has just disappeared.
  const file = openSync(target, constants.O_WRONLY);
  try {
    writeParts(file, parts);
  } finally {
    closeSync(file);
  }
}

interface Kept {
  readonly replacement: Replacement;
  /** Where the old bytes are kept meanwhile. */
  readonly old: string | undefined;
}

/**
 * Puts every new file in place; if one cannot be (such as a PDF held open by a viewer), restores those before it.
 * @throws UserError
 */
export function replaceAll(
  replacements: readonly Replacement[],
  { issueOf, lasting }: { issueOf(path: string, error: unknown): Issue; readonly lasting: boolean },
): void {
  const kept: Kept[] = [];
  try {
    for (const replacement of replacements) {
      const { path, beside, inPlace } = replacement;
      const old = lookUp(path) && (inPlace || replacements.length > 1) ? `${beside}.old` : undefined;
      try {
        if (old !== undefined) keep(path, old, inPlace);
        kept.push({ replacement, old });
        put(beside, path, inPlace, lasting);
      } catch (error) {
        const last = kept.at(-1);
        if (last?.replacement === replacement) {
          kept.pop();
          // The new bytes may already be partly written.
          if (inPlace && old !== undefined) put(old, path, true, lasting);
        }
        if (old !== undefined) removeQuietly(old);
        for (const before of kept.reverse()) takeBack(before, lasting);
        kept.length = 0;
        throw new UserError(issueOf(path, error));
      }
    }
    if (lasting) for (const folder of new Set(replacements.map(({ path }) => dirname(path)))) syncFolder(folder);
  } finally {
    for (const { old } of kept) if (old !== undefined) removeQuietly(old);
  }
}

function put(from: string, path: string, inPlace: boolean, lasting: boolean): void {
  if (!inPlace) return renamePatiently(from, path);
  const bytes = readFileSync(from);
  const file = openSync(path, "r+");
  try {
    writeParts(file, [bytes]);
    ftruncateSync(file, bytes.length);
    if (lasting) fsyncSync(file);
  } finally {
    closeSync(file);
  }
  rmSync(from, { force: true });
}

function takeBack({ replacement: { path, inPlace }, old }: Kept, lasting: boolean): void {
  if (old === undefined) rmSync(path, { force: true });
  else put(old, path, inPlace, lasting);
}

/** Keeps the bytes of a file under a second name: a link; or a copy if the file itself is written into or the disk has no links. */
function keep(path: string, old: string, copy: boolean): void {
  if (!copy) {
    try {
      return linkSync(path, old);
    } catch {
      // Some file systems have no links.
    }
  }
  copyFileSync(path, old);
}

/** Names reach the disk only when their folder is flushed. */
function syncFolder(folder: string): void {
  try {
    const open = openSync(folder, "r");
    try {
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
  } catch {
    // Not every system can open folders.
  }
}
