/** The story of a campaign that is not over: a line for each thing that happened. */
import type { DynastyEvent } from "../engine/index.js";
import type { DynastyRules } from "../rules/index.js";
import { eventsBySeason } from "../tell.js";
import { seasonSteps } from "./season.js";
import { counted } from "./words.js";

/** All that happened so far, a line each. */
export const campaignStory = (rules: DynastyRules, events: readonly DynastyEvent[]): readonly string[] =>
  eventsBySeason(events).flatMap((season) => seasonStory(rules, season));

/** Seasons told so far, by their first events: the chances in the words take a while. */
const told = new WeakMap<DynastyEvent, { readonly last: DynastyEvent; readonly lines: readonly string[] }>();

/** A season step by step, as the season log tells it. */
function seasonStory(rules: DynastyRules, events: readonly DynastyEvent[]): readonly string[] {
  const [start] = events;
  const last = events[events.length - 1];
  const known = told.get(start);
  if (known?.last === last) return known.lines;
  const heads =
    start.type === "seasonStart"
      ? [`Season ${start.season}, ${counted(start.dice, "Team Die", "Team Dice")}, ${start.influence} influence`]
      : [];
  const lines = [...heads, ...seasonSteps(rules, events).map(({ text }) => text)];
  told.set(start, { last, lines });
  return lines;
}
