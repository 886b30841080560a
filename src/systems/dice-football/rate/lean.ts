/**
 * Points that a team's figures do not come to: third downs, fouls, returns and luck. No card holds them; within the tolerances of its figures a team leans to the side on which it
 * scored more, or less (rules `season`).
 */
import { sumOf } from "../../../kernel/lists/index.js";
import type { Season, TeamRow } from "../../../stats/index.js";
import { bounded, meanOf } from "./figures.js";
import { recorded } from "./neutral.js";

/** What moves, and how far at most: shares of passes, yards of a rush and of a completion. */
export interface Lean {
  readonly completion: number;
  readonly sack: number;
  readonly rush: number;
  readonly yardsPerCompletion: number;
}
export const UPRIGHT: Lean = { completion: 0, sack: 0, rush: 0, yardsPerCompletion: 0 };

/** Less than the tolerances of the figures: what is left of those is for whole numbers. */
const REACH = {
  offense: { completion: 0.004, sack: 0, rush: 0.205, yardsPerCompletion: 0.385 },
  defense: { completion: 0.005, sack: -0.002, rush: 0.06, yardsPerCompletion: 0.1 },
} as const satisfies Record<string, Lean>;

/** A team's figures of a game that points come of; of what its own defense takes away, too. */
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
type FigureId = keyof typeof FIGURES;
const IDS = Object.keys(FIGURES) as FigureId[];

/** Points of a game that one more of each is worth: by least squares over the teams of five replayed seasons, the mean of scored and allowed ones (`scripts/dice-constants.mjs --times 4`, WORTH). */
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

/** Figures of a team with its points; undefined where a table lacks one. */
function lineOf(row: TeamRow | undefined, other: TeamRow | undefined) {
  if (row?.points === undefined || !row.games || !other) return undefined;
  const values = IDS.map((id) => FIGURES[id](row, other));
  return values.includes(undefined) ? undefined : { points: row.points / row.games, values: values as number[] };
}

/** Of each team, by its code, how its offense and its defense lean; without tables that tell of all teams none do. */
export function leansOf({ teams, own, against }: Season, side: keyof typeof REACH): ReadonlyMap<string, Lean> {
  const [mine, theirs] = side === "offense" ? [own, against] : [against, own];
  const lines = teams.map((team) => lineOf(mine.get(team), theirs.get(team)));
  const known = lines.filter((line) => line !== undefined);
  if (known.length < teams.length) return new Map();
  const points = meanOf(known.map((line) => line.points));
  const usual = IDS.map((_, i) => meanOf(known.map(({ values }) => values[i])));
  const reach = REACH[side];
  const keys = Object.keys(reach) as (keyof Lean)[];
  const all = sumOf(keys.map((key) => WORTH[key] * reach[key]));
  const shares = known.map(({ points: scored, values }) => {
    const rest = scored - points - sumOf(IDS.map((id, i) => WORTH[id] * (values[i] - usual[i])));
    return bounded(rest / all, -1, 1);
  });
  // The league stays upright.
  const middle = meanOf(shares);
  return new Map(
    teams.map((team, t) => {
      const share = bounded(shares[t] - middle, -1, 1);
      return [team, Object.fromEntries(keys.map((key) => [key, share * reach[key]])) as unknown as Lean];
    }),
  );
}
