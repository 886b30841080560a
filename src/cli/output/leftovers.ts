/** Temporary files before their final rename, and those left behind by killed runs. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const NAME = /^\.pressbox-(\d+)-\w+\.tmp(?:\.old)?$/;

/** A temporary name next to a file being written: short, so that it fits wherever the file's own name does. */
export const temporaryPath = (folder: string, id: string | number): string =>
  join(folder, `.pressbox-${process.pid}-${id}.tmp`);

/** Removes a file, which may not exist. */
export function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // If it cannot be removed, the next run tries again.
  }
}

/** Removes what finished runs left in a folder. */
export function removeLeftovers(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const pid = NAME.exec(name)?.[1];
      if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // Cleanup must never stop the actual work.
  }
}

/** True for processes on this machine, of any user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
