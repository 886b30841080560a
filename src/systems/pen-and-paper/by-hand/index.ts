/** A head-to-head game at the table, by hand. */
import { seededRoller } from "../../../kernel/dice/index.js";
import type { Side } from "../../../kernel/football/index.js";
import { fault, suggestHint, UserError } from "../../../kernel/issue/index.js";
import { BY_HAND, sitDown, type HandGame } from "../../../kernel/machine/index.js";
import type { ByHand, Coaching } from "../../contract.js";
import { COACHES } from "../coach-list.js";
import { answersOf } from "../coaches/index.js";
import { storyLines } from "../describe-game.js";
import { headToHead, makeGame, type Game, type GameEvent, type HeadToHeadTypes } from "../engine/index.js";
import { coachSeed, gameRulesOf, recordOf, type GameRecord } from "../game-record.js";
import { shortNames } from "../records.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { pickTeams } from "../team-pick.js";
import type { TeamFile } from "../teams/index.js";
import { handQuestion } from "./questions.js";

type Hands = Readonly<Record<Side, boolean>>;

function handGame(
  game: Game,
  hands: Hands,
  seed: number | undefined,
  { coach: id }: Coaching,
): HandGame<HeadToHeadTypes> {
  const coach = COACHES.find((known) => known.id === id);
  if (!coach) {
    const hint = suggestHint(
      id,
      COACHES.map((known) => known.id),
    );
    throw new UserError(fault("coach-unknown", `there is no coach "${id}"`, { hint }));
  }
  const called = (side: Side): string => (hands[side] ? BY_HAND : id);
  return {
    machine: headToHead,
    setup: game,
    seed,
    question: (open, state, coached) => handQuestion(open, state, game, hands, coached),
    story: (events) => handStory(game, events),
    die: (sides) => (sides === 2 ? "the coin (1 heads, 2 tails)" : `a d${sides}`),
    coach: (own) => answersOf({ away: coach, home: coach }, game, seededRoller(coachSeed(own))),
    record: (kept) => recordOf(game, kept, { away: called("away"), home: called("home") }, seed),
  };
}

function handStory(game: Game, events: readonly GameEvent[]): string[] {
  const end = events.at(-1);
  const lines = storyLines(events, shortNames(game), game.rules).flatMap((line) => line.trimStart().split("\n"));
  if (end?.type !== "gameEnd") return lines;
  return [...lines, `Final: ${game.away.name} ${end.away}, ${game.home.name} ${end.home}.`];
}

export const byHand: ByHand<PenAndPaperRules> = {
  sides: true,
  begin(request) {
    const teams = (request.teams as TeamFile | undefined)?.teams;
    const game = makeGame({ rules: request.rules, ...pickTeams(request.rules, request.names, teams) });
    return sitDown(handGame(game, request.hands, request.seed, request));
  },
  resume(data, coaching) {
    const record = data as GameRecord;
    const { coaches, seed } = record;
    const hands = { away: coaches.away === BY_HAND, home: coaches.home === BY_HAND };
    const coach = hands.away && hands.home ? coaching.coach : hands.away ? coaches.home : coaches.away;
    const game = makeGame({ ...record, rules: gameRulesOf(record) });
    return sitDown(handGame(game, hands, seed, { ...coaching, coach }), record);
  },
};
