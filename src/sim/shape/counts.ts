/** The shape of football: counts per game as whole numbers, so parts add up to the same totals in any order. */
import {
  conversionOf,
  driveChart,
  inRedZone,
  playsOf,
  scoreOf,
  yardsToGoal,
  type DriveResult,
  type EventList,
  type FootballEvent,
  type Play,
  type Side,
} from "../../kernel/football/index.js";
import { countGain, noGains, type GainKind } from "../../stats/index.js";
import { killsClock, TEAM_GAME, teamGames, type Heard, type HeardKick, type HeardPlay } from "./team-game.js";

/** Yards to gain. */
export const DISTANCES = ["1", "2-3", "4-6", "7-10", "11+"] as const;
const DISTANCE_ENDS = [1, 3, 6, 10] as const;
/** Parts of a game; without a clock, the second and fourth quarters are not split. */
export const WINDOWS = ["Q1", "Q2", "Q2 last 3:00", "Q3", "Q4", "Q4 last 5:00", "overtime"] as const;
/** Lead of the team with the ball, in points. */
export const LEADS = ["9+ behind", "1-8 behind", "tied", "1-8 ahead", "9+ ahead"] as const;
/** Yards to the goal on fourth down. */
export const ZONES = ["1-10", "11-20", "21-35", "36-50", "51+"] as const;
const ZONE_ENDS = [10, 20, 35, 50] as const;
export const RESULTS = [
  "touchdown",
  "fieldGoal",
  "missedFieldGoal",
  "punt",
  "downs",
  "interception",
  "fumble",
  "safety",
  "halfTime",
  "gameEnd",
] as const satisfies readonly DriveResult[];
/** Calls, in counting order. */
export const FOURTH = ["go", "punt", "fieldGoal"] as const;

/** Histogram ranges; values beyond the end count as the last. */
const MOST_POINTS = 79;
const MOST_YARDS = 109;
const TO_GOAL = 100;

const zeros = (n: number): number[] => new Array<number>(n).fill(0);
const grid = (rows: number, columns: number): number[][] => Array.from({ length: rows }, () => zeros(columns));

const nothing = () => ({
  games: 0,
  overtimes: 0,
  homeWins: 0,
  ties: 0,
  /** Points of each team; absolute margins. */
  points: zeros(MOST_POINTS + 1),
  margins: zeros(MOST_POINTS + 1),
  /** Home and away points: sums, squares, and products. */
  scores: { home: 0, away: 0, homeSquares: 0, awaySquares: 0, products: 0 },
  gains: noGains(),
  longest: { runs: zeros(MOST_YARDS + 1), completions: zeros(MOST_YARDS + 1) },
  /** Gains on second and third down with 3 to 10 yards to go: all, one yard short, exact, one yard over. */
  inches: { all: 0, short: 0, exact: 0, over: 0 },
  /** By down and distance. */
  tries: grid(4, DISTANCES.length),
  made: grid(4, DISTANCES.length),
  runs: grid(4, DISTANCES.length),
  calls: grid(4, DISTANCES.length),
  /** By window and lead: runs, runs plus passes, their yards, plays with a gain. */
  byScore: {
    runs: grid(WINDOWS.length, LEADS.length),
    calls: grid(WINDOWS.length, LEADS.length),
    yards: grid(WINDOWS.length, LEADS.length),
  },
  /** Fourth downs by zone and distance: go, punt, field goal. */
  fourth: FOURTH.map(() => grid(ZONES.length, DISTANCES.length)),
  drives: {
    all: 0,
    results: zeros(RESULTS.length),
    /** By starting yard line. */
    starts: zeros(TO_GOAL + 1),
    plays: 0,
    yards: 0,
    /** Touchdowns on snaps inside the 20; drives inside the 20 are a column of the teams. */
    redZoneTouchdowns: 0,
  },
  /** For every column of a team's game: sums, sums of squares, and products of both teams' values. */
  teams: { sums: zeros(TEAM_GAME.length), squares: zeros(TEAM_GAME.length), products: zeros(TEAM_GAME.length) },
});

export type ShapeCounts = ReturnType<typeof nothing>;

/** Empty counts. */
export const noShape = (): ShapeCounts => nothing();

const classOf = (value: number, ends: readonly number[]): number => {
  const at = ends.findIndex((end) => value <= end);
  return at < 0 ? ends.length : at;
};
export const distanceOf = (toGo: number): number => classOf(toGo, DISTANCE_ENDS);
const capped = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

export function windowOf(period: number, clock: number | undefined): number {
  if (period <= 1) return 0;
  if (period === 2) return clock !== undefined && clock <= 180 ? 2 : 1;
  if (period === 3) return 3;
  if (period === 4) return clock !== undefined && clock <= 300 ? 5 : 4;
  return 6;
}

export const leadOf = (ahead: number): number =>
  ahead <= -9 ? 0 : ahead < 0 ? 1 : ahead === 0 ? 2 : ahead <= 8 ? 3 : 4;

/** Adds a game. */
export function countShape(counts: ShapeCounts, events: EventList): void {
  const { home, away } = scoreOf(events);
  counts.games++;
  counts.points[capped(home, MOST_POINTS)]++;
  counts.points[capped(away, MOST_POINTS)]++;
  counts.margins[capped(Math.abs(home - away), MOST_POINTS)]++;
  if (home > away) counts.homeWins++;
  else if (home === away) counts.ties++;
  const { scores } = counts;
  scores.home += home;
  scores.away += away;
  scores.homeSquares += home * home;
  scores.awaySquares += away * away;
  scores.products += home * away;
  const rows = teamGames(events);
  TEAM_GAME.forEach(({ id }, i) => {
    const [a, b] = [rows.home[i], rows.away[i]];
    counts.teams.sums[i] += a + b;
    counts.teams.squares[i] += a * a + b * b;
    counts.teams.products[i] += a * b;
    const kind = id === "longestRun" ? "runs" : id === "longestCompletion" ? "completions" : undefined;
    if (kind) for (const yards of [a, b]) counts.longest[kind][capped(yards, MOST_YARDS)]++;
  });
  countPlays(counts, events);
  countDrives(counts, events);
}

function countPlays(counts: ShapeCounts, events: EventList): void {
  const score: Record<Side, number> = { home: 0, away: 0 };
  let overtime = false;
  for (const play of playsOf(events as Iterable<Heard | FootballEvent>)) {
    const { event, follow, wiped } = play;
    if (event && event.period > 4) overtime = true;
    if (event && !wiped) {
      const ahead = score[event.team] - score[event.team === "home" ? "away" : "home"];
      if (event.type === "kick") countFourthKick(counts, event);
      else if (!event.isTry && !killsClock(event)) countSnap(counts, play as Play<FootballEvent>, event, ahead);
    }
    for (const one of follow) if (one.type === "points") score[one.team] += one.points;
  }
  if (overtime) counts.overtimes++;
}

function countFourthKick({ fourth }: ShapeCounts, { kind, down, toGo, spot }: HeardKick): void {
  if ((kind !== "punt" && kind !== "fieldGoal") || down !== 4 || toGo === undefined || spot === undefined) return;
  fourth[FOURTH.indexOf(kind)][classOf(yardsToGoal(spot), ZONE_ENDS)][distanceOf(toGo)]++;
}

function countSnap(counts: ShapeCounts, play: Play<FootballEvent>, event: HeardPlay, ahead: number): void {
  const { down, toGo, spot, result, yards, period, clock, kind, scramble, came } = event;
  const isRun = result === "rush" && kind !== "pass" && kind !== "scramble" && came !== "scramble" && !scramble;
  const [d, distance] = [down - 1, distanceOf(toGo)];
  const [window, lead] = [windowOf(period, clock), leadOf(ahead)];
  const gained = result === "incomplete" || result === "intercepted" ? 0 : yards;
  counts.tries[d][distance]++;
  if (conversionOf(event, play.follow, play.touchdown)) counts.made[d][distance]++;
  counts.calls[d][distance]++;
  counts.byScore.calls[window][lead]++;
  counts.byScore.yards[window][lead] += gained;
  if (isRun) {
    counts.runs[d][distance]++;
    counts.byScore.runs[window][lead]++;
  }
  if (inRedZone(spot) && play.touchdown === event.team) counts.drives.redZoneTouchdowns++;
  if (down === 4) counts.fourth[0][classOf(yardsToGoal(spot), ZONE_ENDS)][distance]++;
  const of: GainKind | undefined = result === "rush" ? "runs" : result === "complete" ? "completions" : undefined;
  if (!of) return;
  countGain(counts.gains, of, yards);
  if ((down === 2 || down === 3) && toGo >= 3 && toGo <= 10 && toGo < yardsToGoal(spot)) {
    counts.inches.all++;
    if (yards === toGo - 1) counts.inches.short++;
    else if (yards === toGo) counts.inches.exact++;
    else if (yards === toGo + 1) counts.inches.over++;
  }
}

function countDrives({ drives }: ShapeCounts, events: EventList): void {
  for (const { from, plays, yards, result } of driveChart(events)) {
    drives.all++;
    drives.results[RESULTS.indexOf(result)]++;
    drives.starts[capped(from, TO_GOAL)]++;
    drives.plays += plays;
    drives.yards += yards;
  }
}

type Tree = number | readonly Tree[] | { readonly [key: string]: Tree };

/** The sum of two counts. */
export const addShapes = (a: ShapeCounts, b: ShapeCounts): ShapeCounts => addTrees(a, b) as ShapeCounts;

function addTrees(a: Tree, b: Tree): Tree {
  if (typeof a === "number") return a + (b as number);
  if (Array.isArray(a)) return (a as readonly Tree[]).map((one, i) => addTrees(one, (b as readonly Tree[])[i]));
  const other = b as Readonly<Record<string, Tree>>;
  return Object.fromEntries(Object.entries(a).map(([key, one]) => [key, addTrees(one as Tree, other[key])]));
}
