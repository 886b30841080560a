/** A real season played again many times: what is counted of its games, and how that compares with the records. */
import { boxScore, scoreOf, SIDES, type EventList, type Side, type TeamBox } from "../kernel/football/index.js";
import { sumOf } from "../kernel/lists/index.js";
import { countGain, GAINS, noGains, type GainKind, type Gains, type Season, type TeamRow } from "../stats/index.js";
import type { Fixture, HearFixture } from "../systems/contract.js";

/** What is counted of a side in a game, and where the statistics have it. */
interface Count {
  readonly id: string;
  readonly title: string;
  /** Figures of other games have other extents: what no column names is not compared. */
  readonly column?: keyof TeamRow;
  readonly of: (box: TeamBox, points: number) => number;
}

const COUNTS = [
  { id: "points", title: "points", column: "points", of: (_, points) => points },
  { id: "rushes", title: "rushes", column: "rushAttempts", of: (box) => box.rushes },
  { id: "rushYards", title: "yards rushing", column: "rushYards", of: (box) => box.rushYards },
  { id: "passes", title: "passes", column: "passAttempts", of: (box) => box.attempts },
  { id: "completions", title: "completions", column: "completions", of: (box) => box.completions },
  { id: "passYards", title: "yards passing", column: "passYards", of: (box) => box.passYards },
  { id: "interceptions", title: "interceptions", column: "interceptions", of: (box) => box.interceptions },
  { id: "sacks", title: "sacks", column: "sacks", of: (box) => box.sacks },
  { id: "fumblesLost", title: "fumbles lost", column: "fumblesLost", of: (box) => box.fumblesLost },
  { id: "penalties", title: "penalties", column: "penalties", of: (box) => box.penalties },
  { id: "penaltyYards", title: "penalty yards", column: "penaltyYards", of: (box) => box.penaltyYards },
  // Season tables have blocked punts in a column of their own.
  { id: "punts", title: "punts", column: "punts", of: (box) => box.punts - box.puntsBlocked },
  { id: "fieldGoals", title: "field goals", column: "fieldGoals", of: (box) => box.fieldGoals },
] as const satisfies readonly Count[];
type CountId = (typeof COUNTS)[number]["id"];
type Counts = Readonly<Partial<Record<CountId, number>>>;

/** A statistic that is compared: of counts of a team's season; a game's mean, or a share. */
interface Statistic {
  readonly id: string;
  readonly title: string;
  readonly of: (counts: Readonly<Record<CountId, number>>, games: number) => number;
  readonly needs: readonly CountId[];
}

const perGame = (id: CountId, title: string): Statistic => ({
  id,
  title: `${title} a game`,
  of: (counts, games) => counts[id] / games,
  needs: [id],
});

const ratio = (id: string, title: string, over: CountId, under: CountId, factor = 1): Statistic => ({
  id,
  title,
  of: (counts) => (factor * counts[over]) / counts[under],
  needs: [over, under],
});

const STATISTICS: readonly Statistic[] = [
  ...COUNTS.map(({ id, title }) => perGame(id, title)),
  {
    id: "plays",
    title: "plays a game",
    of: ({ rushes, passes, sacks }, games) => (rushes + passes + sacks) / games,
    needs: ["rushes", "passes", "sacks"],
  },
  {
    id: "yards",
    title: "yards a game",
    of: ({ rushYards, passYards }, games) => (rushYards + passYards) / games,
    needs: ["rushYards", "passYards"],
  },
  ratio("yardsPerRush", "yards a rush", "rushYards", "rushes"),
  ratio("completionPct", "completion %", "completions", "passes", 100),
  ratio("yardsPerCompletion", "yards a completion", "passYards", "completions"),
  ratio("interceptionPct", "interception %", "interceptions", "passes", 100),
  {
    id: "sackPct",
    title: "sack %",
    of: ({ sacks, passes }) => (100 * sacks) / (sacks + passes),
    needs: ["sacks", "passes"],
  },
];

/** What several seasons came to: whole numbers, so that parts add up to the same in any order. */
export interface SeasonCounts {
  readonly seasons: number;
  /** `own[team][count]`, `against[team][count]`, in the order of the list. */
  readonly own: number[][];
  readonly against: number[][];
  readonly wins: number[];
  readonly ties: number[];
  readonly games: number[];
  readonly homeWins: number;
  /** `squares[count]`: sums over the seasons of the squares of the league's sum. */
  readonly squares: number[];
  readonly gains: Record<GainKind, number[]>;
}

const table = (teams: number): number[][] => Array.from({ length: teams }, () => COUNTS.map(() => 0));

/** Plays seasons from number `from` on. Game `i` of season `s` has the seed `seed + s * games + i`. */
export function playSeasonsAgain(
  hear: HearFixture,
  fixtures: readonly Fixture[],
  teams: number,
  { seed, from, count }: { readonly seed: number; readonly from: number; readonly count: number },
  onSeason: () => void = () => undefined,
): SeasonCounts {
  const zeros = (): number[] => new Array<number>(teams).fill(0);
  const sums = { own: table(teams), against: table(teams), wins: zeros(), ties: zeros(), games: zeros() };
  const squares = COUNTS.map(() => 0);
  const gains = noGains();
  let homeWins = 0;
  for (let s = from; s < from + count; s++) {
    const league = COUNTS.map(() => 0);
    fixtures.forEach((fixture, i) => {
      const events: { readonly type: string }[] = [];
      hear(fixture, (seed + s * fixtures.length + i) >>> 0, (event) => events.push(event));
      const box = boxScore(events);
      const score = scoreOf(events);
      const of = { away: fixture.away, home: fixture.home } satisfies Record<Side, number>;
      for (const side of SIDES) {
        const other = of[side === "home" ? "away" : "home"];
        COUNTS.forEach((one, c) => {
          const n = one.of(box[side], score[side]);
          sums.own[of[side]][c] += n;
          sums.against[other][c] += n;
          league[c] += n;
        });
        sums.games[of[side]]++;
        if (score.away === score.home) sums.ties[of[side]]++;
      }
      if (score.home > score.away) homeWins++;
      if (score.home !== score.away) sums.wins[score.home > score.away ? of.home : of.away]++;
      countGains(events, gains);
    });
    league.forEach((n, c) => (squares[c] += n * n));
    onSeason();
  }
  return { seasons: count, ...sums, homeWins, squares, gains };
}

/** Runs and completions that stood; kneels and tries are none. */
function countGains(events: EventList, gains: Record<GainKind, number[]>): void {
  for (const event of events) {
    if (event.type !== "play") continue;
    const { result, isTry, yards, kind } = event as unknown as PlayedEvent;
    if (isTry || kind === "kneel") continue;
    if (result === "rush") countGain(gains, "runs", yards);
    else if (result === "complete") countGain(gains, "completions", yards);
  }
}

interface PlayedEvent {
  readonly result: string;
  readonly yards: number;
  readonly isTry?: boolean;
  readonly kind?: string;
}

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
      squares: list(sum.squares, part.squares),
      gains: {
        runs: list(sum.gains.runs, part.gains.runs),
        completions: list(sum.gains.completions, part.gains.completions),
      },
    }),
    first,
  );
}

/** A statistic of all teams, in the records and as played. */
export interface Compared {
  readonly statistic: string;
  readonly title: string;
  /** What teams did, or what was done against them. */
  readonly side: "for" | "against";
  /** Means over the teams. */
  readonly input: number;
  readonly played: number;
  readonly difference: number;
  /** In percent of the input. */
  readonly differencePct: number;
  /** Of the played mean; absent for shares. */
  readonly standardError?: number;
  /** Between the teams' figures in the records and as played. */
  readonly correlation: number;
  /** Standard deviation between the teams as played, over that in the records. */
  readonly spread: number;
  /** Root mean square of the teams' differences. */
  readonly rms: number;
}

export interface ComparedTeam {
  readonly team: string;
  readonly wins?: { readonly input: number; readonly played: number };
  readonly statistics: Readonly<Record<string, { readonly input: number; readonly played: number }>>;
}

export interface ComparedGains {
  readonly of: GainKind;
  /** The largest difference of the two shares up to a gain (Kolmogorov-Smirnov), and at which one. */
  readonly distance: number;
  readonly at: number;
  readonly input: number;
  readonly played: number;
}

export interface SeasonComparison {
  readonly statistics: readonly Compared[];
  readonly teams: readonly ComparedTeam[];
  /** Share of games that the home team won, ties apart. */
  readonly homeWins: { readonly input?: number; readonly played: number };
}

/** Sets what was played beside the records. Statistics that the tables lack are left out. */
export function compareSeasons(season: Season, counts: SeasonCounts): SeasonComparison {
  const { teams } = season;
  const games = (team: string): number => season.own.get(team)?.games ?? gamesOf(season, team);
  const recorded = (row: TeamRow | undefined): Counts =>
    Object.fromEntries(
      COUNTS.map(({ id, column }) => [id, row?.[column]]).filter((entry) => entry[1] !== undefined),
    ) as Counts;
  const statistics: Compared[] = [];
  const byTeam = teams.map(() => ({}) as Record<string, { input: number; played: number }>);
  for (const [side, rows, sums] of [
    ["for", season.own, counts.own],
    ["against", season.against, counts.against],
  ] as const) {
    const given = teams.map((team) => recorded(rows.get(team)));
    for (const statistic of STATISTICS) {
      if (!given.every((one) => statistic.needs.every((id) => one[id] !== undefined))) continue;
      const input = teams.map((team, t) => statistic.of(given[t] as Record<CountId, number>, games(team)));
      const played = teams.map((_, t) => {
        const own = Object.fromEntries(COUNTS.map(({ id }, c) => [id, sums[t][c]])) as Record<CountId, number>;
        return statistic.of(own, counts.games[t]);
      });
      const mean = { input: meanOf(input), played: meanOf(played) };
      const place = COUNTS.findIndex(({ id }) => id === statistic.id);
      statistics.push({
        statistic: statistic.id,
        title: statistic.title,
        side,
        ...mean,
        difference: mean.played - mean.input,
        differencePct: 100 * (mean.played / mean.input - 1),
        ...(place >= 0 && counts.seasons > 1 && { standardError: errorOf(counts, place) }),
        correlation: correlationOf(input, played),
        spread: deviationOf(played) / deviationOf(input),
        rms: Math.sqrt(meanOf(input.map((value, t) => (played[t] - value) ** 2))),
      });
      const key = side === "for" ? statistic.id : `${statistic.id}Allowed`;
      teams.forEach((_, t) => (byTeam[t][key] = { input: input[t], played: played[t] }));
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
  };
}

const gamesOf = (season: Season, team: string): number =>
  season.tables.games.filter(({ away, home }) => away === team || home === team).length;

function homeWinsOf({ tables: { games } }: Season): { readonly input?: number } {
  const decided = games.filter(
    ({ awayPoints, homePoints }) => awayPoints !== undefined && homePoints !== undefined && awayPoints !== homePoints,
  );
  if (decided.length === 0) return {};
  return { input: decided.filter(({ awayPoints, homePoints }) => homePoints! > awayPoints!).length / decided.length };
}

/** Standard error of a mean a side and game, from how the seasons differ. */
function errorOf({ seasons, own, games, squares }: SeasonCounts, place: number): number {
  const total = own.reduce((n, row) => n + row[place], 0);
  const variance = Math.max(0, squares[place] - (total * total) / seasons) / (seasons - 1);
  return Math.sqrt(variance / seasons) / (sumOf(games) / seasons);
}

/** How far gains as played lie from real ones. */
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
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

function correlationOf(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  return meanOf(a.map((value, i) => (value - meanA) * (b[i] - meanB))) / (deviationOf(a) * deviationOf(b));
}
