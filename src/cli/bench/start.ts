/** Cold start: a complete `pressbox print` in a separate process, next to a Node that does nothing. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { packageFile } from "../../host/node/place.js";
import { seconds, type Measured } from "./measure.js";

/** The program as users have it: bundled. */
const MAIN = packageFile("dist", "cli", "main.js");

export async function measureColdStart(): Promise<Measured[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "pressbox-bench-"));
  try {
    const run =
      (args: readonly string[]): (() => unknown) =>
      () =>
        execFileSync(process.execPath, args, { stdio: "ignore" });
    const bare = await seconds(5, run(["-e", "0"]));
    const blank = await seconds(7, run([MAIN, "print", "dynasty", "scoresheet", "--out", folder, "--quiet"]));
    const filled = await seconds(
      5,
      run([MAIN, "print", "dynasty", "scoresheet", "--seed", "42", "--out", folder, "--quiet"]),
    );
    const listed = await seconds(7, run([MAIN, "list"]));
    const peer = `node -e 0, ${Math.round(bare * 1000)} ms`;
    return [
      { name: "cold start: list", value: listed * 1000, unit: "ms", peer, ratio: bare / listed },
      { name: "cold start: print dynasty scoresheet", value: blank * 1000, unit: "ms", peer, ratio: bare / blank },
      {
        name: "cold start: print dynasty scoresheet --seed 42",
        value: filled * 1000,
        unit: "ms",
        peer,
        ratio: bare / filled,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
