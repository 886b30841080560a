/** PostCard Football at the table, by hand. */
import type { Side } from "../../../kernel/football/index.js";
import { fault, suggestHint, UserError } from "../../../kernel/issue/index.js";
import { BY_HAND, sitDown, type HandGame, type Kept, type Sitting } from "../../../kernel/machine/index.js";
import type { ByHand, Coaching } from "../../contract.js";
import { coachOf, COACHES } from "../coach-list.js";
import { coachesOf } from "../coaches/index.js";
import { postcardGame, type GameSetup, type PostcardTypes } from "../engine/index.js";
import { ownWords } from "../own-dice/words.js";
import { answersOf, gameRulesOf, recordOf, type GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { handQuestion } from "./questions.js";
import { handStory } from "./story.js";

type Hands = Readonly<Record<Side, boolean>>;

function handGame(
  setup: GameSetup,
  hands: Hands,
  seed: number | undefined,
  coaching: Coaching,
): HandGame<PostcardTypes> {
  const { rules, away, home } = setup;
  const names = { away, home };
  const coach = coachOf(coaching.coach, { ...coaching, rules });
  const called = (side: Side): string => (hands[side] ? BY_HAND : coach.id);
  return {
    machine: postcardGame,
    setup,
    seed,
    question: (ask, view) => (hands[ask.side] ? handQuestion(ask, view, rules, names) : undefined),
    story: (events) => handStory(events, names),
    die: ownWords(names, () => undefined).die,
    coach: (own) => answersOf(coachesOf(coach), rules, own),
    record: (kept) => recordOf(setup, kept, { away: called("away"), home: called("home") }, seed),
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
  const { away, home, skill, coaches, seed } = record;
  const hands = { away: coaches.away === BY_HAND, home: coaches.home === BY_HAND };
  const coach = hands.away && hands.home ? coaching.coach : hands.away ? coaches.home : coaches.away;
  const ids = COACHES.map(({ id }) => id);
  if (!ids.includes(coach)) {
    throw new UserError(fault("coach-unknown", `there is no coach "${coach}"`, { hint: suggestHint(coach, ids) }));
  }
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
