/** Work on all cores: other threads do parts of it, this one puts them together in their order. */
import { availableParallelism } from "node:os";
import { builtFile } from "../../data/place.js";
import { playMany, summarize, type Seeds } from "../../sim/many.js";
import { addSeasons, playSeasonsAgain, type SeasonCounts } from "../../sim/replayed.js";
import type { GameSystem, PlayRequest, Progress } from "../../systems/contract.js";
import type { HearFixture } from "../../systems/contract-rating.js";
import type { CountTask, CountWork } from "./count-worker.js";
import type { SeasonsTask, SeasonsWork } from "./season-worker.js";

/** Games that tell how long one takes, and tables that a coach needs are solved with the first. */
const TRIED = 20;
/** Threads are started for work that takes longer than that. */
const WORTH_MS = 1500;
/** Tasks a thread: small enough that all end at about the same time. */
const TASKS_EACH = 8;

export interface CoreOptions {
  /** At most so many threads; 1 = no other than this one. */
  readonly threads?: number;
  /** Milliseconds from any fixed point. */
  now(): number;
}

/** From the sources there is no compiled worker to start. */
const BUILT = import.meta.url.endsWith(".js");

/** What the threads make of the tasks, in the tasks' order. */
async function onThreads<Task extends { readonly count: number }, Part>(
  worker: string,
  workerData: unknown,
  tasks: readonly Task[],
  threads: number,
  onPart: (task: Task) => void,
): Promise<Part[]> {
  const { Tinypool } = await import("tinypool");
  const pool = new Tinypool({
    filename: builtFile("cli", "cores", worker),
    workerData,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
  });
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const part = (await pool.run(task)) as Part;
        onPart(task);
        return part;
      }),
    );
  } finally {
    await pool.destroy();
  }
}

/**
 * The same figures and records as `playMany`, on all cores where that is faster.
 * @param options.cacheFolder folder of solved tables; without one other threads would solve them again, so there are none
 */
export async function playOnCores(
  system: GameSystem,
  request: PlayRequest<unknown>,
  count: number,
  options: CoreOptions & { readonly cacheFolder?: string },
) {
  const games = system.many(request);
  const seeds: Seeds = { seed: request.seed, count };
  const threads = Math.min(options.threads ?? availableParallelism(), count);
  if (threads < 2 || options.cacheFolder === undefined || !BUILT || count <= TRIED)
    return playMany(games, seeds, request.progress);
  const began = options.now();
  const counted: unknown[] = Array.from({ length: TRIED }, (_, i) => games.figures(seeds.seed + i));
  const each = (options.now() - began) / TRIED;
  if (options.threads === undefined && each * count < WORTH_MS) return playMany(games, seeds, request.progress);
  const { rules, coach, names, teams } = request;
  const work: CountWork = { system: system.id, rules, coach, names, teams, cacheFolder: options.cacheFolder };
  const size = Math.max(TRIED, Math.ceil(count / (threads * TASKS_EACH)));
  const tasks: CountTask[] = [];
  for (let from = TRIED; from < count; from += size)
    tasks.push({ from, seed: seeds.seed, count: Math.min(size, count - from) });
  let done = TRIED;
  const parts = await onThreads<CountTask, unknown[]>("count-worker.js", work, tasks, threads, (task) =>
    request.progress?.((done += task.count), count, "playing"),
  );
  return summarize(games, seeds, [counted, ...parts].flat());
}

/** Plays a season so many times, on all cores where that is faster. */
export async function seasonsOnCores(
  hear: HearFixture,
  work: SeasonsWork,
  { seed, times, progress }: { readonly seed: number; readonly times: number; readonly progress: Progress },
  options: CoreOptions,
): Promise<SeasonCounts> {
  const { fixtures, teamCount } = work;
  let done = 0;
  const play = (from: number, count: number): SeasonCounts =>
    playSeasonsAgain(hear, fixtures, teamCount, { seed, from, count }, () => progress(++done, times, "playing"));
  const threads = Math.min(options.threads ?? availableParallelism(), times);
  const began = options.now();
  const first = play(0, 1);
  const each = options.now() - began;
  if (times === 1) return first;
  if (threads < 2 || !BUILT || (options.threads === undefined && each * times < WORTH_MS))
    return addSeasons([first, play(1, times - 1)]);
  const size = Math.ceil((times - 1) / (threads * TASKS_EACH));
  const tasks: SeasonsTask[] = [];
  for (let from = 1; from < times; from += size) tasks.push({ from, seed, count: Math.min(size, times - from) });
  const parts = await onThreads<SeasonsTask, SeasonCounts>("season-worker.js", work, tasks, threads, ({ count }) =>
    progress((done += count), times, "playing"),
  );
  return addSeasons([first, ...parts]);
}
