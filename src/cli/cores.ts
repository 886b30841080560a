/** Many games on all cores: other threads count them, this one adds them up in the order of the seeds. */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { playMany, summarize, type Seeds } from "../sim/many.js";
import type { GameSystem, PlayRequest } from "../systems/contract.js";
import type { CountTask, CountWork } from "./count-worker.js";

/** Games that tell how long one takes, and tables that a coach needs are solved with the first. */
const TRIED = 20;
/** Threads are started for work that takes longer than that. */
const WORTH_MS = 1500;
/** Tasks a thread: small enough that all end at about the same time. */
const TASKS_EACH = 8;

export interface CoreOptions {
  /** At most so many threads; 1 = no other than this one. */
  readonly threads?: number;
  /** Folder of solved tables; without one other threads would solve them again, so there are none. */
  readonly cacheFolder?: string;
  /** Milliseconds from any fixed point. */
  now(): number;
}

const WORKER = new URL("./count-worker.js", import.meta.url);

/** The same figures and records as `playMany`, on all cores where that is faster. */
export async function playOnCores(
  system: GameSystem,
  request: PlayRequest<unknown>,
  count: number,
  options: CoreOptions,
) {
  const games = system.many(request);
  const seeds: Seeds = { seed: request.seed, count };
  const threads = Math.min(options.threads ?? availableParallelism(), count);
  // From the sources there is no compiled worker to start.
  const built = import.meta.url.endsWith(".js");
  if (threads < 2 || options.cacheFolder === undefined || !built || count <= TRIED)
    return playMany(games, seeds, request.progress);
  const began = options.now();
  const counted: unknown[] = Array.from({ length: TRIED }, (_, i) => games.figures(seeds.seed + i));
  const each = (options.now() - began) / TRIED;
  if (options.threads === undefined && each * count < WORTH_MS) return playMany(games, seeds, request.progress);
  const { Tinypool } = await import("tinypool");
  const { rules, coach, names, teams } = request;
  const work: CountWork = { system: system.id, rules, coach, names, teams, cacheFolder: options.cacheFolder };
  const pool = new Tinypool({
    filename: fileURLToPath(WORKER),
    workerData: work,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
  });
  try {
    const size = Math.max(TRIED, Math.ceil(count / (threads * TASKS_EACH)));
    const tasks: CountTask[] = [];
    for (let from = TRIED; from < count; from += size)
      tasks.push({ from, seed: seeds.seed, count: Math.min(size, count - from) });
    let done = TRIED;
    const parts = await Promise.all(
      tasks.map(async (task) => {
        const part = (await pool.run(task)) as unknown[];
        request.progress?.((done += task.count), count, "playing");
        return part;
      }),
    );
    return summarize(games, seeds, [counted, ...parts].flat());
  } finally {
    await pool.destroy();
  }
}
