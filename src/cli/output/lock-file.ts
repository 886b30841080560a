/** One writer at a time: a file beside the one that is changed, there while it is compared and replaced. */
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { fault, UserError } from "../../kernel/issue/index.js";
import { isRunning, temporaryPath } from "./leftovers.js";

/** How long another writer is waited for: it holds the lock for as long as one file takes to be written. */
const WAIT_MS = 10_000;
const PAUSE_MS = 15;

/**
 * Does work that nobody else may do at the same time. Nothing in it may wait.
 * @param shown the file in messages.
 * @throws UserError `file-locked` when somebody holds the lock all the while.
 */
export function withLock<T>(path: string, shown: string, work: () => T): T {
  const lock = `${path}.lock`;
  let held = takeLock(lock);
  for (let waited = 0; held === undefined; held = takeLock(lock), waited += PAUSE_MS) {
    if (waited >= WAIT_MS) {
      const hint = `if no pressbox is at work, remove ${shown}.lock`;
      throw new UserError(fault("file-locked", "somebody else is writing this file", { file: shown, hint }));
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  try {
    return work();
  } finally {
    if (held) rmSync(lock, { force: true });
  }
}

/** True when the lock is ours, undefined while somebody has it, false where none can be made: nothing can be written there either. */
function takeLock(lock: string): boolean | undefined {
  try {
    const file = openSync(lock, "wx");
    writeFileSync(file, `${hostname()} ${process.pid}`);
    closeSync(file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // On Windows a lock that is just going away may not be opened.
    if (code !== "EEXIST" && !(code === "EPERM" && process.platform === "win32")) return false;
    breakDead(lock);
    return undefined;
  }
}

/** Takes away the lock of a process of this machine that is no more. */
function breakDead(lock: string): void {
  try {
    const owner = readFileSync(lock, "utf8");
    const pid = owner.startsWith(`${hostname()} `) ? Number(owner.slice(hostname().length + 1)) : NaN;
    if (Number.isNaN(pid) || isRunning(pid)) return;
    const aside = temporaryPath(dirname(lock), "lock");
    renameSync(lock, aside);
    // Somebody else may have broken it before, and what was taken away is the new one: it goes back.
    if (readFileSync(aside, "utf8") !== owner) linkSync(aside, lock);
    rmSync(aside, { force: true });
  } catch {
    // Gone already: the next try takes it.
  }
}
