/** The red zone number of an offense (ruling `redZone`): the points that its figures and its lean do not give it. */
import { FIGURES, type DiceRules } from "../rules/index.js";
import { bounded } from "./figures.js";
import type { Lean } from "./lean.js";

/** Points per game for one number more: replays of 2010, 2014 and 2018. */
export const POINTS_PER_NUMBER = 0.1;
/** How far a team may be from its league, and all numbers together. */
const APART = 15;
const [LEAST, MOST] = [-30, 10];

/** @param level added to the numbers of all teams (levels.ts) */
export function redZoneOf(
  lean: Lean | undefined,
  level: number,
  { switches }: Pick<DiceRules, "switches">,
): number | undefined {
  if (switches.redZone !== "tight" || (!lean && level === 0)) return undefined;
  const own = bounded((lean?.left ?? 0) / POINTS_PER_NUMBER, -APART, APART);
  return bounded(Math.round(level - FIGURES.redZone.net + own), LEAST, MOST);
}
