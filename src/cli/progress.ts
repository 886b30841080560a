/** A progress bar: only on a terminal, and only for work that takes more than a second. */
import type { ProgressBar } from "../make/workplace.js";
import type { Outside } from "./io.js";

const PATIENCE_MS = 1000;
const REDRAW_MS = 80;
const WIDTH = 24;

/** A bar that appears after a second from now. */
export function startProgress(io: Pick<Outside, "watched" | "now" | "err">, quiet = false): ProgressBar {
  if (!io.watched || quiet) return { report: () => undefined, end: () => undefined };
  const start = io.now();
  let drawn = -Infinity;
  let shown = 0;
  return {
    report(done, total, what) {
      const now = io.now();
      if (now - start < PATIENCE_MS || now - drawn < REDRAW_MS || total <= 0) return;
      drawn = now;
      const line = drawBar(done, total, what);
      io.err(`\r${line.padEnd(shown)}`);
      shown = line.length;
    },
    end() {
      if (shown > 0) io.err(`\r${" ".repeat(shown)}\r`);
      shown = 0;
    },
  };
}

/** `solving [######----] 42%`. */
export function drawBar(done: number, total: number, what: string): string {
  const share = Math.min(1, Math.max(0, done / total));
  const full = Math.round(share * WIDTH);
  return `${what} [${"#".repeat(full)}${"-".repeat(WIDTH - full)}] ${Math.floor(share * 100)}%`;
}
