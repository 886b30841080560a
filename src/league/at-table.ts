/** A game of a league that people played at the table: whether it is that game, and how it ended. */
import type { Seasons } from "../contract/seasons.js";
import { scoreOf, type EventList, type Side } from "../kernel/football/index.js";
import { fault, UserError } from "../kernel/issue/index.js";
import { isFinished } from "../kernel/machine/index.js";

/** What is in a record besides rules, teams and the like: who played it, and how it went. */
const PLAYED: ReadonlySet<string> = new Set(["seed", "coaches", "roller", "choices", "dice", "events"]);

/** What fixes a game but dice and decisions. */
const headOf = (record: unknown): string =>
  JSON.stringify(Object.entries(record as object).filter(([key, value]) => !PLAYED.has(key) && value !== undefined));

/**
 * The score of a game of the current week, from the record of the table.
 * @throws UserError for the record of another game, or of half of one
 */
export function scoreAtTable<L>(
  seasons: Pick<Seasons<L>, "unplayed">,
  league: L,
  game: string,
  record: unknown,
): Readonly<Record<Side, number>> {
  if (headOf(record) !== headOf(seasons.unplayed(league, game))) {
    const hint = "the teams, the injured or the rules have changed since; play the game again";
    throw new UserError(fault("game-other", "this is the record of another game", { hint }));
  }
  const { events } = record as { readonly events: EventList & readonly { readonly type: string }[] };
  if (!isFinished({ events })) throw new UserError(fault("game-unfinished", "this game is not over"));
  const { away, home } = scoreOf(events);
  return { away, home };
}
