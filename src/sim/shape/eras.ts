/** Built-in seasons to compare with if a season's tables have no plays. */
import type { ShapeCounts } from "./counts.js";
import { ERA_2019 } from "./era-2019.js";

interface Era {
  readonly year: number;
  readonly counts: ShapeCounts;
}

/** Counted by scripts/shape-era.mjs. */
const ERAS: readonly Era[] = [{ year: 2019, counts: ERA_2019 }];

/** The nearest built-in season. */
export function eraShape(year: number): { readonly year: number; readonly name: string; readonly counts: ShapeCounts } {
  const [first] = [...ERAS].sort((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year) || b.year - a.year);
  return { year: first.year, name: `the ${first.year} professional season`, counts: first.counts };
}
