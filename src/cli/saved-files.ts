/** Watches files that someone edits by polling a few times a second: works on every system and every disk. */
import { statSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";

/** Polling interval, milliseconds. */
const EVERY = 200;

/** Fingerprint of a file from its metadata; a file that is missing for a moment is being saved. */
function lookAt(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : "";
}

/**
 * Files saved, created or deleted since the last time, reported once they are stable.
 * @param files called on every poll, because the list may grow
 */
export async function* savedFiles(
  files: () => readonly string[],
  signal: AbortSignal,
): AsyncGenerator<readonly string[]> {
  const look = (): ReadonlyMap<string, string> => new Map(files().map((path) => [path, lookAt(path)]));
  const changed = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>): string[] =>
    [...new Set([...from.keys(), ...to.keys()])].filter((path) => (from.get(path) ?? "") !== (to.get(path) ?? ""));
  let known = look();
  let last = known;
  while (!signal.aborted) {
    await after(EVERY, undefined, { signal }).catch(() => undefined);
    const now = look();
    const saved = changed(known, now);
    if (!signal.aborted && saved.length > 0 && changed(last, now).length === 0) {
      known = now;
      yield saved;
    }
    last = now;
  }
}
