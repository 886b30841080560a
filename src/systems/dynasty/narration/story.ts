/** The story of an unfinished campaign: one line per event. */
import type { DynastyEvent } from "../engine/index.js";
import type { DynastyRules } from "../rules/index.js";
import { eventsBySeason } from "../narrate-campaign.js";
import { seasonSteps } from "./season.js";
import { counted } from "./words.js";

/** Everything that happened so far, one line per event. */
export const campaignStory = (rules: DynastyRules, events: readonly DynastyEvent[]): readonly string[] =>
  eventsBySeason(events).flatMap((season) => seasonStory(rules, season));

/** Cache of narrated seasons, by their first events: computing the chances in the text is slow. */
const narrated = new WeakMap<DynastyEvent, { readonly last: DynastyEvent; readonly lines: readonly string[] }>();

/** A season step by step, as in the season log. */
function seasonStory(rules: DynastyRules, events: readonly DynastyEvent[]): readonly string[] {
  const [start] = events;
  const last = events[events.length - 1];
  const known = narrated.get(start);
  if (known?.last === last) return known.lines;
  const heads =
    start.type === "seasonStart"
      ? [`Season ${start.season}, ${counted(start.dice, "Team Die", "Team Dice")}, ${start.influence} influence`]
      : [];
  const lines = [...heads, ...seasonSteps(rules, events).map(({ text }) => text)];
  narrated.set(start, { last, lines });
  return lines;
}
