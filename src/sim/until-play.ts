/** Cuts games off at a play: sheets, stories and files accept the result like a whole game. */
import type { GameSystem } from "../contract/game.js";
import { fault, UserError } from "../kernel/issue/index.js";

type Played = Pick<GameSystem, "kinds" | "plays">;

/** Number of plays in a record: rows of its log; in a campaign, rolls of fresh dice. */
export const countPlays = ({ plays }: Played, record: unknown): number => plays.starts(record).length;

/**
 * The game after this many of its plays, before anything of the next one. The result is a record: `buildSheets`, `replay` and play by hand
 * accept it, and its sheets say "after play 34". After the last play it is the record itself. Cuts of one record share their work.
 * @param record of the system's kind `record`, whole or already cut off
 * @param play 0 (before the first) to `countPlays`
 * @throws UserError `play-unknown`
 */
export function untilPlay(system: Played, record: unknown, play: number): unknown {
  if (!system.kinds.record.matches(record))
    throw new UserError(fault("play-unknown", "only a game can be stopped at a play", { hint: "take its record" }));
  const plays = countPlays(system, record);
  if (!Number.isInteger(play) || play < 0 || play > plays)
    throw new UserError(
      fault("play-unknown", `the game has ${plays} plays; found ${play}`, { hint: `take 0 to ${plays}` }),
    );
  return system.plays.until(record, play);
}
