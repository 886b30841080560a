/** What the margins of a sheet of cards say: title, size, "100 %", the ruler, seed and command. */
import { playedFrame } from "./played-frame.js";
import type { BuildRequest, Played } from "./request.js";
import { engineFor } from "./forms.js";
import { throwOnErrors, type Issue } from "../kernel/issue/index.js";
import { PRINTER_SAFE_MM, type Size } from "../kernel/units/index.js";
import { cellRect, type Grid } from "../press/index.js";
import type { Layer, Matrix, Op, Page } from "../sheet/drawing/types.js";
import type { Values } from "../sheet/layout/form.js";
import { makeTheme } from "../sheet/theme.js";
import type { SheetSpec } from "../contract/sheet.js";

/** Cut marks stand from here to the cards' edge, millimeters (printing.md). */
const MARKS = 5.2;
/** Height of a line in the margin: at the least, at the most. */
const LEAST_LINE = 1.9;
const MOST_LINE = 4;
/** Longest code in a margin. */
const MOST_SIGNS = 24;
const TEMPLATE = "shared/card-sheet";

/** Sheets of cards as they were laid on paper. */
export interface Laid {
  readonly sheets: readonly Page[];
  readonly grid: Grid;
  /** A card as it comes out. */
  readonly size: Size;
  /** Some of them are two half cards. */
  readonly halves: boolean;
  /** Every other sheet is the back of the one before it. */
  readonly behind: boolean;
  /** Fronts and backs are folded out of one side. */
  readonly folded: boolean;
  /** The sheets that the cards are of: more than one where they share the paper. */
  readonly specs: readonly SheetSpec[];
  readonly played: Played | undefined;
}

/** One sheet in place of several that share paper. */
export function joinedSpec(specs: readonly SheetSpec[]): SheetSpec {
  if (specs.length === 1) return specs[0];
  const all = (of: (spec: SheetSpec) => string): string => specs.map(of).join(" + ");
  return { ...specs[0], id: all(({ id }) => id), code: all(({ code }) => code), title: all(({ title }) => title) };
}

/** What a margin says of the game: small cards leave no room for a long command. */
function marginFrame(played: Played, { studio }: BuildRequest): Values {
  const said = playedFrame(played, { studio }, MOST_SIGNS);
  return { ...said, "frame.played": { text: said["frame.played"], shorter: [played.line] } };
}

/** Writes into the margins, where there are any. */
export function furnished(
  request: BuildRequest,
  { sheets, grid, size, halves, behind, folded, specs, played }: Laid,
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
    card: { width: size.width, height: size.height, half: halves ? size.width / 2 : 0, bleed: grid.bleed },
    backs: behind,
    folded,
    shared: specs.length > 1,
    binding: request.cards?.binding ?? "long-edge",
    stacked: request.cards?.order === "cut-and-stack",
  };
  const joined = joinedSpec(specs);
  const frame = { game: system.title, code: joined.code, sheet: joined.title, rules: system.rulesName(rules) };
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
  // The first line is above the cards or, reading upwards, left of them; the second below or right.
  const places: readonly Matrix[] = across
    ? [
        [1, 0, 0, 1, first.x, PRINTER_SAFE_MM],
        [1, 0, 0, 1, first.x, grid.paper.height - PRINTER_SAFE_MM - height],
      ]
    : [
        [0, -1, 1, 0, PRINTER_SAFE_MM, last.y + last.height],
        [0, -1, 1, 0, grid.paper.width - PRINTER_SAFE_MM - height, last.y + last.height],
      ];
  const fronts = behind ? sheets.filter((_, i) => i % 2 === 0).length : sheets.length;
  const done = sheets.map((sheet, i): Page => {
    // The cut follows the front: what belongs to the whole sheet is there, too.
    if (behind && i % 2 === 1) return sheet;
    const number = behind ? i / 2 + 1 : i + 1;
    const lines = form.copy(
      {},
      {
        fill: "blank",
        fieldPrefix: "",
        frame: () => ({
          "frame.page": [number, fronts],
          ...(played && marginFrame(played, request)),
        }),
      },
      issues,
    );
    const layers: Record<Layer, readonly Op[]> = { ...sheet.layers };
    lines.forEach((line, at) => {
      const [art, printed] = (["art", "form"] as const).map((layer): Op => ({
        op: "place",
        piece: { ops: line.layers[layer] },
        matrix: places[at],
      }));
      // The first line is the title of the sheet: drawn before the cards, it is read before them.
      if (at === 0) layers.art = [art, printed, ...layers.art];
      else {
        layers.art = [...layers.art, art];
        layers.form = [...layers.form, printed];
      }
    });
    return { ...sheet, layers };
  });
  throwOnErrors(issues);
  return done;
}
