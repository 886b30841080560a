/** The state machine of a game: pure steps from one decision to the next. */
import { FIELD, otherSide, type Side } from "../../../kernel/football/index.js";
import { teamName } from "../rules/index.js";
import { answerClock, callTimeout, passLastKick, toKickoff } from "./clock.js";
import type { Choice } from "./decisions.js";
import type { EventSink } from "./events.js";
import type { Game } from "./game.js";
import { freeKick, kickoff } from "./kickoff.js";
import { fieldGoal, kickTry } from "./place-kick.js";
import { punt } from "./punt.js";
import { cancelSnapFoul, enact, enforceSnapFoul, finish } from "./settle.js";
import { scrimmage } from "./snap.js";
import { copyState, TIMEOUTS, type GameState } from "./state.js";
import type { DiceTable, Turn } from "./turn.js";

const nowhere: EventSink = () => undefined;

/** A new game, waiting for the visitors to call the coin toss. */
export function startGame(game: Game, emit: EventSink = nowhere): GameState {
  emit({
    type: "gameStart",
    away: teamName(game.away),
    home: teamName(game.home),
    rules: game.rules.name,
    season: game.home.season,
    playoff: game.playoff,
  });
  return {
    stage: "toss",
    period: 1,
    clock: game.rules.tables.timing.quarter,
    ball: "away",
    spot: game.law.kickoffLine,
    down: 1,
    toGo: 10,
    score: { home: 0, away: 0 },
    timeouts: { home: TIMEOUTS, away: TIMEOUTS },
    secondHalf: "away",
    driving: false,
    kickMove: 0,
    tryMove: 0,
    untimed: false,
    drives: 0,
    outcome: null,
    snapFoul: null,
    running: null,
  };
}

export const isOver = (state: GameState): boolean => state.stage === "over";

/** Applies a valid choice and everything that follows without a decision. Does not modify the given state. */
export function advance(
  game: Game,
  state: GameState,
  choice: Choice,
  dice: DiceTable,
  emit: EventSink = nowhere,
): GameState {
  const draft = copyState(state);
  const turn: Turn = { game, dice, emit, draft };
  apply(turn, choice);
  for (;;) {
    if (draft.stage === "freeKick") freeKick(turn);
    else if (draft.stage === "kickTry") kickTry(turn);
    else return draft;
  }
}

/** For steps that need no dice. */
export const noDice: DiceTable = {
  die() {
    throw new RangeError("a look ahead rolls no dice");
  },
};

/** The state after a foul is accepted or declined; it needs no dice. */
export function afterPenalty(game: Game, state: GameState, accept: boolean): GameState {
  const draft = copyState(state);
  enact({ game, dice: noDice, emit: nowhere, draft }, state.outcome!, accept);
  return draft;
}

function apply(turn: Turn, choice: Choice): void {
  const { draft } = turn;
  switch (choice.kind) {
    case "toss":
      return tossCoin(turn, choice.coin);
    case "kickoff":
      return kickoff(turn, choice.kick);
    case "snap":
      draft.untimed = false;
      if (choice.call === "punt") return punt(turn);
      if (choice.call === "fieldGoal") return fieldGoal(turn);
      if (choice.call === "kneel") return kneel(turn);
      return scrimmage(turn, choice.call);
    case "buyOff": {
      const flag = draft.snapFoul!;
      draft.snapFoul = null;
      if (!choice.timeout) return enforceSnapFoul(turn, flag, draft.down === 0);
      callTimeout(turn, flag.team);
      return cancelSnapFoul(turn, flag);
    }
    case "penalty":
      return enact(turn, draft.outcome!, choice.accept);
    case "clock":
      return answerClock(turn, choice.how);
    case "try":
      return startTry(turn, choice.go);
    case "lastKick":
      if (choice.kick) return fieldGoal(turn);
      return passLastKick(turn);
  }
}

/** COIN_TOSS: the coin is a two-sided die, 1 heads, 2 tails; the winner receives. */
function tossCoin(turn: Turn, call: "heads" | "tails"): void {
  const { draft, dice, emit } = turn;
  const coin = dice.die(2, "coin", "away", "coin") === 1 ? "heads" : "tails";
  const winner: Side = coin === call ? "away" : "home";
  emit({ type: "toss", period: draft.period, call, coin, winner });
  const kicker = otherSide(winner);
  draft.secondHalf = kicker;
  toKickoff(turn, kicker);
}

/** A kneel-down: loss of one yard, no dice. */
function kneel(turn: Turn): void {
  const { draft, emit, game } = turn;
  const { ball: team, period, clock, spot, down, toGo } = draft;
  const yards = -1;
  emit({
    type: "play",
    team,
    period,
    down,
    toGo,
    spot,
    result: "kneel",
    yards,
    clock,
    call: "kneel",
    kind: "kneel",
    player: game.books[team].passer.name,
    cites: [],
  });
  finish(turn, {
    offense: team,
    ball: team,
    spot: spot + yards,
    end: spot + yards <= 0 ? "safety" : "down",
    turnovers: [],
    result: "downs",
    start: "downs",
    gain: yards,
    by: "rush",
    stopped: false,
    kick: false,
    intercepted: false,
    isTry: false,
    offset: false,
    flag: null,
  });
}

function startTry(turn: Turn, go: "kick" | "two"): void {
  const { draft, game } = turn;
  if (go === "kick") {
    draft.stage = "kickTry";
    return;
  }
  draft.spot = FIELD - game.rules.switches.trySpot;
  draft.toGo = game.rules.switches.trySpot;
  draft.down = 0;
  draft.stage = "twoPoint";
}
