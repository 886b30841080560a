/** A head-to-head game at the table, by hand. */
import { handStory } from "../../../kernel/football/index.js";
import { coachNamed, type HandWords } from "../../../kernel/machine/index.js";
import type { ByHand } from "../../../contract/by-hand.js";
import { COACHES } from "../coach-list.js";
import { storyLines } from "../narrate-game.js";
import type { HeadToHeadTypes } from "../engine/index.js";
import { games, type GameRecord } from "../game-record.js";
import { shortNames } from "../records.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { pickTeams } from "../team-pick.js";
import type { TeamFile } from "../teams/index.js";
import { handQuestion } from "./questions.js";

export const handWords: HandWords<HeadToHeadTypes> = (game, hands) => {
  const names = { away: game.away.name, home: game.home.name };
  return {
    question: (open, state, coached) => handQuestion(open, state, game, hands, coached),
    story: (events) => handStory(storyLines(events, shortNames(game), game.rules), events, names),
    die: (sides) => (sides === 2 ? "the coin (1 heads, 2 tails)" : `a d${sides}`),
  };
};

export const byHand: ByHand<PenAndPaperRules> = {
  sides: true,
  begin({ rules, names, teams, coach, ...seats }) {
    const given = { rules, ...pickTeams(rules, names, (teams as TeamFile | undefined)?.teams) };
    return games.sit(given, { ...seats, coach: coachNamed(COACHES, coach) }, handWords);
  },
  resume: (record, { coach }) => games.goOn(record as GameRecord, coach, (id) => coachNamed(COACHES, id), handWords),
};
