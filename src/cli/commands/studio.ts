import { resolve } from "node:path";
import { defineCommand, flag, usageError, wholeNumber } from "../spec.js";

/** The year the NFL was founded. */
const USUAL_PORT = 1920;

export const studio = defineCommand({
  name: "studio",
  summary: "open Studio in the browser: print, play at the table and make teams",
  details:
    "The page runs on this machine only, until Ctrl-C. Nothing leaves it. With a folder, Studio works on the files below it and shows changes by other programs at once; without one, the browser keeps your files at this address.",
  args: [{ name: "dir", summary: "your folder of teams, leagues, games and templates" }],
  options: {
    port: wholeNumber("N", `port of the address (default: ${USUAL_PORT}; with a folder, any free port)`, {
      min: 1,
      max: 65535,
    }),
    open: flag("open the page in the browser"),
  },
  examples: ["pressbox studio --open", "pressbox studio my-league --open", "pressbox studio --port 8080"],
  async run({ args: [dir], options, io }) {
    if (!io.ended) throw usageError("studio needs a terminal to stop it");
    const [{ serveStudio }, { openFolder }] = await Promise.all([
      import("../studio-server.js"),
      import("../studio-folder.js"),
    ]);
    const folder = dir === undefined ? undefined : openFolder(resolve(io.cwd, dir), dir);
    // Browsers store files by address, so the port must not change between runs.
    const port = options.port ?? (folder ? "any" : { usual: USUAL_PORT });
    const server = await serveStudio({ port, ...(folder && { folder }) });
    io.out(`Studio is at ${server.url}; Ctrl-C ends it.\n`);
    if (server.moved)
      io.err(`port ${USUAL_PORT} is in use: files that the browser keeps at that address do not appear here\n`);
    if (options.open) io.open?.(server.url);
    await io.ended();
    server.close();
  },
});
