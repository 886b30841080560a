/** The real side of a season's shape: its own table of plays, or the nearest built-in season. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import { counted } from "../../kernel/words/index.js";
import { countShape, eraAsReal, noShape, type RealShape } from "../../sim/shape/index.js";
import { gamesOfPlays } from "../../stats/index.js";
import type { ReadPlays } from "../../host/node/gains.js";

/** Counts of the real games, before any game is played: years of play must not end in an error of this table. */
export function realShape(
  { file, plays = [] }: ReadPlays,
  scheduled: number | undefined,
): { readonly of: (year: number) => RealShape; readonly issues: readonly Issue[] } {
  if (plays.length === 0) return { of: eraAsReal, issues: [] };
  const games = gamesOfPlays(plays);
  const counts = noShape();
  for (const { events } of games) countShape(counts, events);
  const issues =
    scheduled === undefined || scheduled === games.length
      ? []
      : [
          warning("plays-games", `the plays are of ${counted(games.length, "game")}; the season has ${scheduled}`, {
            file,
            hint: "the shape compares only these games: download the whole table",
          }),
        ];
  return { of: () => ({ from: file!, counts }), issues };
}
