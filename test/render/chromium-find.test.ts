import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { formatIssue } from "../../src/kernel/issue/index.js";
import { findBrowser } from "../../src/render/chromium/index.js";
import { BROWSERS } from "../../src/render/chromium/find-browser.js";

describe("findBrowser", () => {
  const env = { PATH: ["/usr/bin", "/opt/bin"].join(process.platform === "win32" ? ";" : ":"), HOME: "/home/me" };
  const only =
    (...programs: string[]) =>
    (path: string): boolean =>
      programs.map((program) => resolve(program)).includes(resolve(path));

  it("takes the named one before all others, the option before the variable", () => {
    const isProgram = only("/my/chrome", "/env/chrome", "/usr/bin/chromium-headless-shell");
    const named = { ...env, PRESSBOX_BROWSER: "/env/chrome" };
    expect(findBrowser({ explicit: "/my/chrome", env: named, isProgram })).toMatchObject({
      path: resolve("/my/chrome"),
    });
    expect(findBrowser({ env: named, isProgram })).toMatchObject({ path: resolve("/env/chrome") });
    expect(findBrowser({ env, isProgram })).toMatchObject({ name: "chromium-headless-shell" });
    expect(findBrowser({ explicit: "chromium-headless-shell", env, isProgram })).toMatchObject({
      path: join("/usr/bin", "chromium-headless-shell"),
    });
  });

  it("tries the list in order, and finds every command on the PATH and every usual place by itself", () => {
    for (const { name, commands } of BROWSERS) {
      for (const command of commands) {
        const linux = findBrowser({ env, platform: "linux", isProgram: only(`/opt/bin/${command}`) });
        expect(linux).toMatchObject({ name, path: join("/opt/bin", command) });
      }
    }
    const later = BROWSERS.map(({ commands }) => `/usr/bin/${commands[0]}`);
    later.forEach((_, i) =>
      expect(findBrowser({ env, platform: "linux", isProgram: only(...later.slice(i)) })).toMatchObject({
        name: BROWSERS[i].name,
      }),
    );
    expect(
      findBrowser({
        env,
        platform: "darwin",
        isProgram: only("/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"),
      }),
    ).toMatchObject({ name: "Microsoft Edge" });
  });

  it("looks in the usual places of Windows, whatever case its variables have", () => {
    const windows = { Path: "", "ProgramFiles(x86)": "C:\\Program Files (x86)", ProgramFiles: "C:\\Program Files" };
    const edge = "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe";
    expect(findBrowser({ env: windows, platform: "win32", isProgram: (path) => path === edge })).toEqual({
      path: edge,
      name: "Microsoft Edge",
    });
  });

  it("does not take another browser if the named one is missing", () => {
    for (const search of [{ explicit: "/no/such", env }, { env: { ...env, PRESSBOX_BROWSER: "nosuch" } }]) {
      const result = findBrowser({ ...search, isProgram: only("/usr/bin/chromium") });
      expect("issue" in result && result.issue.code).toBe("browser-missing");
    }
  });

  it("says what was looked for and how to name one", () => {
    const result = findBrowser({ env, platform: "linux", isProgram: () => false });
    const text = "issue" in result ? formatIssue(result.issue) : "";
    for (const { commands } of BROWSERS) for (const command of commands) expect(text).toContain(command);
    expect(text).toContain("/opt/google/chrome/chrome");
    expect(text).toContain("--browser");
    expect(text).toContain("PRESSBOX_BROWSER");
  });
});
