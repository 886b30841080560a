import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";

/** Parts of the bench that need no other program and take seconds. */
const PARTS = ["layout", "dynasty", "dice-football", "5d20"];

describe("bench", () => {
  it.each(PARTS)("measures %s in a process of its own", (part) => {
    const args = ["scripts/tool.mjs", "cli/bench/main", "--only", part, "--json"];
    const measured = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as { value: number }[];
    expect(measured).not.toHaveLength(0);
    for (const { value } of measured) expect(value).toBeGreaterThan(0);
  });
});
