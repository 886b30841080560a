/**
 * Sets a league's levels by playing its games: the cards are exact, but drives, clock and fouls also shape what games
 * make of them, and not in every season alike. Fixed seeds, no clock: the same statistics give the same levels.
 */
import type { LeagueGames, PlayFixture } from "../../../../contract/rating.js";
import { PlayedGames, recordedSums, type Sums } from "../../../../gamekit/calibration/played.js";
import { solvedEquations } from "../../../../gamekit/calibration/least-squares.js";
import type { Season } from "../../../../stats/index.js";
import type { GameEvent } from "../../engine/index.js";
import type { DiceRules, Team } from "../../rules/index.js";
import { bounded } from "../figures.js";
import type { Levels } from "../levels.js";
import { POINTS_PER_NUMBER } from "../red-zone.js";
import { Luck, LUCK } from "./luck.js";

/** Default number of games, rounded to whole seasons. */
export const CALIBRATED_GAMES = 768;
/** Seed of the first game. */
const SEED = 20_190_905;

export interface CalibrateRequest extends LeagueGames {
  readonly season: Season;
  readonly rules: DiceRules;
  /** Teams of the whole league at the usual levels, in the season's order. */
  readonly teams: readonly Team[];
  readonly hear: PlayFixture;
}

/** Levels at which the league's games match the actual statistics, and how many games that is based on. */
export interface Calibrated {
  readonly levels: Levels;
  readonly games: number;
}

/** A league figure: as a logarithm, except points. */
interface Figure {
  readonly of: (sums: Sums) => number;
  readonly needs: readonly (keyof Sums)[];
  /**
   * What uncalibrated games make of it beyond the records, in most seasons: mean and standard deviation, without the
   * noise of the replays (docs/seasons.md). What the league's games say counts the more, the smaller its error.
   */
  readonly usual: readonly [mean: number, sd: number];
}
const perGame = (id: keyof Sums, usual: Figure["usual"]): Figure => ({
  of: (sums) => Math.log(sums[id] / sums.games),
  needs: [id],
  usual,
});
const FIGURES = {
  points: { of: ({ points, games }) => points / games, needs: ["points"], usual: [0.25, 0.35] },
  fieldGoals: perGame("fieldGoals", [0, 0.03]),
  fumbles: perGame("fumblesLost", [-0.02, 0.045]),
  penalties: perGame("penalties", [0.013, 0.012]),
  yardsPerPenalty: {
    of: ({ penaltyYards, penalties }) => Math.log(penaltyYards / penalties),
    needs: ["penaltyYards", "penalties"],
    usual: [-0.03, 0.013],
  },
} as const satisfies Readonly<Record<string, Figure>>;

/** Largest changes of the levels; of the last two, as logarithms. */
const MOST: Levels = { lean: 0.6, redZone: 12, fumbles: 0.25, penalties: 0.15 };

/** What a lean as far as allowed, and a number more of the red zone, add to points and to the logarithm of field goals. */
const MOVES = { lean: [1.43, 0], redZone: [POINTS_PER_NUMBER, -0.01] } as const;
/** Errors that are equally bad: points per game, field goals, the lean and the number themselves. */
const UNITS = { points: 0.2, fieldGoals: 0.02, lean: 0.5, redZone: 8 } as const;

/** The lean and the number that bring points and field goals nearest to the records: least squares. */
function scoringFor(points: number, fieldGoals: number): Pick<Levels, "lean" | "redZone"> {
  const moves = (["lean", "redZone"] as const).map((id) => [
    MOVES[id][0] / UNITS.points,
    MOVES[id][1] / UNITS.fieldGoals,
    1 / UNITS[id],
  ]);
  const dot = (a: readonly number[], b: readonly number[]): number => a[0] * b[0] + a[1] * b[1];
  const misses = [-points / UNITS.points, -fieldGoals / UNITS.fieldGoals];
  const [lean, redZone] = solvedEquations(
    moves.map((one, i) => moves.map((other, j) => dot(one, other) + (i === j ? one[2] ** 2 : 0))),
    moves.map((one) => dot(one, misses)),
  );
  return { lean: lean + 0, redZone: redZone + 0 };
}

/** Fumbles lost in games per fumble on the cards, as logarithms: returners lose some, and cards have whole numbers. */
const FUMBLES_OF_LEVEL = 0.85;
/**
 * If yards per foul differ, the number of penalties yields by half the difference, up to this: within the tolerance of
 * a team's penalties.
 */
const YIELDS = 0.015;

export function calibrate(request: CalibrateRequest): Calibrated {
  const { season, rules, teams, hear, fixtures, games = CALIBRATED_GAMES, progress } = request;
  const recorded = recordedSums(season);
  const times = Math.max(1, Math.round(Math.min(games, CALIBRATED_GAMES) / fixtures.length));
  const all = times * fixtures.length;
  const luck = new Luck(teams, season, rules);
  let done = 0;
  const played = new PlayedGames({
    teams: teams.length,
    hear,
    fixtures,
    times,
    seed: SEED,
    kinds: LUCK.length,
    luckOf: (events, fixture, boxes) => luck.of(events as readonly GameEvent[], fixture, boxes),
    onGame: () => progress?.(++done, all, "measuring"),
  });
  /** What games make of a figure beyond the records, in light of what they usually do; 0 if tables lack it. */
  const over = (id: keyof typeof FIGURES): number => {
    const { of, needs, usual }: Figure = FIGURES[id];
    if (!needs.every((one) => (recorded[one] ?? 0) > 0)) return 0;
    const { value, error } = played.measure(of);
    const [mean, sd] = usual;
    const miss = value - of(recorded as Sums);
    // A handful of games may have none at all.
    return Number.isFinite(miss + error) ? mean + (miss - mean) * (sd ** 2 / (sd ** 2 + error ** 2)) : mean;
  };
  const most = (level: keyof Levels, value: number): number => bounded(value, -MOST[level], MOST[level]);
  const { lean, redZone } = scoringFor(over("points"), over("fieldGoals"));
  const yields = bounded(over("yardsPerPenalty") / 2, -YIELDS, YIELDS);
  return {
    levels: {
      lean: most("lean", lean),
      redZone: most("redZone", redZone),
      fumbles: Math.exp(most("fumbles", -over("fumbles") / FUMBLES_OF_LEVEL)),
      penalties: Math.exp(most("penalties", over("penalties") + yields)),
    },
    games: all,
  };
}
