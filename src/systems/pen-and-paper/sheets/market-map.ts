/** M6, PP-6: the media markets as a map of nodes and lines, west and east. */
import { round } from "../../../page/lay-out.js";
import type { LargeBlock } from "../../../page/flow.js";
import { MARKETS, type Market } from "../rules/index.js";
import { teamsOf } from "./card-team.js";
import { MAP_PAGES, type MapPage, type MapPlace } from "./market-places.js";
import type { PenPaperContext, PenPaperSheet } from "./shared.js";

const R = { major: 5.2, minor: 4.3, beyond: 3.4 } as const;

/** Nicknames of the teams at home in a market, then in brackets of those that hold it besides. */
export function homeTeams(context: PenPaperContext, code: string): string {
  const teams = teamsOf(context);
  const home = teams.filter((team) => team.home === code).map((team) => team.name);
  const held = teams.filter((team) => team.markets.includes(code)).map((team) => `(${team.name})`);
  return [...home, ...held].join(", ");
}

/** Height of capitals, distance of two lines of a name, distance from the node; millimetres. */
const CAP = 1.9;
const LINE = 2.7;
const GAP = 1.1;

type Edge = readonly [a: string, b: string];

/** Every border once. */
const EDGES: readonly Edge[] = MARKETS.flatMap(({ code, neighbors }) =>
  neighbors.filter((other) => code < other).map((other): Edge => [code, other]),
);

const byAir = ([a, b]: Edge): boolean => a === "HI" || b === "HI";

function lines(page: MapPage): object[] {
  return EDGES.flatMap((edge) => {
    const [a, b] = edge.map((code) => page.places[code] as MapPlace | undefined);
    const [c, d] = edge.map((code) => page.beyond[code] as { x: number; y: number } | undefined);
    const from = a ?? c;
    const to = b ?? d;
    // Two markets of the other page are none of this page's business.
    if (!from || !to || (!a && !b)) return [];
    return [{ x1: from.x, y1: from.y, x2: to.x, y2: to.y, dashed: byAir(edge), stroke: a && b ? "ink" : "grey" }];
  });
}

/** First baseline of a name of one or two lines beside, under or over its node, or off one of its lower or upper corners. */
function nameAt({ x, y, name = "below" }: MapPlace, r: number, lineCount: number) {
  const height = CAP + (lineCount - 1) * LINE;
  const corner = /^(above|below)(Right|Left)$/.exec(name);
  const vertical = corner?.[1] ?? name;
  const top = vertical === "below" ? y + r + GAP : vertical === "above" ? y - r - GAP - height : y - height / 2;
  const toRight = name.toLowerCase().endsWith("right");
  const toLeft = name.toLowerCase().endsWith("left");
  // Off a corner the name begins under the node's flank.
  const out = corner ? r * 0.45 : r + GAP;
  return {
    x: x + (toRight ? out : toLeft ? -out : 0),
    y: top + CAP,
    align: toRight ? "start" : toLeft ? "end" : "middle",
  };
}

function node(context: PenPaperContext, market: Market, place: MapPlace): object {
  const major = market.kind === "major";
  const r = R[market.kind];
  const teams = homeTeams(context, market.code);
  const at = nameAt(place, r, teams === "" ? 1 : 2);
  return {
    code: market.code,
    major,
    x: place.x,
    y: place.y,
    r,
    name: market.name,
    nameX: round(at.x),
    nameY: round(at.y),
    align: at.align,
    teams,
    teamsY: round(at.y + LINE),
  };
}

function model(context: PenPaperContext, page: MapPage): object {
  const own = MARKETS.filter(({ code }) => code in page.places);
  return {
    subtitle: `Media markets, ${page.title.toLowerCase()}`,
    tagline: "a fan base grows into a market that borders on one of its own",
    tagWidth: 150,
    lines: lines(page),
    nodes: own.map((market) => node(context, market, page.places[market.code])),
    beyond: Object.entries(page.beyond).map(([code, at]) => ({
      ...at,
      code,
      r: R.beyond,
      major: MARKETS.some((market) => market.code === code && market.kind === "major"),
    })),
    legend: [
      { x: 140, textX: 145, text: "major market", sign: "major" },
      { x: 168, textX: 172.4, text: "minor market", sign: "minor" },
      { x: 195, textX: 198.8, text: `on the map of the ${page.id === "west" ? "east" : "west"}`, sign: "beyond" },
      { x: 230, textX: 236, text: "by air", sign: page.id === "west" ? "air" : "" },
    ]
      .filter(({ sign }) => sign !== "")
      .map((sign) => ({
        ...sign,
        major: sign.sign === "major",
        minor: sign.sign === "minor",
        beyond: sign.sign === "beyond",
        air: sign.sign === "air",
        cy: 7.2,
      })),
  };
}

function large(context: PenPaperContext): LargeBlock[] {
  return MAP_PAGES.flatMap((page): LargeBlock[] => [
    { kind: "heading", text: `Markets and their neighbors, ${page.title.toLowerCase()}` },
    {
      kind: "table",
      name: page.id,
      columns: [
        { head: "Code", share: 12 },
        { head: "Market", share: 34 },
        { head: "Kind", share: 14 },
        { head: "Borders on", share: 60 },
        { head: "At home", share: 36 },
      ],
      rows: MARKETS.filter(({ code }) => code in page.places).map((market) => [
        market.code,
        market.name,
        market.kind,
        market.neighbors.join(", "),
        homeTeams(context, market.code),
      ]),
    },
  ]);
}

export const marketMap: PenPaperSheet = {
  id: "market-map",
  code: "PP-6",
  title: "Media market map",
  summary: "all markets and their borders as two maps, west and east, with the teams at home there",
  orientation: "landscape",
  fills: "nothing",
  pages: (context) =>
    MAP_PAGES.map((page) => ({
      template: "pen-and-paper/market-map",
      title: `Media markets, ${page.title.toLowerCase()}`,
      model: model(context, page),
    })),
  large,
};
