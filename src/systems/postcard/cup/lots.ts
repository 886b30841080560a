/** Lots drawn from the seed of a cup. */
import { parseSeed, seededRoller, type Roller } from "../../../kernel/dice/index.js";

/** Ids in an order drawn by lot; `what` keeps the draws of a season apart. */
export function drawLots(ids: readonly string[], seed: number, season: number, what: string): string[] {
  const roller: Roller = seededRoller(parseSeed(`${seed}/${season}/${what}`));
  const left = [...ids];
  const drawn: string[] = [];
  while (left.length > 1) drawn.push(...left.splice(roller.die(left.length) - 1, 1));
  return [...drawn, ...left];
}
