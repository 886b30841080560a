/** PP-25 and PP-26: what a team's card and records are kept in. */
import { dividerSheet, envelopeSheet, type KeptTeam } from "../../../gamekit/team-keeping.js";
import { withOwn } from "../../../kernel/own/index.js";
import { fullName } from "../teams/types.js";
import { teamsIn } from "./teams.js";

const kept = (records: readonly object[]): readonly KeptTeam[] =>
  teamsIn(records).map((team) => ({
    ...withOwn(team),
    name: fullName(team),
    short: team.name,
    monogram: team.monogram,
    colors: team.colors,
  }));

export const envelope = envelopeSheet(kept);
export const dividers = dividerSheet(kept);
