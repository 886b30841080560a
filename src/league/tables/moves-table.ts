/** Moves of players between the teams of a league, in the order in which they were made. */
import type { LeagueTable, TableRow } from "../../contract/league-tables.js";
import type { ManMoved } from "../men-together.js";
import { columnsOf } from "./columns.js";
import type { TableYear } from "./types.js";

/** What a move is called. */
function kindOf({ from, to, retires, injured }: ManMoved): string {
  if (retires) return "retirement";
  if (injured === "out") return "to the injured list";
  if (injured === "back" && from === to) return "from the injured list";
  if (to === undefined) return "release";
  return from === undefined ? "signing" : "trade";
}

/** A team that a player leaves or joins has its name; free agents and retired players have none. */
export function movesTable(years: readonly TableYear[]): LeagueTable {
  const rows = years.flatMap(({ season, team, title, moves = [] }) =>
    moves
      .filter((move) => move.season === season)
      .map((move): TableRow => {
        const { week, player, from, injured } = move;
        const to = injured === "out" ? from : move.to;
        return {
          season,
          week,
          round: title(week),
          player,
          move: kindOf(move),
          ...(from !== undefined && { from: team(from).name }),
          ...(to !== undefined && { to: team(to).name }),
          ...(from !== undefined && { fromId: from }),
          ...(to !== undefined && { toId: to }),
        };
      }),
  );
  return {
    id: "player-moves",
    title: "Player moves",
    columns: columnsOf(
      ["season", "Season"],
      ["week", "Week"],
      ["round", "Round"],
      ["player", "Player"],
      ["move", "Move"],
      ["from", "From"],
      ["to", "To"],
      ["fromId", "From, team ID"],
      ["toId", "To, team ID"],
    ),
    rows,
  };
}
