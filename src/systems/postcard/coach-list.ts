/** The one list of coaches, from the simplest to the best. */
import { solvingCoaches } from "../../gamekit/coach-list.js";
import { die, football, points, SOLVED, solvedClock, solvedCoach, type Coach } from "./coaches/index.js";
import { solvedPoints } from "./odds/points/index.js";
import type { PostcardRules } from "./rules/index.js";

/** Coaches that play any card without calculating first. */
export const PLAIN_COACHES: readonly Coach[] = [die, football, points];

export const coaches = solvingCoaches<Coach, PostcardRules>(
  PLAIN_COACHES,
  [
    {
      ...SOLVED,
      solve(rules, cache, progress) {
        const values = solvedPoints(rules, cache, progress);
        return solvedCoach(values, solvedClock(values, cache, progress));
      },
    },
  ],
  football.id,
);
