/** All shapes, the most specific first. */
import { LEAGUES } from "./leagues.js";
import { LOGS } from "./logs.js";
import { PRO_FOOTBALL_REFERENCE } from "./pro-football-reference.js";
import { SCHEDULES } from "./schedules.js";
import type { Shape } from "./shape.js";
import { SITES } from "./sites.js";
import { UNUSED } from "./unused.js";

export type { Shape, ShapeHead } from "./shape.js";
export const SHAPES: readonly Shape[] = [
  ...PRO_FOOTBALL_REFERENCE,
  ...LOGS,
  ...SITES,
  ...LEAGUES,
  ...SCHEDULES,
  ...UNUSED,
];
