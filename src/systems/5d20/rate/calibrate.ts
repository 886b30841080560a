/**
 * Levels of a league from its own games. Those that were measured once, of 2019, miss by some percent where a season's figures lie far from its: the
 * league plays its schedule, and each level moves by what came out against the records. Common seeds, no clock: the same statistics give the same
 * levels.
 */
import type { Season } from "../../../stats/index.js";
import type { Progress } from "../../contract.js";
import type { Fixture, HearFixture } from "../../contract.js";
import type { TeamChart } from "../rules/index.js";
import { bounded } from "./figures.js";
import type { LevelKey, Levels } from "./levels.js";
import { PlayedLeague, recordedSums, type Sums } from "./played.js";

/** A figure of the league, on the scale that its level moves it on. */
type Figure = (sums: Sums) => number;

const each =
  (over: keyof Sums, by: keyof Sums): Figure =>
  (sums) =>
    Math.log(sums[over] / sums[by]);
const plays = ({ rushes, passes, sacks }: Sums): number => rushes + passes + sacks;
const points = each("points", "games");
/** What the red zone makes of field goals and of punts, for each percent of points that it brings: taken off first. */
const fieldGoals: Figure = (sums) => each("fieldGoals", "games")(sums) + 2.2 * points(sums);
const punts: Figure = (sums) => each("punts", "games")(sums) - 0.63 * points(sums);

/** A level by the figure that it brings. */
interface Lever {
  readonly level: LevelKey;
  readonly of: Figure;
  /** Columns that the figure needs. */
  readonly needs: readonly (keyof Sums)[];
  /** Levels of ratios move by their logarithms. */
  readonly scale: "ratio" | "number";
  /** What the level moves for a figure that is higher by 1 as played than in the records. */
  readonly moves: number;
  /** How far from the usual one it may come. */
  readonly most: number;
  /** How far the figure may be off and is right enough. */
  readonly near?: number;
  /** True where it moves many others: found in the first two rounds, and then left, so that those come to rest. */
  readonly early?: true;
}

/** Usually a third of a percent. */
const NEAR = 0.003;

/** Moves other than 1 were measured of 2019, 3,072 games each: what a figure loses by its level. */
const LEVERS: readonly Lever[] = [
  {
    level: "completions",
    of: each("completions", "passes"),
    needs: ["completions", "passes"],
    scale: "ratio",
    moves: 1.1,
    most: 0.2,
  },
  {
    level: "interceptions",
    of: each("interceptions", "passes"),
    needs: ["interceptions", "passes"],
    scale: "ratio",
    moves: 1,
    most: 0.4,
  },
  {
    level: "sacks",
    of: ({ sacks, passes }) => Math.log(sacks / (passes + sacks)),
    needs: ["sacks", "passes"],
    scale: "ratio",
    moves: 1,
    most: 0.4,
  },
  {
    level: "yardsPerCompletion",
    of: each("passYards", "completions"),
    needs: ["passYards", "completions"],
    scale: "ratio",
    moves: 1,
    most: 0.2,
  },
  // Scrambles and kneels have yards of their own.
  {
    level: "yardsPerRush",
    of: each("rushYards", "rushes"),
    needs: ["rushYards", "rushes"],
    scale: "ratio",
    moves: 1.1,
    most: 0.2,
  },
  {
    level: "calls",
    of: (sums) => sums.rushes / plays(sums),
    needs: ["rushes", "passes", "sacks"],
    scale: "number",
    moves: 22,
    most: 4,
    near: 0.001,
  },
  {
    level: "pace",
    of: (sums) => Math.log(plays(sums) / sums.games),
    needs: ["rushes", "passes", "sacks"],
    scale: "ratio",
    moves: 1.35,
    most: 0.25,
    near: 0.002,
  },
  // Points that more yards bring go with the yards.
  {
    level: "redZone",
    of: (sums) => points(sums) - 1.2 * Math.log((sums.passYards + sums.rushYards) / sums.games),
    needs: ["points", "passYards", "rushYards"],
    scale: "number",
    moves: -33,
    most: 6,
    near: 0.01,
  },
  // Who goes for it more kicks less of both kinds; who makes more third downs has fewer punts and more field goals.
  {
    level: "fourth",
    of: (sums) => fieldGoals(sums) + punts(sums) / 3,
    needs: ["fieldGoals", "punts", "points"],
    scale: "number",
    moves: 43,
    most: 6,
    near: 0.01,
    early: true,
  },
  {
    level: "late",
    of: (sums) => punts(sums) - 0.83 * fieldGoals(sums),
    needs: ["fieldGoals", "punts", "points"],
    scale: "number",
    moves: 26,
    most: 4,
    near: 0.01,
    early: true,
  },
  { level: "fumbles", of: each("fumblesLost", "games"), needs: ["fumblesLost"], scale: "ratio", moves: 1, most: 0.3 },
  { level: "penalties", of: each("penalties", "games"), needs: ["penalties"], scale: "ratio", moves: 1, most: 0.3 },
];

/** Where fourth downs are known. */
const LATE_ALONE: Lever = {
  level: "late",
  of: punts,
  needs: ["punts", "points"],
  scale: "number",
  moves: 33,
  most: 4,
  near: 0.01,
  early: true,
};

/**
 * Games of each round, as many as whole seasons come near. The first finds its way; rounds end early when one after it finds nothing off any more.
 */
const ROUNDS = [1536, 2560, 3072, 3072] as const;
/** Of the first game; rounds go on from there. */
const SEED = 20_190_905;
/** What never varies is not known without end. */
const LEAST_ERROR = 1e-6;
/** Standard errors that chance may make of the difference of two rounds. */
const CHANCE = 2;

export interface CalibrateRequest {
  readonly season: Season;
  readonly usual: Levels;
  /** Charts of all teams, in the season's order. */
  chartsAt(levels: Levels): readonly TeamChart[];
  open(charts: readonly TeamChart[]): HearFixture;
  readonly fixtures: readonly Fixture[];
  readonly progress?: Progress;
}

/** What a round says of a level. */
interface Said {
  readonly at: number;
  readonly error: number;
}

/** Levels at which the league's games come out as the records, and how many games say so. */
export interface Calibrated {
  readonly levels: Levels;
  readonly games: number;
}

export function calibrate(request: CalibrateRequest): Calibrated {
  const { season, usual, chartsAt, open, fixtures, progress } = request;
  const recorded = recordedSums(season);
  // Attempts on fourth down say themselves how bold the coaches are.
  const bold = [...season.own.values()].some(({ fourthDownAttempts }) => fourthDownAttempts !== undefined);
  const levers = (bold ? [...LEVERS.filter(({ early }) => !early), LATE_ALONE] : LEVERS).filter(({ needs }) =>
    needs.every((id) => recorded[id] !== undefined),
  );
  const rounds = ROUNDS.map((games) => Math.max(1, Math.round(games / fixtures.length)));
  const all = rounds.reduce((sum, times) => sum + times * fixtures.length, 0);
  const said = new Map<LevelKey, readonly Said[]>();
  let levels = usual;
  let done = 0;
  for (const [round, times] of rounds.entries()) {
    const charts = chartsAt(levels);
    const onGame = (): void => {
      done++;
      progress?.(done, all, "measuring");
    };
    const played = new PlayedLeague({ charts, hear: open(charts), fixtures, times, seed: SEED + done, onGame });
    const moving = levers.filter(({ early }) => !early || round < 2);
    const found = moving.map((lever) => ({ lever, now: saidBy(lever, levels[lever.level], recorded as Sums, played) }));
    const right = found.every(
      ({ lever, now }) => Math.abs(now.at - scaled(lever, levels[lever.level])) <= now.error + nearOf(lever),
    );
    const next: { -readonly [K in LevelKey]: number } = { ...levels };
    for (const { lever, now } of found) {
      const { level } = lever;
      const known = [...(said.get(level) ?? []).filter((one) => agree(one, now)), now];
      // The first round's charts were not yet those that are measured.
      if (round > 0) said.set(level, known);
      next[level] = believed(lever, usual[level], known);
    }
    levels = next;
    if (round > 0 && right) break;
  }
  return { levels, games: done };
}

/** Charts that changed much in between make other levels: what then contradicts the last round is forgotten. */
const agree = (a: Said, b: Said): boolean => Math.abs(a.at - b.at) <= CHANCE * Math.hypot(a.error, b.error);

const nearOf = ({ moves, near = NEAR }: Lever): number => Math.abs(moves) * near;

const scaled = ({ scale }: Lever, value: number): number => (scale === "ratio" ? Math.log(value) : value);

/** Where the level would have to be, by one round. */
function saidBy(lever: Lever, level: number, recorded: Sums, played: PlayedLeague): Said {
  const wanted = lever.of(recorded);
  const { value, error } = played.measure((sums) => lever.moves * (lever.of(sums) - wanted));
  return { at: scaled(lever, level) + value, error: Math.max(LEAST_ERROR, error) };
}

/**
 * All rounds together, the surer ones the more. A difference to the usual level that chance could as well have made is none, and a larger one is
 * less by what chance makes of its square: a season that comes out right is left as it is.
 */
function believed(lever: Lever, usual: number, known: readonly Said[]): number {
  const weight = known.reduce((sum, { error }) => sum + error ** -2, 0);
  const mean = known.reduce((sum, { at, error }) => sum + at * error ** -2, 0) / weight;
  const from = scaled(lever, usual);
  const off = mean - from;
  const kept = Math.max(0, 1 - (1 / weight + nearOf(lever) ** 2) / (off ** 2 || 1));
  const at = from + bounded(off * kept, -lever.most, lever.most);
  return lever.scale === "ratio" ? Math.exp(at) : at;
}
