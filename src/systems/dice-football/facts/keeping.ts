/** DF-20 and DF-21: the envelope and divider for a team's cards. */
import { dividerSheet, envelopeSheet, type KeptTeam } from "../../../gamekit/team-keeping.js";
import { withOwn } from "../../../kernel/own/index.js";
import { keptSeason } from "../../../league/kept-season.js";
import { shownSeason } from "../../../league/plain/contest.js";
import { isLeague, viewOf } from "../league/game.js";
import { teamName } from "../rules/index.js";
import { teamsIn } from "./teams-in.js";

const kept = (records: readonly object[]): readonly KeptTeam[] => {
  const teams = teamsIn(records);
  const view = records.filter(isLeague).map((league) => viewOf(league, shownSeason(league)))[0];
  return teams.map((team) => ({
    ...withOwn(team),
    name: teamName(team),
    short: team.name,
    monogram: team.monogram,
    colors: team.colors,
    season: team.season,
    ...(team.record !== undefined && { record: team.record }),
    played: view && keptSeason(view, team.id, (id) => teams.find((one) => one.id === id)!.name),
  }));
};

export const envelope = envelopeSheet(kept);
export const dividers = dividerSheet(kept);
