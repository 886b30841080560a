/** A head-to-head game at the table, by hand. */
import {
  coachDice,
  coachNamed,
  coachesOf,
  playersOf,
  seatsOf,
  sitDown,
  type HandGame,
  type Hands,
} from "../../../kernel/machine/index.js";
import type { ByHand, Coaching } from "../../contract.js";
import { COACHES } from "../coach-list.js";
import { answersOf } from "../coaches/index.js";
import { storyLines } from "../describe-game.js";
import { headToHead, makeGame, type Game, type GameEvent, type HeadToHeadTypes } from "../engine/index.js";
import { games, gameRulesOf, type GameRecord } from "../game-record.js";
import { shortNames } from "../records.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { pickTeams } from "../team-pick.js";
import type { TeamFile } from "../teams/index.js";
import { handQuestion } from "./questions.js";

function handGame(
  game: Game,
  hands: Hands,
  seed: number | undefined,
  { coach: id }: Coaching,
): HandGame<HeadToHeadTypes> {
  const coach = coachNamed(COACHES, id);
  return {
    machine: headToHead,
    setup: game,
    seed,
    question: (open, state, coached) => handQuestion(open, state, game, hands, coached),
    story: (events) => handStory(game, events),
    die: (sides) => (sides === 2 ? "the coin (1 heads, 2 tails)" : `a d${sides}`),
    coach: (own) => answersOf(coachesOf(coach), game, coachDice(own)),
    record: (kept) => games.record(game, kept, playersOf(hands, id), seed),
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
    const { hands, coach } = seatsOf(record.coaches, coaching.coach);
    const game = makeGame({ ...record, rules: gameRulesOf(record) });
    return sitDown(handGame(game, hands, record.seed, { ...coaching, coach }), record);
  },
};
