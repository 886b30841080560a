/** Renames onto a file that another program may hold open: on Windows, a viewer locks the PDF it shows. */
import { renameSync } from "node:fs";

/** Error codes on Windows while another program holds the file; virus scanners release it soon. */
const HELD = new Set(["EPERM", "EBUSY", "EACCES"]);
/** Milliseconds between tries: a quarter of a second in total. */
const WAITS = [10, 40, 200];

const isHeld = (error: unknown): boolean => HELD.has((error as NodeJS.ErrnoException).code ?? "");

const sleep = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** The file system; tests replace it. */
const HOST = { rename: renameSync, wait: sleep, platform: process.platform as string };

/** Renames, trying again if the target is held open. @throws the last error; on Windows, if it can only mean that, EBUSY */
export function renamePatiently(from: string, to: string, { rename, wait, platform } = HOST): void {
  for (const pause of WAITS) {
    try {
      return rename(from, to);
    } catch (error) {
      if (!isHeld(error)) throw error;
      wait(pause);
    }
  }
  try {
    rename(from, to);
  } catch (error) {
    throw isHeld(error) && platform === "win32" ? Object.assign(error as Error, { code: "EBUSY" }) : error;
  }
}
