/** Spreads work over all cores: other threads do parts of it, this one combines them in order. */
import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { builtFile } from "../../host/node/place.js";
import { playMany, seedAt, summing, type Seeds } from "../../sim/many.js";
import { gamesOf } from "../../sim/shaped.js";
import { addSeasons, playSeasonsAgain, type SeasonCounts } from "../../sim/replayed.js";
import type { GameSystem, PlayRequest } from "../../contract/game.js";
import type { Progress } from "../../contract/progress.js";
import type { PlayFixture } from "../../contract/rating.js";
import { THREAD_LIMITS } from "./small-heap.js";
import type { CountTask, CountWork } from "./count-worker.js";
import type { SeasonsTask, SeasonsWork } from "./season-worker.js";

/** Games played first to measure the time per game; they also solve any tables that the coach needs. */
const TRIED = 20;
/** Threads are started only for work that takes longer than this. */
const WORTH_MS = 1500;
/** Tasks per thread: small enough that all threads finish at about the same time. */
const TASKS_EACH = 16;
/** Maximum games per task: their results are kept until those before them are added up. */
const TASK_GAMES = 500;
/** Games that this thread plays before it serves the others. */
const PIECE = 10;

export interface CoreOptions {
  /** Maximum threads; 1 = only this one. */
  readonly threads?: number;
  /** Milliseconds from any fixed point. */
  now(): number;
}

/** When run from sources, there is no compiled worker to start. */
const BUILT = import.meta.url.endsWith(".js");

interface Work<Task, Part> {
  /** The compiled module that other threads run. */
  readonly worker: string;
  readonly workerData: unknown;
  readonly tasks: readonly Task[];
  readonly threads: number;
  /** Does a task on this thread; yields wherever other threads may be served. */
  here(task: Task): Generator<undefined, Part>;
  /** Receives results in the order of the tasks. */
  take(part: Part, task: Task): void;
}

/**
 * Does tasks on several threads. This thread takes tasks too: it runs at full speed while the others still load the code, and in pieces, so
 * that no other thread waits for its next task.
 */
async function onThreads<Task, Part>({ worker, workerData, tasks, threads, here, take }: Work<Task, Part>) {
  const { Tinypool } = await import("tinypool");
  const pool = new Tinypool({
    filename: builtFile("cli", "cores", worker),
    workerData,
    minThreads: threads - 1,
    maxThreads: threads - 1,
    isolateWorkers: false,
    resourceLimits: THREAD_LIMITS,
  });
  const early = new Map<number, Part>();
  let next = 0;
  let due = 0;
  let over = false;
  const hand = async (run: (task: Task) => Promise<Part | undefined>): Promise<void> => {
    for (let i = next++; i < tasks.length && !over; i = next++) {
      const part = await run(tasks[i]);
      if (part === undefined) return;
      early.set(i, part);
      for (let ready; (ready = early.get(due)) !== undefined; due++) {
        take(ready, tasks[due]);
        early.delete(due);
      }
    }
  };
  /** Runs to the end, or until another thread fails, handling other threads' messages in between. */
  const inPieces = async (steps: Generator<undefined, Part>): Promise<Part | undefined> => {
    while (!over) {
      const { done, value } = steps.next();
      if (done) return value as Part;
      await setImmediate();
    }
    return undefined;
  };
  const others = Array.from({ length: threads - 1 }, () => hand((task) => pool.run(task) as Promise<Part>));
  try {
    await Promise.all([...others, hand((task) => inPieces(here(task)))]);
  } finally {
    over = true;
    await pool.destroy();
  }
}

/**
 * The same statistics and records as `playMany`, on all cores if that is faster.
 * @param options.shaped also counts the games' shape: `gamesOf`
 * @param options.cacheFolder folder of solved tables; without one every thread would solve them again, so none are started
 */
export async function playOnCores(
  system: GameSystem,
  request: PlayRequest<unknown>,
  count: number,
  options: CoreOptions & { readonly cacheFolder?: string; readonly shaped?: boolean },
) {
  const { shaped = false } = options;
  const games = gamesOf(system, request, shaped);
  const seeds: Seeds = { seed: request.seed, count };
  const threads = Math.min(options.threads ?? availableParallelism(), count);
  if (threads < 2 || options.cacheFolder === undefined || !BUILT || count <= TRIED)
    return playMany(games, seeds, request.progress);
  const began = options.now();
  const sum = summing(games, seeds);
  for (let i = 0; i < TRIED; i++) sum.add(games.figures(seedAt(seeds, i)));
  const each = (options.now() - began) / TRIED;
  if (options.threads === undefined && each * count < WORTH_MS) return playMany(games, seeds, request.progress);
  const { rules, coach, names, teams } = request;
  const { cacheFolder } = options;
  const work: CountWork = { system: system.id, rules, coach, names, teams, cacheFolder, shaped };
  const size = Math.min(TASK_GAMES, Math.max(TRIED, Math.ceil(count / (threads * TASKS_EACH))));
  const tasks: CountTask[] = [];
  for (let from = TRIED; from < count; from += size)
    tasks.push({ from, seed: seeds.seed, count: Math.min(size, count - from) });
  let done = TRIED;
  const here = function* ({ from, count: some }: CountTask) {
    const figures: unknown[] = [];
    for (let i = 0; i < some; i++) {
      if (i % PIECE === 0) yield;
      figures.push(games.figures(seedAt(seeds, from + i)));
    }
    return figures;
  };
  await onThreads<CountTask, unknown[]>({
    worker: "count-worker.js",
    workerData: work,
    tasks,
    threads,
    here,
    take: (figures, task) => {
      for (const one of figures) sum.add(one);
      request.progress?.((done += task.count), count, "playing");
    },
  });
  return sum.end();
}

/** Which seasons to play. */
interface SeasonsAsked {
  readonly seed: number;
  /** Number of the first season; default: 0. */
  readonly from?: number;
  readonly times: number;
  readonly progress: Progress;
}

/** Replays a season many times, on all cores if that is faster. */
export async function seasonsOnCores(
  hear: PlayFixture,
  work: SeasonsWork,
  { seed, from: start = 0, times, progress }: SeasonsAsked,
  options: CoreOptions,
): Promise<SeasonCounts> {
  const { fixtures, teamCount, shaped } = work;
  let done = 0;
  const play = (from: number, count: number): SeasonCounts =>
    playSeasonsAgain(hear, fixtures, teamCount, { seed, from, count, shaped }, () =>
      progress(++done, times, "playing"),
    );
  const threads = Math.min(options.threads ?? availableParallelism(), times);
  const began = options.now();
  const first = play(start, 1);
  const each = options.now() - began;
  if (times === 1) return first;
  if (threads < 2 || !BUILT || (options.threads === undefined && each * times < WORTH_MS))
    return addSeasons([first, play(start + 1, times - 1)]);
  const size = Math.ceil((times - 1) / (threads * TASKS_EACH));
  const tasks: SeasonsTask[] = [];
  const end = start + times;
  for (let from = start + 1; from < end; from += size) tasks.push({ from, seed, count: Math.min(size, end - from) });
  const here = function* ({ from, count }: SeasonsTask) {
    const one = (season: number): SeasonCounts =>
      playSeasonsAgain(hear, fixtures, teamCount, { seed, from: season, count: 1, shaped });
    let counts = one(from);
    for (let i = 1; i < count; i++) {
      yield;
      counts = addSeasons([counts, one(from + i)]);
    }
    return counts;
  };
  let counts = first;
  await onThreads<SeasonsTask, SeasonCounts>({
    worker: "season-worker.js",
    workerData: work,
    tasks,
    threads,
    here,
    take: (part, task) => {
      counts = addSeasons([counts, part]);
      progress((done += task.count), times, "playing");
    },
  });
  return counts;
}
