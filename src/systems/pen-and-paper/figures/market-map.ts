/** The market map: markets as nodes, borders as lines, names next to them. The facts supply its words and teams. */
import type { Brush, FigureDraw, Room } from "../../../sheet/drawing/brush.js";
import type { Align } from "../../../sheet/type/line.js";
import { MARKETS } from "../rules/markets.js";
import { MAP_PAGES, MAP_SIZE, type MapPage, type MapPlace } from "./market-places.js";

const R = { major: 5.2, minor: 4.3, beyond: 3.4 } as const;
/** Height of capitals, distance between two lines of a name, distance from the node. */
const CAP = 1.9;
const LINE = 2.7;
const GAP = 1.1;

/** Text at a node: its name and its home teams. */
export interface MapMarket {
  readonly code: string;
  readonly name: string;
  readonly kind: "major" | "minor";
  readonly teams: string;
}

export interface MapFacts {
  readonly id: string;
  readonly markets: readonly MapMarket[];
}

type Edge = readonly [a: string, b: string];

/** Every border once. */
export const EDGES: readonly Edge[] = MARKETS.flatMap(({ code, neighbors }) =>
  neighbors.filter((other) => code < other).map((other): Edge => [code, other]),
);

/** Hawaii is connected by air (E21). */
const byAir = ([a, b]: Edge): boolean => a === "HI" || b === "HI";

export const marketMap: FigureDraw<MapFacts> = {
  high: (_, width) => (width * MAP_SIZE.height) / MAP_SIZE.width,
  draw(room, { id, markets }, brush) {
    const page = MAP_PAGES.find((one) => one.id === id);
    if (!page) return brush.fault("map-unknown", `there is no map "${id}"`, "use west or east");
    const at = placing(room);
    drawBorders(page, at, brush);
    for (const [code, place] of Object.entries(page.beyond)) drawBeyond(code, at(place), brush);
    const drawn = markets.flatMap((market) => {
      const place = page.places[market.code] as MapPlace | undefined;
      return place ? [{ market, place: at(place) }] : [];
    });
    for (const { market, place } of drawn) drawName(market, place, brush);
    for (const { market, place } of drawn) drawNode(market, place, brush);
  },
};

/** Centers the field in its room; nodes keep their size. */
function placing({ w, h }: Room): (place: MapPlace) => MapPlace {
  const scale = Math.min(w / MAP_SIZE.width, h / MAP_SIZE.height);
  const [left, top] = [(w - MAP_SIZE.width * scale) / 2, (h - MAP_SIZE.height * scale) / 2];
  return (place) => ({ ...place, x: left + place.x * scale, y: top + place.y * scale });
}

function drawBorders({ places, beyond }: MapPage, at: (place: MapPlace) => MapPlace, brush: Brush): void {
  for (const edge of EDGES) {
    const here = edge.map((code) => places[code] as MapPlace | undefined);
    // Skip borders between two markets of the other page.
    if (!here[0] && !here[1]) continue;
    const [a, b] = edge.map((code, i) => here[i] ?? (beyond[code] as MapPlace | undefined));
    if (!a || !b) continue;
    const [from, to] = [at(a), at(b)];
    const stroke = here[0] && here[1] ? "ink" : "grey";
    brush.line(from.x, from.y, to.x, to.y, { weight: "frame", stroke, dashed: byAir(edge) });
  }
}

const MAJORS: ReadonlySet<string> = new Set(MARKETS.filter(({ kind }) => kind === "major").map(({ code }) => code));

/** A neighbor on the other page: lighter, without its name. */
function drawBeyond(code: string, { x, y }: MapPlace, brush: Brush): void {
  if (MAJORS.has(code)) {
    brush.mark("hexDie", square(x, y, 4), { r: 4, value: code, look: "space", size: 6.4 });
    return;
  }
  brush.circle(x, y, R.beyond, { fill: "paper", stroke: "grey" });
  brush.text({ value: code, x, y, middle: true, style: "strong", size: 6.4, fill: "softText", align: "middle" });
}

function drawNode({ code, kind }: MapMarket, { x, y }: MapPlace, brush: Brush): void {
  const r = R[kind];
  if (kind === "major") {
    brush.mark("hexDie", square(x, y, r), { r, value: code, size: 9 });
    return;
  }
  brush.circle(x, y, r, { fill: "paper", stroke: "ink", weight: "heavy" });
  brush.text({ value: code, x, y, middle: true, style: "strong", size: 8.4, align: "middle", width: 7.6, floor: 6 });
}

function drawName({ name, teams, kind }: MapMarket, place: MapPlace, brush: Brush): void {
  const at = nameAt(place, R[kind], teams === "" ? 1 : 2);
  brush.text({ value: name, x: at.x, y: at.y, style: "semi", size: 7.6, align: at.align, halo: true });
  if (teams === "") return;
  const y = at.y + LINE;
  brush.text({ value: teams, x: at.x, y, style: "rules", size: 7, fill: "accent", align: at.align, halo: true });
}

/** First baseline of a name of one or two lines to the side of its node, below or above it, or at one of its corners. */
function nameAt({ x, y, name }: MapPlace, r: number, lines: number): { x: number; y: number; align: Align } {
  const height = CAP + (lines - 1) * LINE;
  const corner = /^(above|below)(Right|Left)$/.exec(name);
  const vertical = corner?.[1] ?? name;
  const top = vertical === "below" ? y + r + GAP : vertical === "above" ? y - r - GAP - height : y - height / 2;
  const toRight = name.toLowerCase().endsWith("right");
  const toLeft = name.toLowerCase().endsWith("left");
  // At a corner, the name starts below the side of the node.
  const out = corner ? r * 0.45 : r + GAP;
  const align = toRight ? "start" : toLeft ? "end" : "middle";
  return { x: x + (toRight ? out : toLeft ? -out : 0), y: top + CAP, align };
}

const square = (x: number, y: number, r: number) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
