/** What a pool of dice shows. A pattern is held when some of the dice form it; straights do not wrap (D23). */
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

/** Masks of all pools of up to 5 ordered dice, by base-6 number with a leading 1 (so that 1 and 1 1 differ); made for the first game. */
let masksOfPools: Uint16Array | undefined;

function buildMasks(): Uint16Array {
  const masks = new Uint16Array(2 * 6 ** 5);
  for (let count = 0; count <= 5; count++) {
    const base = 6 ** count;
    const faces = new Array<number>(count);
    for (let n = 0; n < base; n++) {
      for (let i = count - 1, rest = n; i >= 0; i--, rest = Math.floor(rest / 6)) faces[i] = (rest % 6) + 1;
      masks[base + n] = countMask(faces);
    }
  }
  return masks;
}

/** Every pattern that the dice hold, as a bit mask over PATTERN_BITS. Order of the dice does not matter. */
export function patternMask(faces: ArrayLike<number>): number {
  const count = faces.length;
  if (count > 5) return countMask(faces);
  let key = 1;
  for (let i = 0; i < count; i++) key = key * 6 + faces[i] - 1;
  return (masksOfPools ??= buildMasks())[key];
}

function fits(rules: DynastyRules, index: number, coachFace: number, mask: number, first: boolean): boolean {
  const row = rules.tables.regularSeason[index];
  if ((mask & PATTERN_BITS[row.pattern]) === 0 || (row.firstRoll === true && !first)) return false;
  return row.coach === undefined || (coachFace >= row.coach[0] && coachFace <= row.coach[1]);
}

/**
 * Index of the first row, top down, that fits. `faces` are all Team Dice, the Coach Die included.
 * @throws RangeError when no row fits: a sound table never leaves dice without a row.
 */
export function regularRow(rules: DynastyRules, coachFace: number, faces: ArrayLike<number>, first: boolean): number {
  const mask = patternMask(faces);
  const rows = rules.tables.regularSeason.length;
  for (let i = 0; i < rows; i++) if (fits(rules, i, coachFace, mask, first)) return i;
  throw new RangeError(`no regular-season row fits ${Array.from(faces).join(" ")} with Coach Die ${coachFace}`);
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
  // PATTERNS runs best first, so every bit below the highest set one is a better pattern.
  return 2 ** (32 - Math.clz32(mask)) - 1;
}

/** True when the dice win the round. */
export function winsRound(rules: DynastyRules, round: Round, faces: ArrayLike<number>): boolean {
  return (patternMask(faces) & winningMask(rules, round)) !== 0;
}
