/** Where an output really goes: through links, to a file, or into a device, a pipe or an open stream, which must not be replaced by a file. */
import { lstatSync, readlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { lookUp, realPath } from "../../host/node/disk.js";

export { lookUp, realPath };

export interface Target {
  readonly path: string;
  /** Set for a device or named pipe (true), or an open stream of this process (its number). */
  readonly stream?: true | number;
}

/** Reopening `/dev/stdout` by name may give a second stream with its own file position. */
const OPEN_STREAM = /^\/(?:dev|proc\/self)\/fd\/(\d+)$/;
const STANDARD = new Map([
  ["/dev/stdin", 0],
  ["/dev/stdout", 1],
  ["/dev/stderr", 2],
]);
const MOST_LINKS = 40;

/** @param path absolute */
export function targetAt(path: string): Target {
  let at = path;
  for (let links = 0; links < MOST_LINKS; links++) {
    const fd = STANDARD.get(at) ?? OPEN_STREAM.exec(at)?.[1];
    if (fd !== undefined) return { path: at, stream: Number(fd) };
    // Also follows a link whose target does not exist yet.
    const to = linkAt(at);
    if (to === undefined) break;
    at = resolve(dirname(at), to);
  }
  const real = realPath(at);
  const stats = lookUp(real);
  return stats && !stats.isFile() && !stats.isDirectory() ? { path: real, stream: true } : { path: real };
}

export const isStream = (path: string): boolean => targetAt(path).stream !== undefined;

/** True if an output goes to standard output, where the command's messages go: then it is the only output. */
export const isStandardOutput = (path: string): boolean => targetAt(path).stream === 1;

function linkAt(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}

export const isFolder = (path: string): boolean => lookUp(path)?.isDirectory() ?? false;
