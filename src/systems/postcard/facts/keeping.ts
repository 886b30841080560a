/** PC-13 and PC-14: what a team's cards are kept in. */
import { dividerSheet, envelopeSheet, type KeptTeam } from "../../../gamekit/team-keeping.js";
import { withOwn } from "../../../kernel/own/index.js";
import { keptSeason } from "../../../league/kept-season.js";
import type { Team } from "../teams/types.js";
import { cupIn, shortOf } from "./cup-of.js";

/** Files of teams and cups list their teams. */
const kept = (records: readonly object[]): readonly KeptTeam[] => {
  const found = cupIn(records);
  return records
    .flatMap((record) => (record as { readonly teams?: readonly Team[] }).teams ?? [])
    .map((team) => ({
      ...withOwn(team),
      name: team.name,
      short: team.short,
      monogram: team.code,
      colors: team.colors,
      played: found && keptSeason(found.view, team.id, (id) => shortOf(found.cup, id)),
    }));
};

export const envelope = envelopeSheet(kept);
export const dividers = dividerSheet(kept);
