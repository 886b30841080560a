/** The real side of a season's shape: its own table of plays, or the nearest built-in season. */
import { resolve } from "node:path";
import type { Issue } from "../../kernel/issue/index.js";
import type { CliIo } from "../io.js";
import {
  compareWith,
  countShape,
  eraAsReal,
  noShape,
  type RealShape,
  type ShapeCounts,
  type ShapeComparison,
} from "../../sim/shape/index.js";
import { gamesOfPlays } from "../../stats/index.js";
import { readPlays } from "../../host/node/gains.js";

interface Read {
  readonly real: RealShape;
  readonly issues: readonly Issue[];
}

function realShape(stats: string, year: number, io: CliIo): Read {
  const { file, plays, issues } = readPlays(resolve(io.cwd, stats), stats, year);
  if (!plays || plays.length === 0) return { real: eraAsReal(year), issues };
  const counts = noShape();
  for (const { events } of gamesOfPlays(plays)) countShape(counts, events);
  return { real: { from: file!, counts }, issues };
}

/** Compares replayed games with the real ones. @param stats the path that the user gave for statistics */
export function shapeOf(
  stats: string,
  year: number,
  played: ShapeCounts,
  io: CliIo,
): { readonly comparison: ShapeComparison; readonly issues: readonly Issue[] } {
  const { real, issues } = realShape(stats, year, io);
  return { comparison: compareWith(real, played), issues };
}
