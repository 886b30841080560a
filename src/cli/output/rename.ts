/** Renames onto a file that another program may hold open: on Windows a viewer keeps the PDF that it shows. */
import { renameSync } from "node:fs";

/** What Windows answers while another program holds the file; a virus scanner lets go soon. */
const HELD = new Set(["EPERM", "EBUSY", "EACCES"]);
/** Milliseconds between tries: a quarter of a second in all. */
const WAITS = [10, 40, 200];

const isHeld = (error: unknown): boolean => HELD.has((error as NodeJS.ErrnoException).code ?? "");

const sleep = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** The file system, for tests to stand in for. */
const HOST = { rename: renameSync, wait: sleep, platform: process.platform as string };

/** Renames, trying a few times where the target is held. @throws the last error; on Windows, where only that can be meant, EBUSY */
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
