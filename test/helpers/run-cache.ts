/** Tables solved in this run of the tests, whichever worker solved them: in a folder that goes when the run ends. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Names the folder to the workers. */
const VARIABLE = "PRESSBOX_TEST_CACHE";

/** Vitest calls this once, before the workers start, and what it returns when all are done. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "pressbox-tests-"));
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

export const runCacheFolder = (): string => process.env[VARIABLE]!;
