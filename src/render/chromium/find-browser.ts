/** Finds an installed browser of the Chromium family. Pressbox never downloads one. */
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join, resolve } from "node:path";
import { fault, type Issue } from "../../kernel/issue/index.js";

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Sets a browser for every command: `PRESSBOX_BROWSER=/opt/chrome/chrome pressbox print ...`. */
export const BROWSER_VARIABLE = "PRESSBOX_BROWSER";

interface BrowserKind {
  readonly name: string;
  /** Commands to look for on the PATH, in order. */
  readonly commands: readonly string[];
  /** Usual paths by platform; `%NAME%` is an environment variable, `~` the home directory. */
  readonly places: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>>;
}

/** The one list of browsers, in the order they are tried: the headless shell starts twice as fast as the others. */
export const BROWSERS = [
  {
    name: "chromium-headless-shell",
    commands: ["chromium-headless-shell", "chrome-headless-shell"],
    places: { linux: ["/usr/lib/chromium/chromium-headless-shell"] },
  },
  {
    name: "Chromium",
    commands: ["chromium", "chromium-browser"],
    places: {
      linux: ["/snap/bin/chromium"],
      darwin: ["/Applications/Chromium.app/Contents/MacOS/Chromium"],
      win32: ["%LOCALAPPDATA%\\Chromium\\Application\\chrome.exe"],
    },
  },
  {
    name: "Google Chrome",
    commands: ["google-chrome", "google-chrome-stable"],
    places: {
      linux: ["/opt/google/chrome/chrome"],
      darwin: [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "~/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      ],
      win32: [
        "%PROGRAMFILES%\\Google\\Chrome\\Application\\chrome.exe",
        "%PROGRAMFILES(X86)%\\Google\\Chrome\\Application\\chrome.exe",
        "%LOCALAPPDATA%\\Google\\Chrome\\Application\\chrome.exe",
      ],
    },
  },
  {
    name: "Microsoft Edge",
    commands: ["microsoft-edge", "microsoft-edge-stable"],
    places: {
      linux: ["/opt/microsoft/msedge/msedge"],
      darwin: ["/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"],
      win32: [
        "%PROGRAMFILES(X86)%\\Microsoft\\Edge\\Application\\msedge.exe",
        "%PROGRAMFILES%\\Microsoft\\Edge\\Application\\msedge.exe",
      ],
    },
  },
] as const satisfies readonly BrowserKind[];

export interface BrowserSearch {
  /** Value of `--browser`: a path or a command. */
  readonly explicit?: string;
  readonly env: Environment;
  readonly platform?: NodeJS.Platform;
  /** True if the file is an executable program; tests supply their own. */
  readonly isProgram?: (path: string) => boolean;
}

export type BrowserFound = { readonly path: string; readonly name: string } | { readonly issue: Issue };

/** The browser named, else the first one installed; otherwise an issue says what was searched and how to name one. */
export function findBrowser(search: BrowserSearch): BrowserFound {
  const { explicit, env, platform = process.platform, isProgram = canRun } = search;
  for (const [named, by] of [
    [explicit, "--browser"],
    [env[BROWSER_VARIABLE], BROWSER_VARIABLE],
  ] as const) {
    if (named === undefined || named === "") continue;
    const path = candidatesFor(named, env, platform).find(isProgram);
    return path === undefined ? { issue: namedMissing(named, by) } : { path, name: named };
  }
  const tried: string[] = [];
  for (const { name, commands, places } of BROWSERS as readonly BrowserKind[]) {
    for (const command of commands) {
      const path = candidatesFor(command, env, platform).find(isProgram);
      if (path !== undefined) return { path, name };
    }
    for (const place of places[platform] ?? []) {
      const path = expand(place, env);
      if (path !== undefined && isProgram(path)) return { path, name };
      if (path !== undefined) tried.push(path);
    }
  }
  return { issue: noneFound(tried) };
}

/** Files that a name may mean: the path itself, or one in each directory of the PATH. */
function candidatesFor(name: string, env: Environment, platform: NodeJS.Platform): string[] {
  if (isAbsolute(name) || /[\\/]/.test(name)) return [resolve(name)];
  const endings = platform === "win32" ? [".exe"] : [""];
  const directories = (env.PATH ?? env.Path ?? "").split(delimiter).filter((directory) => directory !== "");
  return directories.flatMap((directory) => endings.map((ending) => join(directory, name + ending)));
}

function expand(place: string, env: Environment): string | undefined {
  let known = true;
  const look = (variable: string): string => {
    const value = env[variable] ?? Object.entries(env).find(([name]) => name.toUpperCase() === variable)?.[1];
    known &&= value !== undefined && value !== "";
    return value ?? "";
  };
  const path = place.replace(/%([^%]+)%/g, (_, variable: string) => look(variable)).replace(/^~/, () => look("HOME"));
  return known ? path : undefined;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function namedMissing(named: string, by: string): Issue {
  return fault("browser-missing", `the browser "${named}", named by ${by}, is not a program that can be run`, {
    hint: `give the full path of a Chromium, Chrome or Edge program, or remove ${by}`,
  });
}

function noneFound(places: readonly string[]): Issue {
  const commands = BROWSERS.flatMap((browser) => browser.commands);
  const also = places.length > 0 ? `, nor at ${places.join(", ")}` : "";
  return fault("browser-not-found", `no browser was found: none of ${commands.join(", ")} is on the PATH${also}`, {
    hint: `install Chromium, Chrome or Edge, or name one with --browser or ${BROWSER_VARIABLE}; the default engine needs none`,
    detail: { commands, places },
  });
}
