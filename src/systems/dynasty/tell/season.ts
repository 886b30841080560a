/** A season step by step: what was rolled, paid and won, and why. Every sentence follows from the events and can be checked by hand. */
import type { DynastyEvent, ExtensionEvent, InfluenceEvent, OptionEvent, SeasonEndEvent } from "../engine/index.js";
import type { DynastyRules } from "../rules/index.js";
import { tellResult, tellRoll, tellRound, tellTurn } from "./rolls.js";
import { beginTelling, more, step, type StoryStep, type Telling } from "./steps.js";
import { capital, counted, diceMoved, EARNED_TEXT, gained, lower, optionText } from "./words.js";

/** The steps of one season. `events` run from its `seasonStart` to its end. */
export function seasonSteps(rules: DynastyRules, events: Iterable<DynastyEvent>): readonly StoryStep[] {
  let telling: Telling | undefined;
  for (const event of events) {
    if (event.type === "seasonStart") telling = beginTelling(rules, event);
    else if (telling) tell(telling, event);
  }
  return telling?.steps ?? [];
}

function tell(t: Telling, event: DynastyEvent): void {
  switch (event.type) {
    case "roll":
      return tellRoll(t, event);
    case "coachSet":
      return tellTurn(t, event);
    case "influence":
      return tellInfluence(t, event);
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
      return tellOption(t, event);
    case "result":
      return tellResult(t, event);
    case "playoff":
      return tellRound(t, event);
    case "points": {
      t.points += event.points;
      const why = event.kind === "winningSeason" ? "a winning season" : event.bye ? "the bye" : "the win";
      return more(t, `${capital(counted(event.points, "point"))} for ${why}.`, event.points);
    }
    case "extension":
      return tellExtension(t, event);
    case "seasonEnd":
      return tellEnd(t, event);
    case "campaignEnd":
      if (event.how === "retired") return more(t, "That was the last season: the coach retires.");
      return more(t, "No contract for the next season: the campaign is over.");
  }
}

/** Payments are narrated with what they bought. */
function tellInfluence(t: Telling, { reason, by, asked, left }: InfluenceEvent): void {
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

function tellOption(t: Telling, { row, index, effect }: OptionEvent): void {
  const other = t.rules.tables.frontOffice[row].choice?.[1 - index];
  more(t, `Chooses ${optionText(effect)}${other === undefined ? "" : `, not ${optionText(other)}`}.`);
}

function tellExtension(t: Telling, { source, reason, seasons, contractEnd }: ExtensionEvent): void {
  if (source === "bought") {
    const price = `Pays 1 influence for ${counted(seasons, "more season", "more seasons")} under contract`;
    return step(t, `${price}, now to season ${contractEnd}.`);
  }
  t.earned = true;
  t.phase = "contract";
  const why = EARNED_TEXT[reason ?? "betterResult"];
  step(t, `${why}: the contract grows by ${counted(seasons, "season")}, to season ${contractEnd}.`);
}

function tellEnd(t: Telling, { dice, influence, contractEnd }: SeasonEndEvent): void {
  t.phase = "contract";
  if (!t.earned) step(t, `No extension earned: the contract runs to season ${contractEnd}.`);
  const rest = `${counted(dice, "Team Die", "Team Dice")} and ${influence} influence stay.`;
  more(t, `${counted(t.points, "point")} this season. ${rest}`);
}
