/** Cards on sheets of paper: as many as fit, backs behind their fronts, and in the margins what every sheet says. */
import type { BuildRequest } from "./build.js";
import { engineFor, type Played } from "./forms.js";
import { throwOnErrors, type Issue } from "./kernel/issue/index.js";
import { PAPERS, PRINTER_SAFE_MM, type Size } from "./kernel/units/index.js";
import { cellRect, duplex, impose, type Binding, type Grid, type Order } from "./press/index.js";
import type { Fill, Layer, Matrix, Op, Page } from "./sheet/drawing/types.js";
import { cardSize, largeCard, type FrontMatter } from "./sheet/template/front-matter.js";
import { makeTheme } from "./sheet/theme.js";
import type { SheetSpec } from "./systems/contract.js";

/** Cut marks stand from here to the cards' edge, millimeters (printing.md). */
const MARKS = 5.2;
/** Height of a line in the margin: at the least, at the most. */
const LEAST_LINE = 1.9;
const MOST_LINE = 4;
const TEMPLATE = "shared/card-sheet";

/** What a person chooses about cards on sheets of paper. */
export interface CardChoices {
  /** Of each card; by default as its template says. */
  readonly copies?: number | undefined;
  /** Card by card (default), or so that the cut piles, laid on each other, are in order. */
  readonly order?: Order | undefined;
  /** Edge about which the paper is turned for its backs, by default the long one. */
  readonly binding?: Binding | undefined;
}

export const isCard = ({ paper }: FrontMatter): boolean => paper !== "portrait" && paper !== "landscape";

/** Cards -> sheets of paper, as their template says. A card for a print shop, or one asked for by itself, stays one to a page. */
export function cardSheets(
  request: BuildRequest,
  spec: SheetSpec,
  front: FrontMatter,
  fill: Fill,
  cards: readonly Page[],
  played: Played | undefined,
): readonly Page[] {
  const enlarged = request.theme === "large-print" && front.large !== "same";
  const twice = enlarged ? largeCard(front, request.paper) : undefined;
  if (!isCard(front) || (enlarged && !twice) || request.single || front.single) return cards;
  const paper = PAPERS[request.paper];
  const own = twice ? undefined : front.grid[request.paper];
  // A form is typed into once: copies would share their fields.
  const usual = own ? own.columns * own.rows : twice ? 1 : (front.copies ?? 1);
  const { copies: asked, order = "across", binding = "long-edge" } = request.cards ?? {};
  const copies = fill === "forms" ? 1 : (asked ?? usual);
  const repeat = (pages: readonly Page[]): Page[] => Array.from({ length: copies }, () => pages).flat();
  const bleed = twice ? 0 : front.bleed;
  const options = { paper, title: spec.title, ...own, bleed, gutter: 2 * bleed, order, binding };
  const side = (parity: number): Page[] => repeat(cards.filter((_, i) => i % 2 === parity));
  const { sheets, grid } = front.backs ? duplex(side(0), side(1), options) : impose(repeat(cards), options);
  return furnished(request, spec, front, sheets, grid, twice ?? cardSize(front, request.paper), played);
}

/** Title, size of the cards, "100 %", the ruler, seed and command: where there is a margin for them. */
function furnished(
  request: BuildRequest,
  spec: SheetSpec,
  front: FrontMatter,
  sheets: readonly Page[],
  grid: Grid,
  { width: w, height: h }: Size,
  played: Played | undefined,
): readonly Page[] {
  const { system, theme, rules, templates, fonts, paper } = request;
  const first = cellRect(grid, 0, 0);
  const last = cellRect(grid, grid.columns - 1, grid.rows - 1);
  const room = (margin: number): number => Math.min(MOST_LINE, margin - grid.bleed - MARKS - PRINTER_SAFE_MM);
  const [level, upright] = [room(first.y), room(first.x)];
  const thick = Math.max(level, upright);
  if (thick < LEAST_LINE) return sheets;
  const across = level >= LEAST_LINE;
  const height = across ? level : upright;
  const width = across ? last.x + last.width - first.x : last.y + last.height - first.y;
  const facts = {
    card: { width: w, height: h, bleed: grid.bleed },
    backs: front.backs,
    binding: request.cards?.binding ?? "long-edge",
    stacked: request.cards?.order === "cut-and-stack",
  };
  const frame = { game: system.title, code: spec.code, sheet: spec.title, rules: system.rulesName(rules) };
  const issues: Issue[] = [];
  const form = engineFor(templates).layOut(
    {
      template: TEMPLATE,
      facts,
      theme: makeTheme(theme, system.accent),
      paper,
      fonts,
      frame,
      strip: { width, height },
    },
    issues,
  );
  // The first line stands above the cards or, reading upwards, left of them; the second below or right.
  const places: readonly Matrix[] = across
    ? [
        [1, 0, 0, 1, first.x, PRINTER_SAFE_MM],
        [1, 0, 0, 1, first.x, grid.paper.height - PRINTER_SAFE_MM - height],
      ]
    : [
        [0, -1, 1, 0, PRINTER_SAFE_MM, last.y + last.height],
        [0, -1, 1, 0, grid.paper.width - PRINTER_SAFE_MM - height, last.y + last.height],
      ];
  const fronts = front.backs ? sheets.filter((_, i) => i % 2 === 0).length : sheets.length;
  const done = sheets.map((sheet, i): Page => {
    // The cut follows the front: what belongs to the whole sheet stands there, too.
    if (front.backs && i % 2 === 1) return sheet;
    const number = front.backs ? i / 2 + 1 : i + 1;
    const lines = form.copy(
      {},
      {
        fill: "blank",
        fieldPrefix: "",
        frame: () => ({
          "frame.page": [number, fronts],
          ...(played && { "frame.played": `${played.line}  \u00b7  ${played.command}` }),
        }),
      },
      issues,
    );
    const layers: Record<Layer, readonly Op[]> = { ...sheet.layers };
    lines.forEach((line, at) => {
      for (const layer of ["art", "form"] as const)
        layers[layer] = [...layers[layer], { op: "place", piece: { ops: line.layers[layer] }, matrix: places[at] }];
    });
    return { ...sheet, layers };
  });
  throwOnErrors(issues);
  return done;
}
