/** How real coaches play the score and the clock (ruling `endgame`), by the drives and fourth downs of 2009-18. */
import type { Dice } from "../../../kernel/dice/index.js";
import { coachRolls, lateTries, otherSide } from "../../../kernel/football/index.js";
import { KICK_LENGTHS } from "../rules/index.js";
import { hasOvertime, kickChance, kickLength, type Game, type GameState } from "../engine/index.js";

/** Lowest chance of a field goal that the coach tries. */
export const HOPE = 0.3;

/** Lead of the team with the ball. */
export const lead = ({ score, ball }: GameState): number => score[ball] - score[otherSide(ball)];

/** Chance of a field goal from here. */
export const hopeOf = (game: Game, { ball, spot }: GameState): number =>
  kickChance(game.books[ball], kickLength(game, spot));

/** Longest field goal that a coach tries before the last seconds, yards. */
export const LONGEST_KICK = Math.max(...KICK_LENGTHS);

/** True for a field goal that a coach tries if three points are what he needs. */
export const maybeGood = (game: Game, state: GameState): boolean =>
  hopeOf(game, state) >= HOPE && (!isCounted(game) || kickLength(game, state.spot) <= LONGEST_KICK);

/** True if the coach plays score and clock as real ones did. */
export const isCounted = ({ rules }: Game): boolean => rules.switches.endgame === "counted";

/**
 * Points behind, least and most, and seconds of the fourth quarter from which a team in reach takes three points: they tie
 * or win, leave a touchdown and a try for two, or keep a lead of one score. In 2009-14, 5, 20 and 6% of these teams went
 * for it, in 2015-19 4, 12 and 7% (`scripts/situations.mjs`).
 */
const TAKES_THREE = [
  { from: 0, to: 3, clock: 480 },
  { from: 9, to: 11, clock: 900 },
  { from: -8, to: -1, clock: 480 },
] as const;

/** A field goal as good as made, and the seconds of the fourth quarter that a team runs off before it kicks. */
const SURE = { chance: 0.7, clock: 90 } as const;

/** Extra faces of the coach's die on fourth down, by points behind in this quarter and later. */
const BOLDER = [
  { period: 3, behind: 17, faces: 6 },
  { period: 4, behind: 9, faces: 6 },
  { period: 4, behind: 4, faces: 3 },
] as const;

/** Extra faces of the coach's die for a team that is behind. */
export const bolderOf = (game: Game, state: GameState): number =>
  isCounted(game)
    ? (BOLDER.find(({ period, behind }) => state.period >= period && -lead(state) >= behind)?.faces ?? 0)
    : 0;

/** What a late fourth down is for by score and clock: a field goal, a first down, or any kick; undefined if they do not matter yet. */
export function lateFourth(game: Game, state: GameState, dice: Dice): "fieldGoal" | "chart" | "kick" | undefined {
  if (sitsOnKick(game, state)) return "fieldGoal";
  if (state.period !== 4) return undefined;
  const behind = -lead(state);
  const { clock, spot } = state;
  const takes = TAKES_THREE.some(({ from, to, clock: most }) => behind >= from && behind <= to && clock <= most);
  if (takes && maybeGood(game, state)) return behind < 0 ? "kick" : "fieldGoal";
  const faces = lateTries(behind, clock, 100 - spot);
  if (faces === undefined) return undefined;
  return coachRolls(faces, dice) ? "chart" : "kick";
}

/** True if the next points decide overtime. */
const isSudden = ({ law }: Game, { drives }: GameState): boolean =>
  law.overtime === "suddenDeath" || law.overtime === "none" || drives >= 1;

/** True if the team runs the clock down for a field goal that wins, or runs in overtime until it kicks. */
export function sitsOnKick(game: Game, state: GameState): boolean {
  if (!isCounted(game)) return false;
  const { period, clock } = state;
  const ahead = lead(state);
  const wins = period === 4 ? ahead <= 0 && ahead >= -2 && clock <= SURE.clock : period > 4 && ahead === 0;
  return wins && (period === 4 || isSudden(game, state)) && hopeOf(game, state) >= SURE.chance;
}

/** With a tie, no more seconds left, and behind this spot, a team plays for overtime. */
const WAIT = { clock: 40, before: 35 } as const;

/** True if the team with the ball is content with a tie that goes to overtime. */
export function waitsForOvertime(game: Game, state: GameState): boolean {
  const { period, clock, spot } = state;
  if (!isCounted(game) || !hasOvertime(game) || period !== 4 || lead(state) !== 0) return false;
  return clock <= WAIT.clock && spot < WAIT.before;
}
