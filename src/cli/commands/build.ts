import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CliIo } from "../io.js";
import * as shared from "../options.js";
import { shownPath, writeFiles } from "../output/write-files.js";
import { openMade, printWarnings } from "../report.js";
import { ABSENT } from "../absent.js";
import { defineCommand, flag } from "../spec.js";
import { alignRows, countOf, formatBytes } from "../text/table.js";
import type { BuiltSet } from "../../make/set/build-set.js";

export const build = defineCommand({
  name: "build",
  summary: "print all sheets of your own set, as listed in its pressbox.yaml",
  details:
    "The files go into the set's folder out, with a page of contents (index.html). Files that have not changed since the last build stay as they are. " +
    "If anything has an error, nothing is written.",
  absent: ABSENT.build,
  args: [{ name: "dir", summary: "folder with a pressbox.yaml (default: this one)" }],
  options: {
    all: flag("rebuild everything, changed or not"),
    clean: flag("remove files of earlier builds that the set no longer lists; your own files stay"),
    cache: shared.cache,
    force: shared.force,
    open: shared.open,
    json: shared.json,
    quiet: shared.quiet,
  },
  examples: ["pressbox build", "pressbox build my-set --open", "pressbox build my-set --clean"],
  async run({ args: [dir = "."], options, io }) {
    const [{ buildSet }, { OUT }, { INDEX_FILE }] = await Promise.all([
      import("../../make/set/build-set.js"),
      import("../../make/set/jobs.js"),
      import("../../make/set/index-page.js"),
    ]);
    const { all, cache, quiet, json, force, clean } = options;
    const start = io.now();
    const built = await buildSet(dir, { all, clean, cache, quiet: quiet || json }, io);
    writeFiles(built.files, { ...io, force });
    const out = join(dir, OUT);
    if (clean) for (const { path, made } of built.left) if (made) rmSync(resolve(io.cwd, out, path), { force: true });
    printWarnings(io, built.warnings, json);
    if (options.open) openMade([{ path: join(out, INDEX_FILE), bytes: "" }], io);
    if (json) io.out(`${JSON.stringify(dataOf(built, out, clean, io), null, 2)}\n`);
    else if (!quiet) io.out(textOf(built, out, clean, (io.now() - start) / 1000, io));
  },
});

const filesIn = ({ done }: BuiltSet) =>
  done.flatMap(({ built, isNew }) => built.files.map((file) => ({ ...file, isNew })));

function textOf(built: BuiltSet, out: string, clean: boolean, seconds: number, io: CliIo): string {
  const shown = (path: string): string => shownPath(join(out, path), io.cwd);
  const files = filesIn(built);
  const rows = files.map(({ path, pages, bytes, isNew }) => [
    isNew ? "new" : "unchanged",
    shown(path),
    pages > 0 ? countOf(pages, "page") : "",
    formatBytes(bytes),
  ]);
  const left = built.left.map(({ path, made }) => [
    made ? (clean ? "removed" : "no longer made") : "not made here",
    shown(path),
    "",
    "",
  ]);
  const fresh = files.filter(({ isNew }) => isNew).length;
  const hint = !clean && built.left.some(({ made }) => made) ? "--clean removes files that earlier builds made.\n" : "";
  return (
    `${alignRows([...rows, ...left], "", [2, 3])}\n${hint}` +
    `${fresh} new, ${files.length - fresh} unchanged, ${seconds.toFixed(1)} s. Open ${shown("index.html")}\n`
  );
}

function dataOf(built: BuiltSet, out: string, clean: boolean, io: CliIo): object {
  const shown = (path: string): string => shownPath(join(out, path), io.cwd);
  return {
    set: built.open.set.name,
    system: built.open.system.id,
    index: shown("index.html"),
    files: filesIn(built).map(({ path, sheet, pages, bytes, isNew }) => ({
      file: shown(path),
      sheet,
      pages,
      bytes,
      state: isNew ? "new" : "unchanged",
    })),
    left: built.left.map(({ path, made }) => ({
      file: shown(path),
      state: made ? (clean ? "removed" : "no longer made") : "not made here",
    })),
  };
}
