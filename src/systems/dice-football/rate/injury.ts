/** Injury ranges: games missed relative to how often the injury chart names a player. */
import type { Span } from "../rules/index.js";

/** Lookups per game. */
const LOOKUPS = { RB1: 0.4, RB2: 0.28, RB: 0.1, other: 0.12, line: 0.16, defense: 0.1 } as const;
/** Average games missed per injury. */
const MISSED = 0.89;
const LEAST = 3;
const MOST = 90;
/** For players about whom nothing is known. */
const UNKNOWN: Span = [0, 9];

/** @param played games of the player; undefined if they say nothing about injuries */
export function injuryRange(part: keyof typeof LOOKUPS, games: number, played: number | undefined): Span {
  if (played === undefined) return UNKNOWN;
  const missed = Math.max(0, games - played);
  const width = Math.min(MOST, LEAST + Math.round((100 * missed) / (LOOKUPS[part] * games * MISSED)));
  return [0, width - 1];
}
