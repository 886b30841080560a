/** Makes sheets from options: from what the user typed to files in memory. */
import { FORMATS, type Format } from "../print/options/sheet-options.js";
import type { BuiltSheet } from "../print/build.js";
import type { BuildRequest, StockPress } from "../print/request.js";
import { UserError, type Issue } from "../kernel/issue/index.js";
import { PAPERS, PRINTER_SAFE_MM } from "../kernel/units/index.js";
import { type GameSystem } from "../contract/game.js";
import { drawsFrom, keepsRules, showsNothing, rulesOfRecord } from "../contract/records.js";
import type { Progress } from "../contract/progress.js";
import type { SheetSpec } from "../contract/sheet.js";
import { blankAllTheSame } from "./blank-sheets.js";
import { untilPlay } from "../sim/until-play.js";
import { loadCode } from "./coded.js";
import { findCoach, findNames, findSheets, findSystem } from "./find.js";
import { allOf } from "./gathered.js";
import { loadRecord, loadRules, loadTeams, loadValues, type Loaded } from "./inputs.js";
import type { Workplace } from "./workplace.js";
import type { PrintOptions } from "./print-options.js";
import { isPlayed, requireCards, requireSense, SHOP_DPI } from "./print-sense.js";
import { NO_PRINTER } from "./run-options.js";
import { withOwnSheets } from "../print/own-sheets.js";
import { usageError } from "../print/options/option.js";
import { requireTableSense } from "./table-sense.js";
import { requirePlaces, requireStock, stockFor } from "./stock.js";
import type { ShopOrder } from "./shop.js";
import { lookOf, namesOfFiles, printCombined, printSheets, standardFor, type PdfKind } from "./export.js";
import type { Exporter, Made } from "./export.js";
import { openLetters } from "./letters.js";
import { type Studio, openStudio } from "./open-studio.js";
import { inWords } from "./with-words.js";
import { requireEnding } from "./endings.js";
import { isFolder } from "../host/disk.js";

/** Data known in advance: a set reads its files once for all its sheets. Absent = read as the options say. */
export interface Given {
  readonly studio?: Studio;
  /** Includes the author's own sheets. */
  readonly system?: GameSystem;
  readonly teams?: Loaded<unknown> | undefined;
  readonly rules?: Loaded<unknown> | undefined;
  /** True for output that is the same on every machine: ignores the local printer profile. */
  readonly everywhere?: boolean;
}

export interface MadeSheets {
  readonly system: GameSystem;
  readonly made: readonly Made[];
  readonly warnings: readonly Issue[];
}

/** Makes sheets in memory: `print` and sets both use this. @throws UserError with the errors of all of them; nothing is written here */
export async function makeSheets(
  args: readonly string[],
  asked: PrintOptions,
  io: Workplace,
  given: Given = {},
): Promise<MadeSheets> {
  requireStock(asked);
  const onto = asked.stock === undefined ? undefined : await stockFor(asked.stock, asked, io);
  const options = onto ? { ...asked, paper: onto.paper } : asked;
  const target = targetOf(options, io);
  requireSense(options, target.format);
  requireTableSense(options, target.format, args.slice(1), given.everywhere);
  const opened =
    given.studio ?? (await openStudio(io, options.templates, { own: await openLetters(options.font, io) }));
  const { studio, blame } = await inWords(opened, options.words, io);
  const system = given.system ?? withOwnSheets(await findSystem(args[0]), studio.templates);
  let specs = findSheets(system, args.slice(1));
  requireCards(studio, system, specs, options);
  if (onto) requirePlaces(studio, system, specs, options, onto);
  const progress = io.progress(options.quiet);
  const warnings: Issue[] = [];
  const report = (issues: readonly Issue[]) => void warnings.push(...issues);
  let prepared: Prepared;
  let made: Made[];
  try {
    prepared = await prepare(studio, system, specs, options, progress.report, io, given);
    const { records } = prepared.request;
    if (args.length === 1) specs = specs.filter((spec) => !showsNothing(system, spec, records));
    const exporter: Exporter = {
      ...(target.format === "pdf" &&
        options.shop === undefined &&
        (await io.paper(given.everywhere ? { ...options, printer: NO_PRINTER } : options, report))),
      format: target.format,
      dpi: options.dpi ?? (options.shop === undefined ? 150 : SHOP_DPI),
      forms: options.forms,
      browser: options.engine === "chromium" ? await io.press.browser(options.browser) : undefined,
      booklet: options.booklet ? PAPERS[options.paper] : undefined,
      standard: await standardFor(await pdfKind(options, io), options.engine, target.format),
    };
    const request = {
      ...prepared.request,
      ...studio,
      report,
      cards: {
        copies: options.copies.all,
        copiesOf: Object.fromEntries([...options.copies.of].map(([name, n]) => [findSheets(system, [name])[0].id, n])),
        order: options.order,
        binding: exporter.binding,
        foldOver: options.foldOver,
        shared: options.sharePaper,
        stock: onto && {
          ...onto.open,
          press: await stockPress(),
          margin: exporter.printer ? undefined : PRINTER_SAFE_MM,
        },
      },
    };
    const { warnings } = prepared;
    const printed = { ...options, stock: onto?.open.stock.id };
    made = await make(studio, request, specs, exporter, target, printed, io).catch((error: unknown) => {
      // Warnings about the input files, in the game's words, explain why their values do not fit.
      if (!(error instanceof UserError)) throw error;
      const issues = prepared.blame?.(error.issues) ?? error.issues;
      throw new UserError([...warnings, ...blame(issues)], error.exitCode);
    });
  } finally {
    progress.end();
  }
  const played = isPlayed(options);
  const blank =
    played && args.length > 1 ? blankAllTheSame(system, specs, prepared.request.records, options.record) : [];
  return { system, made, warnings: [...prepared.warnings, ...warnings, ...blank] };
}

interface Target {
  readonly format: Format;
  /** Set if the path is a file, not a folder. */
  readonly file: string | undefined;
  /** True for a device, a pipe or a stream: then everything goes there. */
  readonly stream?: boolean;
}

/** `--out x.png` names a file and its format; an existing device or pipe is written to; anything else is a folder. */
function targetOf({ out, format }: PrintOptions, io: Workplace): Target {
  const { resolve, extname } = io.disk.paths;
  if (io.isStream(resolve(io.cwd, out))) return { format: format ?? "pdf", file: out, stream: true };
  const ending = extname(out).slice(1).toLowerCase();
  const named = FORMATS.find((known) => known === ending && known !== "tabletop");
  if (named !== undefined && format !== undefined && named !== format) {
    throw usageError(`--out ${out} is not a ${format} file`, `remove --format, or name a .${format} file`);
  }
  if (named === undefined && !isFolder(io.disk, resolve(io.cwd, out)))
    requireEnding("--out", out, ["pdf", "svg", "png"], "sheets are PDF, SVG or PNG files");
  return { format: format ?? named ?? "pdf", file: named === undefined ? undefined : out };
}

/** Kind of PDF: what the shop takes (PDF/X-4 unless its format says otherwise), else what the user asked for. */
async function pdfKind({ shop, pdfA }: PrintOptions, io: Workplace): Promise<PdfKind> {
  if (shop === undefined) return pdfA ? "a-2u" : "plain";
  const { findShop } = await import("./shop.js");
  return (await findShop(shop, io)).format.pdf ?? "x-4";
}

interface Prepared {
  readonly request: Omit<BuildRequest, "fonts" | "templates">;
  readonly warnings: readonly Issue[];
  /** Relocates errors to the lines of the values file, if there is one. */
  readonly blame?: (issues: readonly Issue[]) => readonly Issue[];
}

/** Rules, records and names: everything except fonts and templates. */
async function prepare(
  studio: Studio,
  system: GameSystem,
  specs: readonly SheetSpec[],
  options: PrintOptions,
  progress: Progress,
  io: Workplace,
  given: Given,
): Promise<Prepared> {
  const { seed, record, forms, paper, theme, single } = options;
  const asked = findNames(system, options);
  const cache = io.cache(options.cache);
  const { values, code } = options;
  const read = options.code === undefined ? options : { rules: undefined, teams: undefined };
  const [loaded, written, coded, own, ownTeams] = await allOf(
    () => (record === undefined ? undefined : loadRecord(system, record, io)),
    () =>
      values === undefined ? undefined : loadValues(system, specs, values, async () => ({ ...studio, cache }), io),
    () => (code === undefined ? undefined : loadCode(system, code, asked, options, io)),
    () => given.rules ?? loadRules(system, read.rules, io),
    () => given.teams ?? (read.teams === undefined ? undefined : loadTeams(system, read.teams, io)),
  );
  const house = written ?? coded?.house ?? own;
  const teams = coded ? coded.file : ownTeams;
  const kept = loaded !== undefined && keepsRules(system, loaded.value);
  if (kept && options.rules !== undefined) throw usageError("a record brings its own rules: remove --rules");
  const rules = kept ? rulesOfRecord(system, loaded.value) : house.value;
  const names = coded?.names ?? asked;
  const records: unknown[] = loaded ? [loaded.value] : [];
  const played = coded ?? (seed === undefined ? undefined : { seed, coach: findCoach(system, options.coach) });
  if (played)
    records.push(
      system.play({ rules, seed: played.seed, coach: played.coach, names, cache, progress, teams: teams?.value }),
    );
  const plays = coded ? coded.plays : options.untilPlay;
  if (plays !== undefined) records[0] = untilPlay(system, records[0], plays);
  // Team cards and the like are filled from the team file itself.
  if (teams && system.kinds.teams?.prints) records.push(teams.value);
  // Names alone fill only the heading: with no game, or with one before its first play.
  if (records.length === 0 && Object.keys(names).length > 0) {
    const unplayed = system.unplayed?.({ rules, names, teams: teams?.value });
    if (unplayed !== undefined) records.push(unplayed);
  }
  const fill = forms ? "forms" : written || records.length > 0 || Object.keys(names).length > 0 ? "filled" : "blank";
  const request = {
    system,
    rules,
    records,
    fill,
    theme,
    paper,
    names,
    files: namesOfFiles({ record: record ?? (played ? undefined : options.teams), rules: options.rules }),
    ...(written && { values: written.copies }),
    cache,
    single,
    studio: options.studio,
    qr: options.qr,
    progress,
  } as const;
  return {
    request,
    warnings: [...house.warnings, ...(teams?.warnings ?? []), ...(loaded?.warnings ?? [])],
    ...(written && { blame: written.blame }),
  };
}

async function make(
  studio: Studio,
  request: BuildRequest,
  specs: readonly SheetSpec[],
  exporter: Exporter,
  target: Target,
  options: PrintOptions,
  io: Workplace,
): Promise<Made[]> {
  const { out, combined, sharePaper } = options;
  const { join, basename, extname } = io.disk.paths;
  const { system, records, fill } = request;
  const played = isPlayed(options);
  const shop = options.shop === undefined ? undefined : await shopOrder(options, request, io);
  const look = `${lookOf(options.stock === undefined ? request : { ...request, paper: "letter" })}${shop ? `-${shop.format.id}` : ""}${exporter.booklet ? "-booklet" : ""}${request.single ? "-single" : ""}${request.cards?.foldOver ? "-fold-over" : ""}${options.stock === undefined ? "" : `-${options.stock}`}`;
  if (!shop && target.format === "pdf" && (combined || sharePaper || (target.file !== undefined && specs.length > 1))) {
    const path = target.file ?? join(out, `${system.id}${suffixOf(fill, played)}${look}.pdf`);
    return [await printCombined(studio, request, specs, exporter, path)];
  }
  if (target.format === "tabletop") {
    const { printForTable } = await import("./tabletop.js");
    const folder = join(out, `${system.id}-tabletop${suffixOf(fill, played)}${look}`);
    const { copies = 1, copiesOf = {} } = request.cards ?? {};
    const order = {
      folder,
      address: options.address,
      dpi: options.dpi,
      copies: ({ id }: SheetSpec) => copiesOf[id] ?? copies,
    };
    return intoStream(await printForTable(studio, request, specs, exporter, order, io), target);
  }
  const base = target.stream ? basename(out) : target.file?.slice(0, -extname(target.file).length);
  const nameOf = ({ spec, typed }: BuiltSheet): string => {
    if (base !== undefined) return specs.length > 1 ? `${base}-${spec.id}` : base;
    // A sheet that no game fills but a person may type into, such as team creation.
    const empty = spec.fills === "nothing" && !spec.always && !(fill === "forms" && typed);
    const drawn = request.values !== undefined || (played && records.some((one) => drawsFrom(system, spec, one)));
    return join(out, `${system.id}-${spec.id}${empty ? "" : suffixOf(fill, drawn)}${look}`);
  };
  if (!shop) return intoStream(await printSheets(studio, request, specs, exporter, nameOf), target);
  const { printForShop } = await import("./shop.js");
  return intoStream(await printForShop(studio, request, specs, exporter, shop, nameOf), target);
}

/** A pipe or device takes only one file. */
function intoStream(made: Made[], { file, stream }: Target): Made[] {
  if (!stream || file === undefined) return made;
  if (made.length > 1)
    throw usageError(
      `--out ${file} names one file, but there are ${made.length}`,
      "print one sheet as PDF, or name a folder",
    );
  return made.map((one) => ({ ...one, path: file }));
}

/** The format, and the copies of each card. */
async function shopOrder({ shop = "", fit }: PrintOptions, { cards }: BuildRequest, io: Workplace): Promise<ShopOrder> {
  const { findShop } = await import("./shop.js");
  const { copies = 1, copiesOf = {} } = cards ?? {};
  return { ...(await findShop(shop, io)), fit, copies: ({ id }) => copiesOf[id] ?? copies };
}

/** Filled and fillable copies must not overwrite the blanks; sheets without places to write have only one name. */
function suffixOf(fill: string, drawn: boolean): string {
  return fill === "forms" ? "-form" : drawn ? "-filled" : "";
}

/** Only needed for label or card sheets, so loaded only then. */
async function stockPress(): Promise<StockPress> {
  const { placesOn, placesOnFirst, roomFor, stockSheets } = await import("../print/stock-sheets.js");
  return { placesOn, placesOnFirst, roomFor, stockSheets };
}
