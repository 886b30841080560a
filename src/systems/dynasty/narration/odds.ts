/** Why a coach paid or stopped: exact chances of the current dice, in words. */
import { forEachRoll } from "../../../kernel/dice/index.js";
import { bestAction, coldChance, type Goal } from "../coaches/chances.js";
import { chartsOf, regularRow, ROUNDS, winsRound, type DynastyRules } from "../rules/index.js";
import { roundName } from "./words.js";

/** Exact chance that rerolling the dice at these positions gives what is wanted. */
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

/** `42%`; never 0 or 100 for something that is still undecided. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return "under 1%";
  if (chance < 1 && chance >= 0.995) return "over 99%";
  return `${Math.round(chance * 100)}%`;
}

/** `42% to make the playoffs`: the purpose of a reroll of Team Dice. */
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

/** `17% for a new die` if there is room for one, else the chance of a higher total. `plus` = all modifiers. */
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
  /** The total before the reroll. */
  readonly previous: number;
  /** True if the team can still win a die. */
  readonly room: boolean;
}

/** Why a coach stops: no points, nothing that helps, or points that are worth more later. */
export function giveUp({ rules, season, faces, influence }: Stopping, goal: Goal, losing: boolean): string {
  const { switches, tables } = rules;
  const { setup } = tables;
  if (influence <= setup.influenceMin) return "No influence left to change it.";
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
  const { choice, chance } = action;
  const offer =
    choice.kind === "setCoach"
      ? `a point would turn the Coach Die to ${choice.face} and do it`
      : `a point would help ${percent(chance)} of the time`;
  const keeps = `Keeps ${influence} influence, although ${offer}`;
  // There is no next season to save for.
  if (season >= setup.seasons) return `${keeps}.`;
  if (faces.length >= setup.diceMax)
    return `${keeps}: ${chance < 1 ? "that is too little; " : ""}the points are for next season.`;
  return `${keeps}: ${reasonToSave(rules, goal, faces.length, losing)}.`;
}

interface Stopping {
  readonly rules: DynastyRules;
  readonly season: number;
  readonly faces: readonly number[];
  readonly influence: number;
}

/** If a die is missing: what so few dice can win, and where points may earn another. */
function reasonToSave(rules: DynastyRules, goal: Goal, dice: number, losing: boolean): string {
  const round = goal === "playoffs" ? ROUNDS[0] : ROUNDS[ROUNDS.indexOf(goal) + 1];
  const chance = round ? coldChance(rules, round, dice) : 0;
  const next = round
    ? `${dice} dice win ${roundName(round)} ${chance > 0 ? `only ${percent(chance)} of the time` : "never"}, but `
    : "";
  return `${next}the offseason may bring a new die${losing ? ", and a losing season adds 1 to that roll" : ""}`;
}
