/** Built-in seasons to compare with if a season's tables have no plays. */
import type { ShapeCounts } from "./counts.js";
import { ERA_2019 } from "./era-2019.js";

interface Era {
  readonly year: number;
  readonly counts: ShapeCounts;
}

/** Counted by scripts/shape-era.mjs. */
const ERAS: readonly Era[] = [{ year: 2019, counts: ERA_2019 }];

/** The built-in season nearest to a year; without a year, the latest. */
export function eraShape(year = Infinity): {
  readonly year: number;
  readonly name: string;
  readonly counts: ShapeCounts;
} {
  const farFrom = (era: Era): number => (year === Infinity ? -era.year : Math.abs(era.year - year));
  const [first] = [...ERAS].sort((a, b) => farFrom(a) - farFrom(b) || b.year - a.year);
  return { year: first.year, name: `the ${first.year} professional season`, counts: first.counts };
}
