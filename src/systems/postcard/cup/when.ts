/** Where a cup stands, in words. */
import type { Cup } from "./types.js";
import { currentRound, titleOfRound, viewOf } from "./view.js";

/** `season 2, semifinals`. */
export function whenOf(cup: Cup): string {
  const view = viewOf(cup);
  const round = currentRound(view);
  const title = round === undefined ? "over" : titleOfRound(view, round).toLowerCase();
  return `season ${cup.season}, ${title}`;
}
