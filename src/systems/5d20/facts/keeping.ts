/** 5D-16 and 5D-17: the envelope and divider for a team's chart. */
import { dividerSheet, envelopeSheet, type KeptTeam } from "../../../gamekit/team-keeping.js";
import { withOwn } from "../../../kernel/own/index.js";
import { teamName } from "../rules/chart.js";
import { chartsIn } from "./charts-in.js";

const kept = (records: readonly object[]): readonly KeptTeam[] =>
  chartsIn(records).map((chart) => ({
    ...withOwn(chart),
    name: teamName(chart),
    short: chart.name,
    monogram: chart.monogram,
    colors: chart.colors,
    season: chart.season,
    ...(chart.record !== undefined && { record: chart.record }),
  }));

export const envelope = envelopeSheet(kept);
export const dividers = dividerSheet(kept);
