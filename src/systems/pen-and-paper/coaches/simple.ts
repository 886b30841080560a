/** The simple coach: the solo chart for calls, plain rules for everything else. */
import type { Roller } from "../../../kernel/dice/index.js";
import { inRedZone, otherSide, type Side } from "../../../kernel/football/index.js";
import {
  NO_DICE,
  usableDice,
  type AudibleDecision,
  type Choice,
  type DefenseCall,
  type DieId,
  type Game,
  type GameState,
  type HealDecision,
  type OffenseCall,
} from "../engine/index.js";
import type { StarDie } from "../rules/index.js";
import { chartDefense, chartOffense } from "./chart-calls.js";
import type { Coach, OpenDecision } from "./coach.js";
import { fourthDown, pickKickoff, pickReturn, pickTry } from "./kicking.js";
import { prefersPlainly } from "./penalties.js";
import { isLastPeriod, leadOf, roundsLeft, successChance } from "./situation.js";

const PLAIN: Readonly<Record<string, OffenseCall>> = {
  punt: { call: "punt", dice: NO_DICE },
  fieldGoal: { call: "fieldGoal", dice: NO_DICE },
  kneel: { call: "kneel", dice: NO_DICE },
  hardCount: { call: "hardCount", dice: NO_DICE },
  fakePunt: { call: "fakePunt", dice: NO_DICE },
};

/** One die for a play that matters: a star's if it fits, otherwise an action die, of which one is saved for the end. */
function dieFor(game: Game, state: GameState, side: Side, fits: (die: StarDie) => boolean): readonly DieId[] {
  const keep = isLastPeriod(game, state) ? 0 : 1;
  if (state[side].dice <= keep && state[side].stars.length === 0) return NO_DICE;
  const usable = usableDice(game, state, side, fits);
  const star = usable.find((die) => die !== "action");
  if (star) return [star];
  return state[side].dice > keep && usable.length > 0 ? ["action"] : NO_DICE;
}

const isLate = (state: GameState): boolean => state.down >= 3 || state.down === 0;
const nearGoal = (game: Game, state: GameState): boolean =>
  inRedZone(state.spot, game.rules.tables.scrimmage.redZone.within);

function offenseDice(game: Game, state: GameState, call: string): readonly DieId[] {
  const { kind } = game.book.play.get(call)!;
  if (!nearGoal(game, state)) {
    if (!isLate(state) || successChance(game, state, game.book.pairing(call, kind, "none")) >= 0.7) return NO_DICE;
  }
  const fits: StarDie = kind === "pass" ? "passAttack" : "rushAttack";
  return dieFor(game, state, state.ball, (die) => die === fits);
}

/** Leading with at most as many rounds left as downs: kneeling runs out the clock. */
export function canKneel(game: Game, state: GameState): boolean {
  const left = roundsLeft(game, state);
  const { downs } = game.rules.tables.game;
  const loss = game.rules.tables.scrimmage.kneelLoss;
  return (
    isLastPeriod(game, state) &&
    leadOf(state, state.ball) > 0 &&
    left <= downs + 1 - state.down &&
    state.spot > loss * left
  );
}

/** A hard count pays if the quarterback is at least two better than the line, including the surcharge. */
function wantsHardCount(game: Game, state: GameState): boolean {
  if (state.counted || state.toGo > 5) return false;
  const { offense, defense, surcharge } = game.rules.tables.scrimmage.hardCount;
  const own = state[state.ball];
  const edge = own.modifiers[offense] - state[otherSide(state.ball)].modifiers[defense] - surcharge * own.hardCounts;
  return edge >= 2;
}

function callOffense(game: Game, state: GameState, dice: Roller): OffenseCall {
  if (state.stage === "snap") {
    if (canKneel(game, state)) return PLAIN.kneel;
    if (wantsHardCount(game, state)) return PLAIN.hardCount;
    if (state.down === game.rules.tables.game.downs) {
      const plan = fourthDown(game, state);
      if (plan === "punt" && state.toGo <= 5 && state[state.ball].fakes === 0 && dice.die(20) === 20) {
        return PLAIN.fakePunt;
      }
      if (plan !== "go") return PLAIN[plan];
    }
    const hurries = isLastPeriod(game, state) && leadOf(state, state.ball) < 0 && !state.hurried;
    if (hurries) return { call: "hurryUp", dice: offenseDice(game, state, "hurryUp") };
  }
  return chartOffense(game, state, dice, (call) => offenseDice(game, state, call));
}

function callDefense(game: Game, state: GameState, dice: Roller): DefenseCall {
  const call = chartDefense(game, state, dice);
  if (!isLate(state) && !nearGoal(game, state)) return call;
  const fits: StarDie = call.against === "pass" ? "passDefense" : "rushDefense";
  const added = dieFor(game, state, otherSide(state.ball), (die) => die === fits || die === "defense");
  return added.length === 0 ? call : { ...call, dice: added };
}

/** Heals the better of the injured stats. */
function pickHeal({ injuries, team }: HealDecision, state: GameState): Choice {
  const { modifiers } = state[team];
  const best = injuries.reduce((a, b) => (modifiers[b.stat] > modifiers[a.stat] ? b : a));
  return { kind: "heal", stat: best.stat };
}

/** Against a pass defense with few yards to go, a run is safer. */
const pickAudible = ({ defense }: AudibleDecision, state: GameState): Choice => ({
  kind: "audible",
  audible: defense.against === "pass" && state.toGo <= 3,
});

export function choosePlainly(open: OpenDecision, game: Game, state: GameState): Choice {
  switch (open.kind) {
    case "toss":
      return { kind: "toss", coin: "heads" };
    case "elect":
      return { kind: "elect", first: "receive" };
    case "kickoff":
      return pickKickoff(open, game, state);
    case "return":
      return pickReturn(open);
    case "audible":
      return pickAudible(open, state);
    case "penalty":
      return { kind: "penalty", accept: prefersPlainly(open, game, state) };
    case "try":
      return pickTry(open, game, state);
    case "heal":
      return pickHeal(open, state);
  }
}

export const simple: Coach = {
  id: "simple",
  title: "Simple",
  summary:
    "Calls by the solo chart, kicks on fourth down, saves action dice for late downs and the red zone; 72 points and 0.3 onside kicks per game, if either side may kick onside (A83)",
  offense: callOffense,
  defense: callDefense,
  choose: choosePlainly,
};
