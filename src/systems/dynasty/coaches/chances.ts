/** Chances of one re-roll: exact, for every way to keep some Team Dice and roll the others. */
import { regularRow, winsRound, type DynastyRules, type Round } from "../rules/index.js";
import type { Choice, PlayoffDecision, RegularDecision } from "../engine/decisions.js";

/** What a roll is wanted for: any row that leads to the playoffs, or a won round. */
export type Goal = "playoffs" | Round;

/** A die by its digit: 0 to 5 = kept on face 1 to 6, ROLLED = rolled again. */
const ROLLED = 6;
/** The other dice as one number, in base 8: how many have each digit. */
const ONE = Array.from({ length: ROLLED + 1 }, (_, digit) => 8 ** digit);
/** Above all that the others come to. */
const COACH = 8 ** (ROLLED + 1);

/**
 * Chances of one goal. A goal goes by the Coach Die and by how many of the others show each face, so six dice have 3,234 patterns, not
 * 7 ** 6; each is worked out when it is first asked for.
 */
class Chances {
  readonly #known = new Map<number, number>();

  constructor(
    private readonly rules: DynastyRules,
    private readonly goal: Goal,
  ) {}

  /** @param coach digit of the Coach Die, @param others the other dice as one number */
  of(coach: number, others: number): number {
    const key = coach * COACH + others;
    let chance = this.#known.get(key);
    if (chance === undefined) this.#known.set(key, (chance = this.#make(coach, others)));
    return chance;
  }

  #make(coach: number, others: number): number {
    let sum = 0;
    if (coach === ROLLED) {
      for (let face = 0; face < 6; face++) sum += this.of(face, others);
      return sum / 6;
    }
    if (others >= ONE[ROLLED]) {
      for (let face = 0; face < 6; face++) sum += this.of(coach, others - ONE[ROLLED] + ONE[face]);
      return sum / 6;
    }
    const faces = [coach + 1];
    for (let face = 0, rest = others; rest > 0; face++, rest >>= 3)
      for (let n = rest & 7; n > 0; n--) faces.push(face + 1);
    return reached(this.rules, this.goal, faces) ? 1 : 0;
  }
}

const made = new WeakMap<DynastyRules, Map<Goal, Chances>>();

function chancesOf(rules: DynastyRules, goal: Goal): Chances {
  let own = made.get(rules);
  if (!own) made.set(rules, (own = new Map()));
  let chances = own.get(goal);
  if (!chances) own.set(goal, (chances = new Chances(rules, goal)));
  return chances;
}

/** The dice behind the Coach Die as one number. @param mask bit i set = die i is rolled again */
function othersOf(faces: readonly number[], mask: number): number {
  let others = 0;
  for (let i = 1; i < faces.length; i++) others += ONE[mask & (1 << i) ? ROLLED : faces[i] - 1];
  return others;
}

/** True when dice that were touched reach the goal: the first-roll rows are gone by then. */
function reached(rules: DynastyRules, goal: Goal, faces: readonly number[]): boolean {
  if (goal !== "playoffs") return winsRound(rules, goal, faces);
  return rules.tables.regularSeason[regularRow(rules, faces[0], faces, false)].playoffs !== "none";
}

/** One paid action and its chance to reach the goal at once. */
export interface Action {
  readonly chance: number;
  readonly choice: Choice;
}

/** Equal chances differ by rounding at most this much. */
const TIE = 1e-12;

/** Turns of the Coach Die that reach the goal for sure: the face with the best season row, or the highest one. */
export function winningTurn(
  rules: DynastyRules,
  goal: Goal,
  open: RegularDecision | PlayoffDecision,
): number | undefined {
  if (!open.canSetCoach) return undefined;
  const chances = chancesOf(rules, goal);
  const others = othersOf(open.faces, 0);
  let best: number | undefined;
  let bestRow = Infinity;
  for (let face = 6; face >= 1; face--) {
    if (face === open.faces[0] || chances.of(face - 1, others) !== 1) continue;
    const row = goal === "playoffs" ? rowAfterTurn(rules, open.faces, face) : 0;
    if (row < bestRow) [best, bestRow] = [face, row];
  }
  return best;
}

function rowAfterTurn(rules: DynastyRules, faces: readonly number[], face: number): number {
  return regularRow(rules, face, [face, ...faces.slice(1)], rules.switches.firstRollSurvivesCoachChange);
}

/** The single paid action with the highest chance; a sure turn of the Coach Die first, then the fewest dice. */
export function bestAction(
  rules: DynastyRules,
  goal: Goal,
  open: RegularDecision | PlayoffDecision,
): Action | undefined {
  const face = winningTurn(rules, goal, open);
  if (face !== undefined) return { chance: 1, choice: { kind: "setCoach", face } };
  if (!open.canReroll) return undefined;
  const { faces, rerollAll } = open;
  const count = faces.length;
  const chances = chancesOf(rules, goal);
  const all = 2 ** count - 1;
  let best = 0;
  let bestChance = -1;
  for (let mask = rerollAll ? all : 1; mask <= all; mask++) {
    const chance = chances.of(mask & 1 ? ROLLED : faces[0] - 1, othersOf(faces, mask));
    const gain = chance - bestChance;
    if (gain > TIE || (gain > -TIE && bits(mask) < bits(best))) [best, bestChance] = [mask, chance];
  }
  return {
    chance: bestChance,
    choice: { kind: "reroll", dice: faces.map((_, i) => i).filter((i) => best & (1 << i)) },
  };
}

/** Chance that a fresh roll of this many dice reaches the goal. */
export function coldChance(rules: DynastyRules, goal: Goal, dice: number): number {
  return chancesOf(rules, goal).of(ROLLED, (dice - 1) * ONE[ROLLED]);
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
}
