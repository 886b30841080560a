/** The strong coach: the cards call the plays, as for the solo coach; fourth downs, tries and kickoffs follow the era's habits. */
import type { Dice } from "../../../kernel/dice/index.js";
import {
  BOLDEST,
  coachRolls,
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
 * Highest coach's die at which a kick of this length is tried instead of a punt: from the fourth downs of 2009-17, and
 * of 2018 and 2019 (`scripts/dice-constants.mjs`, field goals by yards). A card has one number for all kicks of 50
 * yards or more.
 */
const LONG_KICKS: readonly { readonly upTo: number; readonly usual: number; readonly bold: number }[] = [
  { upTo: 51, usual: 20, bold: 20 },
  { upTo: 54, usual: 12, bold: 16 },
  { upTo: 57, usual: 2, bold: 3 },
];

const reaches = (length: number, season: number, dice: Dice): boolean =>
  coachRolls(LONG_KICKS.find(({ upTo }) => length <= upTo)?.[season < BOLDEST ? "usual" : "bold"] ?? 0, dice);

/**
 * Extra faces of the coach's die with few yards to go, in seasons whose habits the kernel counted: card games have fewer
 * fourth downs than real ones where a team may go for it (tries per team and game by `scripts/dice-constants.mjs --times
 * N`).
 */
const [COUNTED, SHORT_TRIES] = [1990, { usual: 3, bold: 2 }] as const;

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
  const short = toGo <= SHORT && season >= COUNTED;
  const n = goesOn(left, toGo, season, short ? SHORT_TRIES[season < BOLDEST ? "usual" : "bold"] : 0);
  return n > 0 && dice.die(20) <= n ? column(state, ask.calls, dice) : kicks();
}

/**
 * Runs per 100 plays, by score: two scores behind (8 points or more), behind, tied, ahead, two scores ahead. From
 * 2009-19 (`scripts/situations.mjs`, runs by quarter and score); 2009-11, 2012-14, 2015-17 and 2018-19 are within 4 per
 * 100, tied scores within 6.
 */
type ByScore = readonly [far: number, behind: number, tied: number, ahead: number, farAhead: number];
const RUNS: readonly { readonly period: number; readonly upTo: number; readonly share: ByScore }[] = [
  { period: 2, upTo: 4, share: [13, 17, 20, 21, 24] },
  { period: 3, upTo: 30, share: [35, 41, 44, 44, 48] },
  { period: 4, upTo: 6, share: [11, 12, 31, 79, 89] },
  { period: 4, upTo: 16, share: [14, 29, 42, 55, 73] },
  { period: 4, upTo: 30, share: [25, 37, 40, 45, 56] },
];
/** Maximum points of one score, without the try. */
const SCORE = 8;
/** Runs per 100 plays that the cards call with a neutral score, and that the columns call. */
const CARD = 42;
const COLUMNS = { noRuns: 0, fewRuns: 15, fewPasses: 85, noPasses: 100 } as const;
/** For a leading team, the card calls third downs with more to go than this; goal to go from closer has more runs. */
const SHORT = 3;
/**
 * Runs per 100 plays near the goal line on first down (2,606 plays of 2015-19; 67 per 100 in 2019), and with a yard to
 * go on late downs (both periods; `scripts/situations.mjs`).
 */
const INCHES = { goal: { from: 94, share: 64 }, yard: 72 } as const;

/** Mixes two calls so that this share of the plays are runs. */
function mixed(share: number, [low, below]: Mixed, [high, above]: Mixed, dice: Dice): SnapCall {
  const n = Math.round((20 * (share - below)) / (above - below));
  return n > 0 && dice.die(20) <= n ? high : low;
}
type Mixed = readonly [call: SnapCall, runs: number];

function callFor(share: number, card: number, dice: Dice): SnapCall {
  const { noRuns, fewRuns, fewPasses, noPasses } = COLUMNS;
  if (share <= fewRuns) return mixed(share, ["noRuns", noRuns], ["fewRuns", fewRuns], dice);
  if (share < card) return mixed(share, ["fewRuns", fewRuns], ["card", card], dice);
  if (share <= fewPasses) return mixed(share, ["card", card], ["fewPasses", fewPasses], dice);
  return mixed(share, ["fewPasses", fewPasses], ["noPasses", noPasses], dice);
}

/** Columns by score and time, so that a game has the season's share of runs and passes. */
function column(state: GameState, calls: readonly SnapCall[], dice: Dice): SnapCall {
  if (!calls.includes("noRuns")) return "card";
  const { period, down, toGo, spot } = state;
  const lead = ahead(state, state.ball);
  const left = boxesLeft(state);
  const row = RUNS.find((one) => one.period === period && left <= one.upTo);
  const at = lead <= -SCORE ? 0 : lead < 0 ? 1 : lead === 0 ? 2 : lead < SCORE ? 3 : 4;
  const share = row?.share[at] ?? CARD;
  if (share > CARD && down >= 3 && toGo > SHORT) return "card";
  if (share >= CARD - 10 && down === 1 && spot >= INCHES.goal.from)
    return callFor(Math.max(share, INCHES.goal.share), CARD, dice);
  if (share >= CARD - 10 && down >= 3 && toGo === 1) return callFor(Math.max(share, INCHES.yard), 53, dice);
  return callFor(share, CARD, dice);
}

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
        return snap(game, state, ask, {
          onFourth: () => fourthDown(game, state, ask, dice),
          column: (now, calls) => column(now, calls, dice),
        });
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
