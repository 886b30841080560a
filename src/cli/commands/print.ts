import { extname, join } from "node:path";
import type { BuildRequest } from "../../build.js";
import { UserError, type Issue } from "../../kernel/issue/index.js";
import { ORDERS } from "../../press/order.js";
import { PAPERS } from "../../kernel/units/index.js";
import {
  drawsFrom,
  isBeside,
  rulesOfRecord,
  type GameSystem,
  type Progress,
  type SheetSpec,
} from "../../systems/contract.js";
import { blankAllTheSame } from "../blank-sheets.js";
import { openCache } from "../cache.js";
import { findCoach, findNames, findSheets, findSystem } from "../find.js";
import { loadRecord, loadRules, loadTeams } from "../inputs.js";
import type { CliIo } from "../io.js";
import * as shared from "../options.js";
import { startProgress } from "../progress.js";
import { filesData, filesText, openMade, printWarnings } from "../report.js";
import { withOwnSheets } from "../own-sheets.js";
import { choice, defineCommand, flag, text, usageError, wholeNumber, type Values } from "../spec.js";
import { ENGINES, FORMATS, lookOf, openBrowser, openStudio, printCombined, printSheets } from "../studio.js";
import type { Exporter, Format, Made, Studio } from "../studio.js";
import { writeFiles } from "../output/write-files.js";

const OPTIONS = {
  out: text("DIR|FILE", "folder for the files, or one file (dynasty.pdf)", "out"),
  seed: shared.seed,
  coach: shared.coach,
  record: text("FILE", "fill the sheets from a saved record"),
  blank: flag("empty forms (the default without --seed and --record)"),
  forms: flag("PDF form fields to type into"),
  paper: shared.paper,
  theme: shared.theme,
  format: choice("FORMAT", FORMATS, "file format (default pdf)"),
  dpi: wholeNumber("N", "pixels to the inch of PNG files (default 150)", { min: 20, max: 1200 }),
  combined: flag("all sheets in one PDF"),
  single: flag("cards one to a page at their own size"),
  copies: wholeNumber("N", "how many of each card (default: as the sheet says)", { min: 1, max: 1000 }),
  order: choice("ORDER", ORDERS, "cards sheet by sheet, or so that the cut piles stack in order (default across)"),
  booklet: flag("two pages on each side of the paper, to fold in the middle; full pages are made smaller"),
  printer: shared.printer,
  duplex: shared.duplex,
  engine: choice("ENGINE", ENGINES, "what writes the files", "pressbox"),
  browser: text("PATH", "the Chromium, Chrome or Edge to print with"),
  templates: shared.templates,
  rules: shared.rules,
  ...shared.heads,
  cache: shared.cache,
  force: shared.force,
  open: shared.open,
  json: shared.json,
  quiet: shared.quiet,
};
type PrintOptions = Values<typeof OPTIONS>;

export const print = defineCommand({
  name: "print",
  summary: "print sheets: blank, filled from a seed or record, or as PDF forms",
  details: "Without a sheet it prints all sheets of the game. Faults in any of them leave no file behind.",
  args: [
    { name: "system", summary: "the game (see pressbox list)", required: true },
    { name: "sheet", summary: "sheets by id or code", many: true },
  ],
  options: OPTIONS,
  examples: [
    "pressbox print dynasty",
    "pressbox print dynasty scoresheet --seed 42 --coach expert",
    "pressbox print dynasty mat --paper a4 --theme low-ink --out mat.pdf",
    "pressbox print pen-and-paper team-cards --teams my-teams.csv",
    "pressbox print dynasty rules --booklet",
    "pressbox print pen-and-paper team-cards-two-sided --printer study",
  ],
  async run({ args, options, io }) {
    const target = targetOf(options);
    requireSense(options, target);
    const studio = await openStudio(io, options.templates);
    const system = withOwnSheets(await findSystem(args[0]), studio.templates);
    let specs = findSheets(system, args.slice(1));
    requireCards(studio, system, specs, options);
    const progress = startProgress(io, options.quiet);
    const told: Issue[] = [];
    const report = (issues: readonly Issue[]) => void told.push(...issues);
    let prepared: Prepared;
    let made: Made[];
    try {
      prepared = await prepare(system, options, progress.report, io);
      // The file of printers needs a schema: no other command waits for it.
      const { onPrinter } = await import("../printers.js");
      const { records } = prepared.request;
      if (args.length === 1) specs = specs.filter((spec) => !isBeside(system, spec, records));
      const exporter: Exporter = {
        ...(target.format === "pdf" && onPrinter(options, io, report)),
        format: target.format,
        dpi: options.dpi ?? 150,
        forms: options.forms,
        browser: options.engine === "chromium" ? await openBrowser(io, options.browser) : undefined,
        booklet: options.booklet ? PAPERS[options.paper] : undefined,
      };
      const request = {
        ...prepared.request,
        ...studio,
        report,
        cards: { copies: options.copies, order: options.order, binding: exporter.binding },
      };
      const { warnings } = prepared;
      made = await make(studio, request, specs, exporter, target, options).catch((error: unknown) => {
        // What is odd about the files says why their sheet has no room, in the words of the game.
        throw error instanceof UserError ? new UserError([...warnings, ...error.issues], error.exitCode) : error;
      });
    } finally {
      progress.end();
    }
    writeFiles(made, { ...io, force: options.force });
    const played = options.seed !== undefined || options.record !== undefined;
    const blank =
      played && args.length > 1 ? blankAllTheSame(system, specs, prepared.request.records, options.record) : [];
    printWarnings(io, [...prepared.warnings, ...told, ...blank], options.json);
    if (options.open) openMade(made, io);
    if (options.json) io.out(`${JSON.stringify({ system: system.id, files: filesData(made, io.cwd) }, null, 2)}\n`);
    else if (!options.quiet) {
      io.out(filesText(made, io.cwd));
      if (options.duplex === "manual" && made.some(({ twoSided }) => twoSided)) io.out(BY_HAND);
    }
  },
});

const BY_HAND =
  "Two sides by hand: print the odd pages, turn the stack like the page of a book, put it back, print the even pages.\n";

interface Target {
  readonly format: Format;
  /** One file was named, not a folder. */
  readonly file: string | undefined;
}

/** `--out x.png` names a file and its format; anything else is a folder. */
function targetOf({ out, format }: PrintOptions): Target {
  const ending = extname(out).slice(1).toLowerCase();
  const named = FORMATS.find((known) => known === ending);
  if (named !== undefined && format !== undefined && named !== format) {
    throw usageError(`--out ${out} is no ${format} file`, `leave --format out, or name a .${format} file`);
  }
  return { format: format ?? named ?? "pdf", file: named === undefined ? undefined : out };
}

/** Options that contradict each other are a fault: nothing that was asked for is dropped in silence. */
function requireSense(options: PrintOptions, { format }: Target): void {
  const { seed, record, blank, coach, forms, combined, engine, browser, dpi, rules } = options;
  const filled = seed !== undefined || record !== undefined;
  if (blank && filled) throw usageError("--blank prints empty sheets, but --seed or --record fills them");
  if (seed !== undefined && record !== undefined) throw usageError("--seed and --record both say what to fill in");
  if (coach !== undefined && seed === undefined) throw usageError("--coach decides nothing without --seed");
  if (rules !== undefined && record !== undefined) throw usageError("a record brings its own rules: leave --rules out");
  if (dpi !== undefined && format !== "png") throw usageError("--dpi is for --format png");
  if (format !== "pdf" && forms) throw usageError("--forms makes fields that only a PDF has");
  if (format !== "pdf" && combined) throw usageError("--combined makes one PDF; leave --format out");
  if (engine === "chromium" && format === "svg") throw usageError("--engine chromium writes PDF and PNG, no SVG");
  const { booklet, printer, duplex } = options;
  if (format !== "pdf" && (printer ?? duplex) !== undefined)
    throw usageError(
      `--${printer === undefined ? "duplex" : "printer"} is for what a printer prints: leave --format out`,
    );
  if (booklet && format !== "pdf") throw usageError("--booklet makes a PDF; leave --format out");
  if (booklet && forms) throw usageError("--booklet is to be folded; --forms is to be typed into");
  const { single, copies, order } = options;
  if (single && (copies ?? order ?? duplex) !== undefined)
    throw usageError("--copies, --order and --duplex are about cards on sheets of paper, which --single does without");
  if (copies !== undefined && forms)
    throw usageError("--copies would have fields of one name; --forms has each card once");
  if (engine === "chromium" && forms) throw usageError("--engine chromium cannot write form fields");
  if (browser !== undefined && engine !== "chromium") throw usageError("--browser needs --engine chromium");
}

/** What is asked about cards needs a sheet of cards; about their backs, one that has backs. */
function requireCards(
  { build, templates }: Studio,
  system: GameSystem,
  specs: readonly SheetSpec[],
  { copies, order, duplex, booklet }: PrintOptions,
): void {
  const fronts = specs.map((spec) => build.frontOf(system, spec, templates));
  const cards = fronts.filter(build.isCard);
  const asked = copies !== undefined ? "--copies" : order !== undefined ? "--order" : undefined;
  const hint = "see pressbox list for the sheets of cards";
  if (asked && cards.length === 0) throw usageError(`${asked} is for cards, but what is printed are full pages`, hint);
  if (duplex !== undefined && !booklet && !cards.some(({ backs }) => backs))
    throw usageError("--duplex is for cards with backs and booklets, but nothing that is printed has any", hint);
}

interface Prepared {
  readonly request: Omit<BuildRequest, "fonts" | "templates">;
  readonly warnings: readonly Issue[];
}

/** Rules, records and names: everything but fonts and templates. */
async function prepare(system: GameSystem, options: PrintOptions, progress: Progress, io: CliIo): Promise<Prepared> {
  const { seed, record, forms, paper, theme, single } = options;
  const names = findNames(system, options);
  const cache = openCache(io, options.cache);
  const loaded = record === undefined ? undefined : await loadRecord(system, record, io);
  const house = await loadRules(system, options.rules, io);
  const teams = options.teams === undefined ? undefined : await loadTeams(system, options.teams, io);
  const rules = loaded ? rulesOfRecord(system, loaded.value) : house.value;
  const records: unknown[] = loaded ? [loaded.value] : [];
  if (seed !== undefined) {
    const coach = findCoach(system, options.coach);
    records.push(system.play({ rules, seed, coach, names, cache, progress, teams: teams?.value }));
  }
  // Team cards and the like are drawn from the file itself.
  if (teams && system.kinds.teams?.prints) records.push(teams.value);
  // Names alone make a blank that is headed by hand: filled with no game, or with one before its first play.
  if (records.length === 0 && Object.keys(names).length > 0) {
    const unplayed = system.unplayed?.({ rules, names, teams: teams?.value });
    if (unplayed !== undefined) records.push(unplayed);
  }
  const fill = forms ? "forms" : records.length > 0 || Object.keys(names).length > 0 ? "filled" : "blank";
  const request = {
    system,
    rules,
    records,
    fill,
    theme,
    paper,
    names,
    cache,
    single,
    progress,
  } as const;
  return { request, warnings: [...house.warnings, ...(teams?.warnings ?? []), ...(loaded?.warnings ?? [])] };
}

async function make(
  studio: Studio,
  request: BuildRequest,
  specs: readonly SheetSpec[],
  exporter: Exporter,
  target: Target,
  { out, combined, seed, record }: PrintOptions,
): Promise<Made[]> {
  const { system, records, fill } = request;
  const played = seed !== undefined || record !== undefined;
  const look = `${lookOf(request)}${exporter.booklet ? "-booklet" : ""}${request.single ? "-single" : ""}`;
  if (target.format === "pdf" && (combined || (target.file !== undefined && specs.length > 1))) {
    const path = target.file ?? join(out, `${system.id}${suffixOf(fill, played)}${look}.pdf`);
    return [await printCombined(studio, request, specs, exporter, path)];
  }
  const base = target.file?.slice(0, -extname(target.file).length);
  const typed = fill === "forms" ? await typedInto(request, specs) : undefined;
  const nameOf = (spec: SheetSpec): string => {
    if (base !== undefined) return specs.length > 1 ? `${base}-${spec.id}` : base;
    const empty = spec.fills === "nothing" && !spec.always && !typed?.has(spec);
    const drawn = played && records.some((one) => drawsFrom(system, spec, one));
    return join(out, `${system.id}-${spec.id}${empty ? "" : suffixOf(fill, drawn)}${look}`);
  };
  return printSheets(studio, request, specs, exporter, nameOf);
}

/** Sheets that no game fills, but a person may type into: the making of a team. */
async function typedInto(request: BuildRequest, specs: readonly SheetSpec[]): Promise<ReadonlySet<SheetSpec>> {
  const [{ blankForm }, { withCanvas }] = await Promise.all([import("../../forms.js"), import("../build-sheets.js")]);
  return withCanvas(async () => {
    const typed = new Set<SheetSpec>();
    for (const spec of specs) {
      if (spec.fills !== "nothing") continue;
      const { form } = await blankForm(request, spec);
      if (form.slots.some(({ live }) => !live)) typed.add(spec);
    }
    return typed;
  });
}

/** Filled and fillable copies do not overwrite the blanks; sheets that nobody writes on have one name only. */
function suffixOf(fill: string, drawn: boolean): string {
  return fill === "forms" ? "-form" : drawn ? "-filled" : "";
}
