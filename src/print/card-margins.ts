/** Text in the margins of a sheet of cards: title, size, "100%", the ruler, seed and command. */
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

/** Distance from the outer end of a cut mark to the cards, millimeters (printing.md). */
const MARKS = 5.2;
/** Minimum and maximum line height in the margin. */
const LEAST_LINE = 1.9;
const MOST_LINE = 4;
/** Maximum length of a code in the margin. */
const MOST_SIGNS = 24;
const TEMPLATE = "shared/card-sheet";

/** Sheets of cards, after imposition. */
export interface Laid {
  readonly sheets: readonly Page[];
  readonly grid: Grid;
  /** Size of a finished card. */
  readonly size: Size;
  /** True if some cards consist of two half cards. */
  readonly halves: boolean;
  /** True if every other sheet is the back of the one before. */
  readonly behind: boolean;
  /** True if fronts and backs are on one side, to be folded. */
  readonly folded: boolean;
  /** The products the cards belong to: several if they share paper. */
  readonly specs: readonly SheetSpec[];
  readonly played: Played | undefined;
}

/** One product in place of several that share paper. */
export function joinedSpec(specs: readonly SheetSpec[]): SheetSpec {
  if (specs.length === 1) return specs[0];
  const all = (of: (spec: SheetSpec) => string): string => specs.map(of).join(" + ");
  return { ...specs[0], id: all(({ id }) => id), code: all(({ code }) => code), title: all(({ title }) => title) };
}

/** Margin text about the game: small cards have no room for a long command. */
function marginFrame(played: Played, { studio }: BuildRequest): Values {
  const said = playedFrame(played, { studio }, MOST_SIGNS);
  return { ...said, "frame.played": { text: said["frame.played"], shorter: [played.line] } };
}

/** Writes into the margins, if there are any. */
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
  // The first line is above the cards or, reading upward, to their left; the second below or to the right.
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
    // Cutting follows the front, so text about the whole sheet is only there.
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
      // The first line is the sheet's title: drawn before the cards, so that screen readers read it first.
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
