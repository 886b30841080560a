/** Short names of the teams of a game. */
import type { Side } from "../../kernel/football/index.js";
import type { GameRecord } from "./game-record.js";

/** Short names of both sides; never the same twice. */
export function shortNames(game: Pick<GameRecord, Side>): Readonly<Record<Side, string>> {
  const [away, home] = [game.away.monogram, game.home.monogram];
  return away === home ? { away: "V", home: "H" } : { away, home };
}
