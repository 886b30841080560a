/** Checks options of `pressbox print` that contradict each other or the sheets, before anything is made. */
import type { Format } from "../print/options/sheet-options.js";
import { suggestHint } from "../kernel/issue/index.js";
import { flagOf, usageError } from "../print/options/option.js";
import type { GameSystem } from "../contract/game.js";
import type { SheetSpec } from "../contract/sheet.js";
import { requireCodeAlone } from "./coded.js";
import { findSheets } from "./find.js";
import type { Studio } from "./open-studio.js";
import type { PrintOptions } from "./print-options.js";

/** True if a game fills the sheets. */
export const isPlayed = ({ seed, record, code }: PrintOptions): boolean =>
  seed !== undefined || record !== undefined || code !== undefined;

/** Minimum pixels per inch that print shops accept. */
export const SHOP_DPI = 300;

/** Contradictory options are an error: nothing the user asked for is dropped silently. */
export function requireSense(options: PrintOptions, format: Format): void {
  requireCodeAlone(options);
  const { seed, record, blank, coach, forms, combined, engine, browser, dpi, rules, values } = options;
  if (options.watch && options.json)
    throw usageError("--watch runs until you end it; --json reports one result: remove one");
  if (values !== undefined && (blank || seed !== undefined || record !== undefined || rules !== undefined))
    throw usageError("--values already fills the sheet: remove --blank, --seed, --record and --rules");
  const filled = isPlayed(options);
  if (options.qr && !filled) throw usageError("--qr marks filled sheets", "add --seed, --code or --record");
  if (blank && filled) throw usageError("--blank prints empty sheets, but --seed or --record fills them");
  if (seed !== undefined && record !== undefined) throw usageError("--seed and --record both say what to fill in");
  if (options.untilPlay !== undefined && !filled)
    throw usageError("--until-play stops the game of --seed or --record: add one");
  if (coach !== undefined && seed === undefined) throw usageError("--coach decides nothing without --seed");
  if (dpi !== undefined && format !== "png" && format !== "tabletop")
    throw usageError("--dpi is for --format png and tabletop");
  if (format !== "pdf" && forms) throw usageError("--forms needs PDF output");
  if (format !== "pdf" && combined) throw usageError("--combined makes one PDF; remove --format");
  if (engine === "chromium" && format === "svg") throw usageError("--engine chromium writes PDF and PNG, not SVG");
  const { booklet, printer, duplex, pdfA } = options;
  if (pdfA && format !== "pdf") throw usageError("--pdf-a makes a PDF; remove --format");
  if (pdfA && forms)
    throw usageError(
      "--pdf-a and --forms cannot be combined: an archival PDF has no form fields",
      "fill the form, then print its --values",
    );
  if (pdfA && engine === "chromium") throw usageError("--engine chromium cannot write PDF/A");
  requireShopSense(options, format);
  if (format !== "pdf" && (printer ?? duplex) !== undefined)
    throw usageError(`--${printer === undefined ? "duplex" : "printer"} is for output on paper: remove --format`);
  if (booklet && format !== "pdf") throw usageError("--booklet makes a PDF; remove --format");
  if (booklet && forms) throw usageError("--booklet is to be folded; --forms is to be typed into");
  const { single, copies, order, foldOver, sharePaper } = options;
  const counted = copies.all !== undefined || copies.of.size > 0;
  if (single && (counted || (order ?? duplex) !== undefined))
    throw usageError(
      "--copies, --order and --duplex arrange cards on sheets of paper, but --single prints one card per page",
    );
  if (foldOver && single)
    throw usageError("--fold-over puts front and back on one sheet; --single prints one card per page");
  if (foldOver && booklet) throw usageError("--fold-over and --booklet fold the paper in two ways: remove one");
  if (foldOver && duplex !== undefined)
    throw usageError("--fold-over prints only one side of the paper: remove --duplex");
  if (sharePaper && single)
    throw usageError("--share-paper arranges cards on sheets of paper, but --single prints one card per page");
  if (sharePaper && order === "cut-and-stack")
    throw usageError("--share-paper puts cards side by side, which breaks the order of --order cut-and-stack");
  if (sharePaper && format !== "pdf") throw usageError("--share-paper makes one PDF; remove --format");
  if (counted && forms) throw usageError("--copies cannot be used with --forms: the copies would share field names");
  if (engine === "chromium" && forms) throw usageError("--engine chromium cannot write form fields");
  if (browser !== undefined && engine !== "chromium") throw usageError("--browser needs --engine chromium");
}

/** A shop prints single cards, on its own paper and printers. */
function requireShopSense(options: PrintOptions, format: Format): void {
  const { shop, fit, dpi } = options;
  if (shop === undefined) {
    if (fit) throw usageError("--fit is for --shop: cards on your own paper keep their size");
    return;
  }
  if (format === "svg") throw usageError("--shop makes PDF or PNG files, not SVG");
  if (dpi !== undefined && dpi < SHOP_DPI)
    throw usageError(
      `--dpi ${dpi} is too coarse for a print shop`,
      `take ${SHOP_DPI} (the default with --shop) or 600`,
    );
  const keys = [
    "single",
    "order",
    "foldOver",
    "sharePaper",
    "combined",
    "booklet",
    "printer",
    "duplex",
    "forms",
  ] as const;
  if (options.pdfA)
    throw usageError("--shop makes the PDF that the shop takes: remove --pdf-a", "`pdf: a-2u` in a format of your own");
  const other = keys.find((key) => options[key] !== undefined && options[key] !== false);
  if (other !== undefined)
    throw usageError(`${flagOf(other)} is for your own paper, and --shop for a print shop's: remove one`);
}

/** Options about cards need a sheet of cards; those about backs, one with backs. */
export function requireCards(
  { frontOf, isCard, templates }: Studio,
  system: GameSystem,
  specs: readonly SheetSpec[],
  { copies, order, duplex, booklet, foldOver, sharePaper, shop }: PrintOptions,
): void {
  const isDeck = (spec: SheetSpec): boolean => isCard(frontOf(system, spec, templates));
  const counted = new Set<SheetSpec>();
  for (const name of copies.of.keys()) {
    const [spec] = findSheets(system, [name]);
    if (counted.has(spec)) throw usageError(`--copies says twice how many ${spec.id} there are`, "say it once");
    counted.add(spec);
    if (!isDeck(spec)) {
      const ids = system.sheets.filter(isDeck).map(({ id }) => id);
      throw usageError(`--copies is for cards, but ${spec.id} is full pages`, suggestHint(name, ids));
    }
    if (!specs.includes(spec))
      throw usageError(
        `--copies ${name}=${copies.of.get(name)}, but ${name} is not printed`,
        `name it behind ${system.id}`,
      );
  }
  const fronts = specs.map((spec) => frontOf(system, spec, templates));
  const decks = fronts.filter(isCard);
  if (sharePaper && decks.length < 2)
    throw usageError("--share-paper is for several sheets of cards", "list two or more sheets after the game");
  const asked = copies.all !== undefined ? "--copies" : order !== undefined ? "--order" : undefined;
  const hint = "see pressbox list for the sheets of cards";
  const page = specs.find((spec) => !isDeck(spec));
  if (shop !== undefined && page)
    throw usageError(`--shop is for cards, but ${page.id} is full pages`, `name sheets of cards after ${system.id}`);
  if (asked && decks.length === 0) throw usageError(`${asked} is for cards, but these are full pages`, hint);
  const withBacks = (): string => {
    const ids = system.sheets.filter((spec) => isDeck(spec) && frontOf(system, spec, templates).backs);
    return ids.length > 0 ? `sheets with backs: ${ids.map(({ id }) => id).join(", ")}` : `${system.id} has none`;
  };
  if (foldOver && !decks.some(({ backs }) => backs))
    throw usageError("--fold-over is for cards with backs, but none of these sheets has any", withBacks());
  if (duplex !== undefined && !booklet && !decks.some(({ backs }) => backs))
    throw usageError("--duplex is for cards with backs and booklets, but none of these sheets has any", withBacks());
}
