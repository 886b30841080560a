#!/usr/bin/env node
/** Starts the program. Small, because what node compiles before this runs is compiled again each time. */
import module from "node:module";

// Node 22 keeps what it compiled for the next start.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
import("./process.js")
  .then(({ run }) => run())
  .catch((error: unknown) => {
    // The program reports its own errors: this is a file that is missing or cut off, or a node that is too old.
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    process.stderr.write(
      `pressbox cannot start: ${why}\nhint: it needs Node 20 or newer (this is ${process.version}); else install it again\n`,
    );
    if (process.env.PRESSBOX_DEBUG === "1" && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = 70;
  });
