/** This machine as a workplace for making sheets. Loads only what a command needs. */
import { pathToFileURL } from "node:url";
import { createHash } from "node:crypto";
import { nodeDisk } from "../host/node/disk.js";
import { packageVersion } from "../host/node/place.js";
import type { Workplace } from "../make/workplace.js";
import { UserError } from "../kernel/issue/index.js";
import { openCache } from "./cache.js";
import type { CliIo, Outside } from "./io.js";
import { withMark } from "./output/made-mark.js";
import { isStream } from "./output/target.js";
import { startProgress } from "./progress.js";

/** @param outside of one command; from now on it tracks which files are read */
export function withWorkplace(outside: Outside): CliIo {
  const place: Workplace = {
    cwd: outside.cwd,
    inputs: new Set(),
    disk: nodeDisk,
    version: packageVersion,
    press: {
      png: async (page, dpi) => (await import("../render/png/index.js")).renderPng(page, { dpi }),
      async browser(named) {
        const { findBrowser, renderPdfWithChromium, renderPngWithChromium } =
          await import("../render/chromium/index.js");
        const found = findBrowser({ explicit: named, env: outside.env, platform: outside.platform });
        if ("issue" in found) throw new UserError(found.issue);
        const { path: browser } = found;
        return {
          pdf: (doc, fontFiles) => renderPdfWithChromium(doc, fontFiles, { browser }),
          png: (page, fontFiles, dpi) => renderPngWithChromium(page, fontFiles, { browser, dpi }),
        };
      },
    },
    templates: async (folder, pictures) => (await import("../host/node/templates.js")).templatesFrom(folder, pictures),
    cache: (keep) => openCache(outside, keep),
    progress: (quiet) => startProgress(outside, quiet),
    // The file of printers needs a schema library, which no other command should wait for.
    paper: async (named, report) => (await import("./print/printers.js")).onPrinter(named, outside, report),
    sha256(parts) {
      const hash = createHash("sha256");
      for (const part of parts) hash.update(part);
      return Promise.resolve(hash.digest("hex"));
    },
    marked: (file) => Promise.resolve(withMark(file)),
    isStream,
    addressOf: (path) => pathToFileURL(path).href,
  };
  return { ...outside, ...place };
}
