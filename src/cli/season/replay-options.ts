/** Options of `pressbox replay-season`. */
import { PRINTER_PAPERS } from "../../kernel/units/index.js";
import { THEME_IDS } from "../../print/options/sheet-options.js";
import { readPart, type PartOf } from "../../sim/part-of.js";
import * as shared from "../options.js";
import { choice, flag, input, text, usageError, wholeNumber, type OptionSpec, type Values } from "../spec.js";

const partOption: OptionSpec<PartOf | undefined> = {
  summary: "play only this part of the seasons and print it for --merge",
  value: "i/n",
  parse(given, name) {
    const part = readPart(given);
    if (!part) throw usageError(`${name} cannot be "${given}"; expected a part such as 3/16`);
    return part;
  },
};

export const OPTIONS = {
  stats: input("statistics", "DIR|FILE", "the statistics: a folder of tables, one table, or a workbook"),
  season: wholeNumber("YEAR", "the season, if the tables have several or do not say", { min: 1920, max: 2200 }),
  times: wholeNumber("N", "number of seasons to play (default: 10)", { min: 1, max: 100_000 }),
  quick: flag("rate by the default levels, without playing the league first"),
  shape: flag("also compare the shape of games: margins, long gains, downs, drives, calls, spread"),
  part: partOption,
  merge: flag("add up the named parts; the output matches a single run"),
  out: text("FILE", "with --shape: also print it, with plots, into this file (.pdf, .svg or .png)"),
  paper: choice("PAPER", PRINTER_PAPERS, "paper of the printed pages (default: letter)"),
  theme: choice("THEME", THEME_IDS, "look of the printed pages (default: color)"),
  words: shared.words,
  dpi: shared.dpi,
  pdfA: shared.pdfA,
  templates: shared.templates,
  force: shared.force,
  open: shared.open,
  seed: shared.seed,
  coach: { ...shared.coach, summary: "the coach who decides (default: strong; see pressbox list)" },
  rules: {
    ...shared.rules,
    summary: "ready-made rules by name, or house rules in a YAML or JSON file (default: season)",
  },
  json: shared.json,
  quiet: shared.quiet,
};
export type ReplayOptions = Values<typeof OPTIONS>;
