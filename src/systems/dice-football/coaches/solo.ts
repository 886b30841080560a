/** The solo coach: the cards call the plays, and a few rules decide what no card covers. */
import type { Dice } from "../../../kernel/dice/index.js";
import { otherSide, yardsToGoal, type Side } from "../../../kernel/football/index.js";
import {
  boxesLeft,
  inHalves,
  kickLength,
  outOf,
  specialistsOf,
  type Choice,
  type Game,
  type GameState,
  type PenaltyAsk,
  type SnapAsk,
  type SnapCall,
} from "../engine/index.js";
import type { Coach } from "./coach.js";
import { kickLimit, mayGoAllTheWay, puntAverage, returnAverage } from "./reach.js";

export const ahead = ({ score }: GameState, team: Side): number => score[team] - score[otherSide(team)];

/** From this average on, a returner is worth kicking away from. */
const DANGEROUS = 26;
/** Leads and boxes for calling special columns. */
const LEAD = { noPasses: 9, fewPasses: 17 } as const;
const BOXES = { noPassesAhead: 6, noPassesClose: 3, noRuns: 5, goForIt: 8, onside: 4 } as const;
const BEHIND_FEW_RUNS = 9;
const FIELD_GOAL = 3;
/** Deficits after a touchdown in the fourth quarter that call for a two-point try, and the lead that does. */
const TWO_POINTS_BEHIND: readonly number[] = [2, 5, 10];
const TWO_POINTS_AHEAD = 1;
/** Minimum gain from a foul on an incomplete second-down pass. */
const WORTH_IT = 10;
/** Receivers who start beyond this spot decline. */
const GOOD_START = 30;

function kickoff(game: Game, state: GameState): Choice {
  const team = state.ball;
  const { roster } = game.books[otherSide(team)].team;
  const behind = -ahead(state, team);
  const enough = game.law.twoPoint ? 8 : 7;
  if (state.period === 4 && behind > enough && boxesLeft(state) <= BOXES.onside)
    return { kind: "kickoff", kick: "onside" };
  if ((state.period === 2 || state.period === 4) && boxesLeft(state) <= 1) return { kind: "kickoff", kick: "squib" };
  const out = outOf(state, otherSide(team));
  const first = roster.returns.kick.find(({ name }) => !out.has(name)) ?? roster.returns.kick[0];
  const feared = returnAverage(first) >= DANGEROUS || mayGoAllTheWay(first);
  return { kind: "kickoff", kick: feared ? "angled" : "regular" };
}

export const inRange = (game: Game, state: GameState): boolean =>
  kickLength(state.spot) <= kickLimit(specialistsOf(game, state, state.ball).kicker);

/** The column called for by the score and the track. */
export function columnFor(state: GameState, calls: readonly SnapCall[]): SnapCall {
  if (state.period !== 4 || !calls.includes("noRuns")) return "card";
  const lead = ahead(state, state.ball);
  const left = boxesLeft(state);
  if (lead >= LEAD.noPasses && left <= BOXES.noPassesAhead) return "noPasses";
  if (lead > 0 && lead < LEAD.noPasses && left <= BOXES.noPassesClose) return "noPasses";
  if (lead >= LEAD.fewPasses) return "fewPasses";
  if (lead < 0 && left <= BOXES.noRuns) return "noRuns";
  return lead <= -BEHIND_FEW_RUNS ? "fewRuns" : "card";
}

function lastBox(game: Game, state: GameState, calls: readonly SnapCall[]): SnapCall | undefined {
  const { period } = state;
  if ((period !== 2 && period !== 4) || boxesLeft(state) > 1) return undefined;
  const lead = ahead(state, state.ball);
  if (period === 4 && lead > 0) return undefined;
  const kicks = calls.includes("fieldGoal") && inRange(game, state);
  if (kicks && (period === 2 || lead >= -FIELD_GOAL)) return "fieldGoal";
  return calls.includes("hailMary") && (period === 2 || lead <= 0) ? "hailMary" : undefined;
}

function fourthDown(game: Game, state: GameState, { calls }: SnapAsk): SnapCall {
  const { ball, spot, toGo, period } = state;
  const lead = ahead(state, ball);
  const kicks = calls.includes("fieldGoal") && inRange(game, state);
  if (period === 4 && lead < 0 && boxesLeft(state) <= BOXES.goForIt && (lead < -FIELD_GOAL || !kicks)) {
    return columnFor(state, calls);
  }
  if (kicks) return "fieldGoal";
  if (toGo === 1 && spot >= 50 && spot <= 65) return calls.includes("sneak") ? "sneak" : "card";
  if (toGo <= 2 && spot > 60) return "card";
  return yardsToGoal(spot) <= puntAverage(specialistsOf(game, state, ball).punter) ? "coffin" : "punt";
}

interface Habits {
  /** The call on fourth down. */
  readonly onFourth: (game: Game, state: GameState, ask: SnapAsk, dice: Dice) => SnapCall;
  readonly column: (state: GameState, calls: readonly SnapCall[], dice: Dice) => SnapCall;
}

const HABITS: Habits = { onFourth: fourthDown, column: columnFor };

export function snap(
  game: Game,
  state: GameState,
  ask: SnapAsk,
  dice: Dice,
  { onFourth, column }: Habits = HABITS,
): Choice {
  if (ask.isTry) return { kind: "snap", call: "card" };
  const call =
    lastBox(game, state, ask.calls) ??
    (state.down === 4 ? onFourth(game, state, ask, dice) : column(state, ask.calls, dice));
  const lead = ahead(state, state.ball);
  const hurries = ask.twoMinute && (state.period === 2 ? state.spot > 30 || lead <= 0 : lead <= 0);
  const kicks = call === "punt" || call === "coffin" || call === "fieldGoal";
  if (hurries && !kicks) return { kind: "snap", call, twoMinute: true };
  return call === "card" ? FROM_THE_CARD : { kind: "snap", call };
}

/** Fixed answers. */
const FROM_THE_CARD: Choice = { kind: "snap", call: "card" };
const NO_TIMEOUT: Choice = { kind: "clock", timeout: false };

/** Accepts or declines a penalty. */
function accepts({ team, against, yards, play, accept, decline }: PenaltyAsk): boolean {
  const scored = play.scored;
  if (scored !== undefined) return scored === against;
  if (play.kick) {
    if (play.turnover) return play.ball !== team;
    // The receivers keep a good start; the kickers take a penalty that gives a first down, and a team that lost a kick
    // takes the repeat.
    if (play.ball === team) return play.spot <= GOOD_START;
    return accept.stage !== "snap" || (accept.ball === team && accept.first);
  }
  const onOffense = against === (play.turnover ? otherSide(play.ball) : play.ball);
  const made = play.gain >= play.toGo;
  if (onOffense) {
    if (play.turnover) return false;
    if (play.down >= 3 && !made) return false;
    return !(play.down === 2 && play.incomplete && yards < WORTH_IT);
  }
  if (play.turnover || decline.ball !== team) return true;
  // The play is better if it gained more and the penalty gives no extra first down.
  return decline.spot <= accept.spot || (accept.first && !decline.first);
}

export const solo: Coach = {
  id: "solo",
  title: "Solo coach",
  summary: "Lets the cards call the plays; kicks on fourth down, and plays by the clock at the end",
  choose(ask, game, state, dice) {
    switch (ask.kind) {
      case "kickoff":
        return kickoff(game, state);
      case "freeKick":
        return { kind: "freeKick", kick: "punt" };
      case "returner":
        return { kind: "returner", returner: ask.returners[0] };
      case "snap":
        return snap(game, state, ask, dice);
      case "defense":
        return { kind: "defense", call: "card" };
      case "penalty":
        return { kind: "penalty", accept: accepts(ask) };
      case "clock": {
        if (ask.hold || !inHalves(game, state)) return NO_TIMEOUT;
        const behind = ahead(state, ask.team) < 0;
        const offense = ask.team === state.ball;
        return { kind: "clock", timeout: behind || (offense && state.period === 2 && state.spot > 50) };
      }
      case "try": {
        const lead = ahead(state, ask.team);
        const two = state.period === 4 && (TWO_POINTS_BEHIND.includes(-lead) || lead === TWO_POINTS_AHEAD);
        return { kind: "try", go: two ? "two" : "kick" };
      }
    }
  },
};
