/**
 * Levels of a league from its own games. Those that were measured once, of 2019, miss by some percent where a season's figures lie far from its: the
 * league plays its schedule, and the levels move by what came out against the records. Common seeds, no clock: the same statistics give the same
 * levels.
 */
import { sumOf } from "../../../../kernel/lists/index.js";
import type { Season } from "../../../../stats/index.js";
import type { Progress } from "../../../../contract/progress.js";
import type { Fixture, PlayFixture } from "../../../../contract/rating.js";
import type { TeamChart } from "../../rules/index.js";
import { FIGURES, figureOf, LEVERS, type LeagueFigure, type LeverKey } from "./effects.js";
import { bounded } from "../figures.js";
import { learn, type ByLevel, type Learned, type Observed } from "./learned.js";
import type { Levels } from "../levels.js";
import { PlayedLeague, recordedSums, type Sums } from "./played.js";

/**
 * Games of each round, as many as whole seasons come near. The first finds its way; rounds end early when one after it would move nothing any more.
 */
const ROUNDS = [1536, 2560, 3072, 3072] as const;
/** All of them. */
const CALIBRATED_GAMES = sumOf(ROUNDS);
/** Of the first game; rounds continue from there. */
const SEED = 20_190_905;
/** What never varies is not known without end. */
const LEAST_ERROR = 1e-6;

export interface CalibrateRequest {
  readonly season: Season;
  readonly usual: Levels;
  /** Charts of all teams, in the season's order. */
  chartsAt(levels: Levels): readonly TeamChart[];
  open(charts: readonly TeamChart[]): PlayFixture;
  readonly fixtures: readonly Fixture[];
  /** Fewer than usual where so many say enough. */
  readonly games?: number;
  readonly progress?: Progress;
}

/** Levels at which the league's games come out as the records, and how many games say so. */
export interface Calibrated {
  readonly levels: Levels;
  readonly games: number;
}

export function calibrate(request: CalibrateRequest): Calibrated {
  const { season, usual, chartsAt, open, fixtures, games = CALIBRATED_GAMES, progress } = request;
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
  for (const [round, count] of times.entries()) {
    const charts = chartsAt(moved(usual, at));
    const onGame = (): void => {
      done++;
      progress?.(done, all, "measuring");
    };
    const played = new PlayedLeague({ charts, hear: open(charts), fixtures, times: count, seed: SEED + done, onGame });
    for (const figure of known) {
      const { of } = figureOf(figure);
      const { value, error } = played.measure(of);
      const over = value - of(recorded as Sums);
      observed.set(figure, [...observed.get(figure)!, { at, over, error: Math.max(LEAST_ERROR, error) }]);
    }
    const figures = known.map((figure): Wanted => wanted(figure, learn(figure, levers, observed.get(figure)!), at));
    const next = solved(levers, at, figures);
    const rests = figures.every(
      ({ id, moves }) => Math.abs(effect(moves, next) - effect(moves, at)) <= figureOf(id).near,
    );
    at = next;
    if (round > 0 && rests) break;
  }
  return { levels: moved(usual, at), games: done };
}

/** Levels so far from the usual ones. */
function moved(usual: Levels, at: ByLevel): Levels {
  const levels: { -readonly [K in keyof Levels]: number } = { ...usual };
  for (const [level, off] of Object.entries(at) as [LeverKey, number][])
    levels[level] = LEVERS[level].is === "factor" ? levels[level] * Math.exp(off) : levels[level] + off;
  return levels;
}

/** What levels that are so far from the usual ones make of a figure. */
const effect = (moves: Learned["moves"], at: ByLevel): number => sumOf(moves.map(([level, by]) => by * at[level]!));

/** A figure that levels are to bring to the records. */
interface Wanted {
  readonly id: LeagueFigure;
  /** Beyond the records at the last levels. */
  readonly over: number;
  readonly moves: Learned["moves"];
  /** What it may be off. */
  readonly unit: number;
}

/**
 * A miss of the usual levels that chance could as well have made is none, and a larger one is less by what chance makes of its square: a season that
 * comes out right is left as it is.
 */
function wanted(id: LeagueFigure, { miss, variance, moves }: Learned, at: ByLevel): Wanted {
  const { near, yields = near } = figureOf(id);
  const chance = variance + near ** 2;
  const kept = miss * Math.max(0, 1 - chance / (miss ** 2 || chance));
  return { id, over: kept + effect(moves, at), moves, unit: yields };
}

/** What a level costs that goes as far as it may, in squares of such units: among levels that make the same, those near the last ones are taken. */
const COST = 1;
/** Times that all levels take their turns. */
const TURNS = 400;

/**
 * Differences of the levels to the usual ones, from the last ones on, that make up for what is missed, as near as they come within their bounds: each in turn goes where the
 * squares of all misses are least.
 */
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
