/** DF-20 and DF-21: the envelope and divider for a team's cards. */
import { dividerSheet, envelopeSheet, type KeptTeam } from "../../../gamekit/team-keeping.js";
import { withOwn } from "../../../kernel/own/index.js";
import { teamName } from "../rules/index.js";
import { teamsIn } from "./teams-in.js";

const kept = (records: readonly object[]): readonly KeptTeam[] =>
  teamsIn(records).map((team) => ({
    ...withOwn(team),
    name: teamName(team),
    short: team.name,
    monogram: team.monogram,
    colors: team.colors,
    season: team.season,
    ...(team.record !== undefined && { record: team.record }),
  }));

export const envelope = envelopeSheet(kept);
export const dividers = dividerSheet(kept);
