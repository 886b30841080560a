/** Which patterns dice show. A pattern is shown if some of the dice form it; straights do not wrap (D23). */
import { PATTERNS, type DynastyRules, type Pattern, type Round } from "./types.js";

/** Bit of each pattern in a mask: 1 << index in PATTERNS. */
export const PATTERN_BITS = Object.fromEntries(PATTERNS.map((p, i) => [p, 1 << i])) as Readonly<
  Record<Pattern, number>
>;

function countMask(faces: ArrayLike<number>): number {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < faces.length; i++) counts[faces[i]]++;
  let [most, pairs, run, longest] = [0, 0, 0, 0];
  for (let face = 1; face <= 6; face++) {
    const n = counts[face];
    if (n > most) most = n;
    if (n >= 2) pairs++;
    run = n > 0 ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  const triple = most >= 3;
  return (
    PATTERN_BITS.nothing |
    (most >= 2 ? PATTERN_BITS.pair : 0) |
    (pairs >= 2 ? PATTERN_BITS.twoPair : 0) |
    (triple ? PATTERN_BITS.threeOfAKind : 0) |
    (longest >= 4 ? PATTERN_BITS.straightOf4 : 0) |
    (most >= 4 ? PATTERN_BITS.fourOfAKind : 0) |
    (triple && pairs >= 2 ? PATTERN_BITS.fullHouse : 0) |
    (longest >= 5 ? PATTERN_BITS.straightOf5 : 0) |
    (most >= 5 ? PATTERN_BITS.fiveOfAKind : 0)
  );
}

/**
 * Masks of rolls of up to 5 ordered dice, indexed by base-6 number with a leading 1 (so that 1 and 1 1 differ). Computed on first use: a
 * game needs a tenth of them. 0 = not yet, because every roll shows `nothing`.
 */
const masksOfPools = new Uint16Array(2 * 6 ** 5);

/** Every pattern that the dice show, as a bit mask over PATTERN_BITS. The order of the dice does not matter. */
export function patternMask(faces: ArrayLike<number>): number {
  const count = faces.length;
  if (count > 5) return countMask(faces);
  let key = 1;
  for (let i = 0; i < count; i++) key = key * 6 + faces[i] - 1;
  return masksOfPools[key] || (masksOfPools[key] = countMask(faces));
}

function fits(rules: DynastyRules, index: number, coachFace: number, mask: number, first: boolean): boolean {
  const row = rules.tables.regularSeason[index];
  if ((mask & PATTERN_BITS[row.pattern]) === 0 || (row.firstRoll === true && !first)) return false;
  return row.coach === undefined || (coachFace >= row.coach[0] && coachFace <= row.coach[1]);
}

/** Answers of the rules about patterns, cached. */
interface Kept {
  /** Row by mask, Coach Die and first roll or not; 0 = not computed, else the row plus 1. */
  readonly rows: Uint16Array;
  readonly wins: Map<Round, number>;
}

const known = new WeakMap<DynastyRules, Kept>();

function keptOf(rules: DynastyRules): Kept {
  let kept = known.get(rules);
  if (!kept) known.set(rules, (kept = { rows: new Uint16Array(2 ** PATTERNS.length * 16), wins: new Map() }));
  return kept;
}

/**
 * Index of the first row from the top that fits. `faces` are all Team Dice, including the Coach Die.
 * @throws RangeError if no row fits: in a valid table every roll has a row
 */
export function regularRow(rules: DynastyRules, coachFace: number, faces: ArrayLike<number>, first: boolean): number {
  return rowOfMask(rules, coachFace, patternMask(faces), first);
}

/** Like `regularRow`, for dice with a known mask. */
export function rowOfMask(rules: DynastyRules, coachFace: number, mask: number, first: boolean): number {
  const { rows } = keptOf(rules);
  const key = mask * 16 + coachFace * 2 + (first ? 1 : 0);
  if (rows[key] === 0) {
    const index = rules.tables.regularSeason.findIndex((_, i) => fits(rules, i, coachFace, mask, first));
    if (index === -1) {
      const held = PATTERNS.filter((pattern) => mask & PATTERN_BITS[pattern]).join(", ");
      throw new RangeError(`no regular-season row fits ${held} with Coach Die ${coachFace}`);
    }
    rows[key] = index + 1;
  }
  return rows[key] - 1;
}

/** Every row that fits, top down: the choice under `mustTakeBest: false` (D6). */
export function fittingRows(
  rules: DynastyRules,
  coachFace: number,
  faces: ArrayLike<number>,
  first: boolean,
): number[] {
  const mask = patternMask(faces);
  return rules.tables.regularSeason.flatMap((_, i) => (fits(rules, i, coachFace, mask, first) ? [i] : []));
}

/** Patterns that win a round, as a mask: the named ones, or all at or above the lowest named one (D5). */
export function winningMask(rules: DynastyRules, round: Round): number {
  let mask = 0;
  for (const row of rules.tables.playoffs) {
    if (row.round === round) for (const pattern of row.win) mask |= PATTERN_BITS[pattern];
  }
  if (rules.switches.playoffMatch === "contains" || mask === 0) return mask;
  // PATTERNS is ordered best first, so every bit below the highest set one is a better pattern.
  return 2 ** (32 - Math.clz32(mask)) - 1;
}

/** True when the dice win the round. */
export function winsRound(rules: DynastyRules, round: Round, faces: ArrayLike<number>): boolean {
  return maskWinsRound(rules, round, patternMask(faces));
}

/** Like `winsRound`, for dice with a known mask. */
export function maskWinsRound(rules: DynastyRules, round: Round, dice: number): boolean {
  const { wins } = keptOf(rules);
  let mask = wins.get(round);
  if (mask === undefined) wins.set(round, (mask = winningMask(rules, round)));
  return (dice & mask) !== 0;
}
