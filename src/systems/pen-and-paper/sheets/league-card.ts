/** M10, PP-10: league play on half a page; two to a sheet of paper. */
import type { PenAndPaperRules } from "../rules/index.js";
import { largeChart, largeNotes, type Chart, type Notes } from "./chart.js";
import { halfPage, type HalfCard } from "./half-page.js";
import { isClassic, leagueNotes, meansChart, modifierChart, totalLabel } from "./reference-teams.js";
import { rangeText, signed, type PenPaperSheet } from "./shared.js";

/** Points and nothing else: the chart that is read eight times a game. */
export function pointsCard(rules: PenAndPaperRules): Chart {
  const classic = isClassic(rules);
  return {
    id: "league-card",
    title: "Points in a quarter",
    note: classic ? "no modifiers" : "d20 + modifier",
    columns: [
      { head: "Total", w: 20, align: "middle", look: "key", dice: [classic ? 6 : 20] },
      { head: "Points", w: 20, align: "middle", look: "key" },
    ],
    rows: classic
      ? rules.tables.classicPoints.map((row) => [rangeText(row), `${row.points}`])
      : rules.tables.leaguePoints.map((row, i) => [totalLabel(rules, i), `${row.points}`]),
  };
}

/** A worked game modifier, so that nobody adds the wrong DEF. */
function exampleChart(rules: PenAndPaperRules): Chart {
  const home = { off: 10, def: 8 };
  const away = { off: 9, def: 11 };
  const bonus = rules.tables.leagueGame.homeBonus;
  const row = (name: string, off: number, def: number, plus: number): string[] => [
    name,
    `${off}`,
    `${def}`,
    plus === 0 ? "" : signed(plus),
    signed(off - def + plus),
  ];
  return {
    id: "league-example",
    title: "The modifier, an example",
    columns: [
      { head: "Team", w: 22, look: "strong" },
      { head: "own OFF", w: 18, align: "middle" },
      { head: "less their DEF", w: 22, align: "middle" },
      { head: "at home", w: 18, align: "middle" },
      { head: "modifier", w: 18, align: "middle", look: "key" },
    ],
    rows: [row("Visitor", away.off, home.def, 0), row("Home", home.off, away.def, bonus)],
  };
}

const explained = (rules: PenAndPaperRules): (Chart | Notes)[] =>
  isClassic(rules) ? [leagueNotes(rules)] : [exampleChart(rules), leagueNotes(rules), meansChart(rules)];

const card = (rules: PenAndPaperRules): HalfCard => ({
  title: "League Play",
  tagline: `a whole game in ${2 * rules.tables.leagueGame.quarters} rolls`,
  size: 9,
  notesSize: 10.8,
  columns: [
    { x: 0, w: 62, size: 14, parts: [pointsCard(rules)] },
    { x: 66, w: 124, rowH: 9.6, size: 10, parts: explained(rules) },
  ],
});

export const leagueCard: PenPaperSheet = {
  id: "league-card",
  code: "PP-10",
  title: "League play card",
  summary: "a game of league play on half a page: points, modifier, home bonus; two to a sheet of paper",
  orientation: "portrait",
  fills: "nothing",
  pages: ({ rules }) => [
    { template: "pen-and-paper/half-page", title: "League play card", model: halfPage([card(rules), card(rules)]) },
  ],
  large: ({ rules }) => [
    ...largeChart(pointsCard(rules)),
    ...explained(rules).flatMap((part) => ("columns" in part ? largeChart(part) : largeNotes(part))),
    ...largeChart(modifierChart(rules)),
  ],
};
