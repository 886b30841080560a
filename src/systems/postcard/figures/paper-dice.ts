/** Paper dice to cut out: the print on a net, its lines to cut and fold, and pictures of how it closes. */
import type { Brush, FigureDraw } from "../../../sheet/drawing/brush.js";
import { PIPS } from "../../../sheet/figures/pips.js";
import { DOWN_NET, NET_SPAN, PIP_NET, placeNet, type DiceNet, type PlacedNet, type Point } from "./dice-nets.js";
import { along, camera, foldNet, type Space } from "./dice-nets-fold.js";

const DICE = { home: PIP_NET, away: PIP_NET, down: DOWN_NET } as const satisfies Readonly<Record<string, DiceNet>>;
type DieName = keyof typeof DICE;

export interface NetData {
  readonly die: DieName;
  /** Edge length of the die, millimeters. */
  readonly size: number;
  /** Below the number of a down. */
  readonly word?: string;
}

const PIP_STEP = 0.25;
const PIP_R = 0.095;

/** Pips of a face, around the center (0, 0) of a unit square. */
const pipPlaces = (value: number): Point[] => PIPS[value].map(([x, y]) => [x * PIP_STEP, y * PIP_STEP]);

const placed = ({ die, size }: NetData): PlacedNet => placeNet(DICE[die], size, 0, 0);
const SPAN = {
  takes: ["die", "size", "word"],
  wide: ({ size }: NetData): number => NET_SPAN.width * size,
  high: ({ size }: NetData): number => NET_SPAN.height * size,
};

export const diceNet: FigureDraw<NetData> = {
  ...SPAN,
  draw(_room, data, brush) {
    const { die, size, word = "" } = data;
    const net = placed(data);
    for (const tab of net.tabs) brush.polygon(tab, { fill: "paper" });
    const body = { home: "band", away: "paper", down: "tint12" }[die];
    for (const { value, x, y } of net.faces) {
      brush.rect(x, y, size, size, { fill: body });
      const [cx, cy] = [x + size / 2, y + size / 2];
      if (value === "ball") brush.mark("ball", { x: x + size * 0.11, y, w: size * 0.78, h: size }, {});
      else if (die === "down") drawDown(brush, `${value}`, word, cx, cy, size);
      else drawPips(brush, die, value, cx, cy, size);
      if (die === "away") {
        const inset = size * 0.07;
        const side = size - 2 * inset;
        brush.rect(x + inset, y + inset, side, side, { stroke: "ink", weight: "rule", radius: size * 0.1 });
      }
    }
  },
};

function drawDown(brush: Brush, number: string, word: string, x: number, y: number, size: number): void {
  const at = { x, middle: true, fill: "ink", align: "middle" } as const;
  brush.text({ ...at, value: number, y: y - size * 0.06, style: "title", size: size * 1.74 });
  brush.text({ ...at, value: word, y: y + size * 0.33, style: "band", size: Math.max(6, size * 0.45) });
}

/** If bands are not solid, the home die has rings as pips, because both bodies are white. */
function drawPips(brush: Brush, die: DieName, value: number, x: number, y: number, size: number): void {
  const ring = die === "home" && !brush.solidBands;
  const look = ring ? { stroke: "accent", weight: size * 0.035 } : { fill: die === "home" ? "onBand" : "ink" };
  for (const [dx, dy] of pipPlaces(value))
    brush.circle(x + dx * size, y + dy * size, PIP_R * size * (ring ? 0.9 : 1), look);
}

/** Lines to cut, and dashed ones to fold; for the layer of marks. */
export const diceNetLines: FigureDraw<NetData> = {
  ...SPAN,
  draw(_room, data, brush) {
    const { tabs, cuts, folds } = placed(data);
    for (const tab of tabs) brush.polygon(tab, { stroke: "ink", weight: "hair" });
    for (const [[x1, y1], [x2, y2]] of cuts) brush.line(x1, y1, x2, y2, { weight: "rule" });
    for (const [[x1, y1], [x2, y2]] of folds) {
      brush.line(x1, y1, x2, y2, { weight: "rule", stroke: "paper" });
      brush.line(x1, y1, x2, y2, { weight: "rule", stroke: "grey", dashed: true });
    }
  },
};

export interface FoldData {
  /** Fraction of the quarter turn: 0 = flat, 1 = closed. */
  readonly bend: number;
  readonly size: number;
}

const view = camera(0.55, -0.5);
/** Light comes from above: faces that turn away are darker. */
const SIDES = ["paper", "tint12", "tint6"] as const;

/** A partly folded net, seen from above and painted from back to front. */
export const foldPicture: FigureDraw<FoldData> = {
  takes: ["bend", "size"],
  high: () => 42,
  draw({ w, h }, { bend, size }, brush) {
    const net = foldNet(placeNet(PIP_NET, size, 0, 0), (bend * Math.PI) / 2);
    const shapes: { points: Space[]; fill: string; stroke: string; near: number }[] = [];
    const depth = (points: readonly Space[]): number =>
      points.reduce((sum, point) => sum + view(point).near, 0) / points.length;
    for (const { value, origin, right, down, out } of net.faces) {
      const at = (a: number, b: number): Space => along(origin, [right, a * size], [down, b * size]);
      const seen = view(out).near > 0;
      const shade = Math.abs(out[2]) > 0.7 ? 0 : Math.abs(out[0]) > 0.7 ? 1 : 2;
      const points = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
      const near = depth(points);
      shapes.push({ points, fill: seen ? SIDES[shade] : "paper", stroke: "ink", near });
      if (!seen) continue;
      for (const [dx, dy] of pipPlaces(value as number)) {
        const dot = Array.from({ length: 14 }, (_, i) => {
          const angle = (i * Math.PI) / 7;
          return at(0.5 + dx + PIP_R * Math.cos(angle), 0.5 + dy + PIP_R * Math.sin(angle));
        });
        shapes.push({ points: dot, fill: "accent", stroke: "none", near });
      }
    }
    // Once the die is closed, its tabs are inside.
    for (const { corners } of bend < 1 ? net.tabs : [])
      shapes.push({ points: [...corners], fill: "paper", stroke: "grey", near: depth(corners) - size * 0.4 * bend });
    const all = shapes.map((shape) => ({ ...shape, seen: shape.points.map(view) }));
    const xs = all.flatMap(({ seen }) => seen.map(({ x }) => x));
    const ys = all.flatMap(({ seen }) => seen.map(({ y }) => y));
    const [dx, dy] = [w / 2 - (Math.min(...xs) + Math.max(...xs)) / 2, h / 2 - (Math.min(...ys) + Math.max(...ys)) / 2];
    for (const { seen, fill, stroke } of all.sort((a, b) => a.near - b.near))
      brush.polygon(
        seen.map(({ x, y }): Point => [x + dx, y + dy]),
        { fill, stroke, weight: "rule" },
      );
  },
};

/** The chain crew's stick: a target on a pole, with the yards on it. */
export const chainStick: FigureDraw<{ readonly number: string }> = {
  takes: ["number"],
  draw({ w, h }, { number }, brush) {
    const s = Math.min(w, h);
    const at = (x: number, y: number): Point => [w / 2 + x * s, h / 2 + y * s];
    brush.polygon([at(-0.04, -0.42), at(0.04, -0.42), at(0.04, 0.42), at(-0.04, 0.42)], { fill: "ink" });
    brush.polygon([at(-0.34, -0.42), at(0.34, -0.42), at(0.34, -0.02), at(0, 0.22), at(-0.34, -0.02)], {
      fill: brush.solidBands ? "band" : "paper",
      stroke: "accent",
      weight: "frame",
    });
    const [x, y] = at(0, -0.2);
    const size = s * 1.02;
    brush.text({
      value: number,
      x,
      y,
      middle: true,
      style: "title",
      size,
      fill: "onBand",
      align: "middle",
      width: s * 0.6,
    });
  },
};
