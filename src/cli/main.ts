#!/usr/bin/env node
/** Starts the program. Small, because Node compiles this file again on every start. */
import module from "node:module";

// From Node 22 on, caches compiled code for the next start.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
import("./process.js")
  .then(({ run }) => run())
  .catch((error: unknown) => {
    // The program reports its own errors; this one means a missing or damaged file, or a Node that is too old.
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    process.stderr.write(
      `pressbox cannot start: ${why}\nhint: it needs Node 20 or newer (this is ${process.version}); else install it again\n`,
    );
    if (process.env.PRESSBOX_DEBUG === "1" && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = 70;
  });
