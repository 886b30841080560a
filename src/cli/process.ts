/** Entry point: the only module that touches the process. */
import "../host/node.js";
import { randomInt } from "node:crypto";
import { createInterface } from "node:readline";
import { runCli } from "./run.js";
import { savedFiles } from "./saved-files.js";

/** The error of a failed write to stdout or stderr. */
let unheard: NodeJS.ErrnoException | undefined;
const deaf = new Set<NodeJS.WriteStream>();

function say(stream: NodeJS.WriteStream, text: string): void {
  if (deaf.has(stream)) return;
  try {
    stream.write(text);
  } catch (error) {
    hush(stream, error as NodeJS.ErrnoException);
  }
}

/** A reader that has seen enough (`| head`) closes the pipe: that is not an error, and the work continues to its end. */
function hush(stream: NodeJS.WriteStream, error: NodeJS.ErrnoException): void {
  if (!deaf.has(stream) && error.code !== "EPIPE") {
    unheard = error;
    process.exitCode = 1;
    if (stream !== process.stderr)
      say(process.stderr, `the output cannot be written (${error.code ?? error.message})\n`);
  }
  deaf.add(stream);
}

for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => hush(stream, error));

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Continues until the user presses Ctrl-C or closes the window, which ends it normally. */
async function* untilEnded<T>(source: AsyncIterable<T>, end: () => void): AsyncGenerator<T> {
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    yield* source;
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, end);
    end();
  }
}

/** Typed input, line by line. */
function typedLines(): AsyncGenerator<string> {
  const reader = createInterface({ input: process.stdin, terminal: false, crlfDelay: Infinity });
  return untilEnded(reader, () => reader.close());
}

function saved(files: () => readonly string[]): AsyncGenerator<readonly string[]> {
  const ended = new AbortController();
  return untilEnded(savedFiles(files, ended.signal), () => ended.abort());
}

/** Waits until the user presses Ctrl-C or closes the window. */
const ended = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of SIGNALS) process.once(signal, () => done());
  });

/** Runs the command in the process's arguments. */
export async function run(): Promise<void> {
  if (process.argv[2] === "replay-season") (await import("./cores/small-heap.js")).keepHeapSmall();
  const exit = await runCli(process.argv.slice(2), {
    out: (text) => say(process.stdout, text),
    err: (text) => say(process.stderr, text),
    cwd: process.cwd(),
    env: process.env,
    platform: process.platform,
    columns: process.stdout.columns ?? 100,
    watched: process.stderr.isTTY === true,
    lines: typedLines,
    saved,
    ended,
    typed: process.stdin.isTTY === true,
    now: () => performance.now(),
    // Six digits are easy to type again.
    open: (path) => void import("./text/show-file.js").then(({ showFile }) => showFile(path, process.platform)),
    freshSeed: () => randomInt(1_000_000),
  });
  process.exitCode = exit === 0 && unheard ? 1 : exit;
}
