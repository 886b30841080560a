/** The strong coach: the cards call the plays, as for the solo coach; he takes fourth downs, tries and kickoffs as his era did. */
import type { Dice } from "../../../kernel/dice/index.js";
import { BOLDEST, goesOn, nerveOf, triesTwo, yardsToGoal } from "../../../kernel/football/index.js";
import {
  boxesLeft,
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
import { ahead, columnFor, snap, solo } from "./solo.js";

/** Boxes of the fourth quarter from which who is behind kicks onside: by up to 8 points, by up to 16. */
const ONSIDE = { close: 5, far: 8, most: 16 } as const;

/** Chance that the longest kicks have less: a card has one number for all kicks of 50 yards or more. */
const BANDS = 0.04;

/** Yards to go beyond which a team that trails late punts, until so many seconds are left. */
const [FAR, LAST] = [10, 120] as const;

/** As coaches of the season did: a team that trails late goes for it, others go by yards to the goal and to gain. */
function fourthDown(game: Game, state: GameState, ask: SnapAsk, dice: Dice): SnapCall {
  const { ball, spot, toGo, period } = state;
  const { season } = game.home;
  const left = yardsToGoal(spot);
  const { kicker, punter } = specialistsOf(game, state, ball);
  const good = ask.calls.includes("fieldGoal") ? kickChance(kicker, kickLength(spot)) : 0;
  const lead = ahead(state, ball);
  const nerve = nerveOf(season);
  const kicks = (): SnapCall =>
    good >= nerve.kick - BANDS || (left < 30 && good >= 0.3)
      ? "fieldGoal"
      : left <= puntAverage(punter)
        ? "coffin"
        : "punt";
  if (period >= 4) {
    const clock = secondsLeft(game, state);
    if (lead <= 0 && lead >= -3 && good >= 0.3 && clock <= 300) return "fieldGoal";
    const may = toGo <= FAR || clock <= LAST;
    if (may && nerve.late.some((at) => -lead >= at.behind && clock <= at.clock && left <= at.left))
      return columnFor(state, ask.calls);
    if (lead > 0 && clock <= 120 && toGo > 1) return kicks();
  }
  const n = goesOn(left, toGo, season);
  return n > 0 && dice.die(20) <= n ? columnFor(state, ask.calls) : kicks();
}

/**
 * The column that the score asks for, but not on every play: plays out of 20 that the card calls instead, so that the fourth quarter has the runs and passes of 2019
 * (`scripts/situations.mjs`: runs by quarter and score).
 */
const CARD = { noPasses: 5, fewPasses: 2, noRuns: 4, fewRuns: 6 } as const;
/** A team behind by so many points in the third quarter calls plays out of 20 from the column of few runs. */
const BEHIND = { by: -9, plays: 4 } as const;

function column(state: GameState, calls: readonly SnapCall[], dice: Dice): SnapCall {
  const asked = columnFor(state, calls);
  if (asked in CARD) return dice.die(20) <= CARD[asked as keyof typeof CARD] ? "card" : asked;
  const trails = state.period === 3 && ahead(state, state.ball) <= BEHIND.by && calls.includes("fewRuns");
  return trails && dice.die(20) <= BEHIND.plays ? "fewRuns" : asked;
}

function kicksOnside(state: GameState): boolean {
  const behind = -ahead(state, state.ball);
  if (state.period < 4 || behind < 1 || behind > ONSIDE.most) return false;
  return boxesLeft(state) <= (behind > 8 ? ONSIDE.far : ONSIDE.close);
}

export const strong: Coach = {
  id: "strong",
  title: "Strong coach",
  summary:
    "Plays like the solo coach, but takes fourth downs, two-point tries and kickoffs as coaches of the season did",
  choose(ask, game, state, dice) {
    switch (ask.kind) {
      case "kickoff": {
        if (kicksOnside(state)) return { kind: "kickoff", kick: "onside" };
        // Where most kickoffs are touchbacks, no one kicks short of the goal line.
        if (game.law.touchbacks > 0) return { kind: "kickoff", kick: "regular" };
        return solo.choose(ask, game, state, dice);
      }
      case "snap":
        return snap(game, state, ask, {
          onFourth: () => fourthDown(game, state, ask, dice),
          column: (now, calls) => column(now, calls, dice),
        });
      case "try": {
        const two = triesTwo(ahead(state, ask.team), state.period, game[ask.team].season >= BOLDEST);
        return { kind: "try", go: two ? "two" : "kick" };
      }
      default:
        return solo.choose(ask, game, state, dice);
    }
  },
};
