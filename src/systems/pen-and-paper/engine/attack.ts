/** The attack roll of a pass or rush against the difficulty, and the yards gained. */
import {
  inRedZone,
  otherSide,
  yardsToGoal,
  type PlayResult,
  type Side,
  type Spot,
} from "../../../kernel/football/index.js";
import type { PerStat } from "../rules/index.js";
import { rollDie, rollYards, runFootRace, sum } from "./dice.js";
import type { Attack, Difficulty } from "./events.js";
import type { Pairing } from "./playbook.js";
import { starPlays, type Turn } from "./turn.js";

/** The parts of a difficulty, before action dice. */
export function difficultyOf(
  pairing: Pairing,
  defense: PerStat,
  spot: Spot,
  trick: number,
  redZone: number,
  dice: SideDice = NO_SIDE_DICE,
): Difficulty {
  const { base, stat, specialDc: special } = pairing;
  const line = defense[stat];
  const lb = pairing.addsLB ? defense.LB : 0;
  const red = inRedZone(spot, redZone) ? pairing.redZoneDc : 0;
  const { audible, defense: faces } = dice;
  const total = base + line + lb + special + red + trick + sum(faces) + (audible ?? 0);
  return { base, stat, line, lb, special, redZone: red, trick, dice: faces, audible, total };
}

const NO_SIDE_DICE: SideDice = { defense: [], offense: [] };

/** Modifiers that the offense adds to its d20. */
export function attackBonus({ attack }: Pairing, offense: PerStat): number {
  let bonus = 0;
  for (const stat of attack) bonus += offense[stat];
  return bonus;
}

/** The result of the dice of one attack. */
export interface AttackResult {
  readonly attack: Attack;
  readonly result: PlayResult;
  /** From the carrier's point of view, from the line of scrimmage, limited by both goal lines. */
  readonly yards: number;
  /** Set if the ball is fumbled or intercepted. */
  readonly lost?: "interception" | "fumble";
}

/** Dice known before the attack, in rolling order: audible, defense, offense. */
export interface SideDice {
  readonly audible?: number;
  readonly defense: readonly number[];
  readonly offense: readonly number[];
}

/** Highest critical die that is a turnover; depends on which side is better. */
export function criticalLimit({ critical }: Pairing, offense: PerStat, defense: PerStat): number {
  const { defender, offense: own, onHigher, otherwise } = critical;
  return defense[defender] > offense[own] ? onHigher : otherwise;
}

/** d20, mishap die, then the dice of the result. */
export function rollAttack(turn: Turn, pairing: Pairing, side: Side, trick: number, dice: SideDice): AttackResult {
  const { draft, game } = turn;
  const { switches, tables } = game.rules;
  const offense = draft[side];
  const defense = draft[otherSide(side)];
  const dc = difficultyOf(pairing, defense.modifiers, draft.spot, trick, tables.scrimmage.redZone.within, dice);
  const bonus = attackBonus(pairing, offense.modifiers);
  const d20 = rollDie(turn, 20, "attack");
  const mishapDie = rollDie(turn, 6, "mishap");
  const total = d20 + bonus + sum(dice.offense);
  const success = d20 === 20 || (d20 !== 1 && (switches.strictAttack ? total > dc.total : total >= dc.total));
  const { kind, cites } = pairing;
  // One literal with every field, undefined if the die was not rolled: JSON leaves those out.
  const attack: Rolled = {
    kind,
    d20,
    bonus,
    dice: dice.offense,
    total,
    dc,
    success,
    mishapDie,
    yardDice: NONE,
    critical: undefined,
    center: undefined,
    race: undefined,
    cites,
  };
  if (success) return rollGain(turn, pairing, attack);
  return d20 === 1 ? rollCritical(turn, pairing, side, attack) : rollFailure(turn, pairing, attack);
}

type Rolled = { -readonly [K in keyof Attack]: Attack[K] };
const NONE: readonly number[] = [];

function rollGain(turn: Turn, pairing: Pairing, attack: Rolled): AttackResult {
  const left = yardsToGoal(turn.draft.spot);
  const result = pairing.kind === "pass" ? "complete" : "rush";
  if (pairing.play.touchdown) return { attack, result, yards: left };
  const dice = rollYards(turn, pairing.yards, pairing.explodes, "gain");
  const gain = sum(dice) + (attack.d20 === 20 ? pairing.bonus20 : 0);
  const run = runFootRace(turn, gain, turn.game.rules.tables.scrimmage.footRaceFrom, left);
  attack.yardDice = dice;
  attack.race = run.race;
  return { attack, result, yards: run.yards };
}

/** Natural 1: a turnover or a loss by the critical table; some calls always fumble (A34). */
function rollCritical(turn: Turn, pairing: Pairing, side: Side, attack: Rolled): AttackResult {
  const { draft, game } = turn;
  const { play, critical, kind } = pairing;
  if (play.natural1 === "fumble") return { attack, result: "rush", yards: 0, lost: "fumble" };
  const die = rollDie(turn, 6, "critical");
  attack.critical = die;
  const limit = criticalLimit(pairing, draft[side].modifiers, draft[otherSide(side)].modifiers);
  if (die <= limit) {
    const passed = critical.turnover === "interception";
    return { attack, result: passed ? "intercepted" : "rush", yards: 0, lost: critical.turnover };
  }
  if (critical.loss === "sack" && starPlays(game, draft, side, "C")) attack.center = rollDie(turn, 6, "center");
  const saved = attack.center !== undefined && attack.center <= (game.book.star.get("C")?.avoidsSackOn ?? 0);
  if (!saved) attack.yardDice = rollYards(turn, critical.loseDice, pairing.lossExplodes, "loss");
  return { attack, result: kind === "pass" ? "sack" : "rush", yards: lossOf(turn, attack) };
}

/** Yards lost, no farther than the own goal line; never -0. */
const lossOf = ({ draft }: Turn, { yardDice }: Attack): number => -Math.min(sum(yardDice), draft.spot) || 0;

/** A plain failure: no yards, the loss of the call or of a blitz, or a fumble at the line (A24, A35). */
function rollFailure(turn: Turn, pairing: Pairing, attack: Rolled): AttackResult {
  const { loseDice, lossExplodes, fumbles, kind } = pairing;
  if (loseDice > 0) attack.yardDice = rollYards(turn, loseDice, lossExplodes, "loss");
  const yards = lossOf(turn, attack);
  if (fumbles) return { attack, result: kind === "pass" ? "complete" : "rush", yards, lost: "fumble" };
  if (kind === "rush") return { attack, result: "rush", yards };
  return { attack, result: yards < 0 ? "sack" : "incomplete", yards };
}
