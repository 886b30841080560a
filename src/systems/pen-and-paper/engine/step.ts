/** The state machine of a head-to-head game: pure steps from one decision to the next. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { heal, kickOffFirst } from "./clock.js";
import type { Choice } from "./decisions.js";
import type { EventSink } from "./events.js";
import { teamOf, type Game } from "./game.js";
import { kickoff } from "./kicks.js";
import { answerPenalty } from "./penalty.js";
import { carryBack, fairCatch } from "./returns.js";
import { answerAudible, snap } from "./snap.js";
import { copyState, type GameState, type SideState } from "./state.js";
import { startTry } from "./tries.js";
import type { DiceTable, Turn } from "./turn.js";

const nowhere: EventSink = () => undefined;

function freshSide(game: Game, side: Side): SideState {
  const { modifiers, stars } = teamOf(game, side);
  const { home, visitor } = game.rules.tables.game.actionDice;
  const withDie = stars.filter((star) => game.book.star.get(star)?.die !== "none");
  return {
    dice: side === "home" ? home : visitor,
    stars: withDie,
    injuries: [],
    modifiers,
    tricks: {},
    hardCounts: 0,
    onsideKicks: 0,
    fakes: 0,
  };
}

/** A new game, waiting for the visiting team to call the toss. */
export function startGame(game: Game, emit: EventSink = nowhere): GameState {
  emit({
    type: "gameStart",
    away: game.away.name,
    home: game.home.name,
    rules: game.rules.name,
    playoff: game.playoff,
  });
  return {
    stage: "toss",
    period: 1,
    round: 0,
    extra: 0,
    ball: "away",
    spot: game.rules.switches.kickoffSpot,
    down: 1,
    toGo: 10,
    score: { home: 0, away: 0 },
    away: freshSide(game, "away"),
    home: freshSide(game, "home"),
    tossWinner: "away",
    secondHalf: "away",
    driving: false,
    hurried: false,
    counted: false,
    tossCall: "heads",
    kick: null,
    outcome: null,
    calls: null,
    healing: [],
  };
}

export const isOver = (state: GameState): boolean => state.stage === "over";

/** Applies a choice known to be legal. Events go to `emit` one by one; the given state is not changed. */
export function advance(
  game: Game,
  state: GameState,
  choice: Choice,
  roller: DiceTable,
  emit: EventSink = nowhere,
): GameState {
  const draft = copyState(state);
  apply({ game, roller, emit, draft }, choice);
  return draft;
}

function apply(turn: Turn, choice: Choice): void {
  const { draft } = turn;
  switch (choice.kind) {
    case "toss":
      return tossCoin(turn, choice.coin);
    case "elect":
      return elect(turn, choice.first);
    case "kickoff":
      return kickoff(turn, choice.kick);
    case "return": {
      const kick = draft.kick!;
      draft.kick = null;
      return choice.how === "return" ? carryBack(turn, draft.ball, kick) : fairCatch(turn, draft.ball, kick);
    }
    case "snap":
      return snap(turn, choice.offense, choice.defense);
    case "audible":
      return answerAudible(turn, choice.audible);
    case "penalty":
      return answerPenalty(turn, choice.accept);
    case "try":
      return startTry(turn, choice.go);
    case "heal":
      return heal(turn, choice.stat);
  }
}

/** COIN_TOSS: the coin is a two-sided die, 1 heads, 2 tails. */
function tossCoin({ draft, roller }: Turn, call: "heads" | "tails"): void {
  const coin = roller.die(2, undefined, "away", "coin") === 1 ? "heads" : "tails";
  draft.tossCall = call;
  draft.tossWinner = coin === call ? "away" : "home";
  draft.stage = "elect";
}

function elect(turn: Turn, first: "receive" | "kick"): void {
  const { draft, emit } = turn;
  const { tossWinner: winner, tossCall: call, period } = draft;
  const kicker = first === "kick" ? winner : otherSide(winner);
  const coin = winner === "away" ? call : call === "heads" ? "tails" : "heads";
  emit({ type: "toss", period, call, coin, winner, first, kicker });
  kickOffFirst(turn, kicker);
}
