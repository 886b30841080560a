/** Renaming onto a file that a viewer holds open, as on Windows. */
import { describe, expect, it } from "vitest";
import { renamePatiently } from "../../src/cli/output/rename.js";

const refusing = (code: string, times: number) => {
  const tries: string[] = [];
  return {
    tries,
    rename: (from: unknown, to: unknown) => {
      tries.push(`${String(from)} ${String(to)}`);
      if (tries.length <= times) throw Object.assign(new Error(code), { code });
    },
  };
};

describe("renaming onto a file that a viewer holds open", () => {
  it.each(["EPERM", "EBUSY", "EACCES"])("tries again until the file is free: %s", (code) => {
    const { rename, tries } = refusing(code, 2);
    const waits: number[] = [];
    renamePatiently("new", "old", { rename, wait: (pause) => void waits.push(pause), platform: "win32" });
    expect(tries).toEqual(["new old", "new old", "new old"]);
    expect(waits).toEqual([10, 40]);
  });

  it.each([
    ["win32", "EBUSY"],
    ["linux", "EPERM"],
  ])("gives up after four tries; only on %s does it know that the file is held: %s", (platform, code) => {
    const { rename, tries } = refusing("EPERM", 9);
    expect(() => renamePatiently("new", "old", { rename, wait: () => undefined, platform })).toThrow(
      expect.objectContaining({ code }) as Error,
    );
    expect(tries).toHaveLength(4);
  });

  it("does not wait for other errors", () => {
    const { rename, tries } = refusing("ENOSPC", 9);
    expect(() => renamePatiently("new", "old", { rename, wait: () => undefined, platform: "win32" })).toThrow("ENOSPC");
    expect(tries).toHaveLength(1);
  });
});
