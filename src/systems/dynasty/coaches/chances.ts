/** Chances of one re-roll: exact, for every way to keep some Team Dice and roll the others. */
import { regularRow, winsRound, type DynastyRules, type Round } from "../rules/index.js";
import type { Choice, PlayoffDecision, RegularDecision } from "../engine/decisions.js";

/** What a roll is wanted for: any row that leads to the playoffs, or a won round. */
export type Goal = "playoffs" | Round;

/** A digit per die, Coach Die first: 0-5 = kept on face 1-6, ROLLED = rolled again. */
const BASE = 7;
const ROLLED = 6;

const made = new WeakMap<DynastyRules, Map<string, Float64Array>>();

/** Chance of the goal for every base-7 keep pattern of this many dice. Made on first use. */
function chanceTable(rules: DynastyRules, goal: Goal, dice: number): Float64Array {
  let tables = made.get(rules);
  if (!tables) made.set(rules, (tables = new Map()));
  const key = `${goal} ${dice}`;
  let table = tables.get(key);
  if (!table) tables.set(key, (table = buildTable(rules, goal, dice)));
  return table;
}

function buildTable(rules: DynastyRules, goal: Goal, dice: number): Float64Array {
  const table = new Float64Array(BASE ** dice);
  const faces = new Array<number>(dice);
  // A rolled digit (6) is the largest, so the six patterns it averages over come earlier in the array.
  for (let index = 0; index < table.length; index++) {
    let rest = index;
    let rolledAt = 0;
    for (let i = dice - 1, place = 1; i >= 0; i--, place *= BASE) {
      const digit = rest % BASE;
      rest = (rest - digit) / BASE;
      faces[i] = digit + 1;
      if (digit === ROLLED) rolledAt = place;
    }
    if (rolledAt === 0) table[index] = reached(rules, goal, faces) ? 1 : 0;
    else {
      let sum = 0;
      for (let face = 0; face < 6; face++) sum += table[index - (ROLLED - face) * rolledAt];
      table[index] = sum / 6;
    }
  }
  return table;
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
  const table = chanceTable(rules, goal, open.faces.length);
  const place = BASE ** (open.faces.length - 1);
  const others = patternIndex(open.faces) - (open.faces[0] - 1) * place;
  let best: number | undefined;
  let bestRow = Infinity;
  for (let face = 6; face >= 1; face--) {
    if (face === open.faces[0] || table[others + (face - 1) * place] !== 1) continue;
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
  const table = chanceTable(rules, goal, count);
  const start = patternIndex(faces);
  const all = 2 ** count - 1;
  let best = 0;
  let bestChance = -1;
  for (let mask = rerollAll ? all : 1; mask <= all; mask++) {
    let index = start;
    for (let i = count - 1, place = 1; i >= 0; i--, place *= BASE) {
      if (mask & (1 << i)) index += (ROLLED + 1 - faces[i]) * place;
    }
    const gain = table[index] - bestChance;
    if (gain > TIE || (gain > -TIE && bits(mask) < bits(best))) [best, bestChance] = [mask, table[index]];
  }
  return {
    chance: bestChance,
    choice: { kind: "reroll", dice: faces.map((_, i) => i).filter((i) => best & (1 << i)) },
  };
}

/** Chance that a fresh roll of this many dice reaches the goal. */
export function coldChance(rules: DynastyRules, goal: Goal, dice: number): number {
  const table = chanceTable(rules, goal, dice);
  return table[table.length - 1];
}

function patternIndex(faces: readonly number[]): number {
  let index = 0;
  for (let i = 0; i < faces.length; i++) index = index * BASE + faces[i] - 1;
  return index;
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
}
