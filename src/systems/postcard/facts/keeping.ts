/** PC-13 and PC-14: what a team's cards are kept in. */
import { dividerSheet, envelopeSheet, type KeptTeam } from "../../../gamekit/team-keeping.js";
import { withOwn } from "../../../kernel/own/index.js";
import type { Team } from "../teams/types.js";

/** Files of teams and cups list their teams. */
const kept = (records: readonly object[]): readonly KeptTeam[] =>
  records
    .flatMap((record) => (record as { readonly teams?: readonly Team[] }).teams ?? [])
    .map((team) => ({
      ...withOwn(team),
      name: team.name,
      short: team.short,
      monogram: team.code,
      colors: team.colors,
    }));

export const envelope = envelopeSheet(kept);
export const dividers = dividerSheet(kept);
