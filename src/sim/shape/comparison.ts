/** Replayed games next to real ones: statistics and histograms of both, and the source of the real side. */
import type { ShapeCounts } from "./counts.js";
import { eraShape } from "./eras.js";
import { compareHistograms, compareShapes } from "./figures.js";

/** The real side. */
export interface RealShape {
  /** The table of plays, or the built-in season used in its place. */
  readonly from: string;
  /** Year of the built-in season. */
  readonly era?: number;
  readonly counts: ShapeCounts;
}

/** The comparison, for text, JSON and paper. */
export interface ShapeComparison {
  readonly from: string;
  readonly era?: number;
  readonly figures: ReturnType<typeof compareShapes>;
  readonly histograms: ReturnType<typeof compareHistograms>;
}

export const compareWith = ({ from, era, counts }: RealShape, played: ShapeCounts): ShapeComparison => ({
  from,
  ...(era !== undefined && { era }),
  figures: compareShapes(counts, played),
  histograms: compareHistograms(counts, played),
});

/** The real side from the built-in season nearest to a year; without a year, the latest. */
export function eraAsReal(year?: number): RealShape & { readonly era: number } {
  const { year: era, name, counts } = eraShape(year);
  return { from: name, era, counts };
}
