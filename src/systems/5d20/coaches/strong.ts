/** The strong coach: fourth downs by the coaching table of the season's era, penalties by value, active clock management. */
import type { Dice } from "../../../kernel/dice/index.js";
import {
  coachRolls,
  goesForTwo,
  goesOn,
  needsTouchdown,
  nerveOf,
  otherSide,
  twoHelps,
  type Side,
} from "../../../kernel/football/index.js";
import { kickChance, kickLength, secondsInBounds, type Call, type Game, type GameState } from "../engine/index.js";
import { KICK_LENGTHS, LONG_KICKS, TRY_YARDS } from "../rules/index.js";
import type { Coach } from "./coach.js";
import { kneesRunOut, SAFE_KNEES } from "./knees.js";
import {
  bolderOf,
  HOPE,
  hopeOf,
  isCounted,
  lateFourth,
  LONGEST_KICK,
  maybeGood,
  lead,
  sitsOnKick,
  waitsForOvertime,
} from "./late.js";
import { afterValue } from "./value.js";

const KICK: Call = "fieldGoal";
/** Yards of field goals that every coach tries. */
const NEAR_KICK = Math.min(...KICK_LENGTHS);

/** Faces of the coach's die for kicks by `KICK_LENGTHS`; undefined where the chance of success decides. */
const longKicks = ({ rules, home }: Game): readonly number[] | undefined =>
  rules.switches.longKicks === "season" ? LONG_KICKS.find(({ from }) => home.season >= from)?.upTo : undefined;

function fourthDown(game: Game, state: GameState, dice: Dice): Call {
  const { spot, toGo, period, clock, ball } = state;
  const left = 100 - spot;
  const p = hopeOf(game, state);
  const ahead = lead(state);
  const nerve = nerveOf(game.home.season);
  const { tries = 0 } = game.books[ball].chart;
  const isTried = (): boolean => {
    if (p < HOPE) return false;
    if (left < 30) return true;
    const faces = longKicks(game);
    if (!faces) return p >= nerve.kick - tries / 20;
    const length = kickLength(game, spot);
    // Coaches differ on long kicks alone: none punts in close, none tries from farther than the longest.
    const seen = length <= NEAR_KICK || length > LONGEST_KICK ? length : length - TRY_YARDS * tries;
    return coachRolls(faces[KICK_LENGTHS.findIndex((to) => seen <= to)] ?? 0, dice);
  };
  const kick = (): Call => (isTried() ? KICK : "punt");
  if (isCounted(game)) {
    const late = lateFourth(game, state, dice);
    if (late) return late === "kick" ? kick() : late;
  }
  if (period >= 4) {
    const decisive = ahead <= 0 && ahead >= -3;
    if (decisive && maybeGood(game, state) && clock <= 300) return KICK;
    if (!isCounted(game) && needsTouchdown(nerve.late, -ahead, clock, left)) return "chart";
    if (ahead > 0 && clock <= 120 && toGo > 1) return kick();
  }
  const bolder = (game.books[ball].chart.fourth ?? 0) + bolderOf(game, state);
  const n = goesOn(left, toGo, game.home.season, bolder);
  if (n > 0 && dice.die(20) <= n) return "chart";
  return kick();
}

/** Spot before which a team lets the first half run out. */
const DEEP = 35;
const NO_TIMEOUTS: GameState["timeouts"] = { home: 0, away: 0 };

/** Kneels with a late lead, before overtime and deep before halftime, if the knees run out the clock. */
function kneels(game: Game, state: GameState): boolean {
  const { period, clock, down, ball, spot } = state;
  if (spot < SAFE_KNEES) return false;
  const inBounds = secondsInBounds(game, ball, state);
  // No coach on defense stops the clock before halftime.
  if (period === 2) return clock <= inBounds && spot < DEEP && kneesRunOut(game, { ...state, timeouts: NO_TIMEOUTS });
  if (period < 4 || (lead(state) <= 0 && !waitsForOvertime(game, state))) return false;
  return clock <= inBounds * (4 - down) && kneesRunOut(game, state);
}

/** In the last seconds, kicks a field goal on any down; before halftime, a timeout leaves time for another play first. */
function lastSeconds(game: Game, state: GameState): boolean {
  const { period, clock, ball, timeouts } = state;
  if (clock > 10 || (period !== 2 && period < 4)) return false;
  if (period === 2 && isCounted(game) && timeouts[ball] > 0 && clock > game.rules.tables.timing.stopped) return false;
  if (period >= 4 && !kickHelps(state)) return false;
  return hopeOf(game, state) >= HOPE;
}

/** True if three points tie or win the game. */
const kickHelps = (state: GameState): boolean => lead(state) <= 0 && lead(state) >= -3;

function call(game: Game, state: GameState, calls: readonly Call[], dice: Dice): Call {
  const wanted = wish(game, state, dice);
  return calls.includes(wanted) ? wanted : "chart";
}

function wish(game: Game, state: GameState, dice: Dice): Call {
  if (kneels(game, state)) return "kneel";
  if (lastSeconds(game, state)) return KICK;
  if (state.down === 4) return fourthDown(game, state, dice);
  return sitsOnKick(game, state) ? "run" : "chart";
}

/** Seconds of the first half from which an offense takes its timeouts. */
const LAST_DRIVE = 60;

/** Stops the clock: on offense to score before the end, on defense to get the ball back. */
function stopsClock(game: Game, state: GameState, side: Side): boolean {
  const { period, clock, score, ball, spot } = state;
  const behind = score[otherSide(side)] - score[side];
  if (side === ball) {
    if (clock > (period === 2 && isCounted(game) ? LAST_DRIVE : 120) || sitsOnKick(game, state)) return false;
    const stopped = { ...state, clock: clock - game.rules.tables.timing.stopped };
    if (waitsForOvertime(game, stopped)) return false;
    return period === 2 ? spot >= 40 : period >= 4 && behind >= 0 && behind <= 16;
  }
  return period >= 4 && clock <= 180 && behind > 0 && behind <= 16;
}

function isForTwo({ rules, home }: Game, state: GameState, dice: Dice): boolean {
  if (rules.switches.goForTwo !== "score") return twoHelps(lead(state), state.period);
  return coachRolls(goesForTwo(lead(state), state.period, home.season), dice);
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
    "Goes for it like coaches of the time, decides fouls by expected points, uses timeouts, knees and onside kicks late",
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
        if (ask.answers.includes("timeout") && stopsClock(game, state, ask.team))
          return { kind: "clock", how: "timeout" };
        return { kind: "clock", how: late === "hurry" ? "hurry" : "run" };
      }
      case "try":
        return { kind: "try", go: isForTwo(game, state, dice) ? "two" : "kick" };
      case "lastKick": {
        const good = kickChance(game.books[ask.team], ask.length) >= HOPE;
        return { kind: "lastKick", kick: good && (state.period === 2 || kickHelps(state)) };
      }
    }
  },
};
