/** Files that are on their way to their names, and those that a killed run left behind. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const NAME = /^\.pressbox-(\d+)-\w+\.tmp(?:\.old)?$/;

/** A name next to a file that is being written: short, so that it fits wherever the file's own name does. */
export const temporaryPath = (folder: string, id: string | number): string =>
  join(folder, `.pressbox-${process.pid}-${id}.tmp`);

/** Removes a file that may not be there, nor its folder. */
export function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // What cannot be removed hurts no one: the next run tries again.
  }
}

/** Removes what runs that are over left in a folder. */
export function removeLeftovers(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const pid = NAME.exec(name)?.[1];
      if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // Cleaning never stands in the way of work.
  }
}

/** True for processes of this machine, whoever's they are. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
