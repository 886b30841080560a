/** Games stopped at a play: what every sheet, story and file takes like a whole game. */
import type { GameSystem } from "../contract/game.js";
import { fault, UserError } from "../kernel/issue/index.js";

type Played = Pick<GameSystem, "kinds" | "plays">;

/** Number of plays in a game's record: rows of its log; in a campaign rolls of fresh dice. */
export const countPlays = ({ plays }: Played, record: unknown): number => plays.starts(record).length;

/**
 * A game as it was after so many of its plays, before anything of the next one. It is a record: `buildSheets`, `replay`, a game by hand
 * take it, and its sheets say "after play 34". After the last play it is the record itself. Cuts of one record share their work.
 * @param record of the system's kind `record`, whole or itself stopped
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
