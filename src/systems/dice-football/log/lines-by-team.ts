/** Every player's statistics of every team over several games. */
import { linesTogether, SIDES, type Side } from "../../../kernel/football/index.js";
import { type PlayerLine, type PlayerLines } from "./player-lines.js";
import { FIGURE_KEYS } from "./player-figures.js";

interface TeamLines {
  readonly games: number;
  readonly lines: readonly PlayerLine[];
}

/** By team id. */
export function linesByTeam(
  games: readonly (Readonly<Record<Side, string>> & { readonly players: PlayerLines })[],
): ReadonlyMap<string, TeamLines> {
  const teams = new Map<string, (readonly PlayerLine[])[]>();
  for (const game of games)
    for (const side of SIDES) teams.set(game[side], [...(teams.get(game[side]) ?? []), game.players[side]]);
  return new Map(
    [...teams].map(([id, lists]) => [id, { games: lists.length, lines: linesTogether(lists, FIGURE_KEYS) }]),
  );
}
