/** One writer at a time: a lock file next to the file to be changed exists while that is compared and replaced. */
import { closeSync, linkSync, openSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { fault, UserError } from "../../kernel/issue/index.js";
import { isRunning, removeQuietly, temporaryPath } from "./leftovers.js";

/** Normal wait for another writer, which holds the lock only as long as one file takes to write. */
const WAIT_MS = 10_000;
const PAUSE_MS = 15;
/** Maximum age of a lock without an owner, which is normally written within milliseconds: the writer was killed, or the disk was full. */
const NAMELESS_MS = 1000;
/**
 * Maximum age of a lock whose owner cannot be checked: a process on another machine, or a reused process id. The lock is also watched for a
 * while, because after a machine sleeps its locks look old for a moment.
 */
const OLD_MS = 60_000;
const WATCHED_MS = 3000;

const OWNER = `${hostname()} ${process.pid}\n`;

/** A lock file as others see it. */
interface Seen {
  readonly content: string;
  readonly made: number;
  readonly inode: number;
}

/** How long a lock has been unchanged while this process watched. */
interface Watch {
  readonly seen: Seen | undefined;
  readonly waited: number;
}

/**
 * Does work that must not run concurrently. Nothing in it may wait.
 * @param shown the file's name in messages
 * @throws UserError `file-locked` if someone holds the lock the whole time
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
    // After a minute of sleep, the lock may already be someone else's.
    if (held && look(lock)?.content === OWNER) removeQuietly(lock);
  }
}

/** True if the lock is ours, undefined while someone else holds it, false if none can be created: then nothing can be written either. */
function takeLock(lock: string): boolean | undefined {
  const beside = temporaryPath(dirname(lock), "lock");
  try {
    writeFileSync(beside, OWNER);
    try {
      // A link makes the lock appear with its owner already in it.
      linkSync(beside, lock);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
      // Some file systems have no links.
      return takeWithoutLink(lock);
    }
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // On Windows, a lock being deleted cannot be opened.
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

/** Current time according to the lock's disk, which may be on another machine. */
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

/** True if no process can be working under this lock any more. */
function isDead({ content, made }: Seen, watched: number, now: number): boolean {
  const [, host, pid] = /^(\S+) (\d+)\n?$/.exec(content) ?? [];
  if (host === undefined || pid === undefined) return watched >= NAMELESS_MS;
  if (host === hostname() && !isRunning(Number(pid))) return true;
  return watched >= WATCHED_MS && now - made > OLD_MS;
}

/** Only one process at a time may break a lock, after checking it once more: otherwise it might remove a new one. */
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
