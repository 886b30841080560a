/** The attack roll of a pass or rush against the difficulty, and the yards it brings (section 2.4). */
import { inRedZone, yardsToGoal } from "../../../kernel/football/index.js";
import type { PlayResult, Side, Spot } from "../../../kernel/football/index.js";
import type { PerStat } from "../rules/index.js";
import { rollYards, runFootRace, sum } from "./dice.js";
import type { Attack, Difficulty } from "./events.js";
import type { Pairing } from "./playbook.js";
import { starPlays, type Turn } from "./turn.js";

/** The fixed part of a difficulty: everything but dice. */
export function difficultyOf(
  pairing: Pairing,
  defense: PerStat,
  spot: Spot,
  trick: number,
  redZone: number,
): Omit<Difficulty, "dice" | "total"> & { readonly total: number } {
  const { base, stat, specialDc: special } = pairing;
  const line = defense[stat];
  const lb = pairing.addsLB ? defense.LB : 0;
  const red = inRedZone(spot, redZone) ? pairing.redZoneDc : 0;
  return { base, stat, line, lb, special, redZone: red, trick, total: base + line + lb + special + red + trick };
}

/** Modifiers that the offense adds to its d20. */
export function attackBonus({ attack }: Pairing, offense: PerStat): number {
  let bonus = 0;
  for (const stat of attack) bonus += offense[stat];
  return bonus;
}

/** What the dice of one attack came to. */
export interface AttackResult {
  readonly attack: Attack;
  readonly result: PlayResult;
  /** For the carrier, from the line of scrimmage, cut at both goal lines. */
  readonly yards: number;
  /** The ball is loose or in wrong hands. */
  readonly lost?: "interception" | "fumble";
}

/** Dice known before the attack, in their order: audible, defense, offense. */
export interface SideDice {
  readonly audible?: number;
  readonly defense: readonly number[];
  readonly offense: readonly number[];
}

/** Highest critical die that is a turnover: it depends on who is better (section 2.4). */
export function criticalLimit({ critical }: Pairing, offense: PerStat, defense: PerStat): number {
  const { defender, offense: own, onHigher, otherwise } = critical;
  return defense[defender] > offense[own] ? onHigher : otherwise;
}

/** d20, mishap die, then the dice of the result. */
export function rollAttack(turn: Turn, pairing: Pairing, side: Side, trick: number, dice: SideDice): AttackResult {
  const { draft, roller, game } = turn;
  const { switches, tables } = game.rules;
  const offense = draft[side];
  const defense = draft[side === "home" ? "away" : "home"];
  const fixed = difficultyOf(pairing, defense.modifiers, draft.spot, trick, tables.scrimmage.redZone.within);
  const dc: Difficulty = {
    ...fixed,
    dice: dice.defense,
    ...(dice.audible === undefined ? {} : { audible: dice.audible }),
    total: fixed.total + sum(dice.defense) + (dice.audible ?? 0),
  };
  const bonus = attackBonus(pairing, offense.modifiers);
  const d20 = roller.die(20);
  const mishapDie = roller.die(6);
  const total = d20 + bonus + sum(dice.offense);
  const success = d20 === 20 || (d20 !== 1 && (switches.strictAttack ? total > dc.total : total >= dc.total));
  const { kind, cites } = pairing;
  const head = { kind, d20, bonus, dice: dice.offense, total, dc, success, mishapDie };
  if (success) {
    const gain = rollGain(turn, pairing, d20 === 20);
    const attack = { ...head, yardDice: gain.dice, ...(gain.race ? { race: gain.race } : {}), cites };
    return { attack, result: kind === "pass" ? "complete" : "rush", yards: gain.yards };
  }
  if (d20 === 1) return rollCritical(turn, pairing, side, head);
  return rollFailure(turn, pairing, head);
}

type Head = Omit<Attack, "yardDice" | "cites">;

function rollGain(turn: Turn, pairing: Pairing, natural20: boolean) {
  const left = yardsToGoal(turn.draft.spot);
  if (pairing.play.touchdown) return { yards: left, dice: [] };
  const dice = rollYards(turn, pairing.yards, pairing.explodes);
  const gain = sum(dice) + (natural20 ? pairing.bonus20 : 0);
  return { dice, ...runFootRace(turn, gain, turn.game.rules.tables.scrimmage.footRaceFrom, left) };
}

/** Natural 1: a turnover or a loss by the critical table; some calls always fumble (A34). */
function rollCritical(turn: Turn, pairing: Pairing, side: Side, head: Head): AttackResult {
  const { draft, roller, game } = turn;
  const { cites, play, critical, kind } = pairing;
  const none: readonly number[] = [];
  if (play.natural1 === "fumble") {
    return { attack: { ...head, yardDice: none, cites }, result: "rush", yards: 0, lost: "fumble" };
  }
  const die = roller.die(6);
  const limit = criticalLimit(pairing, draft[side].modifiers, draft[side === "home" ? "away" : "home"].modifiers);
  if (die <= limit) {
    const attack = { ...head, yardDice: none, critical: die, cites };
    const passed = critical.turnover === "interception";
    return { attack, result: passed ? "intercepted" : "rush", yards: 0, lost: critical.turnover };
  }
  const center = critical.loss === "sack" && starPlays(game, draft, side, "C") ? roller.die(6) : undefined;
  const saved = center !== undefined && center <= (game.book.star.get("C")?.avoidsSackOn ?? 0);
  const dice = saved ? none : rollYards(turn, critical.loseDice, pairing.lossExplodes);
  const attack = { ...head, yardDice: dice, critical: die, ...(center === undefined ? {} : { center }), cites };
  const loss = Math.min(sum(dice), draft.spot);
  return { attack, result: kind === "pass" ? "sack" : "rush", yards: -loss || 0 };
}

/** A plain failure: no yards, the loss of the call or of a blitz, or a fumble at the line (A24, A35). */
function rollFailure(turn: Turn, pairing: Pairing, head: Head): AttackResult {
  const { loseDice, lossExplodes, fumbles, kind, cites } = pairing;
  const dice = rollYards(turn, loseDice, lossExplodes);
  const attack: Attack = { ...head, yardDice: dice, cites };
  const yards = -Math.min(sum(dice), turn.draft.spot) || 0;
  if (fumbles) return { attack, result: kind === "pass" ? "complete" : "rush", yards, lost: "fumble" };
  if (kind === "rush") return { attack, result: "rush", yards };
  return { attack, result: yards < 0 ? "sack" : "incomplete", yards };
}
