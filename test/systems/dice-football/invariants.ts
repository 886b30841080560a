/** What holds in every game, looked at after every step; and a coach who answers by chance. */
import { expect } from "vitest";
import { seededRoller, type Dice } from "../../../src/kernel/dice/index.js";
import { boxScore, SIDES, scoreOf } from "../../../src/kernel/football/index.js";
import {
  checkChoice,
  isAutomatic,
  isOver,
  KICKOFFS,
  pending,
  startGame,
  type Ask,
  type Choice,
  type Game,
  type GameEvent,
  type GameState,
} from "../../../src/systems/dice-football/engine/index.js";
import { advance, goOn } from "./steps.js";
import { solo } from "../../../src/systems/dice-football/coaches/index.js";

export type Answer = (ask: Ask, game: Game, state: GameState, dice: Dice) => Choice;

export const byTheBook: Answer = (ask, game, state, dice) => solo.choose(ask, game, state, dice);

/** Any legal answer, by dice: finds what no coach would do. */
export const chaos: Answer = (ask, _game, state, dice) => {
  const pick = <T>(list: readonly T[]): T => list[dice.die(list.length) - 1];
  const coin = (): boolean => dice.die(2) === 1;
  switch (ask.kind) {
    case "kickoff":
      return { kind: "kickoff", kick: pick(KICKOFFS) };
    case "freeKick":
      return { kind: "freeKick", kick: pick(["punt", "kickoff"] as const) };
    case "returner":
      return { kind: "returner", returner: pick(ask.returners) };
    case "snap": {
      const call = dice.die(3) > 1 && state.down !== 4 ? "card" : pick(ask.calls);
      return {
        kind: "snap",
        call,
        ...(ask.twoMinute && coin() && { twoMinute: true }),
        ...(ask.free && coin() && { group: dice.die(4), blockers: [1, 2, 3, 4, 5].filter(coin).slice(0, 4) }),
      };
    }
    case "defense":
      return {
        kind: "defense",
        call: pick(ask.calls),
        ...(ask.formations.length > 0 && coin() && { formation: pick(ask.formations) }),
        box: pick([0, 1, 2] as const),
      };
    case "penalty":
      return { kind: "penalty", accept: coin() };
    case "clock":
      return { kind: "clock", timeout: dice.die(3) === 1 };
    case "try":
      return { kind: "try", go: pick(["kick", "two"] as const) };
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
  const hear = (event: GameEvent): void => void events.push(event);
  let state = startGame(game, hear);
  for (let steps = 0; !isOver(state); steps++) {
    if (steps > 3000) fail(seed, "no end", state);
    let next: GameState;
    if (isAutomatic(state)) next = goOn(game, state, dice, hear);
    else {
      const ask = pending(game, state);
      const choice = answer(ask, game, state, own);
      const wrong = checkChoice(ask, choice);
      if (wrong) fail(seed, wrong.message, state);
      next = advance(game, state, choice, dice, hear);
    }
    checkStep(seed, game, state, next);
    state = next;
  }
  checkEvents(seed, game, events, state);
  return events;
}

/** Looked at several times a step, a million steps: loops, which make no lists. */
function sumOf(list: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += list[i];
  return sum;
}

function checkStep(seed: number, game: Game, before: GameState, after: GameState): void {
  if (after.period === before.period && after.left > before.left) fail(seed, "the pawn goes back", after);
  if (after.left < 0 || !Number.isInteger(after.left) || after.left > 60) fail(seed, "the track", after);
  if (after.period < before.period) fail(seed, "the period", after);
  for (const side of SIDES) {
    if (after.score[side] < before.score[side]) fail(seed, "the score falls", after);
    if (after.timeouts[side] < 0 || after.timeouts[side] > 3) fail(seed, "timeouts", after);
    const touches = sumOf(after.touches[side]);
    const earlier = sumOf(before.touches[side]);
    if (touches < earlier || touches > earlier + 1) fail(seed, "touches", after);
    const out = after.out[side];
    if (out.length > 1 && new Set(out.map(({ name }) => name)).size !== out.length) fail(seed, "out twice", after);
    checkStamina(seed, game, before, after, side);
  }
  if (after.stage === "snap") {
    const { spot, down, toGo } = after;
    const legal = Number.isInteger(spot) && spot >= 1 && spot <= 99 && down >= 1 && down <= 4 && toGo >= 1;
    if (!legal || spot + toGo > 100) fail(seed, "a snap", after);
    if (after.left < 1) fail(seed, "a snap without time", after);
    if (!after.driving) fail(seed, "a snap without a drive", after);
  }
  // Kicks wait for the next quarter or fall away with the half, after a safety too.
  const kicks = after.stage === "kickoff" || after.stage === "freeKick" || after.stage === "returner";
  if (kicks && after.left < 1) fail(seed, "a kick after time was up", after);
  if (after.stage === "penalty" && !after.outcome?.flag) fail(seed, "a penalty without a foul", after);
  if (after.stage === "kickoff" && after.driving) fail(seed, "a kickoff within a drive", after);
  if ((after.stage === "defense") !== (after.called !== null && after.stage !== "puntReturner")) {
    fail(seed, "a call that waits", after);
  }
}

/** In the solo game nobody runs beyond his limit while another back is fresh; a position is freed for good. */
function checkStamina(seed: number, game: Game, before: GameState, after: GameState, side: "home" | "away"): void {
  if (!game.law.stamina || game.rules.switches.hotPlayers === "on") return;
  for (const position of before.freed[side]) {
    if (!after.freed[side].includes(position)) fail(seed, "a position is not free any more", after);
  }
}

/** What is counted is what stands: sacks without those of plays wiped out, and kicks carried back that were not kicked again. */
function checkCounts(seed: number, game: Game, events: readonly GameEvent[], { sacked, returns }: GameState): void {
  const sacks = { home: 0, away: 0 };
  const made = {
    home: { kick: [] as string[], punt: [] as string[] },
    away: { kick: [] as string[], punt: [] as string[] },
  };
  let list: "kick" | "punt" = "kick";
  let undo: (() => void) | undefined;
  for (const event of events) {
    if (event.type === "play" || event.type === "kick") undo = undefined;
    if (event.type === "kick")
      list = event.kind === "punt" || (event.kind === "freeKick" && !event.how) ? "punt" : "kick";
    if (event.type === "play" && event.came === "sack") {
      sacks[event.team]++;
      undo = () => sacks[event.team]--;
    }
    if (event.type === "return" && event.of !== "interception") {
      const own = made[event.team][list];
      own.push(event.player);
      undo = () => own.pop();
    }
    if (event.type === "penalty" && (event.wipesPlay || event.wipesKick)) undo?.();
  }
  for (const side of SIDES) {
    if (sacks[side] !== sacked[side]) fail(seed, `sacks of ${side}: ${sacks[side]}`, sacked);
    for (const of of ["kick", "punt"] as const) {
      const names = returns[side][of].game.map((number) => game.books[side].team.roster.returns[of][number - 1].name);
      if (names.join() !== made[side][of].join()) fail(seed, `returns of ${side}: ${made[side][of].join()}`, names);
    }
  }
}

/** Last events and sums. */
function checkEvents(seed: number, game: Game, events: readonly GameEvent[], state: GameState): void {
  const score = scoreOf(events);
  if (score.home !== state.score.home || score.away !== state.score.away) fail(seed, "points", state);
  const box = boxScore(events);
  for (const side of SIDES) if (box[side].points !== score[side]) fail(seed, "points of the box score", box);
  checkCounts(seed, game, events, state);
  let open = false;
  let box1 = 0;
  let period = 0;
  for (const event of events) {
    if ("box" in event && typeof event.box === "number" && "period" in event) {
      if (event.period === period && event.box < box1) fail(seed, "the box of events falls", event);
      [period, box1] = [event.period, event.box];
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
    if ("cites" in event && event.cites.some((cite) => !cite || /undefined|NaN|object/.test(cite))) {
      fail(seed, "a citation", event);
    }
    if ("throws" in event && event.throws.some(({ dice }) => dice.some((digit) => digit < 0 || digit > 9))) {
      fail(seed, "a digit", event);
    }
  }
  expect(open).toBe(false);
  expect(events.at(-1)).toMatchObject({ type: "gameEnd", ...score });
  expect(events.filter(({ type }) => type === "periodEnd")).toHaveLength(state.period);
  if (game.playoff) expect(score.home).not.toBe(score.away);
}
