/** Rearranges sheets into tables with a heading row and one row per player, team or game. */
import type { Issue } from "../../../kernel/issue/index.js";
import type { Grid } from "../grid.js";
import { boxes } from "./boxes.js";
import { widened } from "./long-form.js";
import { withNames } from "./named-rows.js";
import { withCounts, withSides } from "./one-team.js";
import { apart } from "./pairs.js";
import { withResults } from "./results.js";
import { withHosts } from "./schedules.js";
import { underTeams } from "./sections.js";
import { below, beside } from "./several.js";
import { turned } from "./turned.js";

export interface LaidOut {
  readonly grid: Grid;
  readonly issues: readonly Issue[];
}

/** Every table on a sheet; the sheet itself if its layout is the usual one. */
export function layOut(sheet: Grid): readonly LaidOut[] {
  const long = widened(sheet);
  if (long) return [long];
  const parts = (boxes(sheet) ?? below(sheet) ?? [sheet]).flatMap((part) => beside(part) ?? [part]);
  return parts.map((part) => {
    const { grid, issues } = withNames(turned(part) ?? underTeams(part) ?? withCounts(withSides(part)));
    const results = withResults(grid);
    const schedule = withHosts(apart(results.grid));
    return { grid: schedule.grid, issues: [...issues, ...results.issues, ...schedule.issues] };
  });
}
