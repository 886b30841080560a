/**
 * Ranges of matched numbers that are fouls. Sources: MATCHES is counted from the dice (test/systems/5d20/joint.test.ts
 * recounts it), RATES is the league of 2009-16, KEPT and YARDS are measured by `scripts/penalty-shares.mjs`.
 */
import type { Row, TeamRow } from "../../../stats/index.js";
import { sumOf } from "../../../kernel/lists/index.js";
import { SIDES } from "./cells.js";
import { descend, ratingMoves } from "./descend.js";
import type { Levels } from "./levels.js";
import { dropbacks, USUAL_GAMES, type SideTotals } from "./totals.js";
import type { NumberRange, Pen, PenaltyRow } from "../rules/index.js";

/** Offense, defense. */
type Sides = readonly [off: number, def: number];
const bySide = (of: (side: 0 | 1) => number): Sides => [of(0), of(1)];

/**
 * Probability in percent that a play's dice match on each of 1 to 20: they also decide the play, so it varies by
 * number. Average charts, all 20⁵ rolls; rows that depend on no result have 58 of 8,000 for each number.
 */
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

/** Accepted fouls in percent of the plays of a row, offense and defense; declined flags are extra. League of 2009-16. */
const RATES: Readonly<Record<PenaltyRow, Sides>> = {
  SNAP: [2.28, 1.06],
  RUNNING: [2.4, 0.97],
  COMPLETIONS: [2.3, 1.4],
  INC: [2.1, 6.7],
  SACK: [0.5, 3.8],
  PUNTING: [5, 11],
  KICKOFF: [2.9, 6.1],
  FIELD_GOALS: [1.1, 1.7],
};

/**
 * Share of matched numbers in a range that become accepted fouls in our games; the others are declined, offset, or void
 * without a return. Canceled plays are not in statistics but their fouls are, so a share may exceed 1. Measured over
 * 2,048 games between the rated charts of 2019; `scripts/penalty-shares.mjs` now comes within 0.08 for all but the
 * defense's INC (0.78) and SACK (0.61).
 */
const KEPT: Readonly<Record<PenaltyRow, Sides>> = {
  SNAP: [1.09, 1.11],
  RUNNING: [0.945, 0.89],
  COMPLETIONS: [0.85, 0.69],
  INC: [0.65, 0.96],
  SACK: [0.45, 0.78],
  PUNTING: [0.6, 0.49],
  KICKOFF: [0.745, 0.17],
  FIELD_GOALS: [0.45, 0.06],
};

/** Average yards of an accepted foul, including half-distance penalties; measured with KEPT (`scripts/penalty-shares.mjs`). */
const YARDS: Readonly<Record<PenaltyRow, Sides>> = {
  SNAP: [4.94, 4.82],
  RUNNING: [10.2, 11],
  COMPLETIONS: [9.5, 12.1],
  INC: [9.4, 9.5],
  SACK: [11.8, 9],
  PUNTING: [6.8, 8.6],
  KICKOFF: [9.4, 9],
  FIELD_GOALS: [7, 7.7],
};
/** Average yards of a foul not at the snap: YARDS weighted by row frequency. */
const PLAY_YARDS = 9.9;

/** Where a side's range starts and its direction: up from 1, down from 20, or next to the other side's. */
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

/** How many numbers, in order, come closest to a rate; at least one. */
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

const ROWS = Object.keys(RATES) as PenaltyRow[];

/** RATES of kicks are based on returned kicks: flags come as often on all kicks, and KEPT accounts for the difference. */
const KICK_FLAGS = 1.12;
const KICKING: readonly PenaltyRow[] = ["PUNTING", "KICKOFF", "FIELD_GOALS"];

/** Average accepted fouls per play. */
const rateOf = (row: PenaltyRow, side: number): number =>
  ((KICKING.includes(row) ? KICK_FLAGS * KEPT[row][side] : 1) * RATES[row][side]) / 100;

/** Fouls occur at the snap or during plays. */
type Kind = "snap" | "play";
const kindOf = (row: PenaltyRow): Kind => (row === "SNAP" ? "snap" : "play");

/** A team's target fouls per game. */
export interface PenaltyTarget {
  readonly fouls: number;
  /** Their yards, if known. */
  readonly yards: number | undefined;
  /** Fouls by kind relative to the average for such plays: at the snap and during plays, offense and defense. */
  readonly factor: Readonly<Record<Kind, Sides>>;
  /** Plays per game by row, for the offense and against the defense. */
  readonly plays: Readonly<Record<PenaltyRow, Sides>>;
}

/** Accepted fouls per game from the numbers of a row. @param matches probability in percent that a play's dice match on 1 to 20 */
const acceptedOf = (
  row: PenaltyRow,
  side: 0 | 1,
  plays: PenaltyTarget["plays"],
  numbers: readonly number[],
  matches: readonly number[],
): number => (plays[row][side] * sumOf(numbers.map((n) => matches[n - 1])) * KEPT[row][side]) / 100;

/** One unit of error, in fouls and yards per game: for the team, and for a row and side. */
const [TEAM_FOULS, TEAM_YARDS, ROW_FOULS] = [0.03, 0.4, 0.08];

/** Ranges whose accepted fouls match each row as closely as whole numbers allow, and in total the team's. */
export function makePenalties({ fouls, yards, factor, plays }: PenaltyTarget): Pen {
  const cells = ROWS.flatMap((row) => ([0, 1] as const).map((side) => ({ row, side })));
  const wanted = cells.map(({ row, side }) => plays[row][side] * rateOf(row, side) * factor[kindOf(row)][side]);
  const counts = ROWS.flatMap((row, r) => {
    const taken = [1, 1];
    const first = firstSide(row);
    for (const side of [first, 1 - first])
      taken[side] = countFor(
        numbersOf(row, side, taken),
        MATCHES[row],
        (100 * wanted[2 * r + side]) / (plays[row][side] * KEPT[row][side]),
      );
    return taken;
  });
  // By cell and the numbers of both sides: the descent comes back to the same ones.
  const known = cells.map(() => new Map<number, number>());
  const foulsOf = (): number[] =>
    cells.map(({ row, side }, i) => {
      const taken = counts.slice(i - side, i - side + 2);
      const key = taken[0] * SIDES + taken[1];
      let fouls = known[i].get(key);
      if (fouls === undefined) {
        fouls = acceptedOf(row, side, plays, numbersOf(row, side, taken).slice(0, taken[side]), MATCHES[row]);
        known[i].set(key, fouls);
      }
      return fouls;
    });
  const error = (): number => {
    const given = foulsOf();
    const sum = sumOf(given);
    const ofYards = cells.reduce((total, { row, side }, i) => total + given[i] * YARDS[row][side], 0);
    return (
      ((sum - fouls) / TEAM_FOULS) ** 2 +
      (yards === undefined ? 0 : ((ofYards - yards) / TEAM_YARDS) ** 2) +
      sumOf(given.map((one, i) => ((one - wanted[i]) / ROW_FOULS) ** 2))
    );
  };
  const moves = cells.flatMap(({ side }, i) =>
    ratingMoves(counts, i, [1, 19], i).map((move) => ({
      ...move,
      make: () => {
        if (!move.make()) return false;
        if (counts[i] + counts[side === 0 ? i + 1 : i - 1] <= SIDES) return true;
        move.undo();
        return false;
      },
    })),
  );
  descend(moves, error, cells.length);
  return Object.fromEntries(
    ROWS.map((row, r) => {
      const taken = counts.slice(2 * r, 2 * r + 2);
      const range = (side: number): NumberRange => rangeOf(numbersOf(row, side, taken).slice(0, taken[side]));
      return [row, { off: range(0), def: range(1) }];
    }),
  ) as unknown as Pen;
}

const firstSide = (row: PenaltyRow): 0 | 1 => (CONVENTION[row][0] === "next" ? 1 : 0);

/** A side's numbers in the order in which its range takes them. @param taken how many each side has */
function numbersOf(row: PenaltyRow, side: number, taken: readonly number[]): readonly number[] {
  const way = CONVENTION[row][side];
  // Next to the other side's numbers, continuing in its direction.
  if (way === "next") return (CONVENTION[row][1 - side] === "down" ? DOWN : UP).slice(taken[1 - side]);
  return (way === "down" ? DOWN : UP).slice(0, SIDES - taken[1 - side]);
}

const rangeOf = (numbers: readonly number[]): NumberRange => [Math.min(...numbers), Math.max(...numbers)];

/** Fouls by name: at the snap and during plays, offense and defense; the rest can be either team's. */
const KINDS = {
  snap: [
    /^(?:false start|delay of game|illegal (?:formation|shift|motion|snap|substitution)|offensive (?:too many|12))/i,
    /^(?:defensive (?:offside|too many|delay|12)|encroachment|neutral zone)/i,
  ],
  play: [
    /^(?:offensive (?:holding|pass)|illegal (?:forward|blindside|crackback|touch pass)|intentional|ineligible downfield pass|chop|clipping|tripping)/i,
    /^(?:defensive (?:holding|pass)|illegal contact|roughing|horse collar|leverage|running into)/i,
  ],
} as const;
/** Shrinkage weight of a team's fouls of a kind: fouls at the average. */
const KIND_SHRINK = 10;
const MOST_FACTOR = 1.6;
const bound = (value: number): number => Math.min(MOST_FACTOR, Math.max(1 / MOST_FACTOR, value));

/** Kicks per team and game, 2009-16. */
const KICKS = { PUNTING: 4.63, KICKOFF: 5.08, FIELD_GOALS: 4.5 } as const;

/**
 * Accepted fouls per game from the ranges of a chart.
 * @param matches probability in percent of each number in a row, by side: the play's dice decide it, so it depends on
 * the chart
 */
export function foulsGiven(
  pen: Pen,
  plays: PenaltyTarget["plays"],
  matches: (row: PenaltyRow, side: 0 | 1) => readonly number[] = (row) => MATCHES[row],
): number {
  return sumOf(
    ROWS.flatMap((row) =>
      bySide((side) => {
        const range = pen[row][side === 0 ? "off" : "def"];
        const numbers = range === null ? [] : UP.slice(range[0] - 1, range[1]);
        return acceptedOf(row, side, plays, numbers, matches(row, side));
      }),
    ),
  );
}

export const playsOf = (own: SideTotals, against: SideTotals): PenaltyTarget["plays"] => {
  const both = (of: (side: SideTotals) => number): Sides => [of(own) / own.games, of(against) / against.games];
  const fixed = (n: number): Sides => [n, n];
  return {
    SNAP: both(({ pass, run }) => dropbacks(pass) + run.carries),
    RUNNING: both(({ pass, run }) => run.carries + pass.scrambles),
    COMPLETIONS: both(({ pass }) => pass.completions),
    INC: both(({ pass }) => pass.attempts - pass.completions),
    SACK: both(({ pass }) => pass.sacks),
    PUNTING: fixed(KICKS.PUNTING),
    KICKOFF: fixed(KICKS.KICKOFF),
    FIELD_GOALS: fixed(KICKS.FIELD_GOALS),
  };
};

/** Baseline for all teams' fouls. */
interface PenaltyContext {
  /** Accepted fouls per team and game, if no table has any. */
  readonly average: number;
  readonly levels: Pick<Levels, "penalties" | "penaltyYards">;
}

/** Every team's target fouls. */
export function penaltyTargets(
  fouls: readonly Row<"penalties">[],
  teams: ReadonlyMap<string, TeamRow>,
  { average, levels }: PenaltyContext,
): (team: string, own: SideTotals, against: SideTotals) => PenaltyTarget {
  const count = (pattern: RegExp, team?: string): number =>
    sumOf(
      fouls
        .filter((row) => (team === undefined || row.team === team) && pattern.test(row.foul))
        .map(({ accepted }) => accepted),
    );
  const n = Math.max(1, teams.size);
  const usual = { snap: KINDS.snap.map((kind) => count(kind) / n), play: KINDS.play.map((kind) => count(kind) / n) };
  const known = [...usual.snap, ...usual.play].every((sum) => sum > 0);
  const counted = [...teams.values()].filter(({ penalties }) => penalties !== undefined);
  const mean = (rows: readonly TeamRow[], of: (row: TeamRow) => number): number =>
    sumOf(rows.map((row) => of(row) / (row.games ?? USUAL_GAMES))) / rows.length;
  const perGame = counted.length > 1 ? mean(counted, ({ penalties }) => penalties!) : average;
  const measured = counted.filter(({ penaltyYards }) => penaltyYards !== undefined);
  const yardsPerFoul = measured.length > 1 ? mean(measured, ({ penaltyYards }) => penaltyYards!) / perGame : undefined;
  return (team, own, against) => {
    const row = teams.get(team);
    const plays = playsOf(own, against);
    const games = row?.games ?? USUAL_GAMES;
    const all = (row?.penalties === undefined ? perGame : row.penalties / games) / levels.penalties;
    const walked =
      row?.penaltyYards === undefined
        ? yardsPerFoul && yardsPerFoul * all
        : row.penaltyYards / games / levels.penalties;
    const yards = walked && walked / levels.penaltyYards;
    const share = (kind: Kind): Sides =>
      bySide((side) =>
        known ? bound((count(KINDS[kind][side], team) + KIND_SHRINK) / (usual[kind][side] + KIND_SHRINK)) : 1,
      );
    const mix = { snap: share("snap"), play: share("play") };
    const given = (kind: Kind): number =>
      sumOf(
        ROWS.filter((one) => kindOf(one) === kind).flatMap((one) =>
          bySide((side) => plays[one][side] * rateOf(one, side) * mix[kind][side]),
        ),
      );
    // Fouls at the snap are short, so total yards determine how many there are.
    const snap =
      yards === undefined
        ? all / (given("snap") + given("play"))
        : bound((PLAY_YARDS * all - yards) / (PLAY_YARDS - YARDS.SNAP[0]) / given("snap"));
    const play = bound((all - snap * given("snap")) / given("play"));
    const factor = { snap: bySide((side) => snap * mix.snap[side]), play: bySide((side) => play * mix.play[side]) };
    return { fouls: all, yards, plays, factor };
  };
}
