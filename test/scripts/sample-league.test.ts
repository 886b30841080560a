/** The committed sample league is what its script writes. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const LEAGUE = "assets/samples/5d20/league";

it("sample-league writes the committed files, byte for byte", () => {
  const folder = mkdtempSync(join(tmpdir(), "pressbox-league-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(ROOT, "scripts/sample-league.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8", cwd: folder });
  expect([status, stderr]).toEqual([0, ""]);
  const made = readdirSync(join(folder, LEAGUE)).sort();
  expect(made).toEqual(readdirSync(join(ROOT, LEAGUE)).sort());
  for (const name of made)
    expect(readFileSync(join(folder, LEAGUE, name), "utf8"), name).toBe(readFileSync(join(ROOT, LEAGUE, name), "utf8"));
});
