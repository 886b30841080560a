/** PC-13 and PC-14: what a team's cards are kept in. */
import { dividerSheet, envelopeSheet, type KeptTeam } from "../../../gamekit/team-keeping.js";
import { withOwn } from "../../../kernel/own/index.js";
import { keptSeason } from "../../../league/kept-season.js";
import { shownSeason } from "../../../league/plain/contest.js";
import { isCup, viewOf } from "../cup/types.js";
import type { Team } from "../teams/types.js";
import { shortOf } from "./cup-of.js";

/** Files of teams and cups list their teams. */
const kept = (records: readonly object[]): readonly KeptTeam[] => {
  const cup = records.find(isCup);
  const view = cup && viewOf(cup, shownSeason(cup));
  return records
    .flatMap((record) => (record as { readonly teams?: readonly Team[] }).teams ?? [])
    .map((team) => ({
      ...withOwn(team),
      name: team.name,
      short: team.short,
      monogram: team.code,
      colors: team.colors,
      played: cup && view && keptSeason(view, team.id, (id) => shortOf(cup, id)),
    }));
};

export const envelope = envelopeSheet(kept);
export const dividers = dividerSheet(kept);
