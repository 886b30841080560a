/** 5D-16 and 5D-17: the envelope and divider for a team's chart. */
import { dividerSheet, envelopeSheet, type KeptTeam } from "../../../gamekit/team-keeping.js";
import { withOwn } from "../../../kernel/own/index.js";
import { keptSeason } from "../../../league/kept-season.js";
import { shownSeason } from "../../../league/plain/contest.js";
import { isLeague, viewOf } from "../league/game.js";
import { teamName } from "../rules/chart.js";
import { chartsIn } from "./charts-in.js";

const kept = (records: readonly object[]): readonly KeptTeam[] => {
  const charts = chartsIn(records);
  const view = records.filter(isLeague).map((league) => viewOf(league, shownSeason(league)))[0];
  return charts.map((chart) => ({
    ...withOwn(chart),
    name: teamName(chart),
    short: chart.name,
    monogram: chart.monogram,
    colors: chart.colors,
    season: chart.season,
    ...(chart.record !== undefined && { record: chart.record }),
    played: view && keptSeason(view, chart.id, (id) => charts.find((one) => one.id === id)!.name),
  }));
};

export const envelope = envelopeSheet(kept);
export const dividers = dividerSheet(kept);
