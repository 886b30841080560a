/** Turns shape counts into statistics, real next to replayed. */
import { STATISTICS, type StatisticId } from "../../kernel/football/index.js";
import { sumOf } from "../../kernel/lists/index.js";
import { GAINS, type GainKind } from "../../stats/index.js";
import { DISTANCES, FOURTH, LEADS, RESULTS, WINDOWS, type ShapeCounts } from "./counts.js";
import { TEAM_GAME } from "./team-game.js";

export const SECTIONS = {
  games: "Games",
  gains: "Gains",
  downs: "Downs",
  drives: "Drives",
  calls: "Calls: runs by down and distance",
  score: "Calls and gains by score and clock",
  teams: "A team's game: spread",
  pairs: "The two teams of a game: correlation",
} as const;
export type SectionId = keyof typeof SECTIONS;

export interface Figure {
  readonly section: SectionId;
  readonly id: string;
  readonly title: string;
  /** Shares run from 0 to 1. */
  readonly unit: "share" | "number";
  /** NaN if nothing was counted. */
  readonly value: number;
}

const RESULT_WORDS: Readonly<Record<(typeof RESULTS)[number], string>> = {
  touchdown: "touchdown",
  fieldGoal: "field goal",
  missedFieldGoal: "missed field goal",
  punt: "punt",
  downs: "turnover on downs",
  interception: "interception",
  fumble: "fumble",
  safety: "safety",
  halfTime: "end of the half",
  gameEnd: "end of the game",
};
const FOURTH_WORDS: Readonly<Record<(typeof FOURTH)[number], string>> = {
  go: "go for it",
  punt: "punt",
  fieldGoal: "field goal try",
};
const GAIN_WORDS: Readonly<Record<GainKind, string>> = { runs: "runs", completions: "completions" };

const totalOf = (rows: readonly (readonly number[])[]): number => sumOf(rows.map(sumOf));

/** Mean and standard deviation of a histogram whose first column is `from`. */
function momentsOf(counts: readonly number[], from = 0): { readonly mean: number; readonly deviation: number } {
  const all = sumOf(counts);
  const mean = sumOf(counts.map((n, i) => n * (from + i))) / all;
  return { mean, deviation: Math.sqrt(sumOf(counts.map((n, i) => n * (from + i) ** 2)) / all - mean ** 2) };
}

const shareFrom = (counts: readonly number[], least: number, from = 0): number =>
  sumOf(counts.slice(least - from)) / sumOf(counts);

/** All statistics from the counts, in printing order. */
export function shapeFigures(counts: ShapeCounts): Figure[] {
  const figures: Figure[] = [];
  const add = (section: SectionId, id: string, title: string, value: number, unit: Figure["unit"] = "number"): void =>
    void figures.push({ section, id, title, unit, value });
  addGames(counts, add);
  addGains(counts, add);
  addDowns(counts, add);
  addDrives(counts, add);
  addCalls(counts, add);
  addTeams(counts, add);
  return figures;
}

type Add = (section: SectionId, id: string, title: string, value: number, unit?: Figure["unit"]) => void;

function addGames({ games, overtimes, homeWins, ties, points, margins, scores }: ShapeCounts, add: Add): void {
  const [home, away] = [scores.home / games, scores.away / games];
  const squares = (scores.homeSquares + scores.awaySquares - 2 * scores.products) / games;
  const spread = (sum: number, mean: number): number => Math.sqrt(sum / games - mean ** 2);
  const covariance = scores.products / games - home * away;
  const both = spread(scores.homeSquares, home) * spread(scores.awaySquares, away);
  add("games", "points", "points", momentsOf(points).mean);
  add("games", "pointsSd", "points, standard deviation", momentsOf(points).deviation);
  add("games", "scoreCorrelation", "correlation of the two teams' points", covariance / both);
  add("games", "marginSd", "home margin, standard deviation", Math.sqrt(squares - (home - away) ** 2));
  add("games", "oneScore", "decided by 8 points or less", 1 - shareFrom(margins, 9), "share");
  add("games", "threeScores", "decided by 21 points or more", shareFrom(margins, 21), "share");
  add("games", "overtime", "overtime", overtimes / games, "share");
  add("games", "ties", "ties", ties / games, "share");
  add("games", "homeWins", "won by the home team, excluding ties", homeWins / (games - ties), "share");
  add("games", "homeMargin", "home margin", home - away);
}

const LONG = [10, 20, 40, 60] as const;

function addGains({ games, gains, longest, inches }: ShapeCounts, add: Add): void {
  for (const kind of ["runs", "completions"] as const) {
    const words = GAIN_WORDS[kind];
    add("gains", `${kind}Mean`, `yards of ${words}`, momentsOf(gains[kind], GAINS.from).mean);
    for (const yards of LONG) {
      const count = sumOf(gains[kind].slice(yards - GAINS.from)) / (2 * games);
      add("gains", `${kind}${yards}`, `${words} of ${yards} yards or more`, count);
    }
    const far = momentsOf(longest[kind]);
    add("gains", `${kind}Longest`, `longest of a team's ${words}`, far.mean);
    add("gains", `${kind}LongestSd`, `longest of a team's ${words}, standard deviation`, far.deviation);
  }
  for (const [key, words] of [
    ["short", "one yard short"],
    ["exact", "exactly"],
    ["over", "one yard over"],
  ] as const)
    add("gains", `inches.${key}`, `2nd and 3rd and 3-10: ${words}`, inches[key] / inches.all, "share");
}

const NTH = ["1st", "2nd", "3rd", "4th"] as const;

function addDowns(counts: ShapeCounts, add: Add): void {
  const { games, tries, made, fourth } = counts;
  const column = (id: StatisticId): number =>
    counts.teams.sums[TEAM_GAME.findIndex((one) => one.id === id)] / (2 * games);
  for (const id of ["rushingFirstDowns", "passingFirstDowns", "penaltyFirstDowns"] as const)
    add("downs", id, STATISTICS[id].name.toLowerCase(), column(id));
  for (const down of [2, 3] as const) {
    add("downs", `tries.${down + 1}`, `${NTH[down]} downs`, sumOf(tries[down]) / (2 * games));
    add("downs", `made.${down + 1}`, `${NTH[down]} downs converted`, sumOf(made[down]) / sumOf(tries[down]), "share");
    DISTANCES.forEach((words, i) => {
      const key = `${down + 1}.${words}`;
      add("downs", `tries.${key}`, `${NTH[down]} and ${words}`, tries[down][i] / (2 * games));
      add("downs", `made.${key}`, `${NTH[down]} and ${words} converted`, made[down][i] / tries[down][i], "share");
    });
  }
  const all = fourth.map(totalOf);
  const [snaps] = all;
  const decisions = sumOf(all);
  // In games whose kicks do not log the down, there are no decisions to count.
  const share = (n: number): number => (decisions > snaps ? n / decisions : NaN);
  FOURTH.forEach((id, i) => add("downs", `fourth.${id}`, `4th down: ${FOURTH_WORDS[id]}`, share(all[i]), "share"));
}

function addDrives(counts: ShapeCounts, add: Add): void {
  const { games, drives } = counts;
  const near = counts.teams.sums[TEAM_GAME.findIndex(({ id }) => id === "redZoneDrives")];
  add("drives", "drives", "drives", drives.all / (2 * games));
  RESULTS.forEach((id, i) =>
    add("drives", `drives.${id}`, `result: ${RESULT_WORDS[id]}`, drives.results[i] / drives.all, "share"),
  );
  add("drives", "driveStart", "average start, own", momentsOf(drives.starts).mean);
  add("drives", "drivePlays", "plays per drive", drives.plays / drives.all);
  add("drives", "driveYards", "yards per drive", drives.yards / drives.all);
  add("drives", "redZoneDrives", "drives inside the 20", near / (2 * games));
  add(
    "drives",
    "redZoneTouchdowns",
    "touchdowns from inside the 20, per such drive",
    drives.redZoneTouchdowns / near,
    "share",
  );
}

function addCalls({ runs, calls, byScore }: ShapeCounts, add: Add): void {
  NTH.forEach((nth, d) => {
    add("calls", `runs.${d + 1}`, `${nth} down`, sumOf(runs[d]) / sumOf(calls[d]), "share");
    DISTANCES.forEach((words, i) =>
      add("calls", `runs.${d + 1}.${words}`, `${nth} and ${words}`, runs[d][i] / calls[d][i], "share"),
    );
  });
  WINDOWS.forEach((window, w) =>
    LEADS.forEach((lead, l) => {
      const [of, words] = [byScore.calls[w][l], `${window}, ${lead}`];
      add("score", `runs.${window}.${lead}`, `${words}: runs`, byScore.runs[w][l] / of, "share");
      add("score", `yards.${window}.${lead}`, `${words}: yards per play`, byScore.yards[w][l] / of);
    }),
  );
}

function addTeams({ games, teams }: ShapeCounts, add: Add): void {
  TEAM_GAME.forEach(({ id, title }, i) => {
    const n = 2 * games;
    const mean = teams.sums[i] / n;
    const variance = teams.squares[i] / n - mean ** 2;
    add("teams", `${id}.mean`, title, mean);
    add("teams", `${id}.sd`, `${title}, standard deviation`, Math.sqrt(Math.max(0, variance)));
    // Both teams share one mean here: home field hardly affects the correlation.
    add("pairs", `${id}.pair`, title, (teams.products[i] / games - mean ** 2) / variance);
  });
}

/** A statistic of both sides; those never counted are omitted. */
export interface ComparedFigure extends Omit<Figure, "value"> {
  readonly real?: number;
  readonly played?: number;
}

const known = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);

/** Compares the statistics of replayed games with real ones. */
export function compareShapes(real: ShapeCounts, played: ShapeCounts): ComparedFigure[] {
  const inputs = new Map(shapeFigures(real).map(({ id, value }) => [id, value]));
  return shapeFigures(played).flatMap(({ value, ...figure }) => {
    const input = inputs.get(figure.id);
    if (!known(value) && !known(input)) return [];
    return [{ ...figure, ...(known(input) && { real: input }), ...(known(value) && { played: value }) }];
  });
}

/** A histogram of both sides, counts starting at `from`. */
export interface ComparedHistogram {
  readonly from: number;
  readonly real: readonly number[];
  readonly played: readonly number[];
}

/** Trims columns at both ends that are empty on both sides. */
function histogram(real: readonly number[], played: readonly number[], from = 0): ComparedHistogram {
  const filled = real.map((n, i) => n + played[i] > 0);
  const first = Math.max(0, filled.indexOf(true));
  const end = filled.lastIndexOf(true) + 1;
  return { from: from + first, real: real.slice(first, end), played: played.slice(first, end) };
}

export const compareHistograms = (
  real: ShapeCounts,
  played: ShapeCounts,
): Readonly<Record<string, ComparedHistogram>> => ({
  points: histogram(real.points, played.points),
  margins: histogram(real.margins, played.margins),
  runs: histogram(real.gains.runs, played.gains.runs, GAINS.from),
  completions: histogram(real.gains.completions, played.gains.completions, GAINS.from),
  longestRuns: histogram(real.longest.runs, played.longest.runs),
  longestCompletions: histogram(real.longest.completions, played.longest.completions),
  driveStarts: histogram(real.drives.starts, played.drives.starts),
});
