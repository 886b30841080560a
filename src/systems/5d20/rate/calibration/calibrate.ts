/**
 * Calibrates a league's levels by playing its games. The default levels, measured once on 2019, are off by some percent
 * for seasons with very different statistics: the league plays its schedule, and the levels are adjusted by the
 * differences from the actual statistics. Fixed seeds, no clock: the same statistics give the same levels.
 */
import { sumOf } from "../../../../kernel/lists/index.js";
import type { Season } from "../../../../stats/index.js";
import type { LeagueGames, PlayFixture } from "../../../../contract/rating.js";
import type { FiveD20Rules, TeamChart } from "../../rules/index.js";
import { FIGURES, figureOf, LEVERS, type LeagueFigure, type LeverKey } from "./effects.js";
import { bounded } from "../figures.js";
import { learn, type ByLevel, type Learned, type Observed } from "./learned.js";
import type { Levels } from "../levels.js";
import { TeamsLearned, type NumbersByTeam } from "./team-numbers.js";
import { recordedSums, type Sums } from "../../../../gamekit/calibration/played.js";
import { PlayedLeague } from "./played.js";

/** Games per round, rounded to whole seasons. The first round is exploratory; calibration stops early once another round would change nothing. */
const ROUNDS = [1024, 1536, 3072] as const;
/** Total number of games. */
const CALIBRATED_GAMES = sumOf(ROUNDS);
/** Seed of the first game; later rounds continue the sequence. */
const SEED = 20_190_905;
/**
 * Standard error added to earlier rounds by the second round and by the third, if teams have numbers of their own: the first round has none, and the third has others than the second. In 2011, 2013
 * and 2015 completions, yards and sacks differed by 1 to 2% in the second round and by 0.5% in the third.
 */
const AGED = [0.015, 0.006];
/**
 * Prior standard error of a figure's error at the default levels, if teams have numbers of their own. The default levels belong to teams without them: in 2014 and 2019, errors were
 * 0.1 to 4%, 6% for third downs, 8 and 9% for fourth downs and fumbles. So a small error is corrected, too. With 0.05 fourth downs, whose luck no die tells, stayed 2% too many.
 */
const FARTHER = 0.1;
/** Rounds that fit numbers of teams: the later ones are played with the same numbers, for the levels. */
const FITTED = 2;
/** Lower bound for a standard error: a figure that never varies is still not known exactly. */
const LEAST_ERROR = 1e-6;

export interface CalibrateRequest extends LeagueGames {
  readonly season: Season;
  readonly usual: Levels;
  readonly rules: FiveD20Rules;
  /** Charts of all teams at these levels, in the season's order. */
  chartsAt(levels: Levels, numbers?: NumbersByTeam): readonly TeamChart[];
  /** True to fit numbers of each team, too. */
  readonly byTeam?: boolean;
  open(charts: readonly TeamChart[]): PlayFixture;
}

/** Levels at which the league's games match the actual statistics, and how many games that is based on. */
export interface Calibrated {
  readonly levels: Levels;
  readonly games: number;
  readonly numbers?: NumbersByTeam;
}

export function calibrate(request: CalibrateRequest): Calibrated {
  const {
    season,
    usual,
    rules,
    byTeam = false,
    chartsAt,
    open,
    fixtures,
    games = CALIBRATED_GAMES,
    progress,
  } = request;
  const recorded = recordedSums(season);
  const known = (Object.keys(FIGURES) as LeagueFigure[]).filter((figure) =>
    figureOf(figure).needs.every((id) => (recorded[id] ?? 0) > 0),
  );
  const levers = (Object.keys(LEVERS) as LeverKey[]).filter((level) => known.includes(LEVERS[level].by));
  const scale = Math.min(1, games / CALIBRATED_GAMES);
  const times = ROUNDS.map((round) => Math.max(1, Math.round((scale * round) / fixtures.length)));
  const all = sumOf(times) * fixtures.length;
  const observed = new Map<LeagueFigure, readonly Observed[]>(known.map((figure) => [figure, []]));
  let at: ByLevel = Object.fromEntries(levers.map((level) => [level, 0]));
  let done = 0;
  const teams = byTeam ? TeamsLearned.of(season) : undefined;
  for (const [round, count] of times.entries()) {
    const charts = chartsAt(moved(usual, at), teams?.numbers());
    const onGame = (): void => {
      done++;
      progress?.(done, all, "measuring");
    };
    const played = new PlayedLeague({
      charts,
      rules,
      hear: open(charts),
      fixtures,
      times: count,
      seed: SEED + done,
      onGame,
    });
    for (const figure of known) {
      const { of } = figureOf(figure);
      const { value, error } = played.measure(of);
      const over = value - of(recorded as Sums);
      const before = observed
        .get(figure)!
        .map((one) => (teams ? { ...one, error: Math.hypot(one.error, AGED[round - 1] ?? 0) } : one));
      observed.set(figure, [...before, { at, over, error: Math.max(LEAST_ERROR, error) }]);
    }
    if (round < FITTED) teams?.hear(played.teams);
    const figures = known.map((figure): Wanted => {
      const learned = learn(figure, levers, observed.get(figure)!, teams && FARTHER);
      return teams ? wanted(figure, learned, at, true) : wanted(figure, steady(figure, learned), at);
    });
    const next = solved(levers, at, figures);
    const rests = figures.every(
      ({ id, moves }) => Math.abs(effect(moves, next) - effect(moves, at)) <= figureOf(id).near,
    );
    at = next;
    if (round > (teams ? FITTED - 1 : 0) && rests) break;
  }
  return { levels: moved(usual, at), games: done, ...(teams && { numbers: teams.numbers() }) };
}

/** Levels offset from the defaults. */
function moved(usual: Levels, at: ByLevel): Levels {
  const levels: { -readonly [K in keyof Levels]: number } = { ...usual };
  for (const [level, off] of Object.entries(at) as [LeverKey, number][])
    levels[level] = LEVERS[level].is === "factor" ? levels[level] * Math.exp(off) : levels[level] + off;
  return levels;
}

/** Effect on a figure of levels offset this far from the defaults. */
const effect = (moves: Learned["moves"], at: ByLevel): number => sumOf(moves.map(([level, by]) => by * at[level]!));

/** A figure that the levels should match to the actual statistics. */
interface Wanted {
  readonly id: LeagueFigure;
  /** Excess over the actual statistics at the last levels. */
  readonly over: number;
  readonly moves: Learned["moves"];
  /** Acceptable error. */
  readonly unit: number;
}

/**
 * An error of the default levels that could be chance counts as none, and a larger one is reduced by its expected
 * noise, so a season that already matches stays unchanged.
 */
function steady(id: LeagueFigure, learned: Learned): Learned {
  const { miss, variance } = learned;
  const chance = variance + figureOf(id).near ** 2;
  return { ...learned, miss: miss * Math.max(0, 1 - chance / (miss ** 2 || chance)) };
}

function wanted(id: LeagueFigure, { miss, moves }: Learned, at: ByLevel, byTeam = false): Wanted {
  const { near, yields = near, yieldsByTeam = yields } = figureOf(id);
  return { id, over: miss + effect(moves, at), moves, unit: byTeam ? yieldsByTeam : yields };
}

/** Cost of a level at its bound, in squared units of error: among equally good levels, those near the last ones win. */
const COST = 1;
/** Number of coordinate-descent passes over all levels. */
const TURNS = 400;

/** Offsets of the levels from the defaults that minimize the squared errors within their bounds, by coordinate descent from the last ones. */
function solved(levers: readonly LeverKey[], last: ByLevel, figures: readonly Wanted[]): ByLevel {
  const at = { ...last } as Record<LeverKey, number>;
  const rest = figures.map(({ over, unit }) => over / unit);
  const turns = levers.map((level) => {
    const { most } = LEVERS[level];
    const moved = figures.flatMap(({ moves, unit }, f) => {
      const by = moves.find(([one]) => one === level)?.[1];
      return by === undefined ? [] : [{ f, by: by / unit }];
    });
    return { level, most, moved, all: sumOf(moved.map(({ by }) => by ** 2)) + COST / most ** 2 };
  });
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { level, most, moved, all } of turns) {
      const slope = sumOf(moved.map(({ f, by }) => rest[f] * by)) + (COST * (at[level] - last[level]!)) / most ** 2;
      const next = bounded(at[level] - slope / all, -most, most);
      for (const { f, by } of moved) rest[f] += by * (next - at[level]);
      at[level] = next;
    }
  }
  return at;
}
