/** Options of `pressbox print`. */
import { HEADS, SHEET_OPTIONS } from "../print/options/sheet-options.js";
import { choice, flag, text, type Values } from "../print/options/option.js";
import { ENGINES } from "./export.js";
import * as shared from "./run-options.js";

const { duplex, rules, ...how } = SHEET_OPTIONS;

/** Options of `pressbox print`: about its sheets, and about the run itself. */
export const PRINT_OPTIONS = {
  ...how,
  printer: shared.printer,
  duplex,
  engine: choice("ENGINE", ENGINES, "what writes the files", "pressbox"),
  browser: text("PATH", "the Chromium, Chrome or Edge to print with"),
  templates: shared.templates,
  font: shared.font,
  rules,
  ...HEADS,
  cache: shared.cache,
  force: shared.force,
  open: shared.open,
  watch: flag("reprint whenever an input file is saved, until Ctrl-C"),
  json: shared.json,
  quiet: shared.quiet,
};
export type PrintOptions = Values<typeof PRINT_OPTIONS>;

/** Every option at its default. */
export const usualOptions = (): PrintOptions =>
  Object.fromEntries(
    Object.entries(PRINT_OPTIONS).map(([key, { default: usual }]) => [key, usual]),
  ) as unknown as PrintOptions;
