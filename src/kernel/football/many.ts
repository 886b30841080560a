/** Totals of many games between the same two teams. */
import { countText } from "../words/index.js";
import {
  Best,
  Histogram,
  Mean,
  meanText,
  percentText,
  type ManyGames,
  type PlaySummary,
  type Tally,
} from "../sample/index.js";
import { boxScore, totalYards, turnoversOf, type TeamBox } from "./box-score.js";
import { leaderOf, scoreOf, type Score } from "./score.js";
import { SIDES, type Side } from "./side.js";

/** What is counted in a game. */
export interface MatchFigures {
  readonly score: Score;
  readonly sides: Readonly<Record<Side, { readonly box: TeamBox }>>;
}

/** A statistic whose mean per game is printed. */
export interface MatchLine<F> {
  readonly id: string;
  readonly label: string;
  /** Decimals; `percent` for the share of games in which it is 1. */
  readonly digits: number | "percent";
  readonly of: (game: F) => number;
}

/** Makes one line for both sides combined. */
export const ofBoth =
  <S>(of: (side: S) => number) =>
  ({ sides }: { readonly sides: Readonly<Record<Side, S>> }): number =>
    of(sides.away) + of(sides.home);

const line = (id: string, label: string, digits: number, of: (box: TeamBox) => number): MatchLine<MatchFigures> => ({
  id,
  label,
  digits,
  of: ofBoth(({ box }) => of(box)),
});

/** Extra lines, for games that record these statistics. */
export const SNAPS = line("plays", "Snaps", 1, (box) => box.plays);
export const PENALTIES = line("penalties", "Penalties", 2, (box) => box.penalties);

const pointsOf = ({ score }: Pick<MatchFigures, "score">): number => score.away + score.home;

/** Means for any game, both sides combined, in printing order. */
const LINES: readonly MatchLine<MatchFigures>[] = [
  { id: "points", label: "Points of both", digits: 1, of: pointsOf },
  { id: "margin", label: "Winning margin", digits: 1, of: ({ score }) => Math.abs(score.away - score.home) },
  line("rushes", "Rushes", 1, (box) => box.rushes),
  line("rushYards", "Yards rushing", 0, (box) => box.rushYards),
  line("attempts", "Passes", 1, (box) => box.attempts),
  line("completions", "Passes caught", 1, (box) => box.completions),
  line("passYards", "Yards passing", 0, (box) => box.passYards),
  line("touchdowns", "Touchdowns", 2, (box) => box.touchdowns),
  line("fieldGoals", "Field goals", 2, (box) => box.fieldGoals),
  line("fieldGoalsTried", "Field goals tried", 2, (box) => box.fieldGoalsTried),
  line("punts", "Punts", 2, (box) => box.punts),
  line("interceptions", "Interceptions", 2, (box) => box.interceptions),
  line("fumblesLost", "Fumbles lost", 2, (box) => box.fumblesLost),
  line("sacks", "Sacks", 2, (box) => box.sacks),
];

/** Statistics for each side, in printing order. */
const PER_SIDE = [
  { id: "points", label: "Points", digits: 1, of: (game: MatchFigures, side: Side) => game.score[side] },
  { id: "yards", label: "Yards", digits: 0, of: (game: MatchFigures, side: Side) => totalYards(game.sides[side].box) },
  {
    id: "turnovers",
    label: "Turnovers",
    digits: 2,
    of: (game: MatchFigures, side: Side) => turnoversOf(game.sides[side].box),
  },
] as const;

/** Number of games kept in full, and points per bar of the plot. */
const KEPT = 10;
const BUCKET = 5;

export interface Match<F> {
  /** Id of the game system. */
  readonly system: string;
  readonly rules: string;
  /** The coaches, as one name: `football`, `die - solved`. */
  readonly coach: string;
  readonly names: Readonly<Record<Side, string>>;
  /** The first seed. */
  readonly seed: number;
  /** Additional statistics of this game. */
  readonly lines?: readonly MatchLine<F>[];
  /** Extra columns in the table of best games, by line id. */
  readonly bestColumns?: readonly string[];
}

interface Kept {
  readonly seed: number;
  readonly score: Score;
  readonly values: readonly number[];
}

/** Adds up games and keeps the highest-scoring ones. */
export class MatchTally<F extends MatchFigures> implements Tally<F, unknown> {
  private readonly lines: readonly { readonly line: MatchLine<F>; readonly mean: Mean }[];
  private readonly columns: readonly MatchLine<F>[];
  private readonly sides = PER_SIDE.map((figure) => ({ figure, away: new Mean(), home: new Mean() }));
  private readonly histogram = new Histogram(BUCKET);
  private readonly wins = { away: 0, home: 0 };
  private count = 0;
  private readonly kept = new Best<Kept>(KEPT, (a, b) => pointsOf(b) - pointsOf(a));

  constructor(private readonly match: Match<F>) {
    const { lines = [], bestColumns = [] } = match;
    this.lines = [...LINES, ...lines].map((one) => ({ line: one, mean: new Mean() }));
    this.columns = this.lines.map(({ line: one }) => one).filter(({ id }) => bestColumns.includes(id));
  }

  get best(): readonly number[] {
    return this.kept.list.map(({ seed }) => seed);
  }

  add(game: F, seed: number): void {
    this.count++;
    for (const { line: one, mean } of this.lines) mean.add(one.of(game));
    for (const { figure, ...means } of this.sides) for (const side of SIDES) means[side].add(figure.of(game, side));
    const winner = leaderOf(game.score);
    if (winner) this.wins[winner]++;
    this.histogram.add(pointsOf(game));
    this.kept.offer({ seed, score: game.score, values: this.columns.map(({ of }) => of(game)) });
  }

  summary(): PlaySummary {
    const { count, wins, match } = this;
    const { names, coach, system, rules, seed } = match;
    const ties = count - wins.away - wins.home;
    const histogram = this.histogram.plot();
    const best = this.kept.list;
    const side = (which: Side) => ({
      name: names[which],
      wins: wins[which],
      ...Object.fromEntries(this.sides.map(({ figure, ...means }) => [figure.id, means[which].value])),
    });
    return {
      count,
      coach,
      figures: [
        { label: "Games", value: countText(count) },
        { label: `Won by ${names.away} (visitor)`, value: percentText(wins.away / count) },
        { label: `Won by ${names.home} (home)`, value: percentText(wins.home / count) },
        { label: "Tied", value: percentText(ties / count) },
        ...this.sides.flatMap(({ figure: { label, digits }, ...means }) =>
          SIDES.map((which) => ({ label: `${label}, ${names[which]}`, value: withError(means[which], digits) })),
        ),
        ...this.lines.map(({ line: { label, digits }, mean }) => ({ label, value: withError(mean, digits) })),
      ],
      histogram,
      best: {
        heads: ["score", "points of both", ...this.columns.map(({ label }) => label.toLowerCase()), "seed"],
        rows: best.map(({ score, values, seed: own }) => [
          `${score.away}-${score.home}`,
          ...[score.away + score.home, ...values, own].map(String),
        ]),
      },
      data: {
        system,
        rules,
        coach,
        firstSeed: seed,
        count,
        away: side("away"),
        home: side("home"),
        ties,
        means: Object.fromEntries(
          this.lines.map(({ line: { id }, mean: { value, error } }) => [id, { mean: value, standardError: error }]),
        ),
        histogram,
        best: best.map(({ seed: own, score }) => ({ seed: own, away: score.away, home: score.home })),
      },
    };
  }
}

const withError = (mean: Mean, digits: number | "percent"): string =>
  digits === "percent" ? percentText(mean.value) : meanText(mean, digits, Math.max(digits, 1));

/** Counts that every game reports: its score and box scores. */
export function matchFigures(events: readonly { readonly type: string }[]): MatchFigures {
  const box = boxScore(events);
  return { score: scoreOf(events), sides: { away: { box: box.away }, home: { box: box.home } } };
}

/** Totals of games played on consecutive seeds. */
export const manyMatches = <Event extends { readonly type: string }, Record, F extends MatchFigures>(
  match: Match<F>,
  hear: (seed: number, emit: (event: Event) => void) => void,
  record: (seed: number) => Record,
  figuresOf: (events: readonly Event[]) => F,
): ManyGames<F, Record> => ({
  figures(seed) {
    const events: Event[] = [];
    hear(seed, (event) => events.push(event));
    return figuresOf(events);
  },
  tally: () => new MatchTally(match),
  record,
});
