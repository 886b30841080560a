/** Runs command lines in this process, in a folder of their own. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCli } from "../../src/cli/run.js";
import { runCacheFolder } from "../helpers/run-cache.js";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface RunOptions {
  readonly env?: Record<string, string>;
  readonly watched?: boolean;
  /** What is piped in; functions give their line when it is its turn. */
  readonly lines?: readonly (string | (() => string))[];
  /** What a person saves with `--watch`, one after the other, before he ends it. */
  readonly saves?: readonly (() => string)[];
  /** What a person does before he ends the command, told the address that it printed. */
  readonly until?: (out: string) => Promise<void>;
}

export interface Workplace {
  readonly folder: string;
  /** What `--open` showed. */
  readonly opened: string[];
  /** `run("print dynasty scoresheet")`; arguments with blanks come as a list. */
  run(line: string | readonly string[], options?: RunOptions): Promise<Ran>;
  write(name: string, content: string | Uint8Array): string;
  read(name: string): string;
  has(name: string): boolean;
  /** Every file below the folder, sorted. */
  files(sub?: string): string[];
  remove(): void;
}

/**
 * A fresh folder to work in. Solved tables are those of the whole run, so that tests leave the user's own alone;
 * with `ownCache` they lie in the folder, in `.cache`.
 */
export function openWorkplace({ ownCache = false } = {}): Workplace {
  const folder = mkdtempSync(join(tmpdir(), "pressbox-cli-"));
  let clock = 0;
  const opened: string[] = [];
  return {
    folder,
    opened,
    async run(line, { env = {}, watched = false, lines = [], saves, until } = {}) {
      let [out, err] = ["", ""];
      const code = await runCli(typeof line === "string" ? line.split(" ").filter((word) => word !== "") : line, {
        out: (text) => (out += text),
        err: (text) => (err += text),
        cwd: folder,
        env: {
          PRESSBOX_CACHE: ownCache ? join(folder, ".cache") : runCacheFolder(),
          // Whoever runs the tests may have a printer of his own.
          PRESSBOX_CONFIG: join(folder, ".config"),
          PATH: process.env.PATH,
          ...env,
        },
        platform: process.platform,
        columns: 100,
        watched,
        lines: async function* () {
          for (const line of lines) yield typeof line === "string" ? line : line();
        },
        saved:
          saves &&
          async function* () {
            for (const save of saves) yield [join(folder, save())];
          },
        ...(until && { ended: () => until(out) }),
        now: () => (clock += 400),
        open: (path) => void opened.push(path.slice(folder.length + 1)),
        freshSeed: () => 4711,
      });
      return { code, out, err };
    },
    write(name, content) {
      writeFileSync(join(folder, name), content);
      return name;
    },
    read: (name) => readFileSync(join(folder, name), "utf8"),
    has: (name) => existsSync(join(folder, name)),
    files: (sub = "") =>
      existsSync(join(folder, sub))
        ? readdirSync(join(folder, sub), { recursive: true, encoding: "utf8", withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) =>
              join(entry.parentPath, entry.name)
                .slice(join(folder, sub).length)
                .replace(/^[\\/]/, "")
                .replace(/\\/g, "/"),
            )
            .sort()
        : [],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Every line of JSON Lines. */
export const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
