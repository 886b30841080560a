/** One writer at a time: a file next to the one that is changed, there while it is compared and replaced. */
import { closeSync, linkSync, openSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { fault, UserError } from "../../kernel/issue/index.js";
import { isRunning, removeQuietly, temporaryPath } from "./leftovers.js";

/** How long another writer is waited for, as a rule: it holds the lock for as long as one file takes to be written. */
const WAIT_MS = 10_000;
const PAUSE_MS = 15;
/** A lock without an owner: whoever made it was killed, or the disk was full. It would have one within a few milliseconds. */
const NAMELESS_MS = 1000;
/**
 * A lock whose owner cannot be asked: a process on another machine, or one that has got the number of a dead one. It is watched
 * for a while as well, since a machine that slept has old locks for the moment in which it wakes up.
 */
const OLD_MS = 60_000;
const WATCHED_MS = 3000;

const OWNER = `${hostname()} ${process.pid}\n`;

/** A lock as it looks from outside. */
interface Seen {
  readonly content: string;
  readonly made: number;
  readonly inode: number;
}

/** How long a lock has stood there unchanged while this process looked. */
interface Watch {
  readonly seen: Seen | undefined;
  readonly waited: number;
}

/**
 * Does work that no one else may do at the same time. Nothing in it may wait.
 * @param shown the file in messages.
 * @throws UserError `file-locked` when someone holds the lock all the while.
 */
export function withLock<T>(path: string, shown: string, work: () => T, wait = WAIT_MS): T {
  const lock = `${path}.lock`;
  let held = takeLock(lock);
  let watch: Watch = { seen: undefined, waited: 0 };
  for (let waited = 0; held === undefined; waited += PAUSE_MS) {
    if (waited >= wait) {
      const hint = `if no pressbox is running, remove ${shown}.lock`;
      throw new UserError(fault("file-locked", "someone else is writing this file", { file: shown, hint }));
    }
    watch = watchOn(lock, watch);
    if (watch.seen && isDead(watch.seen, watch.waited, clockOf(lock))) breakLock(lock, watch.seen);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    held = takeLock(lock);
  }
  try {
    return work();
  } finally {
    // Whoever slept under it for a minute may find another's in its place.
    if (held && look(lock)?.content === OWNER) removeQuietly(lock);
  }
}

/** True when the lock is ours, undefined while someone has it, false where none can be made: nothing can be written there either. */
function takeLock(lock: string): boolean | undefined {
  const beside = temporaryPath(dirname(lock), "lock");
  try {
    writeFileSync(beside, OWNER);
    try {
      // With its owner in it from the first moment on.
      linkSync(beside, lock);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
      // Some disks have no links.
      return takeWithoutLink(lock);
    }
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // On Windows a lock that is just going away may not be opened.
    return code === "EEXIST" || (code === "EPERM" && process.platform === "win32") ? undefined : false;
  } finally {
    removeQuietly(beside);
  }
}

function takeWithoutLink(lock: string): true {
  const file = openSync(lock, "wx");
  try {
    writeFileSync(file, OWNER);
  } catch (error) {
    removeQuietly(lock);
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

function look(lock: string): Seen | undefined {
  try {
    const { mtimeMs: made, ino: inode } = statSync(lock);
    return { content: readFileSync(lock, "utf8").slice(0, 512), made, inode };
  } catch {
    return undefined;
  }
}

const isSame = (a: Seen, b: Seen): boolean => a.content === b.content && a.made === b.made && a.inode === b.inode;

function watchOn(lock: string, { seen: before, waited }: Watch): Watch {
  const seen = look(lock);
  return { seen, waited: seen && before && isSame(seen, before) ? waited + PAUSE_MS : 0 };
}

/** What the disk that the lock is on takes for now: another machine may keep it. */
function clockOf(lock: string): number {
  const beside = temporaryPath(dirname(lock), "clock");
  try {
    writeFileSync(beside, "");
    return statSync(beside).mtimeMs;
  } catch {
    return NaN;
  } finally {
    removeQuietly(beside);
  }
}

/** Whether no one can be at work under this lock any more. */
function isDead({ content, made }: Seen, watched: number, now: number): boolean {
  const [, host, pid] = /^(\S+) (\d+)\n?$/.exec(content) ?? [];
  if (host === undefined || pid === undefined) return watched >= NAMELESS_MS;
  if (host === hostname() && !isRunning(Number(pid))) return true;
  return watched >= WATCHED_MS && now - made > OLD_MS;
}

/** Only one process at a time breaks a lock, and looks at it once more: otherwise it might be a new one that is taken away. */
function breakLock(lock: string, dead: Seen): void {
  const guard = `${lock}.break`;
  if (takeLock(guard) !== true) {
    const left = look(guard);
    if (left && clockOf(lock) - left.made > WAIT_MS) removeQuietly(guard);
    return;
  }
  const seen = look(lock);
  if (seen && isSame(seen, dead)) removeQuietly(lock);
  removeQuietly(guard);
}
