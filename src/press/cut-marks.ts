/**
 * Cut marks: short lines that extend each cut past the cards, always within the printable area.
 *
 * Marks go next to the grid if possible. If the paper has no room, they are shortened, then moved between the cards (into the gutter, or
 * onto the shared cut itself, which the knife removes).
 */
import { warning, type Issue } from "../kernel/issue/index.js";
import { ptToMm } from "../kernel/units/index.js";
import { strokeOf } from "../sheet/drawing/stroke.js";
import type { Op, PathData } from "../sheet/drawing/types.js";
import { roundMm, SAME_MM } from "./box.js";
import { cellRect, gridRect, TILE_MM, type Grid } from "./grid.js";

/** Millimeters (printing.md). */
const LENGTH = 3;
const AWAY = 2;
/** A shorter mark is too short to lay a ruler on. */
const SHORTEST = 1.5;
const STROKE = ptToMm(0.25);

/** An interval on a line. */
type Stretch = readonly [from: number, to: number];

/** One axis of the sheet, so that vertical and horizontal cuts share code. */
interface Axis {
  /** Positions of the cuts, across this axis. */
  readonly cuts: readonly number[];
  /** Cells along the cuts: start and end of each. */
  readonly cells: readonly Stretch[];
  /** Length of the paper along the cuts and across them. */
  readonly paper: number;
  readonly across: number;
  readonly path: (cut: number, stretch: Stretch) => PathData;
}

export interface CutMarks {
  /** For the sheet's marks layer. */
  readonly ops: readonly Op[];
  readonly issues: readonly Issue[];
}

/** The marks of a grid. @param uncut vertical edges that are folded, not cut (millimeters from the left) */
export function drawCutMarks(grid: Grid, uncut: readonly number[] = []): CutMarks {
  const folded = (x: number): boolean => uncut.some((at) => Math.abs(at - x) < SAME_MM);
  const issues: Issue[] = [];
  const paths: PathData[] = [];
  for (const [name, axis] of Object.entries(axesOf(grid))) {
    const cuts = axis.cuts.filter((cut) => !(name === "vertical" && folded(cut)));
    if (cuts.length === 0) continue;
    const stretches = stretchesOf(axis, grid);
    const reached = cuts.filter((cut) => cut >= grid.margin - SAME_MM && cut <= axis.across - grid.margin + SAME_MM);
    if (stretches.length === 0 || reached.length < cuts.length) issues.push(noRoom(name, grid));
    for (const cut of reached) paths.push(...stretches.map((stretch) => axis.path(cut, stretch)));
  }
  return { ops: strokePaths(paths), issues };
}

/** Hairlines in black only, so that they do not depend on color registration. `dash` in millimeters. */
export function strokePaths(paths: readonly PathData[], dash?: readonly number[]): Op[] {
  if (paths.length === 0) return [];
  return [{ op: "path", d: paths.flat(), stroke: strokeOf("#000000", STROKE, dash && { dash }) }];
}

export const verticalPath = (x: number, [from, to]: Stretch): PathData => ["M", x, from, "L", x, to];
const horizontalPath = (y: number, [from, to]: Stretch): PathData => ["M", from, y, "L", to, y];

function axesOf(grid: Grid): { vertical: Axis; horizontal: Axis } {
  const { paper, cell } = grid;
  const columns = Array.from({ length: grid.columns }, (_, i): Stretch => {
    const { x } = cellRect(grid, i, 0);
    return [x, x + cell.width];
  });
  const rows = Array.from({ length: grid.rows }, (_, i): Stretch => {
    const { y } = cellRect(grid, 0, i);
    return [y, y + cell.height];
  });
  return {
    vertical: {
      cuts: cutsOf(columns, paper.width),
      cells: rows,
      paper: paper.height,
      across: paper.width,
      path: verticalPath,
    },
    horizontal: {
      cuts: cutsOf(rows, paper.height),
      cells: columns,
      paper: paper.width,
      across: paper.height,
      path: horizontalPath,
    },
  };
}

/** Every edge once, except edges of the paper, which need no cut. */
function cutsOf(cells: readonly Stretch[], paper: number): number[] {
  const edges = cells.flat().filter((edge) => edge > TILE_MM && edge < paper - TILE_MM);
  return edges.filter((edge, i) => i === 0 || edge - edges[i - 1] > SAME_MM);
}

/** Where the marks go along each cut. */
function stretchesOf(axis: Axis, grid: Grid): Stretch[] {
  const [first, last] = [axis.cells[0][0], axis.cells[axis.cells.length - 1][1]];
  const away = Math.max(AWAY, grid.bleed);
  const room = first - away - grid.margin;
  if (room >= SHORTEST - SAME_MM) {
    const length = Math.min(LENGTH, room);
    return [
      [first - away - length, first - away],
      [last + away, last + away + length],
    ];
  }
  const ticks = onCuts(axis, grid.margin);
  if (grid.gutter < SHORTEST) return ticks;
  // Marks in the gutters fall away with the waste. A cut needs two marks for a ruler, so marks at the ends help out where needed.
  const between = inGutters(axis.cells, grid.gutter);
  return between.length >= 2 ? between : [...between, ...ticks.filter((tick) => isEnd(tick, axis))];
}

/** In the middle of each gutter that the cut crosses. */
function inGutters(cells: readonly Stretch[], gutter: number): Stretch[] {
  const half = Math.min(LENGTH, gutter) / 2;
  return cells.slice(1).map(([start]): Stretch => [start - gutter / 2 - half, start - gutter / 2 + half]);
}

const isEnd = ([from, to]: Stretch, { cells }: Axis): boolean =>
  from < cells[0][0] + LENGTH || to > cells[cells.length - 1][1] - LENGTH;

/** On the cut itself: at both ends of the grid and where cuts cross, within the printable area. */
function onCuts(axis: Axis, margin: number): Stretch[] {
  const [low, high] = [margin, axis.paper - margin];
  const edges = axis.cells.flat();
  const wanted = edges.map((edge, i): Stretch => {
    if (i === 0) return [Math.max(edge, low), Math.max(edge, low) + LENGTH];
    if (i === edges.length - 1) return [Math.min(edge, high) - LENGTH, Math.min(edge, high)];
    return [edge - LENGTH / 2, edge + LENGTH / 2];
  });
  const inside = wanted.map(([from, to]): Stretch => [Math.max(from, low), Math.min(to, high)]);
  const unique = inside.filter(([from], i) => inside.findIndex(([other]) => Math.abs(other - from) < SAME_MM) === i);
  return unique.filter(([from, to]) => to - from >= SHORTEST - SAME_MM);
}

function noRoom(axis: string, grid: Grid): Issue {
  const { width, height } = gridRect(grid);
  return warning(
    "cut-mark-missing",
    `not every ${axis} cut of a grid of ${roundMm(width)} x ${roundMm(height)} mm has its marks: ` +
      `less than ${SHORTEST} mm of them would be where the printer prints`,
    { hint: "remove a column or row, or use larger paper" },
  );
}
