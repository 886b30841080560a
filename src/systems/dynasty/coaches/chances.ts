/** Exact chances of a single reroll, for every way to keep some Team Dice and roll the others. */
import {
  maskWinsRound,
  patternMask,
  PATTERNS,
  regularRow,
  rowOfMask,
  type DynastyRules,
  type Round,
} from "../rules/index.js";
import { regularDice } from "../solver/multisets.js";
import type { Choice, PlayoffDecision, RegularDecision } from "../engine/decisions.js";

/** The goal of a roll: any row that leads to the playoffs, or winning a round. */
export type Goal = "playoffs" | Round;

/** Index of a rerolled Coach Die, after those of its faces. */
const ROLLED = 6;

/** Rounding tolerance for equal chances. */
const TIE = 1e-12;

/** Chances by the multiset kept, for each number of dice kept. */
type ByKept = readonly Float64Array[];

/** Chance to reach a goal with this Coach Die (face minus 1, or `ROLLED`) and `n` of the others kept, showing multiset `m`. */
type ChanceOf = (coach: number, n: number, m: number) => number;

/**
 * Chances for one goal. A goal depends on how many dice show each face, and possibly on the Coach Die, so five dice have 1,470 patterns,
 * not 7 ** 5. Tables for a number of dice are computed on first use, from all dice kept to all dice rolled.
 */
class Chances {
  readonly #known: ChanceOf[] = [];
  /** The dice to reroll, by the faces in their order: the same rolls come up again and again. */
  readonly #best = new Map<number, number>();

  constructor(
    private readonly rules: DynastyRules,
    private readonly goal: Goal,
  ) {}

  /** @param others number of dice besides the Coach Die */
  of(others: number): ChanceOf {
    return (this.#known[others] ??= this.goal === "playoffs" ? this.#byCoach(others) : this.#alike(others, this.goal));
  }

  /** The dice to reroll for the highest chance; of equal chances, the fewest dice. @returns bit i set = the i-th die is rerolled */
  best(faces: readonly number[], all: boolean): number {
    // One digit per die, from 1, after a digit for the rule: no two rolls share a key.
    const key = faces.reduce((sum, face) => 7 * sum + face, all ? 2 : 1);
    let best = this.#best.get(key);
    if (best === undefined) this.#best.set(key, (best = bestMask(this.of(faces.length - 1), faces, all)));
    return best;
  }

  /** Playoff rounds do not distinguish the Coach Die. */
  #alike(others: number, round: Round): ChanceOf {
    const { plus } = regularDice(others + 1);
    const won = masksOf(others + 1);
    const chances = averaged(
      Float64Array.from(won, (mask) => (maskWinsRound(this.rules, round, mask) ? 1 : 0)),
      others + 1,
    );
    return (coach, n, m) => (coach === ROLLED ? chances[n][m] : chances[n + 1][plus[n][m * 6 + coach]]);
  }

  /** A row of the season table may require faces of the Coach Die. */
  #byCoach(others: number): ChanceOf {
    const coaches = [1, 2, 3, 4, 5, 6].map((coach) => this.#keeping(coach, others));
    const rolled = coaches[0].map((kept, n) => {
      const mean = new Float64Array(kept.length);
      for (const one of coaches) for (let m = 0; m < mean.length; m++) mean[m] += one[n][m];
      return mean.map((sum) => sum / 6);
    });
    const chances = [...coaches, rolled];
    return (coach, n, m) => chances[coach][n][m];
  }

  #keeping(coach: number, others: number): ByKept {
    const { faces, plus } = regularDice(others + 1);
    const masks = masksOf(others + 1);
    /** By mask: 0 = not computed, 1 = not reached, 2 = reached. Few different masks occur. */
    const known = new Uint8Array(2 ** PATTERNS.length);
    const all = new Float64Array(faces[others].length);
    for (let m = 0; m < all.length; m++) {
      const mask = masks[plus[others][m * 6 + coach - 1]];
      if (known[mask] === 0) known[mask] = makesPlayoffs(this.rules, coach, mask) ? 2 : 1;
      all[m] = known[mask] - 1;
    }
    return averaged(all, others);
  }
}

/** Chances with fewer dice kept: the mean over the six faces of the next die. @param all chances with all `count` dice kept */
function averaged(all: Float64Array, count: number): ByKept {
  const { faces, plus } = regularDice(count);
  const chances = [all];
  for (let n = count - 1; n >= 0; n--) {
    const [more] = chances;
    const next = plus[n];
    const mean = new Float64Array(faces[n].length);
    for (let m = 0, at = 0; m < mean.length; m++) {
      let sum = 0;
      for (let face = 0; face < 6; face++) sum += more[next[at++]];
      mean[m] = sum / 6;
    }
    chances.unshift(mean);
  }
  return chances;
}

const made = new WeakMap<DynastyRules, Map<Goal, Chances>>();

function chancesOf(rules: DynastyRules, goal: Goal): Chances {
  let own = made.get(rules);
  if (!own) made.set(rules, (own = new Map()));
  let chances = own.get(goal);
  if (!chances) own.set(goal, (chances = new Chances(rules, goal)));
  return chances;
}

/** The chance if some dice are rerolled. @param mask bit i set = the i-th die after the Coach Die is rerolled */
function chanceOf(chances: ChanceOf, coach: number, faces: readonly number[], mask: number): number {
  const { plus } = regularDice(faces.length - 1);
  let [n, m] = [0, 0];
  for (let i = 1; i < faces.length; i++) if ((mask & (1 << i)) === 0) m = plus[n++][m * 6 + faces[i] - 1];
  return chances(coach, n, m);
}

function bestMask(chances: ChanceOf, faces: readonly number[], rerollAll: boolean): number {
  const all = 2 ** faces.length - 1;
  let [best, bestChance] = [0, -1];
  for (let mask = rerollAll ? all : 1; mask <= all; mask++) {
    const chance = chanceOf(chances, mask & 1 ? ROLLED : faces[0] - 1, faces, mask);
    const gain = chance - bestChance;
    if (gain > TIE || (gain > -TIE && bits(mask) < bits(best))) [best, bestChance] = [mask, chance];
  }
  return best;
}

/** True if rerolled dice reach the playoffs; first-roll rows no longer apply. @param mask patterns that all dice show */
function makesPlayoffs(rules: DynastyRules, coach: number, mask: number): boolean {
  return rules.tables.regularSeason[rowOfMask(rules, coach, mask, false)].playoffs !== "none";
}

const masks: Uint16Array[] = [];

/** Patterns that each multiset of that many dice shows. */
const masksOf = (count: number): Uint16Array =>
  (masks[count] ??= Uint16Array.from(regularDice(count).faces[count], patternMask));

/** One paid action, and its chance to reach the goal immediately. */
export interface Action {
  readonly chance: number;
  readonly choice: Choice;
}

/** Turns of the Coach Die that certainly reach the goal: the face with the best season row, or the highest face. */
export function winningTurn(
  rules: DynastyRules,
  goal: Goal,
  open: RegularDecision | PlayoffDecision,
): number | undefined {
  if (!open.canSetCoach) return undefined;
  const chances = chancesOf(rules, goal).of(open.faces.length - 1);
  let best: number | undefined;
  let bestRow = Infinity;
  for (let face = 6; face >= 1; face--) {
    if (face === open.faces[0] || chanceOf(chances, face - 1, open.faces, 0) !== 1) continue;
    const row = goal === "playoffs" ? rowAfterTurn(rules, open.faces, face) : 0;
    if (row < bestRow) [best, bestRow] = [face, row];
  }
  return best;
}

function rowAfterTurn(rules: DynastyRules, faces: readonly number[], face: number): number {
  return regularRow(rules, face, [face, ...faces.slice(1)], rules.switches.firstRollSurvivesCoachChange);
}

/** The paid action with the highest chance; a certain turn of the Coach Die first, then the fewest dice. */
export function bestAction(
  rules: DynastyRules,
  goal: Goal,
  open: RegularDecision | PlayoffDecision,
): Action | undefined {
  const face = winningTurn(rules, goal, open);
  if (face !== undefined) return { chance: 1, choice: { kind: "setCoach", face } };
  if (!open.canReroll) return undefined;
  const { faces, rerollAll } = open;
  const own = chancesOf(rules, goal);
  const chances = own.of(faces.length - 1);
  const mask = own.best(faces, rerollAll);
  return {
    chance: chanceOf(chances, mask & 1 ? ROLLED : faces[0] - 1, faces, mask),
    choice: { kind: "reroll", dice: faces.map((_, i) => i).filter((i) => mask & (1 << i)) },
  };
}

/** Chance that a first roll of this many dice reaches the goal. */
export function coldChance(rules: DynastyRules, goal: Goal, dice: number): number {
  return chancesOf(rules, goal).of(dice - 1)(ROLLED, 0, 0);
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
}
