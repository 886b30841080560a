/** The strong coach: expected points, mixed calls from the matrix game, action dice by price. */
import type { Roller } from "../../../kernel/dice/index.js";
import { otherSide, yardsToGoal, type Side } from "../../../kernel/football/index.js";
import {
  fakeFrom,
  fieldGoalYards,
  markOff,
  NO_DICE,
  usableDice,
  type AudibleDecision,
  type Choice,
  type DefenseCall,
  type DieId,
  type Game,
  type GameState,
  type OffenseCall,
} from "../engine/index.js";
import type { StarDie } from "../rules/index.js";
import type { Coach, OpenDecision } from "./coach.js";
import { finalWorth, lookAhead, payoffWith, valuesOf, type Look } from "./look-ahead.js";
import { prefersPenalty, type Prospect } from "./penalties.js";
import { canKneel, choosePlainly } from "./simple.js";
import { endsGame, isLastPeriod, leadOf, roundsLeft } from "./situation.js";
import { columnCells, rowCells } from "./values/call-matrix.js";
import {
  fieldGoalChance,
  kickoffWorth,
  onsideWorth,
  puntWorth,
  safetyWorth,
  touchdownWorth,
  TRY_CHANCE,
} from "./values/kick-worth.js";
import { afterExchange } from "./values/point-values.js";
import { atLeast, yardOdds } from "./values/yard-odds.js";

/**
 * Expected points that an action die must add: this much early in the game, less toward the end. Half of it did no better than keeping the
 * dice (1,000 games each: margins 34.9 at 0.7, 32.8 at 0.35, error 0.7).
 */
export const DICE_PRICE = { start: 0.7, star: 0.35 } as const;
const NEVER = -Infinity;

/** Draws an index from a mixed strategy. */
function draw(mix: Float64Array, dice: Roller): number {
  let left = (dice.die(1_000_000) - 0.5) / 1_000_000;
  for (let i = 0; i < mix.length; i++) {
    left -= mix[i];
    if (left < 0) return i;
  }
  return mix.indexOf(Math.max(...mix));
}

/** Share of the game's rounds left. */
function shareLeft(game: Game, state: GameState): number {
  const { quarters, rounds } = game.rules.tables.game;
  const left = roundsLeft(game, state) + Math.max(0, quarters - state.period) * rounds;
  return left / (quarters * rounds);
}

/** The die worth its price on this play, if any: a star's before an action die. */
function pickDie(game: Game, state: GameState, usable: readonly DieId[], gain: () => number, last: boolean) {
  if (usable.length === 0) return NO_DICE;
  const star = usable.find((die) => die !== "action");
  const price = (star ? DICE_PRICE.star : DICE_PRICE.start) * shareLeft(game, state);
  return gain() > (last ? 1e-6 : price) ? [star ?? usable[0]] : NO_DICE;
}

function offenseDice(game: Game, state: GameState, look: Look, row: number): readonly DieId[] {
  const { kind } = game.book.play.get(look.frame.calls[row])!;
  const fits: StarDie = kind === "pass" ? "passAttack" : "rushAttack";
  const usable = usableDice(game, state, state.ball, (die) => die === fits);
  const gain = (): number => {
    const { columns } = look.frame;
    const lifted = payoffWith(game, state, look, { offense: 1, defense: 0 }, rowCells(look.frame, row));
    let sum = 0;
    for (let c = 0; c < columns; c++) {
      sum += look.solution.columns[c] * (lifted[row * columns + c] - look.payoff[row * columns + c]);
    }
    return sum;
  };
  return pickDie(game, state, usable, gain, look.last);
}

function defenseDice(game: Game, state: GameState, look: Look, column: number): readonly DieId[] {
  const fits: StarDie = column < look.frame.columns / 2 ? "rushDefense" : "passDefense";
  const usable = usableDice(game, state, otherSide(state.ball), (die) => die === fits || die === "defense");
  const gain = (): number => {
    const { columns, calls } = look.frame;
    const held = payoffWith(game, state, look, { offense: 0, defense: 1 }, columnCells(look.frame, column));
    let sum = 0;
    for (let r = 0; r < calls.length; r++) {
      sum += look.solution.rows[r] * (look.payoff[r * columns + column] - held[r * columns + column]);
    }
    return sum;
  };
  return pickDie(game, state, usable, gain, look.last);
}

/** Value of a field goal try now. */
function fieldGoalWorth(game: Game, state: GameState, look: Look): number {
  const chance = fieldGoalChance(game.rules, fieldGoalYards({ game }, state.spot));
  if (chance === 0 || (game.rules.switches.kicksOnlyOnFourth && state.down < 4)) return NEVER;
  const points = game.rules.tables.game.points.fieldGoal;
  if (look.last) return chance * finalWorth(game, state, points) + (1 - chance) * finalWorth(game, state, 0);
  const other = look.values.against[state.ball];
  const over = Math.min(99, yardsToGoal(state.spot) + game.rules.tables.fieldGoalRules.missBehind);
  return chance * (points + kickoffWorth(other)) - (1 - chance) * other.first(over);
}

/** Value of a fake on fourth down. */
function fakeWorth(game: Game, state: GameState, look: Look): number {
  const works = (7 - fakeFrom({ game, draft: state })) / 6;
  const far = atLeast(yardOdds(game.rules.tables.fakeRules.yardDice, false), state.toGo);
  const [own, other] = [look.values[state.ball], look.values.against[state.ball]];
  const spot = Math.min(99, state.spot + Math.max(7, state.toGo));
  return works * far * own.first(spot) - (1 - works * far) * other.first(100 - state.spot);
}

/** Value of a hard count: five yards either way, then the same down. Never twice on a down, even if the rules allow it. */
function hardCountGain(game: Game, state: GameState, look: Look): number {
  if (look.last || state.counted) return NEVER;
  const { offense, defense, surcharge, yards } = game.rules.tables.scrimmage.hardCount;
  const { modifiers, hardCounts } = state[state.ball];
  const edge = modifiers[offense] - state[otherSide(state.ball)].modifiers[defense] - surcharge * hardCounts;
  let wins = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + edge > b) wins++;
  const own = look.values[state.ball];
  const [up, back] = [markOff({ game }, yards, yardsToGoal(state.spot)), markOff({ game }, yards, state.spot)];
  const gained = up >= state.toGo ? own.first(state.spot + up) : own.at(state.down, state.toGo - up, state.spot + up);
  const lost = own.at(state.down, state.toGo + back, state.spot - back);
  return (wins * gained + (36 - wins) * lost) / 36 - own.at(state.down, state.toGo, state.spot);
}

const plain = (call: string): OffenseCall => ({ call, dice: NO_DICE });

function callOffense(game: Game, state: GameState, dice: Roller): OffenseCall {
  const isTry = state.down === 0;
  if (!isTry && canKneel(game, state)) return plain("kneel");
  const look = lookAhead(game, state);
  const go = look.solution.value;
  if (!isTry) {
    const behind = leadOf(state, state.ball) < 0 && endsGame(game, state, 12);
    const fourth = state.down === game.rules.tables.game.downs;
    const kick = fourth || look.last ? fieldGoalWorth(game, state, look) : NEVER;
    const enough = !behind || leadOf(state, state.ball) >= -game.rules.tables.game.points.fieldGoal;
    const punts = fourth && !behind && !look.last;
    const punt = punts ? puntWorth(game.rules, look.values.against[state.ball], state.spot) : NEVER;
    const fake = fourth && !look.last ? fakeWorth(game, state, look) : NEVER;
    const options = [go, enough ? kick : NEVER, punt, fake, go + hardCountGain(game, state, look) - 0.02];
    const best = options.indexOf(Math.max(...options));
    if (best > 0) return plain(["", "fieldGoal", "punt", "fakePunt", "hardCount"][best]);
    if (behind && isLastPeriod(game, state) && !state.hurried && !look.last) return plain("hurryUp");
  }
  const row = draw(look.solution.rows, dice);
  return { call: look.frame.calls[row], dice: offenseDice(game, state, look, row) };
}

function callDefense(game: Game, state: GameState, dice: Roller): DefenseCall {
  const look = lookAhead(game, state);
  const column = draw(look.solution.columns, dice);
  const { against, special } = look.frame.against[column];
  const legal = special !== "goalLineStand" || game.rules.switches.goalLineOnlyWithin === "anytime";
  const kept = legal || yardsToGoal(state.spot) <= 10;
  return { against, special: kept ? special : "none", dice: defenseDice(game, state, look, column) };
}

/** The quarterback has read the defense: a normal rush with a d6 against its DC, or the original call. */
function pickAudible({ offense, defense }: AudibleDecision, game: Game, state: GameState): Choice {
  const look = lookAhead(game, state);
  const { columns, calls, against } = look.frame;
  const column = against.findIndex((c) => c.against === defense.against && c.special === defense.special);
  const row = calls.indexOf(offense.call);
  if (row < 0) return { kind: "audible", audible: false };
  const held = payoffWith(game, state, look, { offense: 0, defense: 1 }, columnCells(look.frame, column));
  const rush = held[calls.indexOf("rush") * columns + column];
  return { kind: "audible", audible: rush > look.payoff[row * columns + column] };
}

/** Points for the offense after a penalty, or after the play without it. */
function worthOf(game: Game, prospect: Prospect, offense: Side): number {
  const values = valuesOf(game);
  const { team, down, toGo, spot, scored } = prospect;
  const worth =
    scored === "touchdown"
      ? touchdownWorth(game.rules, values.against[team])
      : scored === "safety"
        ? safetyWorth(game.rules, values[team])
        : values[team].at(down, toGo, spot);
  return team === offense ? worth : afterExchange(values, offense, worth);
}

function choose(open: OpenDecision, game: Game, state: GameState): Choice {
  switch (open.kind) {
    case "kickoff": {
      const values = valuesOf(game);
      const [own, other] = [values[open.team], values.against[open.team]];
      // By custom only when behind (A83): under the rules alone, a coach who looks ahead would try ten a game.
      const may = open.canKickOnside && leadOf(state, open.team) < 0;
      const onside = may && onsideWorth(game.rules, own, other, state[open.team].onsideKicks) > kickoffWorth(other);
      return { kind: "kickoff", kick: onside ? "onside" : "standard" };
    }
    case "audible":
      return pickAudible(open, game, state);
    case "penalty":
      return {
        kind: "penalty",
        accept: prefersPenalty(open, game, state, (prospect, offense) => worthOf(game, prospect, offense)),
      };
    case "try": {
      if (!open.canGoForTwo) return { kind: "try", go: "kick" };
      const { twoPointFrom } = game.rules.tables.fieldGoalRules;
      const snap: GameState = { ...state, down: 0, toGo: twoPointFrom, spot: 100 - twoPointFrom };
      const kick = TRY_CHANCE * game.rules.tables.game.points.kick;
      return { kind: "try", go: lookAhead(game, snap).solution.value > kick ? "two" : "kick" };
    }
    default:
      return choosePlainly(open, game, state);
  }
}

export const strong: Coach = {
  id: "strong",
  title: "Strong",
  summary:
    "Mixes calls by expected points, weighs every kick, spends action dice where they gain most; kicks onside only when behind: 96 points and 3.1 onside kicks per game, if either side may kick onside (A83); 117 and about 10 if it kicked onside whenever that pays",
  offense: callOffense,
  defense: callDefense,
  choose,
};
