/** Draws lots with dice. */
import { parseSeed, seededRoller, type Roller } from "../kernel/dice/index.js";

/** Ids in random order. */
export function drawLots(roller: Roller, ids: readonly string[]): string[] {
  const left = [...ids];
  const drawn: string[] = [];
  while (left.length > 1) drawn.push(...left.splice(roller.die(left.length) - 1, 1));
  return [...drawn, ...left];
}

/** The same from a league's seed; `what` distinguishes the draws of a season. */
export const lotsBySeed = (ids: readonly string[], seed: number, season: number, what: string): string[] =>
  drawLots(seededRoller(parseSeed(`${seed}/${season}/${what}`)), ids);
