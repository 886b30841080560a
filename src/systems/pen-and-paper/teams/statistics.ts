/**
 * Teams from season statistics, documented so that a person can do it with pencil and paper:
 *
 * 1. Each ability is measured by the figures of `MEASURES`, weighted as given.
 * 2. A figure counts by how far the team is from the league's mean, in standard deviations; the better side is positive.
 * 3. Teams are ranked by that sum. Rank r of n is the percentile (n - r + 1/2) / n.
 * 4. The score is the lowest one whose share of 3d6 rolls at or under it reaches the percentile, so that a league made from
 *    statistics has the spread of a league of rolled teams.
 * 5. OFF is 9 (three times the modifier of a middling score) plus `LEAN` for each standard deviation of the team's points per game, rounded; DEF
 *    likewise by the points it allowed, fewer being better. While QB, RB and WR add up to less or more, the score that is nearest to
 *    its next modifier goes there. Scores alone spread a league's wins by a quarter too much.
 */
import { sumDistribution, fractionValue } from "../../../kernel/dice/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import {
  DEFENSE_STATS,
  modifierOf,
  OFFENSE_STATS,
  perStat,
  STANDARD_RULES,
  type PenAndPaperRules,
  type PerStat,
  type Stat,
} from "../rules/index.js";

/** One side of the ball over a season: what a team gained, or what it allowed. */
export interface SideStatistics {
  readonly points: number;
  readonly passAttempts: number;
  readonly completions: number;
  /** Gross: sack yards are counted separately. */
  readonly passYards: number;
  readonly passTouchdowns: number;
  readonly interceptions: number;
  /** Times sacked, and the yards lost as a positive number. */
  readonly sacks: number;
  readonly sackYards: number;
  readonly rushAttempts: number;
  readonly rushYards: number;
  readonly rushTouchdowns: number;
  readonly firstDowns: number;
  readonly fumblesLost: number;
}

/** A team's season. */
export interface TeamStatistics {
  /** Name or code, unique in the league. */
  readonly team: string;
  readonly games: number;
  readonly offense: SideStatistics;
  /** What opponents gained against the team. */
  readonly defense: SideStatistics;
}

const per = (amount: number, of: number): number => (of > 0 ? amount / of : 0);

/** Adjusted net yards per dropback: a touchdown is worth 20 yards, an interception costs 45, a sack its loss. */
const passEfficiency = (s: SideStatistics): number =>
  per(s.passYards - s.sackYards + 20 * s.passTouchdowns - 45 * s.interceptions, s.passAttempts + s.sacks);

/** A number from a side's statistics; higher is better for the side with the ball. */
export interface Measure {
  readonly words: string;
  readonly weight: number;
  value(side: SideStatistics, games: number): number;
}

const PASSING: Measure = { words: "adjusted net yards per dropback", weight: 1, value: passEfficiency };
const POINTS: Measure = { words: "points per game", weight: 1, value: (s, games) => per(s.points, games) };

/** The measures of each ability: of an offensive ability what the team gains, of a defensive one what it allows. */
export const MEASURES: Readonly<Record<Stat, readonly Measure[]>> = {
  QB: [PASSING, POINTS],
  RB: [
    { words: "yards per rush", weight: 1, value: (s) => per(s.rushYards, s.rushAttempts) },
    { words: "rushing yards per game", weight: 1, value: (s, games) => per(s.rushYards, games) },
    { ...POINTS, weight: 0.5 },
  ],
  WR: [
    { words: "passing yards per game", weight: 1, value: (s, games) => per(s.passYards, games) },
    { words: "yards per attempt", weight: 1, value: (s) => per(s.passYards, s.passAttempts) },
    { ...POINTS, weight: 0.5 },
  ],
  LM: [
    { words: "yards allowed a rush", weight: 1, value: (s) => per(s.rushYards, s.rushAttempts) },
    { words: "sacks a dropback", weight: 1, value: (s) => -per(s.sacks, s.passAttempts + s.sacks) },
    { ...POINTS, weight: 0.5 },
  ],
  LB: [
    { words: "rushing yards allowed per game", weight: 1, value: (s, games) => per(s.rushYards, games) },
    { words: "takeaways a game", weight: 1, value: (s, games) => -per(s.interceptions + s.fumblesLost, games) },
    POINTS,
  ],
  DB: [PASSING, POINTS],
};

const isDefense = (stat: Stat): boolean => stat === "LM" || stat === "LB" || stat === "DB";

/**
 * OFF and DEF per standard deviation of points per game. Wins of eleven replayed seasons (2009 to 2019) have 1.07 times the spread of the
 * records, each season 1.00 to 1.12: `scripts/pen-and-paper-spread.mjs`.
 */
const LEAN = 1.2;

/** How a score was calculated. */
export interface ScoreFromStatistics {
  readonly score: number;
  /** 1 = best in the league. */
  readonly rank: number;
  /** 0 to 1. */
  readonly percentile: number;
  /** Weighted sum of deviations. */
  readonly sum: number;
}

export interface TeamFromStatistics {
  readonly team: string;
  readonly scores: PerStat;
  readonly how: PerStat<ScoreFromStatistics>;
}

/**
 * The six scores of every team of a league.
 * @throws UserError `statistics-league` for fewer than four teams: percentiles need a league.
 */
export function teamsFromStatistics(
  seasons: readonly TeamStatistics[],
  rules: PenAndPaperRules = STANDARD_RULES,
): TeamFromStatistics[] {
  if (seasons.length < LEAST_TEAMS) {
    const message = `found ${seasons.length} teams; expected at least ${LEAST_TEAMS}, because scores are ranks in a league`;
    throw new UserError(fault("statistics-league", message));
  }
  const sums = perStat((stat) => deviations(stat, seasons));
  const how = perStat((stat) => {
    const ranked = seasons.map((_, i) => i).sort((a, b) => sums[stat][b] - sums[stat][a] || a - b);
    return seasons.map((_, i): ScoreFromStatistics => {
      const rank = ranked.indexOf(i) + 1;
      const percentile = (seasons.length - rank + 0.5) / seasons.length;
      return { score: scoreAt(rules, percentile), rank, percentile, sum: sums[stat][i] };
    });
  });
  const [scored, allowed] = [standings(POINTS, "offense", seasons), standings(POINTS, "defense", seasons)];
  return seasons.map(({ team }, i) => {
    const perTeam = perStat((stat) => how[stat][i]);
    const scores = {
      ...perStat((stat) => perTeam[stat].score),
      ...leaned(rules, perTeam, OFFENSE_STATS, scored[i]),
      ...leaned(rules, perTeam, DEFENSE_STATS, allowed[i]),
    };
    return { team, scores, how: perStat((stat) => ({ ...perTeam[stat], score: scores[stat] })) };
  });
}
const LEAST_TEAMS = 4;

/** How far each team is from the league's mean of a measure, in standard deviations; the better side is positive. */
function standings({ value }: Measure, side: "offense" | "defense", seasons: readonly TeamStatistics[]): number[] {
  const sign = side === "defense" ? -1 : 1;
  const values = seasons.map((season) => sign * value(season[side], season.games));
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const sd = Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length);
  return values.map((v) => (sd > 0 ? (v - mean) / sd : 0));
}

/** Each team's weighted sum of standard deviations from the mean. */
function deviations(stat: Stat, seasons: readonly TeamStatistics[]): number[] {
  const sums = seasons.map(() => 0);
  for (const measure of MEASURES[stat])
    standings(measure, isDefense(stat) ? "defense" : "offense", seasons).forEach(
      (z, i) => (sums[i] += measure.weight * z),
    );
  return sums;
}

/**
 * Scores of one side of the ball whose modifiers add up to what the team's points are worth.
 * @param z standard deviations of the points
 */
function leaned(
  rules: PenAndPaperRules,
  how: PerStat<ScoreFromStatistics>,
  stats: readonly Stat[],
  z: number,
): Partial<PerStat> {
  const rows = rules.tables.modifier;
  const scores: Partial<Record<Stat, number>> = Object.fromEntries(stats.map((stat) => [stat, how[stat].score]));
  const sum = (): number => stats.reduce((total, stat) => total + modifierOf(rules, scores[stat]!), 0);
  const wanted = Math.round(stats.length * modifierOf(rules, scoreAt(rules, 1 / 2)) + LEAN * z);
  const by = Math.sign(wanted - sum());
  while (by !== 0 && Math.sign(wanted - sum()) === by) {
    const steps = stats.flatMap((stat) => {
      const score = scores[stat]!;
      const next = rows[rows.findIndex(({ from, to }) => from <= score && score <= to) + by];
      if (!next) return [];
      const to = by > 0 ? next.from : next.to;
      return [{ stat, to, far: Math.abs(to - score), place: by * how[stat].percentile }];
    });
    if (steps.length === 0) break;
    // Of two that are as near the better one rises, and the worse one falls.
    const { stat, to } = steps.sort((one, other) => one.far - other.far || other.place - one.place)[0];
    scores[stat] = to;
  }
  return scores;
}

/** The lowest score whose share of rolls at or below it reaches the percentile. */
function scoreAt({ tables }: PenAndPaperRules, percentile: number): number {
  const { dice, low, high } = tables.creation;
  let share = 0;
  for (const [total, p] of [...sumDistribution(dice.count, dice.sides)].sort(([a], [b]) => a - b)) {
    share += fractionValue(p);
    if (share >= percentile - 1e-12) return Math.min(high, Math.max(low, total));
  }
  return high;
}
