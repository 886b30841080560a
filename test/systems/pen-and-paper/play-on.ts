/** Leagues played on by themselves. */
import { nextRevision, playWeek, type League } from "../../../src/systems/pen-and-paper/league/index.js";
import {
  runOffSeason,
  type OffSeasonChoice,
  type OffSeasonOptions,
} from "../../../src/systems/pen-and-paper/off-season/index.js";

/** Plays on until the offseason. */
export function playToOffSeason(league: League): League {
  let now = league;
  while (now.phase !== "offSeason") now = playWeek(now);
  return now;
}

/** The league of the next season; nobody is to be asked. */
export function playOffSeason(league: League, options: OffSeasonOptions = {}): League {
  const state = runOffSeason(league, options);
  if (!state.done) throw new Error(`${state.question.team} has to decide: ${state.question.kind}`);
  return state.league;
}

/** Adds an answer as `season` does: the offseason is run once more with all of them. */
export function answerOffSeason(league: League, choice: OffSeasonChoice): League {
  const answered: League = nextRevision(league, { choices: [...league.choices, choice] });
  runOffSeason(answered);
  return answered;
}
