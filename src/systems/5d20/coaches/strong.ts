/** The strong coach: fourth downs by a table of the time, fouls by value, the clock by hand. */
import type { Dice } from "../../../kernel/dice/index.js";
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { kickChance, kickLength, secondsInBounds, type Call, type Game, type GameState } from "../engine/index.js";
import type { Coach } from "./coach.js";
import { afterValue } from "./value.js";

const KICK: Call = "fieldGoal";

/** How coaches of a time take a fourth down. */
interface Nerve {
  /** Go on when the coach's die is not above it: rows by yards to the goal, columns by yards to gain 1, 2, 3-4, 5-7, 8+. */
  readonly table: readonly { readonly from: number; readonly go: readonly number[] }[];
  /** Least chance of a field goal that is tried where a punt would do as well. */
  readonly kick: number;
  /** In the fourth period: behind by at least so much, with that many seconds left, from so near, three points do not do. */
  readonly late: readonly { readonly behind: number; readonly clock: number; readonly left: number }[];
}

const LATE: Nerve["late"] = [
  { behind: 9, clock: 300, left: 99 },
  { behind: 1, clock: 180, left: 99 },
];

/** Counted from the seasons 2009-16. */
const USUAL: Nerve = {
  table: [
    { from: 71, go: [1, 0, 0, 0, 0] },
    { from: 56, go: [2, 0, 0, 0, 0] },
    { from: 46, go: [7, 2, 0, 0, 0] },
    { from: 39, go: [14, 6, 3, 2, 0] },
    { from: 36, go: [17, 11, 8, 4, 1] },
    { from: 33, go: [17, 11, 5, 3, 2] },
    { from: 21, go: [13, 3, 2, 1, 0] },
    { from: 5, go: [11, 2, 1, 0, 0] },
    { from: 1, go: [14, 2, 1, 0, 0] },
  ],
  kick: 0.45,
  late: LATE,
};

/** Before this season coaches went for it less. */
const BOLDER = 1990;

/** The same, counted from 2019: since about 2018 coaches continue where they kicked before, and for a touchdown sooner. */
const NOW: Nerve = {
  table: [
    { from: 71, go: [3, 0, 0, 0, 0] },
    { from: 56, go: [6, 1, 1, 0, 0] },
    { from: 46, go: [12, 7, 3, 0, 0] },
    { from: 39, go: [18, 15, 9, 3, 1] },
    { from: 36, go: [18, 14, 12, 6, 2] },
    { from: 33, go: [18, 14, 11, 5, 2] },
    { from: 21, go: [15, 5, 2, 1, 0] },
    { from: 5, go: [13, 5, 1, 1, 0] },
    { from: 1, go: [16, 5, 2, 1, 0] },
  ],
  kick: 0.57,
  late: [
    { behind: 17, clock: 900, left: 60 },
    { behind: 9, clock: 480, left: 60 },
    { behind: 4, clock: 300, left: 60 },
    ...LATE,
  ],
};
const BOLDEST = 2018;

const nerveOf = (season: number): Nerve => (season < BOLDEST ? USUAL : NOW);

const columnOf = (toGo: number): number => (toGo <= 2 ? toGo - 1 : toGo <= 4 ? 2 : toGo <= 7 ? 3 : 4);

/** What the coach's die may show at most to go on. @param bolder numbers by which the team is, where anyone is */
export function goesOn(left: number, toGo: number, season: number, bolder = 0): number {
  const row = nerveOf(season).table.find(({ from }) => left >= from)!;
  const n = row.go[columnOf(toGo)];
  const usual = season < BOLDER ? Math.round(n * 0.6) : n;
  return n > 0 ? usual + bolder : 0;
}

const lead = ({ score, ball }: GameState): number => score[ball] - score[otherSide(ball)];

function fourthDown(game: Game, state: GameState, dice: Dice): Call {
  const { spot, toGo, period, clock, ball } = state;
  const left = 100 - spot;
  const p = kickChance(game.books[ball], kickLength(game, spot));
  const ahead = lead(state);
  const nerve = nerveOf(game.home.season);
  const least = nerve.kick - (game.books[ball].chart.tries ?? 0) / 20;
  const kick = (): Call => (p >= least || (left < 30 && p >= 0.3) ? KICK : "punt");
  if (period >= 4) {
    const decisive = ahead <= 0 && ahead >= -3;
    if (decisive && p >= 0.3 && clock <= 300) return KICK;
    if (nerve.late.some((at) => -ahead >= at.behind && clock <= at.clock && left <= at.left)) return "chart";
    if (ahead > 0 && clock <= 120 && toGo > 1) return kick();
  }
  const n = goesOn(left, toGo, game.home.season, game.books[ball].chart.fourth);
  if (n > 0 && dice.die(20) <= n) return "chart";
  return kick();
}

/** Leading late, the clock can be run out on a knee. */
function kneels(game: Game, state: GameState): boolean {
  const { period, clock, down, ball, spot, timeouts } = state;
  const inBounds = secondsInBounds(game, ball);
  if (spot <= 4) return false;
  if (period === 2) return clock <= inBounds && spot < 35;
  if (period < 4 || lead(state) <= 0) return false;
  const downs = 4 - down;
  const stops = Math.min(downs, timeouts[otherSide(ball)]);
  return clock <= inBounds * downs - 30 * stops;
}

/** With seconds left a field goal is kicked on any down. */
function lastSeconds(game: Game, state: GameState): boolean {
  const { period, clock, ball, spot } = state;
  if (clock > 10 || (period !== 2 && period < 4)) return false;
  if (period >= 4 && !kickHelps(state)) return false;
  return kickChance(game.books[ball], kickLength(game, spot)) >= 0.3;
}

/** Three points tie or win. */
const kickHelps = (state: GameState): boolean => lead(state) <= 0 && lead(state) >= -3;

function call(game: Game, state: GameState, calls: readonly Call[], dice: Dice): Call {
  const wanted = wish(game, state, dice);
  return calls.includes(wanted) ? wanted : "chart";
}

function wish(game: Game, state: GameState, dice: Dice): Call {
  if (kneels(game, state)) return "kneel";
  if (lastSeconds(game, state)) return KICK;
  return state.down === 4 ? fourthDown(game, state, dice) : "chart";
}

/** Stop the clock: with the ball to score before the end, without it to get it back. */
function stopsClock({ period, clock, score, ball, spot }: GameState, side: Side): boolean {
  const behind = score[otherSide(side)] - score[side];
  if (side === ball) {
    if (clock > 120) return false;
    return period === 2 ? spot >= 40 : period >= 4 && behind >= 0 && behind <= 16;
  }
  return period >= 4 && clock <= 180 && behind > 0 && behind <= 16;
}

/** Leads before a try of six points more where two points help. */
const TWO_POINT_LEADS: ReadonlySet<number> = new Set([-2, -5, -10, -13, 1, 5]);

/**
 * Where coaches of 2019 went for two on at least four of ten tries in the second half (113 of its tries, counted from `plays` of type two_pt by quarter and lead; that season
 * alone): behind in its third and fourth quarters, ahead by 1 or 5 in the fourth.
 */
const MODERN_LEADS: ReadonlySet<number> = new Set([-2, -5, -8, -10, -11, -13]);
/** Behind by so much in the fourth quarter, any try is for two. */
const MODERN_BEHIND = 18;

function goesForTwo({ rules }: Game, state: GameState): boolean {
  const ahead = lead(state);
  const late = state.period >= 4;
  if (late && TWO_POINT_LEADS.has(ahead)) return true;
  if (rules.switches.goForTwo === "late") return false;
  return state.period >= 3 && (MODERN_LEADS.has(ahead) || (late && ahead <= -MODERN_BEHIND));
}

function kicksOnside({ period, clock, score, ball }: GameState): boolean {
  const behind = score[otherSide(ball)] - score[ball];
  if (period < 4 || behind < 1 || behind > 16) return false;
  return clock <= (behind > 8 ? 300 : 180);
}

export const strong: Coach = {
  id: "strong",
  title: "Strong coach",
  summary:
    "Fourth downs as coaches of the time took them, fouls by expected points, timeouts, knees and onside kicks late",
  choose(ask, game, state, dice) {
    switch (ask.kind) {
      case "toss":
        return { kind: "toss", coin: "heads" };
      case "kickoff":
        return { kind: "kickoff", kick: kicksOnside(state) ? "onside" : "deep" };
      case "snap":
        return { kind: "snap", call: ask.isTry ? "chart" : call(game, state, ask.calls, dice) };
      case "buyOff":
        return { kind: "buyOff", timeout: false };
      case "penalty": {
        const accept = afterValue(game, ask.accept, state.score, ask.team);
        return { kind: "penalty", accept: accept > afterValue(game, ask.decline, state.score, ask.team) };
      }
      case "clock": {
        const late = ask.answers.at(-1)!;
        if (ask.answers.includes("timeout") && stopsClock(state, ask.team)) return { kind: "clock", how: "timeout" };
        return { kind: "clock", how: late === "hurry" ? "hurry" : "run" };
      }
      case "try":
        return { kind: "try", go: goesForTwo(game, state) ? "two" : "kick" };
      case "lastKick": {
        const good = kickChance(game.books[ask.team], ask.length) >= 0.3;
        return { kind: "lastKick", kick: good && (state.period === 2 || kickHelps(state)) };
      }
    }
  },
};
