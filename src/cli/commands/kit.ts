import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { packageFile } from "../../host/node/place.js";
import { openCache } from "../cache.js";
import { allSystems, findSystem } from "../../make/find.js";
import * as shared from "../options.js";
import { startProgress } from "../progress.js";
import { sizeOf } from "../../make/output-file.js";
import { filesData, openMade } from "../report.js";
import { ABSENT } from "../absent.js";
import { defineCommand, text } from "../spec.js";
import { type Made } from "../../make/export.js";
import { openStudio } from "../../make/open-studio.js";
import { alignRows, countOf, formatBytes } from "../text/table.js";
import { requireFolderName } from "../output/endings.js";
import { shownPath, writeFiles } from "../output/write-files.js";

/** Coach of the kit's games, in games that have one of that name. */
const KIT_COACH = "expert";

export const kit = defineCommand({
  name: "kit",
  summary: "print the starter kit: all sheets of all games, blank and played, with an index page",
  details: "npm start runs this command. Its games have fixed seeds, so the files are the same everywhere.",
  absent: ABSENT.kit,
  args: [{ name: "game", summary: "one game only" }],
  options: {
    out: text("DIR", "folder of the kit", "out"),
    paper: shared.paper,
    theme: shared.theme,
    words: shared.words,
    cache: shared.cache,
    force: shared.force,
    open: shared.open,
    json: shared.json,
    quiet: shared.quiet,
  },
  examples: [
    "pressbox kit",
    "pressbox kit postcard",
    "pressbox kit --paper a4 --out my-kit",
    "pressbox kit dynasty --words es",
  ],
  async run({ args: [game], options, io }) {
    const start = io.now();
    const { out, paper, theme, words } = options;
    requireFolderName("--out", out, io.cwd);
    const progress = startProgress(io, options.quiet);
    const files: Made[] = [];
    try {
      const [{ makeKit }, { contactFaces, contactSheet, kitLead }, systems, opened, { inWords }, { PageWords }] =
        await Promise.all([
          import("../kit/make-kit.js"),
          import("../../make/contact-sheet.js"),
          game === undefined ? allSystems() : findSystem(game).then((system) => [system]),
          openStudio(io, undefined),
          import("../../make/with-words.js"),
          import("../../print/page-words.js"),
        ]);
      const { studio, blamed } = await inWords(opened, words, io);
      const faces = contactFaces(studio.fontFiles);
      const cache = openCache(io, options.cache);
      const parts = [];
      for (const system of systems) {
        const coach = system.coaches.some(({ id }) => id === KIT_COACH) ? KIT_COACH : system.defaultCoach;
        const made = await blamed(() =>
          makeKit({ system, studio, cache, paper, theme, out, coach, progress: progress.report }),
        );
        files.push(...made.files);
        const whole = made.files.find(({ sheet }) => sheet === "all") as Made;
        parts.push({ system, thumbnails: made.thumbnails, lead: kitLead(whole, made.line) });
      }
      const index = join(out, "index.html");
      const page = packageFile("dist", "studio", "index.html");
      const html = contactSheet(parts, {
        paths: io.disk.paths,
        file: index,
        faces,
        ...(existsSync(page) && { studio: relative(resolve(io.cwd, out), page) }),
        words: new PageWords("kit/contents", studio.templates),
      });
      files.push({ path: index, bytes: html, sheet: "index", pages: 0 });
    } finally {
      progress.end();
    }
    writeFiles(files, { ...io, force: options.force });
    if (options.open) openMade(files.slice(-1), io);
    const seconds = (io.now() - start) / 1000;
    if (options.json) {
      io.out(
        `${JSON.stringify({ files: filesData(files, io.cwd), seconds: Math.round(seconds * 1000) / 1000 }, null, 2)}\n`,
      );
    } else if (!options.quiet) {
      const rows = files.map((file) => [
        shownPath(file.path, io.cwd),
        file.pages > 0 ? countOf(file.pages, "page") : "",
        formatBytes(sizeOf(file)),
      ]);
      const total = files.reduce((sum, file) => sum + sizeOf(file), 0);
      io.out(
        `${alignRows(rows, "", [1, 2])}\n${countOf(files.length, "file")}, ${formatBytes(total)}, ${seconds.toFixed(1)} s. ` +
          `Open ${shownPath(join(out, "index.html"), io.cwd)}\n`,
      );
    }
  },
});
