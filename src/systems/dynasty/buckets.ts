/** How wide a bar of a plot of campaign points is, so that twenty reach from nothing to a perfect campaign. */
import type { DynastyRules } from "./rules/index.js";

const BARS = 20;

/** Points a bar stands for: 1, 2, 5, 10, 20 ... */
export function bucketOf({ tables }: DynastyRules): number {
  const most = tables.scoring.winningSeason + tables.playoffs.reduce((sum, row) => sum + row.points, 0);
  const share = Math.max(1, (most * tables.setup.seasons) / BARS);
  const ten = 10 ** Math.floor(Math.log10(share));
  return [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= share - 1e-9) ?? share;
}
