/** Ranges of matched numbers that are fouls (digest 5.9). */
import type { Row, TeamRow } from "../../../stats/index.js";
import { USUAL_GAMES } from "./totals.js";
import type { NumberRange, Pen, PenaltyRow } from "../rules/index.js";

/** Chance in percent that the dice of a play match on 1 to 20: they decide the play, too, so it is not the same for all numbers. */
const EVEN = new Array<number>(20).fill(0.725);
const MATCHES: Readonly<Record<PenaltyRow, readonly number[]>> = {
  SNAP: EVEN,
  RUNNING: EVEN,
  COMPLETIONS: [
    0.23, 0.25, 0.25, 0.25, 0.33, 0.35, 0.36, 0.36, 0.67, 0.69, 0.7, 0.89, 1, 1, 1.07, 1.13, 1.22, 1.24, 1.25, 1.25,
  ],
  INC: [
    1.24, 1.24, 1.25, 1.51, 1.41, 1.47, 1.5, 1.49, 1.01, 0.74, 0.74, 0.54, 0.39, 0.23, 0.23, 0.21, 0.17, 0.14, 0.12,
    0.12,
  ],
  SACK: [2.82, 2.58, 2.53, 0.88, 0.78, 0.27, 0, 0, 0, 0, 0, 0, 0, 0.26, 0.26, 0.1, 0, 0, 0, 0],
  PUNTING: EVEN,
  KICKOFF: EVEN,
  FIELD_GOALS: EVEN,
};

/** Accepted fouls in percent of the plays of a row, offense and defense; flags that are declined come on top. */
const RATES: Readonly<Record<PenaltyRow, readonly [number, number]>> = {
  SNAP: [2.28, 1.06],
  RUNNING: [2.4, 0.97],
  COMPLETIONS: [2.3, 1.4],
  INC: [2.1, 6.7],
  SACK: [0.5, 3.8],
  PUNTING: [5, 11],
  KICKOFF: [2.9, 6.1],
  FIELD_GOALS: [1.1, 1.7],
};
const DECLINED = 1.12;

/** Where a side's range begins, and which way it goes: up from 1, down from 20, or next to the other side's. */
type Convention = "up" | "down" | "next";
const CONVENTION: Readonly<Record<PenaltyRow, readonly [off: Convention, def: Convention]>> = {
  SNAP: ["up", "down"],
  RUNNING: ["down", "up"],
  COMPLETIONS: ["down", "next"],
  INC: ["next", "up"],
  SACK: ["next", "up"],
  PUNTING: ["up", "down"],
  KICKOFF: ["up", "down"],
  FIELD_GOALS: ["up", "down"],
};

/** How many numbers in their order come nearest to a rate, one at least. */
function countFor(order: readonly number[], matches: readonly number[], rate: number): number {
  let best = 1;
  let sum = 0;
  let nearest = Infinity;
  order.forEach((n, i) => {
    sum += matches[n - 1];
    const off = Math.abs(sum - rate);
    if (off < nearest - 1e-9) [nearest, best] = [off, i + 1];
  });
  return Math.min(best, 19);
}

const UP = Array.from({ length: 20 }, (_, i) => i + 1);
const DOWN = [...UP].reverse();

/** @param factor the team's fouls against the league's, of its offense and of its defense */
export function makePenalties(factor: readonly [off: number, def: number]): Pen {
  return Object.fromEntries(
    (Object.keys(RATES) as PenaltyRow[]).map((row) => {
      const rates = RATES[row].map((rate, i) => rate * factor[i] * DECLINED);
      const taken: (readonly number[])[] = [[], []];
      const firstSide = CONVENTION[row][0] === "next" ? 1 : 0;
      for (const side of [firstSide, 1 - firstSide]) {
        const way = CONVENTION[row][side];
        const free = (order: readonly number[]): number[] => order.filter((n) => !taken[1 - side].includes(n));
        // Next to the other side's numbers: on, in the direction that it began.
        const down = way === "down" || (way === "next" && CONVENTION[row][1 - side] === "down");
        const order = free(down ? DOWN : UP);
        taken[side] = order.slice(
          0,
          Math.min(order.length - (side === firstSide ? 1 : 0), countFor(order, MATCHES[row], rates[side])),
        );
      }
      return [row, { off: rangeOf(taken[0]), def: rangeOf(taken[1]) }];
    }),
  ) as unknown as Pen;
}

const rangeOf = (numbers: readonly number[]): NumberRange | null =>
  numbers.length === 0 ? null : [Math.min(...numbers), Math.max(...numbers)];

/** Fouls of the defense by their names; the rest are the offense's or of kicks. */
const DEFENSIVE =
  /^(?:defensive|encroachment|neutral zone|illegal contact|roughing|horse collar|leverage|running into)/i;
const OFFENSIVE =
  /^(?:offensive|false start|delay of game|illegal (?:formation|shift|motion|forward|blindside|crackback|touch pass|snap)|intentional|ineligible downfield pass|chop|clipping|tripping)/i;
const PENALTY_SHRINK = 30;
const MOST_FACTOR = 1.6;

/** Accepted fouls of a team in a game that the rates give with the factor 1, measured over 4,096 games. */
const GIVEN = 6.08;

/** A team's fouls against those of the rates, of the offense and of the defense. */
export function penaltyFactors(
  fouls: readonly Row<"penalties">[],
  own: ReadonlyMap<string, TeamRow>,
  average: number,
): (team: string) => readonly [number, number] {
  const count = (team: string | undefined, pattern: RegExp): number =>
    fouls.reduce(
      (sum, row) => sum + (team === undefined || row.team === team ? (pattern.test(row.foul) ? row.accepted : 0) : 0),
      0,
    );
  const teams = Math.max(1, own.size);
  const bound = (value: number): number => Math.min(MOST_FACTOR, Math.max(1 / MOST_FACTOR, value));
  const usual = [count(undefined, OFFENSIVE), count(undefined, DEFENSIVE)].map((n) => n / teams);
  const counted = [...own.values()].filter(({ penalties }) => penalties !== undefined);
  const perGame =
    counted.length > 1
      ? counted.reduce((sum, row) => sum + row.penalties! / (row.games ?? USUAL_GAMES), 0) / counted.length
      : average;
  const level = perGame / GIVEN;
  return (team) => {
    if (usual[0] > 0 && usual[1] > 0)
      return [OFFENSIVE, DEFENSIVE].map((pattern, i) =>
        bound((level * (count(team, pattern) + PENALTY_SHRINK)) / (usual[i] + PENALTY_SHRINK)),
      ) as unknown as [number, number];
    const row = own.get(team);
    if (row?.penalties === undefined) return [level, level];
    const games = row.games ?? USUAL_GAMES;
    const factor = bound((level * (row.penalties + PENALTY_SHRINK)) / (perGame * games + PENALTY_SHRINK));
    return [factor, factor];
  };
}
