/** PP-25 and PP-26: what a team's card and records are kept in. */
import { dividerSheet, envelopeSheet, type KeptTeam } from "../../../gamekit/team-keeping.js";
import { withOwn } from "../../../kernel/own/index.js";
import { keptSeason } from "../../../league/kept-season.js";
import { leagueTeam, viewOf } from "../league/index.js";
import { bookYears } from "../league/years.js";
import type { PenPaperRecord } from "../sheet.js";
import { fullName } from "../teams/types.js";
import { leagueIn } from "./league.js";
import { teamsIn } from "./teams.js";

/** The last season of the first league that has a game: until a new one has, the one before it. */
const kept = (records: readonly object[]): readonly KeptTeam[] => {
  const found = leagueIn(records as readonly PenPaperRecord[]);
  const league = found && bookYears(found).at(-1)?.league;
  return teamsIn(records).map((team) => ({
    ...withOwn(team),
    name: fullName(team),
    short: team.name,
    monogram: team.monogram,
    colors: team.colors,
    played: league && keptSeason(viewOf(league), team.id, (id) => leagueTeam(league, id).team.name),
  }));
};

export const envelope = envelopeSheet(kept);
export const dividers = dividerSheet(kept);
