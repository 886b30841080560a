/** The program in a process of its own, spoken to line by line: what no test can do to itself, be killed, is done to it. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { COMPILED } from "../../scripts/compile-sources.mjs";
import { runCacheFolder } from "./run-cache.js";

export interface Program {
  /** Sends a line. */
  say(line: string): void;
  /** The next of the JSON objects that the program waits behind: a question or a die. */
  asked(): Promise<Record<string, unknown>>;
  /** Closes the input. */
  close(): void;
  kill(signal: NodeJS.Signals): void;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** @param line `play dynasty --by-hand --json` */
export function startProgram(line: string, cwd: string): Program {
  const env = { ...process.env, PRESSBOX_CACHE: runCacheFolder(), PRESSBOX_CONFIG: join(cwd, ".config") };
  const args = [join(COMPILED, "cli", "main.js"), ...line.split(" ")];
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["pipe", "pipe", "inherit"] });
  // A program that was killed takes no more lines.
  child.stdin.on("error", () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    say: (text) => void child.stdin.write(`${text}\n`),
    async asked() {
      for (;;) {
        const { value, done } = (await lines.next()) as IteratorResult<string, undefined>;
        if (done) throw new Error("the program asks nothing more");
        const told = JSON.parse(value) as Record<string, unknown>;
        if (told["type"] === "question" || told["type"] === "die") return told;
      }
    },
    close: () => child.stdin.end(),
    kill: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => child.on("exit", (code, signal) => resolve(code ?? signal))),
  };
}
