/** `print --shop`: cards as the files that a print shop accepts. */
import type { BuiltSheet } from "../print/build.js";
import type { BuildRequest } from "../print/request.js";
import { KNOWN_SHOPS, knownFormats, type PrintShopFormat } from "../files/print-shops.js";
import { ownData } from "../text/own-data.js";
import { suggestHint, throwOnErrors, UserError, type Issue } from "../kernel/issue/index.js";
import { shopCards, wholePages } from "../press/index.js";
import type { Page } from "../sheet/drawing/types.js";
import { cardSize } from "../sheet/template/front-matter.js";
import type { SheetSpec } from "../contract/sheet.js";
import type { Workplace } from "./workplace.js";
import { loadShops } from "./inputs.js";
import { usageError } from "../print/options/option.js";
import { buildEach } from "./build-sheets.js";
import { exportPage, exportPdf, type Exporter, type Made } from "./export.js";
import type { Studio } from "./open-studio.js";

/** An order for a print shop. */
export interface ShopOrder {
  readonly format: PrintShopFormat;
  readonly formats: readonly PrintShopFormat[];
  /** True to scale cards of another size. */
  readonly fit: boolean;
  copies(spec: SheetSpec): number;
}

/** All formats, and the one named: by id, or from a user's file. */
export async function findShop(named: string, io: Workplace): Promise<Pick<ShopOrder, "format" | "formats">> {
  const formats = knownFormats(ownData(KNOWN_SHOPS));
  if (/\.(ya?ml|json)$/i.test(named)) {
    const [format, ...more] = (await loadShops(named, io)).value.formats;
    if (more.length > 0) throw usageError(`${named} holds ${more.length + 1} formats`, "give a file of one format");
    return { format, formats };
  }
  const ids = formats.map(({ id }) => id);
  const format = formats.find(({ id }) => id === named.toLowerCase());
  if (!format) throw usageError(`--shop cannot be "${named}"`, suggestHint(named, ids));
  return { format, formats };
}

/**
 * Files for every sheet of cards: a PDF with one page per card, or numbered PNG files in a folder with a list.
 * @throws UserError with the errors of all sheets: sizes that do not fit, missing bleed, text outside the safe zone
 */
export async function printForShop(
  studio: Studio,
  request: BuildRequest,
  specs: readonly SheetSpec[],
  exporter: Exporter,
  order: ShopOrder,
  nameOf: (sheet: BuiltSheet) => string,
): Promise<Made[]> {
  const issues: Issue[] = [];
  const decks = (await buildEach(studio, { ...request, single: true }, specs)).flatMap((sheet) => {
    const { spec, pages: single } = sheet;
    const front = studio.frontOf(request.system, spec, request.templates);
    const { backs } = front;
    // A shop makes cards of one size: two half cards count as one, to be cut at home.
    const cards = front.halves ? wholePages(single, backs, cardSize(front, request.paper)) : single;
    try {
      const { format, formats, fit } = order;
      const { pages, issues: warnings } = shopCards(cards, { format, formats, fit, backs, title: spec.title });
      request.report?.(warnings);
      return [{ spec, pages, backs, name: nameOf(sheet) }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues);
      return [];
    }
  });
  throwOnErrors(issues);
  const made: Made[] = [];
  for (const { spec, pages, backs, name } of decks) {
    const each = { copies: order.copies(spec), backs };
    if (exporter.format === "pdf") made.push(await pdfOf(studio, request, exporter, spec, name, repeated(pages, each)));
    else made.push(...(await picturesOf(studio, exporter, spec, name, pages, each)));
  }
  return made;
}

interface Each {
  readonly copies: number;
  readonly backs: boolean;
}

/** Each card with its back, repeated as often as ordered. */
function repeated(pages: readonly Page[], { copies, backs }: Each): Page[] {
  const step = backs ? 2 : 1;
  return pages.flatMap((_, i) =>
    i % step === 0 ? Array.from({ length: copies }, () => pages.slice(i, i + step)).flat() : [],
  );
}

async function pdfOf(
  studio: Studio,
  request: BuildRequest,
  exporter: Exporter,
  spec: SheetSpec,
  name: string,
  pages: readonly Page[],
): Promise<Made> {
  const { system } = request;
  const doc = studio.build.bindDocument(request, [{ spec, pages }], `${system.title}: ${spec.title}`);
  const bytes = await exportPdf(studio, { ...doc, outline: [] }, exporter);
  return { path: `${name}.pdf`, bytes, sheet: spec.id, pages: pages.length, first: pages[0] };
}

/** `front_001.png`, `back_001.png` ..., with `_x2` for those ordered twice; a single `back.png` if all backs are the same. */
async function picturesOf(
  studio: Studio,
  exporter: Exporter,
  spec: SheetSpec,
  name: string,
  pages: readonly Page[],
  { copies, backs }: Each,
): Promise<Made[]> {
  const { renderSvg } = await import("../render/svg/index.js");
  const { withResolution } = await import("../render/png/resolution.js");
  const fronts = pages.filter((_, i) => !backs || i % 2 === 0);
  const behind = backs ? pages.filter((_, i) => i % 2 === 1) : [];
  const oneBack = behind.length > 1 && new Set(behind.map((page) => renderSvg({ ...page, title: "" }))).size === 1;
  const made: Made[] = [];
  const draw = async (page: Page, file: string): Promise<string> => {
    const png = (await exportPage(studio, page, exporter)) as Uint8Array;
    made.push({
      path: `${name}/${file}`,
      bytes: withResolution(png, exporter.dpi),
      sheet: spec.id,
      pages: 1,
      first: page,
    });
    return file;
  };
  const often = copies > 1 ? `_x${copies}` : "";
  const numbered = (side: string, i: number): string => `${side}_${String(i + 1).padStart(3, "0")}${often}.png`;
  const back = oneBack ? await draw(behind[0], "back.png") : undefined;
  const rows: string[] = [];
  for (const [i, front] of fronts.entries()) {
    const file = await draw(front, numbered("front", i));
    const other = back ?? (behind[i] ? await draw(behind[i], numbered("back", i)) : "");
    rows.push(`"${front.title.replaceAll('"', '""')}",${file},${other},${copies}`);
  }
  const list = `card,front,back,quantity\n${rows.join("\n")}\n`;
  return [...made, { path: `${name}/cards.csv`, bytes: list, sheet: spec.id, pages: 0 }];
}
