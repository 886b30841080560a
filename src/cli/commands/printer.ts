import { extname, join, resolve } from "node:path";
import { suggestHint } from "../../kernel/issue/index.js";
import type { CliIo } from "../io.js";
import { DUPLEX } from "../../print/options/sheet-options.js";
import * as shared from "../options.js";
import type { PrinterReadings } from "../print/printers.js";
import { filesData, filesText, openMade } from "../report.js";
import { choice, defineCommand, flag, flagOf, length, lengths, text, usageError, type Values } from "../spec.js";
import { exportPdf, type Made } from "../../make/export.js";
import { openStudio } from "../../make/open-studio.js";
import { alignRows } from "../text/table.js";
import { requireEnding } from "../output/endings.js";
import { isFolder } from "../output/target.js";
import { writeFiles } from "../output/write-files.js";

const TASKS = ["calibrate", "keep", "list", "default", "remove"] as const;

const OPTIONS = {
  left: length("distance of the line \u201cleft\u201d from the left edge of the paper"),
  top: length("distance of the line \u201ctop\u201d from the top edge"),
  across: length("length of the ruler \u201cacross\u201d"),
  down: length("length of the ruler \u201cdown\u201d"),
  dx: length("position of the cross on the horizontal scale of the back"),
  dy: length("its position on the vertical scale"),
  margins: lengths(4, "blank borders: top, right, bottom, left"),
  duplex: choice("HOW", DUPLEX, "edge the printer flips the paper on, or manual: you flip it"),
  landscape: choice("SIDE", shared.LANDSCAPE, "side of portrait paper where the top of a landscape page prints"),
  default: flag("use this printer when you do not name one"),
  paper: shared.paper,
  out: text("DIR|FILE", "where calibrate writes its sheet", "out"),
  templates: shared.templates,
  force: shared.force,
  open: shared.open,
  json: shared.json,
  quiet: shared.quiet,
};
type PrinterOptions = Values<typeof OPTIONS>;
const READINGS = ["left", "top", "across", "down", "dx", "dy", "margins", "duplex", "landscape"] as const;

export const printer = defineCommand({
  name: "printer",
  summary: "measure a printer and save its corrections",
  details:
    "calibrate prints a sheet that measures a printer; keep takes the numbers read off it, all in millimeters, and saves them under a name. Prints for that printer (--printer NAME, or always with --default) are shifted and stretched to correct its errors. list, default NAME (or none) and remove NAME manage them.",
  args: [
    { name: "task", summary: `what to do: ${TASKS.join(", ")}`, required: true },
    { name: "name", summary: "the printer" },
  ],
  options: OPTIONS,
  examples: [
    "pressbox printer calibrate --paper a4",
    "pressbox printer keep study --across 149.5 --down 199.5 --dx 1.5 --dy -0.5 --default",
    "pressbox printer list",
    "pressbox printer default none",
  ],
  async run({ args: [given, name], options, io }) {
    const task = TASKS.find((known) => known === given.toLowerCase());
    if (task === undefined) throw usageError(`a printer cannot be "${given}"`, suggestHint(given, TASKS));
    const readings = READINGS.filter((key) => options[key] !== undefined);
    if (
      task !== "keep" &&
      (readings.length > 0 || options.default) &&
      !(task === "calibrate" && only(readings, "duplex"))
    )
      throw usageError(`only keep takes --${readings[0] ?? "default"}`, "pressbox printer keep NAME ...");
    if (task === "calibrate" || task === "list") {
      if (name !== undefined) throw usageError(`${task} takes no name, found "${name}"`);
      return task === "list" ? listPrinters(options, io) : calibrate(options, io);
    }
    if (name === undefined) throw usageError(`${task} needs the printer's name`, "pressbox printer list shows them");
    if (task === "keep") return keep(name, options, io);
    const { findPrinter, readPrinters, writePrinters } = await import("../print/printers.js");
    const printers = readPrinters(io);
    if (!(task === "default" && name === shared.NO_PRINTER)) findPrinter(printers, name);
    if (task === "remove") {
      const rest = Object.fromEntries(Object.entries(printers.printers).filter(([other]) => other !== name));
      const gone = printers.default === name;
      writePrinters({ ...printers, printers: rest, ...(gone && { default: undefined }) }, io);
    } else writePrinters({ ...printers, default: name === shared.NO_PRINTER ? undefined : name }, io);
    if (!options.quiet) await listPrinters(options, io);
  },
});

const only = (keys: readonly string[], key: string): boolean => keys.every((one) => one === key);

async function calibrate({ out, paper, templates, duplex, force, open, json, quiet }: PrinterOptions, io: CliIo) {
  const one = extname(out).toLowerCase() === ".pdf";
  if (!one && !isFolder(resolve(io.cwd, out))) requireEnding("--out", out, ["pdf"], "the sheet is a PDF");
  const studio = await openStudio(io, templates);
  const [{ calibrationPages }, { bindingOf }] = await Promise.all([
    import("../print/printer-calibration.js"),
    import("../print/printers.js"),
  ]);
  const pages = calibrationPages(studio, paper);
  const info = { title: "Printer calibration", subject: "", keywords: "" };
  const exporter = { format: "pdf", dpi: 150, browser: undefined } as const;
  const doc = { info, pages, outline: [] };
  const made: Made[] = [
    {
      path: one ? out : join(out, `printer-calibration${paper === "letter" ? "" : `-${paper}`}.pdf`),
      bytes: await exportPdf(studio, doc, { ...exporter, binding: bindingOf(duplex ?? "long") }),
      sheet: "printer-calibration",
      pages: pages.length,
    },
  ];
  writeFiles(made, { ...io, force });
  if (open) openMade(made, io);
  if (json) io.out(`${JSON.stringify({ files: filesData(made, io.cwd) }, null, 2)}\n`);
  else if (!quiet) io.out(filesText(made, io.cwd));
}

async function keep(name: string, options: PrinterOptions, io: CliIo): Promise<void> {
  if (name === shared.NO_PRINTER) throw usageError(`"${shared.NO_PRINTER}" means no printer`, "give it another name");
  const given = Object.fromEntries(
    READINGS.flatMap((key) => (options[key] === undefined ? [] : [[key, options[key]]])),
  );
  const { printerOf, readPrinters, writePrinters } = await import("../print/printers.js");
  const printers = readPrinters(io);
  // Measurements not given this time keep their old values.
  const known = Object.hasOwn(printers.printers, name);
  if (!known && Object.keys(given).length === 0)
    throw usageError(
      `no measurements were given for printer "${name}"`,
      `give what differs from it: ${READINGS.map((key) => flagOf(key)).join(", ")}`,
    );
  const before = known ? printers.printers[name] : {};
  const figures = printerOf({ ...before, ...(given as PrinterReadings) });
  writePrinters(
    {
      ...printers,
      printers: { ...printers.printers, [name]: figures },
      ...(options.default && { default: name }),
    },
    io,
  );
  if (!options.quiet) await listPrinters(options, io);
}

async function listPrinters({ json }: PrinterOptions, io: CliIo): Promise<void> {
  const { printersFile, readPrinters } = await import("../print/printers.js");
  const { printers, default: usual } = readPrinters(io);
  const file = printersFile(io);
  if (json) {
    io.out(`${JSON.stringify({ file, default: usual ?? null, printers }, null, 2)}\n`);
    return;
  }
  const names = Object.keys(printers);
  if (names.length === 0) {
    io.out("no printers yet; pressbox printer calibrate prints the sheet that measures one\n");
    return;
  }
  const rows = names.map((name) => {
    const { margins, ...figures } = printers[name];
    const lines = READINGS.flatMap((key) => (key === "margins" ? [] : [`${key} ${figures[key]}`]));
    return [`${name}${name === usual ? " (default)" : ""}`, [...lines, `margins ${margins.join(",")}`].join("  ")];
  });
  io.out(alignRows(rows));
}
