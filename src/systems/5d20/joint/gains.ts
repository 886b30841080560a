/**
 * Black and yellow of a play, all 400 combinations: yards, fumbles and the sideline. They are independent of red, white
 * and blue, so each class of plays needs them once. Gains are as long as the chart says: no goal line shortens them.
 */
import type { Column } from "../engine/row.js";
import { FACES, zeros } from "./dice.js";

/** How a play ends. */
export const ENDS = ["inBounds", "outOfBounds", "dropped"] as const;
export type End = (typeof ENDS)[number];

/** Shortest gain stored separately; all beyond the longest are stored as the longest. */
const FROM = -40;
const LENGTH = 240;
const placeOf = (yards: number): number => Math.min(LENGTH - 1, Math.max(0, yards - FROM));

/** Probabilities by yards and end; they add up to one. */
export class Gains {
  private readonly table = ENDS.map(() => zeros(LENGTH));

  add(yards: number, end: number, chance: number): void {
    this.table[end][placeOf(yards)] += chance;
  }

  chance(end: End): number {
    return this.table[ENDS.indexOf(end)].reduce((sum, p) => sum + p, 0);
  }

  mean(): number {
    return this.table.reduce((sum, row) => sum + row.reduce((of, p, i) => of + p * (i + FROM), 0), 0);
  }
}

/** What makes a play a fumble, and what takes it out of bounds. */
export interface Carrier {
  /** Fumble rating including the defense's adjustment. */
  readonly rating: number;
  /** Lowest yellow that is out of bounds; 21 for never. */
  readonly outFrom: number;
}

/** A fumble keeps the ball in play, even if yellow says out of bounds. */
function endOf({ rating, outFrom }: Carrier, yellow: number, triggered: boolean): number {
  if (triggered && yellow <= rating) return 2;
  return yellow >= outFrom ? 1 : 0;
}

const made = new WeakMap<Column, Map<string, Gains>>();

/** Teams share the game charts' columns and often their ratings: each table is built once. */
function once(column: Column, key: string, make: () => Gains): Gains {
  const known = made.get(column) ?? new Map<string, Gains>();
  made.set(column, known);
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** One black die for yards and fumble. @param marked black numbers that fumble with any yellow */
export const plainGains = (column: Column, added: number, carrier: Carrier, marked?: readonly boolean[]): Gains =>
  once(column, `plain ${added} ${carrier.rating} ${carrier.outFrom}`, () => countPlain(column, added, carrier, marked));

function countPlain(column: Column, added: number, carrier: Carrier, marked?: readonly boolean[]): Gains {
  const gains = new Gains();
  for (let k = 1; k <= FACES; k++)
    for (let y = 1; y <= FACES; y++)
      gains.add(column.gains[k][y] + added, endOf(carrier, y, k === y || (marked?.[k] ?? false)), 1 / FACES ** 2);
  return gains;
}

/** Maximum number of consecutive 20s followed; the remainder has a probability of 20⁻⁵. */
const MOST_TWENTIES = 4;

/** Rules for yards after the catch. */
interface RunOn {
  readonly added: number;
  /** Value of a 20. */
  readonly twenty: number;
  /** True if the first black decides a fumble. */
  readonly original: boolean;
}

/** Yards after the catch: black again, and once more after each 20. */
export const runOnGains = (column: Column, more: RunOn, carrier: Carrier): Gains =>
  once(column, `on ${Object.values(more).join(" ")} ${carrier.rating} ${carrier.outFrom}`, () =>
    countRunOn(column, more, carrier),
  );

function countRunOn(column: Column, { added, twenty, original }: RunOn, carrier: Carrier): Gains {
  const gains = new Gains();
  for (let k = 1; k <= FACES; k++)
    for (let y = 1; y <= FACES; y++)
      for (let n = 0; n <= MOST_TWENTIES; n++) {
        const each = 1 / FACES ** 2 / FACES ** n;
        const last = n === MOST_TWENTIES ? 1 / (FACES - 1) : 1 / FACES;
        for (let v = 1; v < FACES; v++)
          gains.add(
            column.gains[k][y] + added + n * twenty + v,
            endOf(carrier, y, (original ? k : v) === y),
            each * last,
          );
      }
  return gains;
}

/** Numbers columns for use as keys. */
const numbers = new WeakMap<Column, number>();
let numbered = 0;

function numberOf(column: Column): number {
  let number = numbers.get(column);
  if (number === undefined) numbers.set(column, (number = ++numbered));
  return number;
}

/** A scramble: black picks the column, then the yards. @param columns by black, from 1 */
export function scrambleGains(columns: readonly Column[], original: boolean, carrier: Carrier): Gains {
  const key = `scramble ${original} ${carrier.rating} ${carrier.outFrom} ${columns.map(numberOf).join(" ")}`;
  return once(columns[1], key, () => countScrambles(columns, original, carrier));
}

function countScrambles(columns: readonly Column[], original: boolean, carrier: Carrier): Gains {
  const gains = new Gains();
  for (let k = 1; k <= FACES; k++)
    for (let again = 1; again <= FACES; again++)
      for (let y = 1; y <= FACES; y++)
        gains.add(columns[k].gains[again][y], endOf(carrier, y, (original ? k : again) === y), 1 / FACES ** 3);
  return gains;
}
