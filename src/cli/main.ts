#!/usr/bin/env node
/** Starts the program. Small, because Node compiles this file again on every start. */
import module from "node:module";
import v8 from "node:v8";

// Modules of Node that commands need. Node brings them compiled, and V8 accepts that only while its flags are the default ones.
const PARTS = ["crypto", "os", "readline", "timers/promises", "util", "zlib"];
const require = module.createRequire(import.meta.url);
for (const part of PARTS) require(`node:${part}`);
// V8 soon optimizes code that runs often, but most commands end before that pays: it waits eight times as long. The flags are those of
// the releases with long support; other releases may name them differently.
const PATIENT: Readonly<Record<string, readonly string[]>> = {
  "20": ["--interrupt-budget=540672"],
  "22": ["--invocation-count-for-turbofan=24000"],
  "24": ["--invocation-count-for-turbofan=24000", "--invocation-count-for-maglev=1600"],
};
// V8 marks garbage step by step from early on, so that a page never pauses. A command may pause, and a short one ends before it must.
const AT_ONCE = "--no-incremental-marking";
// V8 puts objects among those that live long if the first ones of their kind did: if it once collects while the events of a game are counted,
// those of all later games stay until it collects everything. Calibrating took 300 MB instead of 170, and a tenth more time.
const YOUNG = "--no-allocation-site-pretenuring";
const release = PATIENT[process.versions.node.split(".")[0]];
for (const flag of release ? [...release, AT_ONCE, YOUNG] : []) v8.setFlagsFromString(flag);
// From Node 22 on, caches compiled code for the next start.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
import("./process.js")
  .then(({ run }) => run())
  .catch((error: unknown) => {
    // The program reports its own errors; this one means a missing or damaged file, or a Node that is too old.
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    process.stderr.write(
      `pressbox cannot start: ${why}\nhint: it needs Node 20 or newer (this is ${process.version}); otherwise reinstall it\n`,
    );
    if (process.env.PRESSBOX_DEBUG === "1" && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = 70;
  });
