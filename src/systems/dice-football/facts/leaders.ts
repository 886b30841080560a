/** DF-16, leaders of a season, next to those of the cards' real seasons. */
import { leadersSheet, type LeaderLine } from "../../../league/plain/sheets/leaders.js";
import type { GameRecord } from "../game-record.js";
import { linesByTeam } from "../log/lines-by-team.js";
import { playerLines } from "../log/player-lines.js";
import { gamesInLife, type Team } from "../rules/index.js";
import { codesIn, seasonOf } from "./season-games.js";

/** Players with season statistics on their cards; a player with several cards is counted once. */
function menInLife({ roster }: Team): LeaderLine[] {
  const { quarterbacks, carriers, front, backs, returns } = roster;
  const men = new Map<string, LeaderLine>();
  for (const { name, season } of [...quarterbacks, ...carriers, ...front, ...backs, ...returns.kick, ...returns.punt]) {
    if (!season) continue;
    const { interceptions: interceptionsMade, ...figures } = season;
    men.set(name, {
      ...men.get(name),
      name,
      ...figures,
      ...(interceptionsMade !== undefined && { interceptionsMade }),
    });
  }
  return [...men.values()];
}

const played = (records: readonly GameRecord[]) =>
  new Map(
    [
      ...linesByTeam(
        records.map(({ away, home, events }) => ({ away: away.id, home: home.id, players: playerLines(events) })),
      ),
    ].map(([id, { games, lines }]) => [
      id,
      { games, players: lines.map((line) => ({ ...line, interceptionsMade: line.interceptions })) },
    ]),
  );

export const leaders = leadersSheet({
  seasonOf,
  codesIn,
  played,
  real: (team: Team) => ({ games: gamesInLife(team), players: menInLife(team) }),
});
