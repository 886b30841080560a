/** A game at the table, by hand. */
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
import { shortNames } from "../describe.js";
import { d20Machine, makeGame, type D20Types, type Game, type GameEvent } from "../engine/index.js";
import { games, gameRulesOf, type GameRecord } from "../game-record.js";
import { teamName, type FiveD20Rules } from "../rules/index.js";
import { pickTeams } from "../team-pick.js";
import type { TeamFile } from "../teams/teams-file.js";
import { storyLines } from "../tell-game.js";
import { handQuestion } from "./questions.js";

function handGame(game: Game, hands: Hands, seed: number | undefined, { coach: id }: Coaching): HandGame<D20Types> {
  const coach = coachNamed(COACHES, id);
  return {
    machine: d20Machine,
    setup: game,
    seed,
    question: (ask, state) => handQuestion(ask, state, game, hands),
    story: (events) => handStory(game, events),
    die: (sides, use) => (sides === 2 ? "the coin (1 heads, 2 tails)" : `the ${use ?? ""} d20`),
    coach: (own) => answersOf(coachesOf(coach), game, coachDice(own)),
    record: (kept) => games.record(game, kept, playersOf(hands, id), seed),
  };
}

function handStory(game: Game, events: readonly GameEvent[]): string[] {
  const end = events.at(-1);
  const lines = storyLines(events, shortNames(game)).flatMap((line) => line.trimStart().split("\n"));
  if (end?.type !== "gameEnd") return lines;
  return [...lines, `Final: ${teamName(game.away)} ${end.away}, ${teamName(game.home)} ${end.home}.`];
}

export const byHand: ByHand<FiveD20Rules> = {
  sides: true,
  begin({ rules, names, teams, hands, seed, ...coaching }) {
    const game = makeGame({ rules, ...pickTeams(names, (teams as TeamFile | undefined)?.teams) });
    return sitDown(handGame(game, hands, seed, coaching));
  },
  resume(data, coaching) {
    const record = data as GameRecord;
    const { hands, coach } = seatsOf(record.coaches, coaching.coach);
    const game = makeGame({ ...record, rules: gameRulesOf(record) });
    return sitDown(handGame(game, hands, record.seed, { ...coaching, coach }), record);
  },
};
