/** Replays a real season many times: what is counted in its games, and how that compares with the real statistics. */
import {
  boxOfPlays,
  footballPlays,
  SIDES,
  type FootballEvent,
  type Play,
  type PlayEvent,
  type Side,
} from "../kernel/football/index.js";
import { sumOf } from "../kernel/lists/index.js";
import {
  countGain,
  COUNTED,
  COUNTED_IDS,
  GAINS,
  noGains,
  type CountedId,
  type GainKind,
  type Gains,
  type Season,
  type TeamRow,
} from "../stats/index.js";
import type { Fixture, PlayFixture } from "../contract/rating.js";
import { addShapes, countShape, noShape, type ShapeCounts } from "./shape/index.js";

const TITLES: Readonly<Record<CountedId, string>> = {
  points: "points",
  rushes: "rushes",
  rushYards: "yards rushing",
  passes: "passes",
  completions: "completions",
  passYards: "yards passing",
  interceptions: "interceptions",
  sacks: "sacks",
  fumblesLost: "fumbles lost",
  penalties: "penalties",
  penaltyYards: "penalty yards",
  punts: "punts",
  fieldGoals: "field goals",
  fieldGoalsTried: "field goals tried",
  firstDowns: "first downs",
  thirdDowns: "third downs made",
  thirdDownsTried: "third downs",
  fourthDowns: "fourth downs made",
  fourthDownsTried: "fourth downs tried",
  drives: "drives",
};
type Counts = Readonly<Partial<Record<CountedId, number>>>;

/** A statistic to compare, computed from a team's season counts: a mean per game, or a share. */
interface Statistic {
  readonly id: string;
  readonly title: string;
  readonly of: (counts: Readonly<Record<CountedId, number>>, games: number) => number;
  readonly needs: readonly CountedId[];
}

const perGame = (id: CountedId): Statistic => ({
  id,
  title: `${TITLES[id]} per game`,
  of: (counts, games) => counts[id] / games,
  needs: [id],
});

/** NaN for a team with a zero denominator. */
const ratio = (id: string, title: string, over: CountedId, under: CountedId, factor = 1): Statistic => ({
  id,
  title,
  of: (counts) => (factor * counts[over]) / counts[under],
  needs: [over, under],
});

const STATISTICS: readonly Statistic[] = [
  ...COUNTED_IDS.map(perGame),
  {
    id: "plays",
    title: "plays per game",
    of: ({ rushes, passes, sacks }, games) => (rushes + passes + sacks) / games,
    needs: ["rushes", "passes", "sacks"],
  },
  {
    id: "yards",
    title: "yards per game",
    of: ({ rushYards, passYards }, games) => (rushYards + passYards) / games,
    needs: ["rushYards", "passYards"],
  },
  ratio("yardsPerRush", "yards per rush", "rushYards", "rushes"),
  ratio("completionPct", "completion %", "completions", "passes", 100),
  ratio("yardsPerCompletion", "yards per completion", "passYards", "completions"),
  ratio("interceptionPct", "interception %", "interceptions", "passes", 100),
  {
    id: "sackPct",
    title: "sack %",
    of: ({ sacks, passes }) => (100 * sacks) / (sacks + passes),
    needs: ["sacks", "passes"],
  },
  ratio("thirdDownPct", "third downs made %", "thirdDowns", "thirdDownsTried", 100),
  ratio("fourthDownPct", "fourth downs made %", "fourthDowns", "fourthDownsTried", 100),
];

/** Totals of several seasons: whole numbers, so that parts add up to the same in any order. */
export interface SeasonCounts {
  readonly seasons: number;
  /** `own[team][count]`, `against[team][count]`, in list order. */
  readonly own: number[][];
  readonly against: number[][];
  readonly wins: number[];
  readonly ties: number[];
  readonly games: number[];
  readonly homeWins: number;
  /** Number of overtime games. */
  readonly overtimes: number;
  /** `squares[count]`: sum over seasons of the squared league total. */
  readonly squares: number[];
  readonly gains: Record<GainKind, number[]>;
  /** Present if requested. */
  readonly shape?: ShapeCounts;
}

const table = (teams: number): number[][] => Array.from({ length: teams }, () => COUNTED_IDS.map(() => 0));

/** Which seasons to play, and whether to count their shape. */
export interface PlayedSeasons {
  readonly seed: number;
  readonly from: number;
  readonly count: number;
  readonly shaped?: boolean;
}

/** Plays seasons, starting with number `from`. Game `i` of season `s` has the seed `seed + s * games + i`. */
export function playSeasonsAgain(
  hear: PlayFixture,
  fixtures: readonly Fixture[],
  teams: number,
  { seed, from, count, shaped = false }: PlayedSeasons,
  onSeason: () => void = () => undefined,
): SeasonCounts {
  const zeros = (): number[] => new Array<number>(teams).fill(0);
  const sums = { own: table(teams), against: table(teams), wins: zeros(), ties: zeros(), games: zeros() };
  const squares = COUNTED_IDS.map(() => 0);
  const gains = noGains();
  const shape = shaped ? noShape() : undefined;
  let [homeWins, overtimes] = [0, 0];
  for (let s = from; s < from + count; s++) {
    const league = COUNTED_IDS.map(() => 0);
    fixtures.forEach((fixture, i) => {
      const events: { readonly type: string; readonly period?: number }[] = [];
      hear(fixture, (seed + s * fixtures.length + i) >>> 0, (event) => events.push(event));
      const plays = footballPlays(events);
      const box = boxOfPlays(plays);
      const score = { away: box.away.points, home: box.home.points };
      const of = { away: fixture.away, home: fixture.home } satisfies Record<Side, number>;
      for (const side of SIDES) {
        const other = of[side === "home" ? "away" : "home"];
        COUNTED_IDS.forEach((id, c) => {
          const n = COUNTED[id].of(box[side]);
          sums.own[of[side]][c] += n;
          sums.against[other][c] += n;
          league[c] += n;
        });
        sums.games[of[side]]++;
        if (score.away === score.home) sums.ties[of[side]]++;
      }
      if (score.home > score.away) homeWins++;
      if (events.some(isOvertime)) overtimes++;
      if (score.home !== score.away) sums.wins[score.home > score.away ? of.home : of.away]++;
      countGains(plays, gains);
      if (shape) countShape(shape, events);
    });
    league.forEach((n, c) => (squares[c] += n * n));
    onSeason();
  }
  return { seasons: count, ...sums, homeWins, overtimes, squares, gains, ...(shape && { shape }) };
}

/** Quarters of a game; anything later is overtime. */
const QUARTERS = 4;
const isOvertime = ({ period = 0 }: { readonly period?: number }): boolean => period > QUARTERS;

/** Counts runs and completions; not kneel-downs, tries or plays that a foul took back. */
function countGains(plays: readonly Play<FootballEvent>[], gains: Record<GainKind, number[]>): void {
  for (const { event, wiped } of plays) {
    if (wiped || event?.type !== "play" || event.isTry || (event as Heard).kind === "kneel") continue;
    const { result, yards } = event;
    if (result === "rush") countGain(gains, "runs", yards);
    else if (result === "complete") countGain(gains, "completions", yards);
  }
}

/** Some games log a kneel-down as a kind of rush. */
type Heard = PlayEvent & { readonly kind?: string };

/** Parts together. */
export function addSeasons(parts: readonly SeasonCounts[]): SeasonCounts {
  const [first, ...others] = parts;
  const list = (a: readonly number[], b: readonly number[]): number[] => a.map((n, i) => n + b[i]);
  const grid = (a: readonly number[][], b: readonly number[][]): number[][] => a.map((row, i) => list(row, b[i]));
  return others.reduce(
    (sum, part): SeasonCounts => ({
      seasons: sum.seasons + part.seasons,
      own: grid(sum.own, part.own),
      against: grid(sum.against, part.against),
      wins: list(sum.wins, part.wins),
      ties: list(sum.ties, part.ties),
      games: list(sum.games, part.games),
      homeWins: sum.homeWins + part.homeWins,
      overtimes: sum.overtimes + part.overtimes,
      squares: list(sum.squares, part.squares),
      gains: {
        runs: list(sum.gains.runs, part.gains.runs),
        completions: list(sum.gains.completions, part.gains.completions),
      },
      ...(sum.shape && part.shape && { shape: addShapes(sum.shape, part.shape) }),
    }),
    first,
  );
}

/** A statistic over all teams, replayed and real. */
export interface Compared {
  readonly statistic: string;
  readonly title: string;
  /** What teams did, or what was done against them. */
  readonly side: "for" | "against";
  /** Mean over the teams, like all other values here. */
  readonly played: number;
  /** Real value; this and everything derived from it is absent if the tables do not have the statistic. */
  readonly input?: number;
  readonly difference?: number;
  /** In percent of the input. */
  readonly differencePct?: number;
  /** Of the replayed mean; absent for shares. */
  readonly standardError?: number;
  /** Between teams' real and replayed values; absent if all teams have the same value. */
  readonly correlation?: number;
  /** Standard deviation between teams, replayed divided by real. */
  readonly spread?: number;
  /** Root mean square of the teams' differences. */
  readonly rms?: number;
}

export interface ComparedTeam {
  readonly team: string;
  readonly wins?: { readonly input: number; readonly played: number };
  readonly statistics: Readonly<Record<string, { readonly input: number; readonly played: number }>>;
}

export interface ComparedGains {
  readonly of: GainKind;
  /** Maximum difference of the two cumulative distributions (Kolmogorov-Smirnov), and the gain where it occurs. */
  readonly distance: number;
  readonly at: number;
  readonly input: number;
  readonly played: number;
}

export interface SeasonComparison {
  readonly statistics: readonly Compared[];
  readonly teams: readonly ComparedTeam[];
  /** Share of games won by the home team, ties excluded. */
  readonly homeWins: Share;
  /** Shares of all games. */
  readonly ties: Share;
  readonly overtime: Share;
}

/** A share of games, from 0 to 1. */
interface Share {
  /** Absent if the tables do not say. */
  readonly input?: number;
  readonly played: number;
}

/** Compares replayed statistics with the real ones. */
export function compareSeasons(season: Season, counts: SeasonCounts): SeasonComparison {
  const { teams } = season;
  const statistics: Compared[] = [];
  const byTeam = teams.map(() => ({}) as Record<string, { input: number; played: number }>);
  for (const [side, rows, sums] of [
    ["for", season.own, counts.own],
    ["against", season.against, counts.against],
  ] as const) {
    const given = teams.map((team) => recorded(rows.get(team)));
    for (const statistic of STATISTICS) {
      const { id, title, needs } = statistic;
      const played = teams.map((_, t) => {
        const own = Object.fromEntries(COUNTED_IDS.map((count, c) => [count, sums[t][c]])) as Record<CountedId, number>;
        return statistic.of(own, counts.games[t]);
      });
      const error = errorOf(counts, id);
      const head = { statistic: id, title, side };
      const tail = error === undefined ? {} : { standardError: error };
      if (!given.every((one) => needs.every((count) => one[count] !== undefined))) {
        const known = played.filter(Number.isFinite);
        // Over all teams together, what was done is also what was allowed.
        if (side === "for" && known.length > 0) statistics.push({ ...head, played: meanOf(known), ...tail });
        continue;
      }
      const input = teams.map((team, t) => statistic.of(given[t] as Record<CountedId, number>, gamesOf(season, team)));
      const both = teams.map((_, t) => t).filter((t) => Number.isFinite(input[t]) && Number.isFinite(played[t]));
      if (both.length === 0) continue;
      const key = side === "for" ? id : `${id}Allowed`;
      for (const t of both) byTeam[t][key] = { input: input[t], played: played[t] };
      const [a, b] = [both.map((t) => input[t]), both.map((t) => played[t])];
      statistics.push({ ...head, ...comparedMeans(a, b), ...tail, ...comparedTeams(a, b) });
    }
  }
  return {
    statistics,
    teams: teams.map((team, t) => {
      const { wins, ties = 0 } = season.own.get(team)!;
      const played = (counts.wins[t] + counts.ties[t] / 2) / counts.seasons;
      return { team, ...(wins !== undefined && { wins: { input: wins + ties / 2, played } }), statistics: byTeam[t] };
    }),
    homeWins: { ...homeWinsOf(season), played: counts.homeWins / (sumOf(counts.wins) || 1) },
    ties: { ...tiesOf(season), played: sumOf(counts.ties) / sumOf(counts.games) },
    // Each game has two teams; no table says which games went to overtime.
    overtime: { played: (2 * counts.overtimes) / sumOf(counts.games) },
  };
}

const recorded = (row: TeamRow | undefined): Counts =>
  Object.fromEntries(
    COUNTED_IDS.map((id) => [id, row?.[COUNTED[id].column]] as const).filter(([, value]) => value !== undefined),
  );

function comparedMeans(input: readonly number[], played: readonly number[]) {
  const mean = { input: meanOf(input), played: meanOf(played) };
  const pct = 100 * (mean.played / mean.input - 1);
  return { ...mean, difference: mean.played - mean.input, ...(Number.isFinite(pct) && { differencePct: pct }) };
}

/** How closely replayed team values match real ones; a measure is omitted if all teams have the same value. */
function comparedTeams(input: readonly number[], played: readonly number[]) {
  const correlation = correlationOf(input, played);
  const spread = deviationOf(played) / deviationOf(input);
  return {
    ...(Number.isFinite(correlation) && { correlation }),
    ...(Number.isFinite(spread) && { spread }),
    rms: Math.sqrt(meanOf(input.map((value, i) => (played[i] - value) ** 2))),
  };
}

const gamesOf = ({ own, tables }: Season, team: string): number =>
  own.get(team)?.games ?? tables.games.filter(({ away, home }) => away === team || home === team).length;

function homeWinsOf({ tables: { games } }: Season): { readonly input?: number } {
  const decided = games.filter(
    ({ awayPoints, homePoints }) => awayPoints !== undefined && homePoints !== undefined && awayPoints !== homePoints,
  );
  if (decided.length === 0) return {};
  return { input: decided.filter(({ awayPoints, homePoints }) => homePoints! > awayPoints!).length / decided.length };
}

/** Ties from the results of games; if there are none, from the teams' records. */
function tiesOf({ own, tables: { games } }: Season): { readonly input?: number } {
  const results = games.filter(({ awayPoints, homePoints }) => awayPoints !== undefined && homePoints !== undefined);
  if (results.length > 0)
    return { input: results.filter(({ awayPoints, homePoints }) => awayPoints === homePoints).length / results.length };
  const rows = [...own.values()];
  if (rows.length === 0 || rows.some(({ ties, games: played }) => ties === undefined || !played)) return {};
  return { input: sumOf(rows.map(({ ties }) => ties!)) / sumOf(rows.map(({ games: played }) => played!)) };
}

/** Standard error of a count's mean per side and game, from the variation between seasons; undefined for other statistics. */
function errorOf({ seasons, own, games, squares }: SeasonCounts, id: string): number | undefined {
  const place = (COUNTED_IDS as readonly string[]).indexOf(id);
  if (place < 0 || seasons < 2) return undefined;
  const total = own.reduce((n, row) => n + row[place], 0);
  const variance = Math.max(0, squares[place] - (total * total) / seasons) / (seasons - 1);
  return Math.sqrt(variance / seasons) / (sumOf(games) / seasons);
}

/** How far replayed gains are from real ones. */
export function compareGains(real: Gains, played: Gains): ComparedGains[] {
  return (["runs", "completions"] as const).flatMap((of): ComparedGains[] => {
    const [input, own] = [sumOf(real[of]), sumOf(played[of])];
    if (input === 0 || own === 0) return [];
    let [a, b, distance, at] = [0, 0, 0, 0];
    real[of].forEach((n, i) => {
      a += n / input;
      b += played[of][i] / own;
      if (Math.abs(a - b) > distance) [distance, at] = [Math.abs(a - b), GAINS.from + i];
    });
    return [{ of, distance, at, input, played: own }];
  });
}

const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

function deviationOf(values: readonly number[]): number {
  // Their mean may be off by a rounding: a deviation of 1e-15, by which others would be divided.
  if (values.every((value) => value === values[0])) return 0;
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

function correlationOf(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  return meanOf(a.map((value, i) => (value - meanA) * (b[i] - meanB))) / (deviationOf(a) * deviationOf(b));
}
