// Runs Vitest in the copy: a separate process, test files in the given order.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { clearTimeout, setTimeout } from "node:timers";

/** Longer than any run, milliseconds. */
const LONGEST = 24 * 3_600_000;
const ORDER = "MUTANTS_TESTS";

/** The project's own config except the order of files; for coverage, also a setup file and one process per file. */
const CONFIG = `import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import whole from "./vitest.config.js";
const order = process.env.${ORDER}!.split(",");
class AsGiven extends BaseSequencer {
  override async sort(files) {
    const rank = ({ moduleId }) => order.findIndex((file) => moduleId.endsWith(file));
    return [...files].sort((one, other) => rank(one) - rank(other));
  }
}
const { test } = whole;
const measured = process.env.MUTANTS_COVERAGE
  ? { isolate: true, setupFiles: ["scripts/mutants/record.mjs", ...test.setupFiles] }
  : {};
export default defineConfig({ ...whole, test: { ...test, ...measured, sequence: { sequencer: AsGiven } } });
`;

/**
 * Runs test files.
 * @param copy folder of the copy of the project
 * @param timeout milliseconds, after which all that was started is ended
 * @param coverage folder for what each file runs
 * @returns `passed`; `timedOut`; `failed`: files with failures, undefined where vitest could not even report
 */
export async function runVitest({ copy, files, bail = 0, workers = 1, timeout, coverage }) {
  const report = path.join(copy, "mutants-report.json");
  rmSync(report, { force: true });
  writeFileSync(path.join(copy, "vitest.mutants.config.ts"), CONFIG);
  const options = ["--bail", bail, "--maxWorkers", workers, "--reporter", "json", "--outputFile", report].map(String);
  const child = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.mutants.config.ts", ...options, ...files],
    {
      cwd: copy,
      stdio: "ignore",
      // A separate process group, because an endless loop is in a child of Vitest.
      detached: true,
      env: { ...process.env, [ORDER]: files.join(","), ...(coverage && { MUTANTS_COVERAGE: coverage }) },
    },
  );
  const end = () => {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // All processes have ended.
    }
  };
  process.once("exit", end);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    end();
  }, timeout ?? LONGEST);
  const [code] = await once(child, "exit");
  clearTimeout(timer);
  process.off("exit", end);
  if (code === 0) return { passed: true, failed: [] };
  if (timedOut || !existsSync(report)) return { passed: false, timedOut };
  const failed = JSON.parse(readFileSync(report, "utf8"))
    .testResults.filter(({ status }) => status === "failed")
    .map(({ name }) => path.relative(copy, name).replaceAll("\\", "/"));
  return { passed: false, timedOut, failed };
}
