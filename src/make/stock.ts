/** `print --stock`: cards on label sheets or perforated cards. Checks the request before anything is drawn. */
import type { GameSystem } from "../contract/game.js";
import type { SheetSpec } from "../contract/sheet.js";
import type { NamedStock } from "../files/card-stock.js";
import { suggestHint } from "../kernel/issue/index.js";
import type { PrinterPaper } from "../kernel/units/index.js";
import type { OpenStock } from "../press/index.js";
import type { Workplace } from "./workplace.js";
import { flagOf, usageError } from "../print/options/option.js";
import type { SheetOptions } from "../print/options/sheet-options.js";
import type { Studio } from "./open-studio.js";

/** The sheets that cards go on. */
export interface Onto {
  readonly open: OpenStock;
  /** The paper size that cards are drawn for. */
  readonly paper: PrinterPaper;
}

/** Sheets by id, or from a user's file. */
async function findStock(named: string, io: Workplace): Promise<NamedStock> {
  if (/\.(ya?ml|json)$/i.test(named)) {
    const { loadStock } = await import("./inputs.js");
    const [stock, ...more] = (await loadStock(named, io)).value;
    if (more.length > 0) throw usageError(`${named} holds ${more.length + 1} sheets`, "give a file of one sheet");
    return stock;
  }
  const [{ KNOWN_STOCK, knownStock }, { ownData }] = await Promise.all([
    import("../files/card-stock.js"),
    import("../text/own-data.js"),
  ]);
  const all = knownStock(ownData(KNOWN_STOCK));
  const stock = all.find(({ id }) => id === named.toLowerCase());
  if (stock) return stock;
  const ids = all.map(({ id }) => id);
  throw usageError(`--stock cannot be "${named}"`, `${suggestHint(named, ids)} (see pressbox list --stock)`);
}

/** @throws UserError for sheets that do not exist, and for free positions that they do not have */
export async function stockFor(named: string, { paper, skip, places }: SheetOptions, io: Workplace): Promise<Onto> {
  const stock = await findStock(named, io);
  // Letter is the default, so only another paper was certainly asked for.
  if (paper !== "letter" && paper !== stock.paperName)
    throw usageError(`--paper ${paper}, but ${stock.id} has its own paper size`, "remove --paper");
  return { open: { stock, first: firstOf(stock, skip, places) }, paper: stock.paperName ?? paper };
}

/** Free positions of the first sheet, counted from 0. */
function firstOf(stock: NamedStock, skip: number | undefined, places: readonly number[] | undefined) {
  const count = stock.places.length;
  const unusable = places?.find((number) => number > count || stock.empty.includes(number - 1));
  if (unusable !== undefined)
    throw usageError(
      unusable > count
        ? `--places ${unusable}, but ${stock.id} has places 1 to ${count}`
        : `--places ${unusable}, but ${stock.id} leaves that place empty`,
    );
  if (places) return places.map((number) => number - 1);
  if (skip === undefined) return undefined;
  const free = stock.places.map((_, i) => i).filter((i) => i >= skip && !stock.empty.includes(i));
  if (free.length === 0)
    throw usageError(`--skip ${skip} leaves no place of ${stock.id} free`, `it has ${count}: begin with a new sheet`);
  return free;
}

/** Options that contradict die-cut sheets, or that require them. */
export function requireStock(options: SheetOptions): void {
  const { stock, skip, places, order } = options;
  if (stock === undefined) {
    const alone = skip !== undefined ? "--skip" : places !== undefined ? "--places" : undefined;
    if (alone) throw usageError(`${alone} is for --stock: say which sheets are in the printer`);
    return;
  }
  const keys = ["shop", "single", "foldOver", "booklet"] as const;
  const other = keys.find((key) => options[key] !== undefined && options[key] !== false);
  if (other !== undefined)
    throw usageError(`--stock puts cards into places of a sheet, and ${flagOf(other)} does not: remove one`);
  if (skip !== undefined && places !== undefined)
    throw usageError("--skip and --places both say where to begin: remove one");
  if (places !== undefined && order === "cut-and-stack")
    throw usageError("--places is an order of its own: remove --order cut-and-stack");
}

/** @throws UserError for full-page sheets, for several decks on one used sheet, and for backs on labels */
export function requirePlaces(
  { frontOf, isCard, templates }: Studio,
  system: GameSystem,
  specs: readonly SheetSpec[],
  { skip, places, duplex }: SheetOptions,
  { open: { stock } }: Onto,
): void {
  const page = specs.find((spec) => !isCard(frontOf(system, spec, templates)));
  if (page)
    throw usageError(`--stock is for cards, but ${page.id} is full pages`, `name sheets of cards after ${system.id}`);
  if (specs.length > 1 && (skip ?? places) !== undefined)
    throw usageError(
      `${skip === undefined ? "--places" : "--skip"} is for one sheet of cards: ${specs.length} would begin on the same used sheet`,
      "print them one by one",
    );
  if (duplex !== undefined && stock.kind === "labels")
    throw usageError(`--duplex prints two sides, and ${stock.id} is labels: remove --duplex`);
}
