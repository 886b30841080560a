/** Sample cards from a line each: what every card of a kind has in common is filled in here. */
import {
  LEVELS,
  type BackCard,
  type CarrierCard,
  type Formation,
  type FormationSlot,
  type FrontCard,
  type KickerCard,
  type LinemanCard,
  type OffenseCall,
  type PersonnelGroup,
  type PrintedFormation,
  type PunterCard,
  type QuarterbackCard,
  type Returner,
  type Rows,
  type SeasonFigures,
  type Span,
  type Code,
} from "../rules/index.js";
import { grid, longRuns, punting, receiving, rushing, type Printed } from "./sample-columns.js";

const GAMES = 14;
/** Nothing is known of injuries. */
const USUAL_INJURY: Span = [0, 9];

/** Games and starts, `14/12`. */
type Played = `${number}/${number}`;
function head(name: string, played: Played) {
  const [games, starts] = played.split("/").map(Number);
  return { name, games, starts, injury: USUAL_INJURY };
}

const faces = (count: number): Span => (count === 0 ? null : [1, count]);
const toEnd = (from: number, end: number): Span => (from > end ? null : [from, end]);

export interface PasserLine {
  readonly scramble: number;
  readonly sacked: number;
  /** By level. */
  readonly complete: readonly [number, number, number, number];
  readonly intercepted: readonly [number, number, number, number];
  readonly rush: number;
  readonly longest: number;
  readonly fumble: number;
  readonly season?: SeasonFigures;
}

export function passer(name: string, played: Played, line: PasserLine): QuarterbackCard {
  const { scramble, sacked, complete, intercepted, rush, longest, fumble, season } = line;
  return {
    ...head(name, played),
    passing: Object.fromEntries(
      LEVELS.map((level, i) => [level, grid(scramble, sacked, complete[i], intercepted[i])]),
    ) as QuarterbackCard["passing"],
    I: rushing(rush),
    II: longRuns(longest),
    fumble: [0, fumble - 1],
    ...(season && { season }),
  };
}

export interface CarrierLine {
  /** Means of rushing columns, and factor of the receiving ones. */
  readonly rush?: number;
  readonly longest?: number;
  readonly catches?: number;
  readonly rating?: number;
  readonly stamina: number;
  readonly fumble?: number;
  readonly RBC?: number;
  readonly PBC?: number;
  readonly RB?: number;
  readonly season?: SeasonFigures;
  readonly printed?: { readonly I?: Printed; readonly S?: Printed };
}

const CARRIER_RB = { RB: 2, WR: 1, TE: 2 } as const;

export function carrier(
  name: string,
  position: CarrierCard["position"],
  played: Played,
  line: CarrierLine,
): CarrierCard {
  const { rush = 3, longest = 18, catches = 1, rating = 0, stamina, fumble = 1, RBC = 2, PBC = 2, season } = line;
  const { RB = CARRIER_RB[position], printed = {} } = line;
  return {
    ...head(name, played),
    position,
    I: rushing(rush, printed.I),
    II: longRuns(longest),
    ...receiving(catches, { S: printed.S }),
    RBC,
    PBC,
    RB,
    rating,
    stamina,
    fumble: faces(fumble),
    ...(season && { season }),
  };
}

export const lineman = (
  name: string,
  position: LinemanCard["position"],
  played: Played,
  [RBC, PBC, RB]: readonly [RBC: number, PBC: number, RB: number],
): LinemanCard => ({ ...head(name, played), position, RBC, PBC, RB });

interface DefenderLine {
  readonly tackle: number;
  readonly PD?: number;
  /** First number of the sack range. */
  readonly sack?: number;
  /** Numbers of interceptions in man and zone. */
  readonly int?: readonly [man: number, zone: number];
  readonly season?: SeasonFigures;
}

const defender = ({ tackle, PD = 0, sack = 89, int = [0, 0], season }: DefenderLine) => ({
  tackle,
  PD,
  sack: toEnd(sack, 89),
  intM: toEnd(100 - int[0], 99),
  intZ: toEnd(100 - int[1], 99),
  ...(season && { season }),
});

export const front = (
  name: string,
  position: FrontCard["position"],
  played: Played,
  [RDC, PRC, RD]: readonly [RDC: number, PRC: number, RD: number],
  line: DefenderLine,
): FrontCard => ({ ...head(name, played), position, RDC, PRC, RD, ...defender(line) });

export const back = (
  name: string,
  position: BackCard["position"],
  played: Played,
  line: DefenderLine & { readonly PD: number },
): BackCard => ({ ...head(name, played), position, RDC: 2, PRC: 2, ...defender(line) });

/** Shares made from up to 19, 29, 39, 49 yards and beyond, in hundredths. */
export const kicker = (
  name: string,
  made: readonly [number, number, number, number, number],
  extraPoint: number,
): KickerCard => ({
  ...head(name, `${GAMES}/0`),
  bands: made.map((good, i) => ({ from: 10 * (i + 1), to: i === 4 ? 57 : 10 * i + 19, good: [0, good - 1] })),
  extraPoint: [0, extraPoint - 1],
});

export const punter = (name: string, mean: number, returned: number): PunterCard => ({
  ...head(name, `${GAMES}/0`),
  yards: punting(mean),
  returned: [0, returned - 1],
});

/** He drops the ball on so many faces. */
export const returner = (name: string, yards: Returner["yards"], fumbles = 1): Returner => ({
  name,
  yards,
  fumble: faces(fumbles),
  injury: USUAL_INJURY,
});

const SLOT = /^(\S+) (.+?)(?: \[([5O])\])?$/;

/** Men by their places, in rows or one after the other: `CB2 Willie Alexander, SS C. L. Whittington [5]`. */
const placed = (text: string): string[][] =>
  text
    .trim()
    .split(/\s*[,\n]\s*/)
    .map((slot) => SLOT.exec(slot)!.slice(1));

/** A formation, a row each for linemen, linebackers and backs; `[5]` or `[O]` is when a safety comes up. */
export const formation = (name: string, men: string, printed?: PrintedFormation): Formation => ({
  name,
  players: placed(men).map(([at, man, box]) => ({ at, name: man, ...(box && { box }) }) as FormationSlot),
  ...(printed && { printed }),
});

/** A group's receivers in the order of their numbers; the fifth man blocks. */
export const group = (
  codes: PersonnelGroup["codes"],
  men: string,
  printed?: PersonnelGroup["printed"],
): PersonnelGroup => ({
  codes,
  receivers: placed(men).map(
    ([at, name], i) => ({ name, at, ...(i === 4 && { blocks: true }) }) as PersonnelGroup["receivers"][number],
  ),
  ...(printed && { printed }),
});

/** Numbers of a column of play calls, in the order given. */
export function calls(...list: readonly (readonly [call: OffenseCall, count: number])[]): Rows<OffenseCall> {
  let next = 0;
  return list
    .filter(([, count]) => count > 0)
    .map(([value, count]) => {
      const from = next;
      next += count;
      return { from, to: next - 1, value };
    });
}

const RUN_ORDER = ["OC", "LG", "RG", "RT", "SR", "SL", "LT"] as const;
const RUN_SHARES = [0.2, 0.16, 0.16, 0.13, 0.11, 0.11, 0.13];

/** Shares by level and receiver; the depth of a column moves between levels. */
type PassShares = readonly (readonly [call: OffenseCall, share: number])[];

/** Whole numbers in these shares that make up a total: each takes what is due by then. */
function dealt(total: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  let [due, given] = [0, 0];
  return shares.map((share) => {
    due += (total * share) / all;
    const count = Math.round(due) - given;
    given += count;
    return count;
  });
}

/** A column: runs first, then passes by level. */
export const column = (runs: number, passes: PassShares): Rows<OffenseCall> => {
  const ran = dealt(runs, RUN_SHARES);
  const thrown = dealt(
    100 - runs,
    passes.map(([, share]) => share),
  );
  return calls(
    ...RUN_ORDER.map((place, i) => [place, ran[i]] as const),
    ...passes.map(([call], i) => [call, thrown[i]] as const),
  );
};

const RUNS: Readonly<Record<Code, number>> = {
  "1A": 62,
  "2A": 52,
  "2B": 60,
  "2C": 34,
  "2D": 73,
  "3A": 14,
  "3B": 24,
  "3C": 16,
  "3D": 66,
  "4B": 7,
};

const SHORT: PassShares = [
  ["Q1", 5],
  ["Q2", 5],
  ["Q3", 7],
  ["Q4", 11],
  ["S1", 9],
  ["S2", 10],
  ["S3", 8],
  ["S4", 4],
  ["M1", 12],
  ["M2", 8],
  ["M3", 3],
  ["L1", 9],
  ["L2", 5],
];
const DEEP: PassShares = [
  ["Q3", 5],
  ["Q4", 8],
  ["S1", 9],
  ["S2", 10],
  ["S3", 9],
  ["M1", 15],
  ["M2", 12],
  ["M3", 8],
  ["L1", 14],
  ["L2", 9],
];
const DEEP_CODES: readonly Code[] = ["2C", "3A", "3C", "4B"];

/** All ten columns; some are printed. */
export const allCalls = (
  more: number,
  printed: Readonly<Partial<Record<Code, Rows<OffenseCall>>>> = {},
): Readonly<Record<Code, Rows<OffenseCall>>> =>
  Object.fromEntries(
    (Object.keys(RUNS) as Code[]).map((code) => [
      code,
      printed[code] ?? column(RUNS[code] + more, DEEP_CODES.includes(code) ? DEEP : SHORT),
    ]),
  ) as Record<Code, Rows<OffenseCall>>;
