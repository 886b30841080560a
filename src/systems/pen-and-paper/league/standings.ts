/** The tie-breaks, and lines of the standings as stored in the file. */
import { breaksOf, type Standing as Line, type TableRules, type TieBreak } from "../../../league/standings.js";
import type { Division } from "../../../league/schedule.js";
import type { Standing } from "./types.js";
import type { LeagueTeam } from "./league-team.js";

/** The team with the longest playoff drought. */
const absence = (teams: readonly Pick<LeagueTeam, "team" | "absence">[]): TieBreak => {
  const seasons = new Map(teams.map((entry) => [entry.team.id, entry.absence]));
  return {
    id: "absence",
    words: "longest absence from the playoffs",
    value: ({ team }) => seasons.get(team) ?? Infinity,
  };
};

/** Tie-breaks within a division, and between teams of several divisions (A74). */
export const tableOfLeague = (teams: readonly Pick<LeagueTeam, "team" | "absence">[]): TableRules => {
  const last = [...breaksOf("scored"), absence(teams), ...breaksOf("lot")];
  return {
    breaks: [...breaksOf("record", "divisionRecord", "headToHeadRecord"), ...last],
    across: [...breaksOf("record", "headToHeadRecord"), ...last],
  };
};

/** A line as stored in the file. */
export const fileLine = ({ inDivision, ...row }: Line): Standing => ({
  team: row.team,
  division: row.division,
  wins: row.wins,
  losses: row.losses,
  ties: row.ties,
  divisionWins: inDivision.wins,
  divisionLosses: inDivision.losses,
  divisionTies: inDivision.ties,
  pointsFor: row.pointsFor,
  pointsAgainst: row.pointsAgainst,
  divisionRank: row.rank,
  leagueRank: row.leagueRank,
  ...(row.by && { tieBreak: row.by.words }),
});

/** A division's part of the standings, best first. */
export const divisionStandings = (standings: readonly Standing[], division: Pick<Division, "name">): Standing[] =>
  standings.filter((row) => row.division === division.name);
