/** Worker thread that plays and counts games. */
import "../../host/node.js";
import { workerData } from "node:worker_threads";
import { seedAt, type Seeds } from "../../sim/many.js";
import type { ManyGames } from "../../kernel/sample/index.js";
import { gamesOf } from "../../sim/shaped.js";
import { loadSystem } from "../../systems/index.js";
import { diskCache } from "../cache.js";

/** What all games of a thread share. */
export interface CountWork {
  readonly system: string;
  readonly rules: unknown;
  readonly coach: string;
  readonly names: Readonly<Record<string, string>>;
  readonly teams: unknown;
  readonly cacheFolder: string;
  /** True to also count the games' shape. */
  readonly shaped: boolean;
}

/** `count` games, starting with the one at `from`. */
export interface CountTask extends Seeds {
  readonly from: number;
}

let games: ManyGames | undefined;

async function open({ system, cacheFolder, shaped, ...request }: CountWork): Promise<ManyGames> {
  const found = (await loadSystem(system))!;
  // Standard rules must be the one object for which tables are cached.
  const standard = JSON.stringify(request.rules) === JSON.stringify(found.standardRules);
  const rules = standard ? found.standardRules : request.rules;
  return gamesOf(found, { ...request, rules, seed: 0, cache: diskCache(cacheFolder) }, shaped);
}

/** Counts of the games, in the order of their seeds. */
export default async function countGames({ from, ...seeds }: CountTask): Promise<unknown[]> {
  games ??= await open((workerData as [unknown, CountWork])[1]);
  const { figures } = games;
  return Array.from({ length: seeds.count }, (_, i) => figures(seedAt(seeds, from + i)));
}
