/** M7, PP-7: the market tables, major and minor, with the teams at home. */
import type { PageModel } from "../../contract.js";
import { MARKETS, type MarketKind } from "../rules/index.js";
import { largeChart, placeChart, type Chart } from "./chart.js";
import { homeTeams } from "./market-map.js";
import type { PenPaperContext, PenPaperSheet } from "./shared.js";

const TOP = 21.6;
const BOTTOM = 253.6;
const HALF = 93;
const HEADS = 10.4;

function marketChart(context: PenPaperContext, kind: MarketKind): Chart {
  const markets = MARKETS.filter((market) => market.kind === kind);
  return {
    id: kind,
    title: kind === "major" ? "Major markets" : "Minor markets",
    note: `${markets.length}`,
    columns: [
      { head: "Code", w: 10.5, look: "key" },
      { head: "Market", w: 27, look: "strong" },
      { head: "Cities", w: 31, look: "light" },
      { head: "Teams at home", w: 24.5 },
    ],
    rows: markets.map((market) => [
      market.code,
      market.name,
      market.cities.join(", "),
      homeTeams(context, market.code),
    ]),
  };
}

function page(context: PenPaperContext): PageModel {
  const charts = (["major", "minor"] as const).map((kind) => marketChart(context, kind));
  const rowH = (BOTTOM - TOP - HEADS) / Math.max(...charts.map(({ rows }) => rows.length));
  return {
    template: "pen-and-paper/reference",
    title: "Media markets",
    model: {
      subtitle: "Media markets",
      tagline: "cities and the teams at home there",
      tagWidth: 88,
      charts: charts.map((chart, i) => placeChart(chart, { x: i * (HALF + 4), y: TOP, w: HALF, rowH, size: 7.8 })),
      notes: [],
    },
  };
}

export const markets: PenPaperSheet = {
  id: "markets",
  code: "PP-7",
  title: "Media markets",
  summary: "the major and the minor markets with their cities and home teams",
  orientation: "portrait",
  fills: "nothing",
  pages: (context) => [page(context)],
  large: (context) => (["major", "minor"] as const).flatMap((kind) => largeChart(marketChart(context, kind))),
};
