/** A league game played by hand: checks that the record is of that game, and reads its score. */
import type { Seasons } from "../contract/seasons.js";
import { scoreOf, type EventList, type Side } from "../kernel/football/index.js";
import { fault, UserError } from "../kernel/issue/index.js";
import { isFinished } from "../kernel/machine/index.js";

/** Keys of a record for players and events; all other keys describe the setup. */
const PLAYED: ReadonlySet<string> = new Set(["seed", "coaches", "roller", "choices", "dice", "events"]);

/** The setup of a game, without dice and decisions. */
const headOf = (record: unknown): string =>
  JSON.stringify(Object.entries(record as object).filter(([key, value]) => !PLAYED.has(key) && value !== undefined));

/**
 * Reads the score of a game of the current week from its record.
 * @throws UserError if the record is of another game or unfinished
 */
export function scoreAtTable<L>(
  seasons: Pick<Seasons<L>, "unplayed">,
  league: L,
  game: string,
  record: unknown,
): Readonly<Record<Side, number>> {
  if (headOf(record) !== headOf(seasons.unplayed(league, game))) {
    const hint = "teams, injuries or rules have changed since; play the game again";
    throw new UserError(fault("game-other", "this is the record of another game", { hint }));
  }
  const { events } = record as { readonly events: EventList & readonly { readonly type: string }[] };
  if (!isFinished({ events })) throw new UserError(fault("game-unfinished", "this game is not over"));
  const { away, home } = scoreOf(events);
  return { away, home };
}
