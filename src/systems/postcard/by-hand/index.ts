/** PostCard Football at the table, by hand. */
import { coachNamed, type HandWords } from "../../../kernel/machine/index.js";
import type { ByHand } from "../../../contract/by-hand.js";
import { coachOf, COACHES } from "../coach-list.js";
import type { GameSetup, PostcardTypes } from "../engine/index.js";
import { ownWords } from "../own-dice/words.js";
import { games, type GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { handQuestion } from "./questions.js";
import { handStory } from "./story.js";

export const handWords: HandWords<PostcardTypes> = ({ rules, away, home }, hands) => {
  const names = { away, home };
  return {
    question: (ask, view) => (hands[ask.side] ? handQuestion(ask, view, rules, names) : undefined),
    story: (events) => handStory(events, names),
    die: ownWords(names, () => undefined).die,
  };
};

/** @param sidesOf who plays, by the words of a request */
export const byHandWith = (
  sidesOf: (
    request: { names: Readonly<Record<string, string>>; teams?: unknown },
    rules: PostcardRules,
  ) => Omit<GameSetup, "rules">,
): ByHand<PostcardRules> => ({
  sides: true,
  begin: ({ rules, names, teams, coach, hands, seed, ...work }) =>
    games.sit(
      { rules, ...sidesOf({ names, teams }, rules) },
      { hands, seed, coach: coachOf(coach, { ...work, rules }) },
      handWords,
    ),
  resume: (record, coaching) =>
    games.goOn(
      record as GameRecord,
      coaching.coach,
      (id, { rules }) => coachOf(coachNamed(COACHES, id).id, { ...coaching, rules }),
      handWords,
    ),
});
