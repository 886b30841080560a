/** The state machine of a game: pure steps from one decision to the next. */
import { otherSide, SIDES, type Side } from "../../../kernel/football/index.js";
import { teamName } from "../rules/index.js";
import { passPlay } from "./men/absent.js";
import { callPlay, isRun } from "./plays/calls.js";
import { announces, answerClock, placePawn, toKickoff } from "./clock.js";
import type { Choice, DefenseChoice, SnapChoice } from "./decisions.js";
import type { EventSink } from "./events.js";
import type { Game } from "./game.js";
import { freeKick, kickoff } from "./kicks/kickoff.js";
import { pass } from "./plays/pass.js";
import { fieldGoal, kickTry } from "./kicks/place-kick.js";
import { punt } from "./kicks/punt.js";
import { run } from "./plays/run.js";
import { enact, TRY_SPOT } from "./settle.js";
import { hailMary, kneel, sneak, spike } from "./plays/special.js";
import { copyState, type Absent, type GameState } from "./state.js";
import { cellsOf } from "./track.js";
import { notes, rollOne, type DiceTable, type Turn } from "./turn.js";

const nowhere: EventSink = () => undefined;

/** A new game, before its toss. */
export function startGame(game: Game, emit: EventSink = nowhere): GameState {
  const { away, home, rules, playoff } = game;
  emit({
    type: "gameStart",
    away: teamName(away),
    home: teamName(home),
    rules: rules.name,
    season: home.season,
    playoff,
  });
  const { timeouts } = rules.tables.timing;
  const none = { game: [], half: [] };
  const returns = { kick: none, punt: none };
  return {
    stage: "toss",
    period: 1,
    left: cellsOf(game, 1),
    ball: "away",
    spot: 30,
    down: 1,
    toGo: 10,
    score: { home: 0, away: 0 },
    timeouts: { home: timeouts, away: timeouts },
    held: { home: false, away: false },
    secondHalf: "away",
    tossed: 0,
    driving: false,
    kickMove: 0,
    called: null,
    returner: 1,
    outcome: null,
    running: null,
    touches: { home: home.roster.carriers.map(() => 0), away: away.roster.carriers.map(() => 0) },
    freed: { home: [], away: [] },
    out: { home: missing(game, "home"), away: missing(game, "away") },
    sacked: { home: 0, away: 0 },
    hot: { home: null, away: null },
    firstQuarter: null,
    returns: { home: returns, away: returns },
  };
}

/** Players injured in earlier games. */
const missing = ({ missing: names }: Game, side: Side): readonly Absent[] =>
  (names?.[side] ?? []).map((name) => ({ name, until: "game", plays: 0 }));

export const isOver = (state: GameState): boolean => state.stage === "over";

/** True for stages without a decision. */
export const isAutomatic = ({ stage }: GameState): boolean => stage === "toss" || stage === "kickTry";

/** Applies a valid choice and everything that follows without a decision; without a choice, only the latter. */
export function playOn(turn: Turn, choice?: Choice): void {
  const { draft } = turn;
  if (choice) apply(turn, choice);
  while (isAutomatic(draft)) {
    if (draft.stage === "toss") toss(turn);
    else kickTry(turn);
  }
}

/** Dice for previews: always zeros, which affect nothing that a preview shows. */
const zeros: DiceTable = { die: (sides) => sides };

/** The state after a foul is accepted or declined, and whether a first down is made along the way. */
export function afterPenalty(
  game: Game,
  state: GameState,
  accept: boolean,
): { readonly state: GameState; readonly first: boolean } {
  const draft = copyState(state);
  let first = false;
  const emit: EventSink = ({ type }) => {
    if (type === "firstDown") first = true;
  };
  enact({ game, dice: zeros, emit, draft }, state.outcome!, accept);
  return { state: draft, first };
}

const ANSWERS_CARD: DefenseChoice = { kind: "defense", call: "card" };

function apply(turn: Turn, choice: Choice): void {
  const { draft } = turn;
  switch (choice.kind) {
    case "returner":
      return announce(turn, choice.returner);
    case "kickoff":
      return kickoff(turn, choice.kick);
    case "freeKick":
      return freeKick(turn, choice.kick);
    case "snap":
      return snap(turn, choice);
    case "defense": {
      const called = draft.called!;
      draft.called = null;
      return scrimmage(turn, called, choice);
    }
    case "penalty":
      return enact(turn, draft.outcome!, choice.accept);
    case "clock":
      return answerClock(turn, choice.timeout);
    case "try":
      if (choice.go === "kick") draft.stage = "kickTry";
      else {
        draft.spot = TRY_SPOT;
        draft.stage = "twoPoint";
      }
      return;
  }
}

function snap(turn: Turn, choice: SnapChoice): void {
  const { draft, game } = turn;
  switch (choice.call) {
    case "punt":
    case "coffin":
      draft.returner = 1;
      if (!announces(game)) return punt(turn, choice.call === "coffin");
      draft.called = choice;
      draft.stage = "puntReturner";
      return;
    case "fieldGoal":
      return fieldGoal(turn);
    case "sneak":
    case "hailMary":
    case "spike":
    case "kneel":
      special(turn, choice.call);
      return;
  }
  if (game.rules.switches.defenseCaller === "solo") return scrimmage(turn, choice, ANSWERS_CARD);
  draft.called = choice;
  draft.stage = "defense";
}

function special(turn: Turn, call: "sneak" | "hailMary" | "spike" | "kneel"): void {
  if (call === "sneak") sneak(turn);
  else if (call === "hailMary") hailMary(turn);
  else if (call === "spike") spike(turn);
  else kneel(turn);
  passPlay(turn.draft);
}

function scrimmage(turn: Turn, choice: SnapChoice, answer: DefenseChoice): void {
  const called = callPlay(turn, choice, answer, notes(turn));
  passPlay(turn.draft);
  if (isRun(called.call)) run(turn, called);
  else pass(turn, called);
}

/** Announces who replaces the first returner on the next kick. */
function announce(turn: Turn, returner: number): void {
  const { draft } = turn;
  draft.returner = returner;
  if (draft.stage === "returner") {
    draft.stage = "kickoff";
    return;
  }
  const { call } = draft.called!;
  draft.called = null;
  punt(turn, call === "coffin");
}

/** One die: the home team wins on even; the winner receives. */
function toss(turn: Turn): void {
  const { draft, emit } = turn;
  const die = rollOne(turn, "toss", notes(turn));
  const winner = SIDES[die % 2 === 0 ? 1 : 0];
  emit({ type: "toss", period: draft.period, die, winner });
  const kicker = otherSide(winner);
  draft.secondHalf = kicker;
  draft.tossed = die;
  placePawn(turn);
  toKickoff(turn, kicker);
}
