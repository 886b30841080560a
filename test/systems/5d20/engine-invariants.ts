/** What holds in every game, looked at after every step. */
import { expect } from "vitest";
import { seededRoller, type Dice } from "../../../src/kernel/dice/index.js";
import { SIDES, scoreOf } from "../../../src/kernel/football/index.js";
import {
  advance,
  checkChoice,
  isOver,
  pending,
  startGame,
  type Ask,
  type Choice,
  type Game,
  type GameEvent,
  type GameState,
} from "../../../src/systems/5d20/engine/index.js";
import { checkTogether } from "./event-invariants.js";

export type Answer = (ask: Ask, game: Game, state: GameState, dice: Dice) => Choice;

/** Any legal answer, by dice: finds what no coach would do. */
export const chaos: Answer = (ask, _game, state, dice) => {
  const pick = <T>(list: readonly T[]): T => list[dice.die(list.length) - 1];
  switch (ask.kind) {
    case "toss":
      return { kind: "toss", coin: pick(["heads", "tails"] as const) };
    case "kickoff":
      return { kind: "kickoff", kick: dice.die(8) === 1 ? "onside" : "deep" };
    case "snap":
      return { kind: "snap", call: dice.die(3) > 1 && !(state.down === 4) ? "chart" : pick(ask.calls) };
    case "buyOff":
      return { kind: "buyOff", timeout: dice.die(2) === 1 };
    case "penalty":
      return { kind: "penalty", accept: dice.die(2) === 1 };
    case "clock":
      return { kind: "clock", how: pick(ask.answers) };
    case "try":
      return { kind: "try", go: pick(["kick", "two"] as const) };
    case "lastKick":
      return { kind: "lastKick", kick: dice.die(2) === 1 };
  }
};

const fail = (seed: number, what: string, state: unknown): never => {
  throw new Error(`seed ${seed}: ${what}: ${JSON.stringify(state)}`);
};

/** Plays a game and looks at every state and event on the way. Gives the events. */
export function checkedGame(game: Game, seed: number, answer: Answer): GameEvent[] {
  const dice = seededRoller(seed);
  const own = seededRoller(seed + 1_000_003);
  const events: GameEvent[] = [];
  let state = startGame(game, (event) => events.push(event));
  for (let steps = 0; !isOver(state); steps++) {
    if (steps > 3000) fail(seed, "no end", state);
    const ask = pending(game, state);
    const choice = answer(ask, game, state, own);
    const wrong = checkChoice(game, state, ask, choice);
    if (wrong) fail(seed, wrong.message, state);
    const next = advance(game, state, choice, dice, (event) => events.push(event));
    checkStep(seed, state, next);
    state = next;
  }
  checkEvents(seed, events, state);
  checkTogether(game, events, (what, event) => fail(seed, what, event));
  return events;
}

function checkStep(seed: number, before: GameState, after: GameState): void {
  if (after.period === before.period && after.clock > before.clock) fail(seed, "the clock rises", after);
  if (after.clock < 0 || !Number.isInteger(after.clock)) fail(seed, "the clock", after);
  if (after.period < before.period) fail(seed, "the period", after);
  for (const side of SIDES) {
    if (after.score[side] < before.score[side]) fail(seed, "the score falls", after);
    if (after.timeouts[side] < 0 || after.timeouts[side] > 3) fail(seed, "timeouts", after);
  }
  if (after.stage === "snap") {
    const { spot, down, toGo } = after;
    const legal = Number.isInteger(spot) && spot >= 1 && spot <= 99 && down >= 1 && down <= 4 && toGo >= 1;
    if (!legal || spot + toGo > 100) fail(seed, "a snap", after);
    if (after.clock < 1 && !after.untimed) fail(seed, "a snap without time", after);
    if (!after.driving) fail(seed, "a snap without a drive", after);
  }
  if (after.stage === "penalty" && !after.outcome?.flag) fail(seed, "a penalty without a foul", after);
  if (after.stage === "kickoff" && after.driving) fail(seed, "a kickoff within a drive", after);
}

/** Last events and sums. */
function checkEvents(seed: number, events: readonly GameEvent[], state: GameState): void {
  const score = scoreOf(events);
  if (score.home !== state.score.home || score.away !== state.score.away) fail(seed, "points", state);
  let open = false;
  let clock = Infinity;
  let period = 0;
  for (const event of events) {
    if ("clock" in event && "period" in event) {
      if (event.period === period && event.clock > clock) fail(seed, "the clock of events rises", event);
      [period, clock] = [event.period, event.clock];
    }
    if (event.type === "driveStart") {
      if (open) fail(seed, "two drives at once", event);
      open = true;
    }
    if (event.type === "driveEnd") {
      if (!open) fail(seed, "a drive ends twice", event);
      open = false;
    }
    if (event.type === "play" && !event.isTry && (event.yards > 100 - event.spot || event.yards < -event.spot)) {
      fail(seed, "yards", event);
    }
    if ("cites" in event && event.cites.some((cite) => cite === "" || cite === undefined))
      fail(seed, "a citation", event);
  }
  expect(open).toBe(false);
  expect(events.at(-1)).toMatchObject({ type: "gameEnd", ...score });
  expect(events.filter(({ type }) => type === "periodEnd")).toHaveLength(state.period);
}
