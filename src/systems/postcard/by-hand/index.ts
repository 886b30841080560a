/** PostCard Football at the table, by hand. */
import {
  coachesOf,
  coachNamed,
  playersOf,
  seatsOf,
  sitDown,
  type HandGame,
  type Hands,
  type Kept,
  type Sitting,
} from "../../../kernel/machine/index.js";
import type { ByHand, Coaching } from "../../contract.js";
import { coachOf, COACHES } from "../coach-list.js";
import { postcardGame, type GameSetup, type PostcardTypes } from "../engine/index.js";
import { ownWords } from "../own-dice/words.js";
import { answersOf, gameRulesOf, games, type GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { handQuestion } from "./questions.js";
import { handStory } from "./story.js";

function handGame(
  setup: GameSetup,
  hands: Hands,
  seed: number | undefined,
  coaching: Coaching,
): HandGame<PostcardTypes> {
  const { rules, away, home } = setup;
  const names = { away, home };
  const coach = coachOf(coaching.coach, { ...coaching, rules });
  return {
    machine: postcardGame,
    setup,
    seed,
    question: (ask, view) => (hands[ask.side] ? handQuestion(ask, view, rules, names) : undefined),
    story: (events) => handStory(events, names),
    die: ownWords(names, () => undefined).die,
    coach: (own) => answersOf(coachesOf(coach), rules, own),
    record: (kept) => games.record(setup, kept, playersOf(hands, coach.id), seed),
  };
}

const sit = (
  setup: GameSetup,
  hands: Hands,
  seed: number | undefined,
  coaching: Coaching,
  kept?: Kept<PostcardTypes>,
): Sitting => sitDown(handGame(setup, hands, seed, coaching), kept);

function resume(record: GameRecord, coaching: Coaching): Sitting {
  const { away, home, skill, seed } = record;
  const { hands, coach } = seatsOf(record.coaches, coaching.coach);
  coachNamed(COACHES, coach);
  return sit({ rules: gameRulesOf(record), away, home, skill }, hands, seed, { ...coaching, coach }, record);
}

/** @param sidesOf who plays, by the words of a request */
export const byHandWith = (
  sidesOf: (
    request: { names: Readonly<Record<string, string>>; teams?: unknown },
    rules: PostcardRules,
  ) => Omit<GameSetup, "rules">,
): ByHand<PostcardRules> => ({
  sides: true,
  begin: (request) =>
    sit({ rules: request.rules, ...sidesOf(request, request.rules) }, request.hands, request.seed, request),
  resume: (record, coaching) => resume(record as GameRecord, coaching),
});
