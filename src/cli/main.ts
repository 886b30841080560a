#!/usr/bin/env node
/** The program: the only place that touches the process. */
import { randomInt } from "node:crypto";
import { runCli } from "./run.js";

for (const stream of [process.stdout, process.stderr]) {
  // A reader that has seen enough (`| head`) closes the pipe: nothing is wrong then.
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
}

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  cwd: process.cwd(),
  env: process.env,
  platform: process.platform,
  columns: process.stdout.columns ?? 100,
  watched: process.stderr.isTTY === true,
  now: () => performance.now(),
  // Six digits are easily typed again.
  freshSeed: () => randomInt(1_000_000),
});
