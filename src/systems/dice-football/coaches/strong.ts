/** The strong coach: the cards call the plays, as for the solo coach; fourth downs, tries and kickoffs follow the era's habits. */
import type { Dice } from "../../../kernel/dice/index.js";
import {
  BOLDEST,
  coachRolls,
  FIELD,
  goesForTwo,
  goesOn,
  needsTouchdown,
  nerveOf,
  otherSide,
  yardsToGoal,
  type Side,
} from "../../../kernel/football/index.js";
import {
  boxesLeft,
  CELLS,
  kickLength,
  secondsLeft,
  specialistsOf,
  type Game,
  type GameState,
  type SnapAsk,
  type SnapCall,
} from "../engine/index.js";
import type { Coach } from "./coach.js";
import { kickChance, puntAverage } from "./reach.js";
import { ahead, snap, solo } from "./solo.js";

/** Boxes of the fourth quarter from which a trailing team kicks onside: when behind by up to 8 points, and by up to 16. */
const ONSIDE = { close: 5, far: 8, most: 16 } as const;

/** Reduction for the longest kicks: a card has one number for all kicks of 50 yards or more. */
const BANDS = 0.04;

/**
 * Highest coach's die at which a kick of this length is tried instead of a punt, from a season on: as many as on the
 * fourth downs of 2009-11, 2012-17, and 2018 and 2019, in replays of 2010, 2014 and 2018 (`scripts/dice-constants.mjs
 * --times N`, LONG_KICKS). A card has one number for all kicks of 50 yards or more, and none beyond a kicker's longest.
 */
const LONG_KICKS = [
  { from: 0, dice: [20, 17, 12, 1] },
  { from: 2012, dice: [20, 20, 15, 4] },
  { from: 2018, dice: [20, 20, 18, 5] },
] as const;
/** Lengths up to which these apply. */
const LENGTHS = [48, 51, 54, 57] as const;

function reaches(length: number, season: number, dice: Dice): boolean {
  const { dice: faces } = LONG_KICKS.findLast(({ from }) => season >= from)!;
  return coachRolls(faces[LENGTHS.findIndex((upTo) => length <= upTo)] ?? 0, dice);
}

/**
 * Extra faces of the coach's die up to so many yards to go, in seasons whose habits the kernel counted: card games have
 * fewer fourth downs than real ones where a team may go for it (tries per team and game by `scripts/dice-constants.mjs
 * --times N`). Since 2018, those with 2 and 3 to go need none.
 */
const SHORT_TRIES = { usual: { to: 3, more: 3 }, bold: { to: 1, more: 2 } } as const;
const COUNTED = 1990;

/** Yards to go beyond which a team trailing late punts, unless fewer than these seconds are left. */
const [FAR, LAST] = [12, 180] as const;

/** Follows coaches of the season: a team trailing late goes for it; others go by yards to the goal and to gain. */
function fourthDown(game: Game, state: GameState, ask: SnapAsk, dice: Dice): SnapCall {
  const { ball, spot, toGo, period } = state;
  const { season } = game.home;
  const left = yardsToGoal(spot);
  const { kicker, punter } = specialistsOf(game, state, ball);
  const good = ask.calls.includes("fieldGoal") ? kickChance(kicker, kickLength(spot)) : 0;
  const lead = ahead(state, ball);
  const nerve = nerveOf(season);
  const kicks = (): SnapCall =>
    (good >= nerve.kick - BANDS || (left < 30 && good >= 0.3)) && reaches(kickLength(spot), season, dice)
      ? "fieldGoal"
      : left <= puntAverage(punter)
        ? "coffin"
        : "punt";
  if (period >= 4) {
    const clock = secondsLeft(game, state);
    if (lead <= 0 && lead >= -3 && good >= 0.3 && clock <= 300) return "fieldGoal";
    const may = toGo <= FAR || clock <= LAST;
    if (may && needsTouchdown(nerve.late, -lead, clock, left)) return column(state, ask.calls, dice);
    if (lead > 0 && clock <= 120 && toGo > 1) return kicks();
  }
  const { to, more } = SHORT_TRIES[season < BOLDEST ? "usual" : "bold"];
  const n = goesOn(left, toGo, season, toGo <= to && season >= COUNTED ? more : 0);
  return n > 0 && dice.die(20) <= n ? column(state, ask.calls, dice) : kicks();
}

/**
 * Runs per 100 plays, by score: behind by 17 or more, by 9, by less, tied, ahead by up to 8, by up to 16, by more. From
 * 2009-19 (`scripts/dice-constants.mjs`, RUNS); docs/seasons.md says how far single seasons are.
 */
type ByScore = readonly [far: number, two: number, one: number, tied: number, ahead: number, two: number, far: number];
const RUNS: readonly { readonly period: number; readonly upTo: number; readonly share: ByScore }[] = [
  { period: 2, upTo: 4, share: [14, 13, 17, 20, 21, 24, 25] },
  { period: 2, upTo: 30, share: [36, 39, 40, 42, 42, 44, 46] },
  { period: 3, upTo: 30, share: [31, 37, 41, 44, 44, 46, 51] },
  { period: 4, upTo: 6, share: [18, 5, 11, 31, 79, 89, 89] },
  { period: 4, upTo: 16, share: [16, 11, 28, 42, 55, 70, 78] },
  { period: 4, upTo: 30, share: [22, 27, 36, 40, 46, 53, 60] },
];
/** Regular periods, and the boxes of a quarter. */
const [PERIODS, MOST_BOXES] = [4, 30] as const;
/** Leads, from below, at which the columns of RUNS begin. */
const LEADS = [-16, -8, 0, 1, 9, 17] as const;
/** Runs per 100 plays with a neutral score, and those that the columns call. */
const NEUTRAL = 44;
const NO_RUNS = { call: "noRuns", runs: 0 } as const;
const FEW_RUNS = { call: "fewRuns", runs: 15 } as const;
const FEW_PASSES = { call: "fewPasses", runs: 85 } as const;
const NO_PASSES = { call: "noPasses", runs: 100 } as const;

/**
 * Runs per 100 plays with a neutral score up to so many yards to go, and those that the cards call there (periods 1 to
 * 3, up to a score ahead or behind; 2009-19, `scripts/dice-constants.mjs`, DISTANCES).
 */
interface Distance {
  readonly to: number;
  readonly runs: number;
  readonly card: number;
}
type ByDistance = readonly Distance[];
const DISTANCES: Readonly<Record<"field" | "goal", Readonly<Record<number, ByDistance>>>> = {
  field: {
    1: [
      { to: 10, runs: 52, card: 52 },
      { to: 99, runs: 37, card: 52 },
    ],
    2: [
      { to: 1, runs: 79, card: 65 },
      { to: 2, runs: 72, card: 65 },
      { to: 3, runs: 65, card: 49 },
      { to: 5, runs: 53, card: 49 },
      { to: 6, runs: 45, card: 36 },
      { to: 9, runs: 33, card: 36 },
      { to: 10, runs: 48, card: 36 },
      { to: 99, runs: 24, card: 21 },
    ],
    3: [
      { to: 1, runs: 75, card: 58 },
      { to: 2, runs: 29, card: 58 },
      { to: 5, runs: 8, card: 10 },
      { to: 10, runs: 4, card: 6 },
      { to: 99, runs: 10, card: 12 },
    ],
    4: [
      { to: 1, runs: 82, card: 58 },
      { to: 2, runs: 29, card: 58 },
      { to: 99, runs: 6, card: 6 },
    ],
  },
  goal: {
    1: [
      { to: 1, runs: 80, card: 52 },
      { to: 10, runs: 66, card: 52 },
      { to: 99, runs: 34, card: 52 },
    ],
    2: [
      { to: 1, runs: 75, card: 65 },
      { to: 2, runs: 58, card: 65 },
      { to: 5, runs: 44, card: 49 },
      { to: 10, runs: 37, card: 36 },
      { to: 99, runs: 17, card: 21 },
    ],
    3: [
      { to: 1, runs: 64, card: 58 },
      { to: 2, runs: 27, card: 58 },
      { to: 5, runs: 10, card: 10 },
      { to: 99, runs: 6, card: 6 },
    ],
    4: [
      { to: 1, runs: 64, card: 58 },
      { to: 2, runs: 27, card: 58 },
      { to: 99, runs: 6, card: 6 },
    ],
  },
};

/** RUNS by period and boxes left. */
const SHARES: readonly (readonly (ByScore | undefined)[])[] = Array.from({ length: PERIODS + 1 }, (_, period) =>
  Array.from(
    { length: MOST_BOXES + 1 },
    (_, left) => RUNS.find((one) => one.period === period && left <= one.upTo)?.share,
  ),
);

/** DISTANCES by down and yards to go. */
const byYards = (downs: Readonly<Record<number, ByDistance>>): readonly (readonly Distance[])[] =>
  [0, 1, 2, 3, 4].map((down) =>
    Array.from({ length: FIELD }, (_, toGo) => downs[down]?.find(({ to }) => toGo <= to)).filter(
      (one) => one !== undefined,
    ),
  );
const BY_YARDS = { field: byYards(DISTANCES.field), goal: byYards(DISTANCES.goal) } as const;

/** Mixes two calls so that this share of the plays are runs. */
function mixed(share: number, low: Mixed, high: Mixed, dice: Dice): SnapCall {
  const n = Math.round((20 * (share - low.runs)) / (high.runs - low.runs));
  return n > 0 && dice.die(20) <= n ? high.call : low.call;
}
interface Mixed {
  readonly call: SnapCall;
  readonly runs: number;
}

/** A card that calls so nearly as many runs is followed. */
const NEAR = 5;

function callFor(share: number, card: number, dice: Dice): SnapCall {
  if (Math.abs(share - card) < NEAR) return "card";
  if (share <= FEW_RUNS.runs) return mixed(share, NO_RUNS, FEW_RUNS, dice);
  const own: Mixed = { call: "card", runs: card };
  if (share < card) return mixed(share, FEW_RUNS, own, dice);
  if (share <= FEW_PASSES.runs) return mixed(share, own, FEW_PASSES, dice);
  return mixed(share, FEW_PASSES, NO_PASSES, dice);
}

/** Columns by score, time, down and distance, so that a game has the season's share of runs and passes. */
function column(state: GameState, calls: readonly SnapCall[], dice: Dice): SnapCall {
  if (!calls.includes("noRuns")) return "card";
  const { period, ball, down, toGo, spot } = state;
  const lead = ahead(state, ball);
  const left = boxesLeft(state);
  let at = 0;
  while (at < LEADS.length && lead >= LEADS[at]) at++;
  const share = SHARES[period]?.[left]?.[at] ?? NEUTRAL;
  const { runs, card } = BY_YARDS[toGo < yardsToGoal(spot) ? "field" : "goal"][down][toGo];
  return callFor(Math.round(shifted(runs, share)), card, dice);
}

/** Runs of a distance at a share other than the neutral one: as many of its passes become runs, or of its runs passes. */
const shifted = (runs: number, share: number): number =>
  share < NEUTRAL ? (runs * share) / NEUTRAL : 100 - ((100 - runs) * (100 - share)) / (100 - NEUTRAL);

/** Downs on which a team may kneel. */
const KNEELS = 3;
/** Boxes left in the first half, and yards from the own goal, up to which a team lets it run out. */
const [LAST_BOX, DEEP] = [1, 20] as const;

/** True if the team with the ball, deep in its own half, is content to let the first half run out. */
const waitsForHalftime = ({ period, left, spot }: Pick<GameState, "period" | "left" | "spot">): boolean =>
  period === 2 && boxesLeft({ left }) <= LAST_BOX && spot <= DEEP;

/** True if a leader, or a team that waits for halftime, can kneel until the end, whatever timeouts its opponent has. */
function kneels(state: GameState): boolean {
  const { period, ball, down, left, spot, timeouts } = state;
  // Each knee loses a yard, and none may be taken at the own 1.
  const knees = Math.min(KNEELS + 1 - down, spot - 1);
  if (left > CELLS * knees - Math.min(knees, timeouts[otherSide(ball)])) return false;
  return waitsForHalftime(state) || (period >= 4 && ahead(state, ball) > 0);
}

/** True if a timeout, which saves half a box, would leave its team waiting for halftime. */
const wastesTimeout = (state: GameState, side: Side): boolean =>
  side === state.ball && waitsForHalftime({ ...state, left: state.left - 1 });

function kicksOnside(state: GameState): boolean {
  const behind = -ahead(state, state.ball);
  if (state.period < 4 || behind < 1 || behind > ONSIDE.most) return false;
  return boxesLeft(state) <= (behind > 8 ? ONSIDE.far : ONSIDE.close);
}

const HABITS = { onFourth: fourthDown, column } as const;

export const strong: Coach = {
  id: "strong",
  title: "Strong coach",
  summary:
    "Plays like the solo coach, but handles fourth downs, two-point tries and kickoffs as coaches of the season did, and kneels to run out the clock",
  choose(ask, game, state, dice) {
    switch (ask.kind) {
      case "kickoff": {
        if (kicksOnside(state)) return { kind: "kickoff", kick: "onside" };
        // Coaches kick deep where touchbacks are as frequent as theirs: an angled kick goes out of bounds too often.
        if (game.law.touchbacks > 0) return { kind: "kickoff", kick: "regular" };
        return solo.choose(ask, game, state, dice);
      }
      case "snap":
        if (ask.calls.includes("kneel") && kneels(state)) return { kind: "snap", call: "kneel" };
        return snap(game, state, ask, dice, HABITS);
      case "clock":
        if (wastesTimeout(state, ask.team)) return { kind: "clock", timeout: false };
        return solo.choose(ask, game, state, dice);
      case "try": {
        const n = goesForTwo(ahead(state, ask.team), state.period, game[ask.team].season);
        const two = coachRolls(n, dice);
        return { kind: "try", go: two ? "two" : "kick" };
      }
      default:
        return solo.choose(ask, game, state, dice);
    }
  },
};
