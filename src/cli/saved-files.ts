/** Files that someone works on, looked at a few times a second: that needs nothing of the system, and works on every disk. */
import { statSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";

/** Milliseconds between two looks. */
const EVERY = 200;

/** A file as it looks from outside; one that is away for a moment is being saved. */
function lookAt(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : "";
}

/**
 * The files that were saved, made or taken away since the last time, once they have come to rest.
 * @param files asked at every look, because further ones may come
 */
export async function* savedFiles(
  files: () => readonly string[],
  signal: AbortSignal,
): AsyncGenerator<readonly string[]> {
  const look = (): ReadonlyMap<string, string> => new Map(files().map((path) => [path, lookAt(path)]));
  const changed = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>): string[] =>
    [...new Set([...from.keys(), ...to.keys()])].filter((path) => (from.get(path) ?? "") !== (to.get(path) ?? ""));
  let told = look();
  let last = told;
  while (!signal.aborted) {
    await after(EVERY, undefined, { signal }).catch(() => undefined);
    const now = look();
    const saved = changed(told, now);
    if (!signal.aborted && saved.length > 0 && changed(last, now).length === 0) {
      told = now;
      yield saved;
    }
    last = now;
  }
}
