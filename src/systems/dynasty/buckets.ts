/** Bar width for plots of campaign points, chosen so that twenty bars span zero to a perfect campaign. */
import type { DynastyRules } from "./rules/index.js";

const BARS = 20;

/** Points per bar: 1, 2, 5, 10, 20 ... */
export function bucketOf({ tables }: DynastyRules): number {
  const most = tables.scoring.winningSeason + tables.playoffs.reduce((sum, row) => sum + row.points, 0);
  const share = Math.max(1, (most * tables.setup.seasons) / BARS);
  const ten = 10 ** Math.floor(Math.log10(share));
  return [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= share - 1e-9) ?? share;
}
