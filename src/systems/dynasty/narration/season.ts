/** A season step by step: what was rolled, paid and won, and why. Every sentence follows from the events and can be checked by hand. */
import type { DynastyEvent, ExtensionEvent, InfluenceEvent, OptionEvent, SeasonEndEvent } from "../engine/index.js";
import type { DynastyRules } from "../rules/index.js";
import { narrateResult, narrateRoll, narrateRound, narrateTurn } from "./rolls.js";
import { beginNarration, more, step, type StoryStep, type Narration } from "./steps.js";
import { capital, counted, diceMoved, EARNED_TEXT, gained, lower, optionText } from "./words.js";

/** The steps of one season. `events` run from its `seasonStart` to its end. */
export function seasonSteps(rules: DynastyRules, events: Iterable<DynastyEvent>): readonly StoryStep[] {
  let narration: Narration | undefined;
  for (const event of events) {
    if (event.type === "seasonStart") narration = beginNarration(rules, event);
    else if (narration) narrate(narration, event);
  }
  return narration?.steps ?? [];
}

function narrate(t: Narration, event: DynastyEvent): void {
  switch (event.type) {
    case "roll":
      return narrateRoll(t, event);
    case "coachSet":
      return narrateTurn(t, event);
    case "influence":
      return narrateInfluence(t, event);
    case "dice":
      t.dice = event.left;
      return more(t, diceMoved(t.rules, event));
    case "chart": {
      const { citation, text } = event;
      if (event.chart === "frontOffice") return more(t, `${capital(citation)}: ${lower(text)}.`);
      // The chart's id keeps its hyphen.
      return step(t, `${capital(citation).replace("Off-season", "Offseason")}: ${lower(text)}.`, { faces: [] });
    }
    case "option":
      return narrateOption(t, event);
    case "result":
      return narrateResult(t, event);
    case "playoff":
      return narrateRound(t, event);
    case "points": {
      t.points += event.points;
      const why = event.kind === "winningSeason" ? "a winning season" : event.bye ? "the bye" : "the win";
      return more(t, `${capital(counted(event.points, "point"))} for ${why}.`, event.points);
    }
    case "extension":
      return narrateExtension(t, event);
    case "seasonEnd":
      return narrateEnd(t, event);
    case "campaignEnd":
      if (event.how === "retired") return more(t, "That was the last season: the coach retires.");
      return more(t, "No contract for the next season: the campaign is over.");
  }
}

/** Payments are narrated with what they bought. */
function narrateInfluence(t: Narration, { reason, by, asked, left }: InfluenceEvent): void {
  t.influence = left;
  switch (reason) {
    case "modifier":
    case "reroll":
    case "setCoach":
    case "extension":
      return;
    case "seasonGain":
      t.phase = "regular";
      return step(t, `Before the season: ${gained(by, asked, left)}`, { faces: [] });
    case "naturalSix":
      return more(t, `A natural 6 on the Coach Die: ${gained(by, asked, left)}`);
    default:
      return more(t, capital(gained(by, asked, left)));
  }
}

function narrateOption(t: Narration, { row, index, effect }: OptionEvent): void {
  const other = t.rules.tables.frontOffice[row].choice?.[1 - index];
  more(t, `Chooses ${optionText(effect)}${other === undefined ? "" : `, not ${optionText(other)}`}.`);
}

function narrateExtension(t: Narration, { source, reason, seasons, contractEnd }: ExtensionEvent): void {
  if (source === "bought") {
    const price = `Pays 1 influence for ${counted(seasons, "more season", "more seasons")} under contract`;
    return step(t, `${price}, now to season ${contractEnd}.`);
  }
  t.earned = true;
  t.phase = "contract";
  const why = EARNED_TEXT[reason ?? "betterResult"];
  step(t, `${why}: the contract grows by ${counted(seasons, "season")}, to season ${contractEnd}.`);
}

function narrateEnd(t: Narration, { dice, influence, contractEnd }: SeasonEndEvent): void {
  t.phase = "contract";
  if (!t.earned) step(t, `No extension earned: the contract runs to season ${contractEnd}.`);
  const rest = `${counted(dice, "Team Die", "Team Dice")} and ${influence} influence stay.`;
  more(t, `${counted(t.points, "point")} this season. ${rest}`);
}
