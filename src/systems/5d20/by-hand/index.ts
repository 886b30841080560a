/** A game at the table, by hand. */
import { seededRoller } from "../../../kernel/dice/index.js";
import type { Side } from "../../../kernel/football/index.js";
import { fault, suggestHint, UserError } from "../../../kernel/issue/index.js";
import { BY_HAND, sitDown, type HandGame } from "../../../kernel/machine/index.js";
import type { ByHand, Coaching } from "../../contract.js";
import { COACHES } from "../coach-list.js";
import { answersOf } from "../coaches/index.js";
import { shortNames } from "../describe.js";
import { d20Machine, makeGame, type D20Types, type Game, type GameEvent } from "../engine/index.js";
import { coachSeed, gameRulesOf, recordOf, type GameRecord } from "../game-record.js";
import { teamName, type FiveD20Rules } from "../rules/index.js";
import { pickTeams } from "../team-pick.js";
import type { TeamFile } from "../teams/teams-file.js";
import { storyLines } from "../tell-game.js";
import { handQuestion } from "./questions.js";

type Hands = Readonly<Record<Side, boolean>>;

function handGame(game: Game, hands: Hands, seed: number | undefined, { coach: id }: Coaching): HandGame<D20Types> {
  const coach = COACHES.find((known) => known.id === id);
  if (!coach) {
    const ids = COACHES.map((known) => known.id);
    throw new UserError(fault("coach-unknown", `there is no coach "${id}"`, { hint: suggestHint(id, ids) }));
  }
  const called = (side: Side): string => (hands[side] ? BY_HAND : id);
  return {
    machine: d20Machine,
    setup: game,
    seed,
    question: (ask, state) => handQuestion(ask, state, game, hands),
    story: (events) => handStory(game, events),
    die: (sides, use) => (sides === 2 ? "the coin (1 heads, 2 tails)" : `the ${use ?? ""} d20`),
    coach: (own) => answersOf({ away: coach, home: coach }, game, seededRoller(coachSeed(own))),
    record: (kept) => recordOf(game, kept, { away: called("away"), home: called("home") }, seed),
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
    const { coaches, seed } = record;
    const hands = { away: coaches.away === BY_HAND, home: coaches.home === BY_HAND };
    const coach = hands.away && hands.home ? coaching.coach : hands.away ? coaches.home : coaches.away;
    const game = makeGame({ ...record, rules: gameRulesOf(record) });
    return sitDown(handGame(game, hands, seed, { ...coaching, coach }), record);
  },
};
