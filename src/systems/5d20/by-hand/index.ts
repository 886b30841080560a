/** A game at the table, by hand. */
import { handStory } from "../../../kernel/football/index.js";
import { coachNamed, type HandWords } from "../../../kernel/machine/index.js";
import type { ByHand } from "../../../contract/by-hand.js";
import { COACHES } from "../coach-list.js";
import { shortNames } from "../describe.js";
import type { D20Types } from "../engine/index.js";
import { games, type GameRecord } from "../game-record.js";
import { teamName, type FiveD20Rules } from "../rules/index.js";
import { pickTeams } from "../team-pick.js";
import type { TeamFile } from "../teams/teams-file.js";
import { storyLines } from "../narrate-game.js";
import { handQuestion } from "./questions.js";

export const handWords: HandWords<D20Types> = (game, hands) => {
  const names = { away: teamName(game.away), home: teamName(game.home) };
  return {
    question: (ask, state) => handQuestion(ask, state, game, hands),
    story: (events) => handStory(storyLines(events, shortNames(game)), events, names),
    die: (sides, use) => (sides === 2 ? "the coin (1 heads, 2 tails)" : `the ${use ?? ""} d20`),
  };
};

export const byHand: ByHand<FiveD20Rules> = {
  sides: true,
  begin({ rules, names, teams, coach, ...seats }) {
    const given = { rules, ...pickTeams(names, (teams as TeamFile | undefined)?.teams) };
    return games.sit(given, { ...seats, coach: coachNamed(COACHES, coach) }, handWords);
  },
  resume: (record, { coach }) => games.goOn(record as GameRecord, coach, (id) => coachNamed(COACHES, id), handWords),
};
