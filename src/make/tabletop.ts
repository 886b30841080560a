/** `print --format tabletop`: sheets as a saved object for Tabletop Simulator with its images, and each card as a separate image. */
import type { SheetSpec } from "../contract/sheet.js";
import { throwOnErrors, type Issue } from "../kernel/issue/index.js";
import type { Size } from "../kernel/units/index.js";
import { isHalf, trimBox, twoSided, type TwoSided } from "../press/index.js";
import { cutSize } from "../press/impose.js";
import { engineFor } from "../print/forms.js";
import type { BuildRequest } from "../print/request.js";
import { CARDS_EACH, ACROSS, cardSheet, cutOut, finestDpi, rowsFor } from "../print/tabletop/card-sheet.js";
import { savedObject, type TableDeck, type TableSheet, type TableTile } from "../print/tabletop/saved-object.js";
import type { Page } from "../sheet/drawing/types.js";
import { cardSize } from "../sheet/template/front-matter.js";
import { makeTheme } from "../sheet/theme.js";
import { ON_THE_TABLE } from "../print/tabletop/on-the-table.js";
import type { Workplace } from "./workplace.js";
import { usageError } from "../print/options/option.js";
import { buildEach } from "./build-sheets.js";
import { exportPage, type Exporter, type Made } from "./export.js";
import type { Studio } from "./open-studio.js";

/** Longest side of an image that tabletops accept unscaled. */
const MOST_PIXELS = 8192;
const USUAL_DPI = 150;

export interface TableOrder {
  /** Output folder, as the user named it. */
  readonly folder: string;
  /** Address where the tabletop finds that folder; absent = on this machine. */
  readonly address: string | undefined;
  readonly dpi: number | undefined;
  copies(spec: SheetSpec): number;
}

/** Cards of one sheet with their backs. */
interface Deck {
  readonly spec: SheetSpec;
  /** Name of its images. */
  readonly id: string;
  readonly fronts: readonly Page[];
  readonly backs: readonly Page[];
  readonly size: Size;
}

function deckOf(spec: SheetSpec, id: string, cards: readonly TwoSided[]): Deck {
  const fronts = cards.map(([front]) => front);
  const backs = cards.flatMap(([, back]) => (back ? [back] : []));
  return { spec, id, fronts, backs, size: cutSize([...fronts, ...backs], {}) };
}

/** @throws UserError for cards of different sizes in a deck, and for more pixels than a tabletop accepts */
export async function printForTable(
  studio: Studio,
  request: BuildRequest,
  specs: readonly SheetSpec[],
  exporter: Exporter,
  { folder, address, dpi: asked, copies }: TableOrder,
  io: Workplace,
): Promise<Made[]> {
  const { join, resolve } = io.disk.paths;
  const { system } = request;
  const table = ON_THE_TABLE[system.id];
  const decks: Deck[] = [];
  const boards: { readonly spec: SheetSpec; readonly pages: readonly Page[]; readonly backs: boolean }[] = [];
  for (const { spec, pages } of await buildEach(studio, { ...request, single: true }, specs)) {
    const front = studio.frontOf(system, spec, request.templates);
    const cut = pages.map(cutOut);
    if (table.boards.includes(spec.id) || !studio.isCard(front)) boards.push({ spec, pages: cut, backs: front.backs });
    else {
      const cards = twoSided(cut, front.backs);
      const size = front.halves ? cardSize(front, request.paper) : undefined;
      const halves = cards.filter(([face]) => size && isHalf(face, size));
      const whole = cards.filter((card) => !halves.includes(card));
      if (whole.length > 0) decks.push(deckOf(spec, spec.id, whole));
      // All cards in a tabletop's deck have the same size.
      if (halves.length > 0) decks.push(deckOf(spec, `${spec.id}-half`, halves));
    }
  }
  const dpi = dpiFor(
    asked,
    decks,
    boards.flatMap(({ pages }) => pages),
  );
  const made: Made[] = [];
  const base = (address ?? io.addressOf(resolve(io.cwd, folder))).replace(/\/*$/, "/");
  const draw = async (page: Page, spec: SheetSpec, file: string): Promise<string> => {
    const bytes = await exportPage(studio, page, { ...exporter, format: "png", dpi });
    made.push({ path: join(folder, file), bytes, sheet: spec.id, pages: 1, first: page });
    return base + file;
  };
  const tiles: TableTile[] = [];
  for (const { spec, pages, backs } of boards) {
    const faces = pages.filter((_, i) => !backs || i % 2 === 0);
    for (const [i, page] of faces.entries()) {
      const behind = backs ? pages.at(2 * i + 1) : undefined;
      const name = `boards/${spec.id}${faces.length > 1 ? `-${i + 1}` : ""}`;
      tiles.push({
        title: faces.length > 1 ? `${spec.title}, ${i + 1}` : spec.title,
        size: trimBox(page),
        face: await draw(page, spec, `${name}.png`),
        back: behind && (await draw(behind, spec, `${name}-back.png`)),
        board: table.boards.includes(spec.id),
      });
    }
  }
  const onTable: TableDeck[] = [];
  for (const deck of decks) onTable.push(await pictured(studio, request, deck, copies(deck.spec), draw));
  const dice = table.dice.flatMap(({ count, ...die }) => Array.from({ length: count }, () => die));
  const object = savedObject(system.title, { decks: onTable, tiles, dice });
  const file: Made = { path: join(folder, `${system.id}.json`), bytes: object, sheet: "tabletop", pages: 0 };
  return [file, ...made];
}

async function pictured(
  studio: Studio,
  request: BuildRequest,
  { spec, id, fronts, backs, size }: Deck,
  copies: number,
  draw: (page: Page, spec: SheetSpec, file: string) => Promise<string>,
): Promise<TableDeck> {
  const { renderSvg } = await import("../render/svg/index.js");
  const oneBack = new Set(backs.map((page) => renderSvg({ ...page, title: "" }))).size === 1;
  const hidden = oneBack ? backs[0] : plainBack(studio, request, size);
  const unique = backs.length > 0 && !oneBack;
  const back = unique ? undefined : await draw(hidden, spec, `decks/${id}-back.png`);
  const sheets: TableSheet[] = [];
  for (let from = 0; from < fronts.length; from += CARDS_EACH) {
    const part = fronts.slice(from, from + CARDS_EACH);
    const number = sheets.length + 1;
    const picture = (cards: readonly Page[], words: string): Page =>
      cardSheet(cards, hidden, `${spec.title}, ${words} ${number}`);
    sheets.push({
      face: await draw(picture(part, "cards"), spec, `decks/${id}-${number}.png`),
      back:
        back ??
        (await draw(picture(backs.slice(from, from + CARDS_EACH), "backs"), spec, `decks/${id}-${number}-backs.png`)),
      columns: ACROSS,
      rows: rowsFor(part.length),
      uniqueBacks: unique,
      cards: part.map(({ title }) => title),
    });
  }
  // Other virtual tabletops take each card as a separate image.
  const numbered = (side: string, i: number): string => `cards/${id}/${side}_${String(i + 1).padStart(3, "0")}.png`;
  for (const [i, page] of fronts.entries()) await draw(page, spec, numbered("front", i));
  if (unique) for (const [i, page] of backs.entries()) await draw(page, spec, numbered("back", i));
  else await draw(hidden, spec, `cards/${id}/back.png`);
  return { title: spec.title, size, copies, sheets };
}

/** A back for cards without one. */
function plainBack({ templates, fonts }: Studio, { system, theme, paper }: BuildRequest, size: Size): Page {
  const issues: Issue[] = [];
  const form = engineFor(templates).layOut(
    {
      template: "shared/card-back",
      facts: {},
      theme: makeTheme(theme, system.accent),
      paper,
      fonts,
      frame: { game: system.title },
      strip: size,
    },
    issues,
  );
  const [page] = form.copy({}, { fill: "blank", fieldPrefix: "", frame: () => ({}) }, issues);
  throwOnErrors(issues);
  return { ...page, title: "back" };
}

/** Pixels per inch that all images can have. */
function dpiFor(asked: number | undefined, decks: readonly Deck[], pages: readonly Page[]): number {
  const most = Math.min(
    ...decks.map(({ size }) => finestDpi(size, MOST_PIXELS)),
    ...pages.map(({ width, height }) => Math.floor((MOST_PIXELS * 25.4) / Math.max(width, height))),
  );
  if (asked !== undefined && asked > most)
    throw usageError(`--dpi ${asked} makes pictures of more than ${MOST_PIXELS} pixels`, `take ${most} or less`);
  return asked ?? Math.min(USUAL_DPI, most);
}
