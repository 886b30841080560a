/** Play-calling tables: runs by situation, passes by receiver and level. */
import { sumOf } from "../../../kernel/lists/index.js";
import {
  CODES,
  LEVELS,
  SITUATION_SHARES,
  type Code,
  type OffenseCall,
  type PersonnelGroup,
  type Rows,
  type Run,
} from "../rules/index.js";
import { between, chanceOf, logit, solveRising, wholeParts } from "./figures.js";

/**
 * Runs per 100 plays for unknown teams: from 32,046 plays of 2019, excluding runs by passers who meant to throw
 * (`scripts/situations.mjs`, runs by situation). Those of 2015-19 are within 4 per 100.
 */
const RUN_BASE: Readonly<Record<Code, number>> = {
  "1A": 49.5,
  "2A": 32.2,
  "2B": 49.5,
  "2C": 17.2,
  "2D": 64.3,
  "3A": 4.7,
  "3B": 9.6,
  "3C": 10.4,
  "3D": 54.7,
  "4B": 5.3,
};

/** Directions of runs, in print order: low numbers inside. */
const LOCATIONS: readonly (readonly [Run, number])[] = [
  ["OC", 0.2],
  ["LG", 0.16],
  ["RG", 0.16],
  ["RT", 0.13],
  ["SR", 0.11],
  ["SL", 0.11],
  ["LT", 0.13],
];

/** Share of completions by level, by yards per reception. */
const DEPTHS = [
  [5, [0.85, 0.13, 0.02, 0]],
  [8, [0.62, 0.31, 0.06, 0.01]],
  [10, [0.4, 0.42, 0.15, 0.03]],
  [12, [0.26, 0.44, 0.25, 0.05]],
  [14, [0.16, 0.43, 0.32, 0.09]],
  [17, [0.1, 0.36, 0.38, 0.16]],
  [21, [0.05, 0.27, 0.4, 0.28]],
] as const;

/** Share of the levels by yards per reception, in order. */
export const depthsOf = (yards: number): number[] => between(DEPTHS, yards);

/** Share of the levels in each situation, and overall. */
const LEVEL_SHARES: Readonly<Record<Code, readonly number[]>> = {
  "1A": [38, 29, 21, 12],
  "2A": [36, 32, 21, 11],
  "2B": [39, 33, 17, 10],
  "2C": [38, 30, 21, 11],
  "2D": [48, 26, 16, 10],
  "3A": [22, 32, 32, 14],
  "3B": [30, 42, 19, 9],
  "3C": [33, 22, 28, 17],
  "3D": [48, 30, 13, 9],
  "4B": [20, 35, 27, 18],
};
const ALL_LEVELS = [35, 31, 22, 12];

/** Target number of passes to each receiver, by level in order. */
export type Aims = ReadonlyMap<string, readonly number[]>;

/** Runs per 100 plays in each situation, for an overall share. */
export function runNumbers(share: number): Record<Code, number> {
  const total = sumOf(Object.values(SITUATION_SHARES));
  const at = (m: number): Record<Code, number> =>
    Object.fromEntries(CODES.map((code) => [code, 100 * chanceOf(logit(RUN_BASE[code] / 100) + m)])) as Record<
      Code,
      number
    >;
  const mean = (numbers: Record<Code, number>): number =>
    sumOf(CODES.map((code) => SITUATION_SHARES[code] * numbers[code])) / total;
  const exact = at(solveRising(-4, 4, (m) => mean(at(m)), 100 * share));
  return Object.fromEntries(CODES.map((code) => [code, Math.round(exact[code])])) as Record<Code, number>;
}

const ROUNDS = 40;
/** Maximum share of a situation's passes that go to one player. */
export const MOST_TO_ONE = 0.4;

/** @param runs share of all plays */
export function makeCalls(
  groups: readonly PersonnelGroup[],
  runs: number,
  aims: Aims,
): Record<Code, Rows<OffenseCall>> {
  const numbers = runNumbers(runs);
  const groupOf = (code: Code): PersonnelGroup => groups.find(({ codes }) => codes.includes(code))!;
  const namesOf = (code: Code): readonly string[] => groupOf(code).receivers.map(({ name }) => name);
  const passes = fitPasses(namesOf, numbers, aims);
  // Rounding errors carry over to the next, more frequent situation.
  const carried = new Map<string, number>();
  const calls = {} as Record<Code, Rows<OffenseCall>>;
  for (const code of [...CODES].sort((a, b) => SITUATION_SHARES[a] - SITUATION_SHARES[b])) {
    const names = namesOf(code);
    const keys = LEVELS.flatMap((_, l) => names.map((name) => `${name}\t${l}`));
    const wanted = keys.map((key, i) => {
      const [l, n] = [Math.floor(i / names.length), i % names.length];
      return Math.max(0, passes[code][n][l] + (carried.get(key) ?? 0) / SITUATION_SHARES[code]);
    });
    const room = 100 - numbers[code];
    const scale = room / (sumOf(wanted) || 1);
    const whole = wholeParts(
      wanted.map((one) => one * scale),
      room,
    );
    keys.forEach((key, i) => carried.set(key, (wanted[i] - whole[i]) * SITUATION_SHARES[code]));
    const blocker = groupOf(code).receivers.findIndex(({ blocks }) => blocks);
    const runsAt = wholeParts(
      LOCATIONS.map(([, share]) => share * numbers[code]),
      numbers[code],
    );
    const list: OffenseCall[] = [
      ...LOCATIONS.flatMap(([run], i) => new Array<OffenseCall>(runsAt[i]).fill(run)),
      ...whole.flatMap((count, i) => {
        const call = `${LEVELS[Math.floor(i / names.length)]}${(i % names.length) + 1}` as OffenseCall;
        return new Array<OffenseCall>(count).fill(call);
      }),
    ];
    calls[code] = rowsOf(spared(list, blocker + 1));
  }
  return Object.fromEntries(CODES.map((code) => [code, calls[code]])) as Record<Code, Rows<OffenseCall>>;
}

/** Numbers of each receiver and level by iterative proportional fitting: rows fill the situation, totals over situations reach the targets. */
function fitPasses(
  namesOf: (code: Code) => readonly string[],
  numbers: Readonly<Record<Code, number>>,
  aims: Aims,
): Record<Code, number[][]> {
  const least = 1e-6;
  const present = [...new Set(CODES.flatMap((code) => namesOf(code)))];
  const wanted = present.map((name) => LEVELS.map((_, l) => Math.max(least, aims.get(name)?.[l] ?? least)));
  const all = sumOf(wanted.flat());
  const situations = CODES.map((code) => ({
    code,
    share: SITUATION_SHARES[code],
    room: 100 - numbers[code],
    men: namesOf(code).map((name) => present.indexOf(name)),
  }));
  const volumeOf = (list: typeof situations): number => sumOf(list.map(({ share, room }) => share * room));
  const volume = volumeOf(situations);
  // A player who comes in only for a few situations does not catch everything in them.
  const shares = wanted.map((levels, man) => {
    const most = (MOST_TO_ONE * volumeOf(situations.filter(({ men }) => men.includes(man)))) / volume;
    return Math.min(1, most / (sumOf(levels) / all));
  });
  const cells = situations.map(({ code, men }) =>
    men.map((man) => LEVELS.map((_, l) => (wanted[man][l] * LEVEL_SHARES[code][l]) / ALL_LEVELS[l])),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const sums = present.map(() => LEVELS.map(() => 0));
    situations.forEach(({ share, men }, at) =>
      men.forEach((man, n) => {
        for (let l = 0; l < LEVELS.length; l++) sums[man][l] += share * cells[at][n][l];
      }),
    );
    situations.forEach(({ room, men }, at) => {
      let total = 0;
      men.forEach((man, n) => {
        const row = cells[at][n];
        for (let l = 0; l < LEVELS.length; l++) {
          row[l] *= (shares[man] * (wanted[man][l] / all) * volume) / sums[man][l];
          total += row[l];
        }
      });
      for (const row of cells[at]) for (let l = 0; l < LEVELS.length; l++) row[l] *= room / total;
    });
  }
  return Object.fromEntries(situations.map(({ code }, at) => [code, cells[at]])) as Record<Code, number[][]>;
}

const FIVES = (at: number): boolean => at % 10 === 5;

/** No number ending in 5 is a pass to the player who blocks on it: swaps it with the nearest valid one. */
function spared(list: readonly OffenseCall[], blocker: number): OffenseCall[] {
  const numbers = [...list];
  const toBlocker = (call: OffenseCall): boolean => /\d/.test(call) && Number(call[1]) === blocker;
  const passes = numbers.map((call) => /\d/.test(call));
  numbers.forEach((call, at) => {
    if (!FIVES(at) || !toBlocker(call)) return;
    const near = numbers
      .map((_, i) => i)
      .filter((i) => passes[i] && !FIVES(i) && !toBlocker(numbers[i]))
      .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
      .at(0);
    if (near === undefined) return;
    [numbers[at], numbers[near]] = [numbers[near], call];
  });
  return numbers;
}

/** Merges equal neighbors into rows. */
export function rowsOf<T>(list: readonly T[]): Rows<T> {
  const rows: { from: number; to: number; value: T }[] = [];
  list.forEach((value, at) => {
    const last = rows.at(-1);
    if (last && last.value === value) last.to = at;
    else rows.push({ from: at, to: at, value });
  });
  return rows;
}
