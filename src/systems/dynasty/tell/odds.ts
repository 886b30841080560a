/** Why a coach paid or stopped: exact chances of the dice on the table, in words. */
import { forEachRoll } from "../../../kernel/dice/index.js";
import { bestAction, type Goal } from "../coaches/chances.js";
import { chartsOf, regularRow, ROUNDS, winsRound, type DynastyRules } from "../rules/index.js";

/** Exact chance that rolling the dice at these positions again gives what is wanted. */
export function chanceOf(
  faces: readonly number[],
  positions: readonly number[],
  wanted: (faces: readonly number[]) => boolean,
): number {
  const after = [...faces];
  let [hits, all] = [0, 0];
  forEachRoll(positions.length, 6, (rolled) => {
    positions.forEach((at, i) => (after[at] = rolled[i]));
    all++;
    if (wanted(after)) hits++;
  });
  return hits / all;
}

/** `42%`; never 0 or 100 for something that may still turn out either way. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return "under 1%";
  if (chance < 1 && chance >= 0.995) return "over 99%";
  return `${Math.round(chance * 100)}%`;
}

/** `42% to make the playoffs`: what the Team Dice are rolled again for. */
export function rerollOdds(
  rules: DynastyRules,
  goal: Goal,
  before: readonly number[],
  moved: readonly number[],
): string {
  if (goal !== "playoffs")
    return `${percent(chanceOf(before, moved, (faces) => winsRound(rules, goal, faces)))} to win`;
  const rowOf = (faces: readonly number[]): number => regularRow(rules, faces[0], faces, false);
  const enters = (row: number): boolean => rules.tables.regularSeason[row].playoffs !== "none";
  const now = rowOf(before);
  if (!enters(now)) return `${percent(chanceOf(before, moved, (faces) => enters(rowOf(faces))))} to make the playoffs`;
  return `${percent(chanceOf(before, moved, (faces) => rowOf(faces) < now && enters(rowOf(faces))))} for a better row`;
}

/** `17% for a new die` while there is room for one, else the chance of a higher total. `plus` = all modifiers. */
export function offSeasonOdds(rules: DynastyRules, { before, moved, plus, previous, room }: OffSeasonTry): string {
  const { offSeason } = chartsOf(rules);
  const total = (faces: readonly number[]): number => faces[0] + faces[1] + plus;
  const die = chanceOf(before, moved, (faces) => offSeason.lookup(total(faces)).value.dice > 0);
  if (room && die > 0) return `${percent(die)} for a new die`;
  return `${percent(chanceOf(before, moved, (faces) => total(faces) > previous))} for a higher total`;
}

interface OffSeasonTry {
  readonly before: readonly number[];
  readonly moved: readonly number[];
  readonly plus: number;
  /** Total that is given up. */
  readonly previous: number;
  /** The team can still win a die. */
  readonly room: boolean;
}

/** Why a coach stops short: nothing to pay with, or the chance of the best single payment. */
export function giveUp(rules: DynastyRules, goal: Goal, faces: readonly number[], influence: number): string {
  const { switches, tables } = rules;
  if (influence <= tables.setup.influenceMin) return "No influence left to change it.";
  const action = bestAction(rules, goal, {
    kind: "playoff",
    round: ROUNDS[0],
    wins: false,
    faces,
    first: false,
    canReroll: true,
    rerollAll: switches.rerollScope === "all",
    canSetCoach: switches.coachChange === "allowed",
    canExtend: false,
  });
  if (!action || action.chance === 0) return "No single point of influence can change that.";
  return `Lets it go and keeps ${influence} influence: the best way to spend a point helps ${percent(action.chance)} of the time.`;
}
