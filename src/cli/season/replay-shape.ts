/** The real side of a season's shape: its own table of plays, or the nearest built-in season. */
import { resolve } from "node:path";
import type { Issue } from "../../kernel/issue/index.js";
import type { CliIo } from "../io.js";
import {
  compareHistograms,
  compareShapes,
  countShape,
  eraShape,
  noShape,
  type ShapeCounts,
} from "../../sim/shape/index.js";
import { gamesOfPlays } from "../../stats/index.js";
import { readPlays } from "../../host/node/gains.js";

interface RealShape {
  /** The table of plays, or the built-in season used in its place. */
  readonly from: string;
  /** Year of the built-in season. */
  readonly era?: number;
  readonly counts: ShapeCounts;
  readonly issues: readonly Issue[];
}

function realShape(stats: string, year: number, io: CliIo): RealShape {
  const { file, plays, issues } = readPlays(resolve(io.cwd, stats), stats, year);
  if (!plays || plays.length === 0) {
    const { year: era, name, counts } = eraShape(year);
    return { from: name, era, counts, issues };
  }
  const counts = noShape();
  for (const { events } of gamesOfPlays(plays)) countShape(counts, events);
  return { from: file!, counts, issues };
}

/** The comparison for text and JSON. */
export interface ToldShape {
  readonly from: string;
  readonly era?: number;
  readonly figures: ReturnType<typeof compareShapes>;
  readonly histograms: ReturnType<typeof compareHistograms>;
}

/** Compares replayed games with the real ones. @param stats the path that the user gave for statistics */
export function shapeOf(stats: string, year: number, played: ShapeCounts, io: CliIo) {
  const { from, era, counts, issues } = realShape(stats, year, io);
  const told: ToldShape = {
    from,
    ...(era !== undefined && { era }),
    figures: compareShapes(counts, played),
    histograms: compareHistograms(counts, played),
  };
  return { told, issues };
}
