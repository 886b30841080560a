/** A thread that plays games and counts them. */
import "../../host/node.js";
import { workerData } from "node:worker_threads";
import { seedAt, type Seeds } from "../../sim/many.js";
import type { ManyGames } from "../../kernel/sample/index.js";
import { gamesOf } from "../../sim/shaped.js";
import { loadSystem } from "../../systems/index.js";
import { diskCache } from "../cache.js";

/** What all games of a thread have in common. */
export interface CountWork {
  readonly system: string;
  readonly rules: unknown;
  readonly coach: string;
  readonly names: Readonly<Record<string, string>>;
  readonly teams: unknown;
  readonly cacheFolder: string;
  /** True to count the shape of the games, too. */
  readonly shaped: boolean;
}

/** `count` games from the one at `from` on. */
export interface CountTask extends Seeds {
  readonly from: number;
}

let games: ManyGames | undefined;

async function open({ system, cacheFolder, shaped, ...request }: CountWork): Promise<ManyGames> {
  const found = (await loadSystem(system))!;
  // Rules that are the standard ones are the one object that tables are kept for.
  const standard = JSON.stringify(request.rules) === JSON.stringify(found.standardRules);
  const rules = standard ? found.standardRules : request.rules;
  return gamesOf(found, { ...request, rules, seed: 0, cache: diskCache(cacheFolder) }, shaped);
}

/** Figures of the games, in the order of their seeds. */
export default async function countGames({ from, ...seeds }: CountTask): Promise<unknown[]> {
  games ??= await open((workerData as [unknown, CountWork])[1]);
  const { figures } = games;
  return Array.from({ length: seeds.count }, (_, i) => figures(seedAt(seeds, from + i)));
}
