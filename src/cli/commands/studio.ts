import { defineCommand, flag, usageError, wholeNumber } from "../spec.js";

export const studio = defineCommand({
  name: "studio",
  summary: "open Studio in the browser: print, play at the table and make teams on a page",
  details: "The page runs on this machine only, until Ctrl-C. Nothing leaves it.",
  args: [],
  options: {
    port: wholeNumber("N", "port of the address (default: any free one)", { min: 1, max: 65535 }),
    open: flag("open the page in the browser"),
  },
  examples: ["pressbox studio --open", "pressbox studio --port 8080"],
  async run({ options, io }) {
    if (!io.ended) throw usageError("studio needs somebody who ends it");
    const { serveStudio } = await import("../studio-server.js");
    const server = await serveStudio(options.port ?? 0);
    io.out(`Studio is at ${server.url}; Ctrl-C ends it.\n`);
    if (options.open) io.open?.(server.url);
    await io.ended();
    server.close();
  },
});
