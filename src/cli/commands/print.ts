import { resolve } from "node:path";
import type { CliIo } from "../io.js";
import { isStandardOutput } from "../output/target.js";
import { writeFiles } from "../output/write-files.js";
import { makeSheets } from "../../make/make-sheets.js";
import { PRINT_OPTIONS, type PrintOptions } from "../../make/print-options.js";
import { filesData, filesText, openMade, printWarnings } from "../report.js";
import { ABSENT } from "../absent.js";
import { defineCommand } from "../spec.js";

export const print = defineCommand({
  name: "print",
  summary: "print sheets: blank, filled from a seed or record, or as PDF forms",
  details: "Without a sheet it prints all sheets of the game. If any sheet has an error, nothing is written.",
  absent: ABSENT.print,
  args: [
    { name: "system", summary: "the game (see pressbox list)", required: true },
    { name: "sheet", summary: "sheets by id or code", many: true },
  ],
  options: PRINT_OPTIONS,
  examples: [
    "pressbox print dynasty",
    "pressbox print dynasty scoresheet --seed 42 --coach expert",
    "pressbox print postcard log --code 11D2-N",
    "pressbox print dynasty mat --paper a4 --theme low-ink --out mat.pdf",
    "pressbox print pen-and-paper team-cards --teams my-teams.csv",
    "pressbox print dynasty rules --booklet",
    "pressbox print dynasty season-log --record campaign.json --pdf-a",
    "pressbox print 5d20 proof --record teams.yaml",
    "pressbox print pen-and-paper team-cards-two-sided --printer study",
    "pressbox print pen-and-paper team-cards-us --shop poker --format png --dpi 600",
    "pressbox print pen-and-paper team-cards-us --stock poker-letter-9 --skip 4",
    "pressbox print pen-and-paper team-cards play-calls --format tabletop",
    "pressbox print dynasty scoresheet --templates my-templates --watch --open",
  ],
  async run({ args, options, io }) {
    if (!options.watch) return printOnce(args, options, io);
    const { atEverySave } = await import("../print/every-save.js");
    let { open } = options;
    await atEverySave(io, options.templates && resolve(io.cwd, options.templates), async () => {
      await printOnce(args, { ...options, open }, io);
      // Opens only once: viewers reload a changed file by themselves.
      open = false;
    });
  },
});

async function printOnce(args: readonly string[], options: PrintOptions, io: CliIo): Promise<void> {
  const { system, made, warnings } = await makeSheets(args, options, io);
  writeFiles(made, { ...io, force: options.force });
  printWarnings(io, warnings, options.json);
  if (options.open) openMade(made, io);
  if (options.json) io.out(`${JSON.stringify({ system: system.id, files: filesData(made, io.cwd) }, null, 2)}\n`);
  else if (!options.quiet && !isStandardOutput(resolve(io.cwd, options.out))) {
    io.out(filesText(made, io.cwd));
    if (options.duplex === "manual" && made.some(({ twoSided }) => twoSided)) io.out(BY_HAND);
  }
}

const BY_HAND =
  "Two sides by hand: print the odd pages, turn the stack like the page of a book, put it back, print the even pages.\n";
