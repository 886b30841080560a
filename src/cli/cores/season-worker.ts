/** Worker thread that replays and counts seasons. */
import "../../host/node.js";
import { workerData } from "node:worker_threads";
import { playSeasonsAgain, type SeasonCounts } from "../../sim/replayed.js";
import type { Fixture, PlayFixture } from "../../contract/rating.js";
import { loadRater } from "../../systems/index.js";

/** What all seasons of a thread share. */
export interface SeasonsWork {
  readonly system: string;
  readonly teams: object;
  readonly rules: unknown;
  readonly coach: string;
  readonly fixtures: readonly Fixture[];
  readonly teamCount: number;
  /** True to count the shape of the games. */
  readonly shaped: boolean;
}

/** `count` seasons, starting with number `from`. */
export interface SeasonsTask {
  readonly from: number;
  readonly seed: number;
  readonly count: number;
}

let hear: PlayFixture | undefined;

export default async function playSeasons(task: SeasonsTask): Promise<SeasonCounts> {
  const { system, teams, rules, coach, fixtures, teamCount, shaped } = (workerData as [unknown, SeasonsWork])[1];
  hear ??= (await loadRater(system))!.seasons.open(teams, rules, coach);
  return playSeasonsAgain(hear, fixtures, teamCount, { ...task, shaped });
}
