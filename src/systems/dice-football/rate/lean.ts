/**
 * Points that a team's figures do not explain: third downs, fouls, returns and luck. No card has them; within the
 * tolerances of its figures, a team leans toward the side on which it scored more, or less (rules `season`).
 */
import { sumOf } from "../../../kernel/lists/index.js";
import type { Season, TeamRow } from "../../../stats/index.js";
import { bounded, meanOf, solveRising } from "./figures.js";
import { recorded } from "./neutral.js";

/** The adjustments and their limits: shares of passes, yards per rush and per completion. */
export interface Lean {
  readonly completion: number;
  readonly sack: number;
  readonly rush: number;
  readonly yardsPerCompletion: number;
  /** Points per game, relative to the league's, that it does not give. */
  readonly left: number;
}
export const UPRIGHT: Lean = { completion: 0, sack: 0, rush: 0, yardsPerCompletion: 0, left: 0 };
type Reach = Omit<Lean, "left">;

/** Less than the tolerances of the figures: the remainder is for rounding. */
const REACH = {
  offense: { completion: 0.004, sack: 0, rush: 0.205, yardsPerCompletion: 0.385 },
  defense: { completion: 0.005, sack: -0.002, rush: 0.09, yardsPerCompletion: 0.12 },
} as const satisfies Record<string, Reach>;

/** A team's figures per game that lead to points, including what its own defense takes away. */
const FIGURES = {
  rush: (row: TeamRow) => recorded(row).rush,
  completion: (row: TeamRow) => recorded(row).completion,
  yardsPerCompletion: (row: TeamRow) => recorded(row).yardsPerCompletion,
  interception: (row: TeamRow) => recorded(row).interception,
  sack: (row: TeamRow) => recorded(row).sack,
  fumbles: (row: TeamRow) => recorded(row).fumbles,
  intercepted: (_: TeamRow, other: TeamRow) => recorded(other).interception,
  recovered: (_: TeamRow, other: TeamRow) => recorded(other).fumbles,
} as const satisfies Record<string, (row: TeamRow, other: TeamRow) => number | undefined>;
/** Beyond this, all teams are at a limit. */
const MOST_MORE = 2;
type FigureId = keyof typeof FIGURES;
const IDS = Object.keys(FIGURES) as FigureId[];

/**
 * Points per game for one more of each: least squares over the teams of five replayed seasons, the mean for points
 * scored and allowed (`scripts/dice-constants.mjs --times 4`, WORTH).
 */
const WORTH: Readonly<Record<FigureId, number>> = {
  rush: 2.7,
  completion: 41,
  yardsPerCompletion: 1.9,
  interception: -60,
  sack: -42,
  fumbles: -2,
  intercepted: 100,
  recovered: 3.1,
};

/** A team's figures and points; undefined if a table lacks one. */
function lineOf(row: TeamRow | undefined, other: TeamRow | undefined) {
  if (row?.points === undefined || !row.games || !other) return undefined;
  const values = IDS.map((id) => FIGURES[id](row, other));
  return values.includes(undefined) ? undefined : { points: row.points / row.games, values: values as number[] };
}

/**
 * Each team's lean on offense or defense, by its code; empty if any team's tables are incomplete.
 * @param level mean of all teams, in parts of the limits
 */
export function leansOf(
  { teams, own, against }: Season,
  side: keyof typeof REACH,
  level = 0,
): ReadonlyMap<string, Lean> {
  const [mine, theirs] = side === "offense" ? [own, against] : [against, own];
  const lines = teams.map((team) => lineOf(mine.get(team), theirs.get(team)));
  const known = lines.filter((line) => line !== undefined);
  if (known.length < teams.length) return new Map();
  const points = meanOf(known.map((line) => line.points));
  const usual = IDS.map((_, i) => meanOf(known.map(({ values }) => values[i])));
  const reach = REACH[side];
  const keys = Object.keys(reach) as (keyof Reach)[];
  const all = sumOf(keys.map((key) => WORTH[key] * reach[key]));
  const rests = known.map(
    ({ points: scored, values }) => scored - points - sumOf(IDS.map((id, i) => WORTH[id] * (values[i] - usual[i]))),
  );
  const shares = rests.map((rest) => bounded(rest / all, -1, 1));
  // Teams at a limit stay there, so the others go farther.
  const leanAt = (more: number): number[] => shares.map((share) => bounded(share + more, -1, 1));
  const leans = leanAt(solveRising(-MOST_MORE, MOST_MORE, (more) => meanOf(leanAt(more)), level));
  return new Map(
    teams.map((team, t) => {
      const lean = Object.fromEntries(keys.map((key) => [key, leans[t] * reach[key]])) as unknown as Reach;
      return [team, { ...lean, left: rests[t] - (leans[t] - level) * all }];
    }),
  );
}
