/** The second page: nets of paper dice, a coin, how to fold them. */
import { PIPS } from "../../../sheet/figures/die.js";
import { round } from "../../../page/lay-out.js";
import type { Procedure } from "../../../page/story/procedure-pieces.js";
import { along, camera, foldNet, type Space } from "./dice-nets-fold.js";
import { DOWN_NET, NET_SPAN, PIP_NET, placeNet, type DiceNet, type PlacedNet, type Point } from "./dice-nets.js";
import { emptySketch, Face, type Sketch } from "./tokens-sketch.js";

/** Colors of a die: its body, the lines around it and its pips. */
interface Look {
  readonly body: string;
  readonly pips: string;
  /** A line inside each face, where the body is as white as the paper. */
  readonly inner: string;
}

export const DICE = [
  { id: "home", title: "Home die", net: PIP_NET, look: { body: "band", pips: "onBand", inner: "none" } },
  { id: "away", title: "Away die", net: PIP_NET, look: { body: "paper", pips: "ink", inner: "ink" } },
  { id: "down", title: "Down die", net: DOWN_NET, look: { body: "tint12", pips: "ink", inner: "none" } },
] as const satisfies readonly { id: string; title: string; net: DiceNet; look: Look }[];

/** Large and small dice, millimeters. */
export const DIE_SIZES = [16, 12] as const;
const PIP_STEP = 0.25;
const PIP_R = 0.095;

/** Pips of a face around the middle (0, 0) of a unit square. */
export const pipPlaces = (value: number): Point[] =>
  PIPS[value].map(([column, row]) => [(column - 1) * PIP_STEP, (row - 1) * PIP_STEP]);

interface DrawnNet extends PlacedNet {
  readonly title: string;
  readonly titleX: number;
  readonly titleY: number;
  readonly titleW: number;
  readonly cutLines: readonly object[];
  readonly foldLines: readonly object[];
  readonly body: string;
  readonly squares: readonly object[];
  readonly inner: readonly object[];
  readonly sketch: Sketch;
}

const segment = ([[x1, y1], [x2, y2]]: readonly [Point, Point]): object => ({ x1, y1, x2, y2 });

function drawNet(die: (typeof DICE)[number], size: number, x: number, y: number): DrawnNet {
  const net = placeNet(die.net, size, x, y);
  const sketch = emptySketch();
  for (const face of net.faces) {
    const [cx, cy] = [round(face.x + size / 2), round(face.y + size / 2)];
    const place = new Face(sketch, cx, cy, size, false);
    if (face.value === "ball") place.ball(0, 0, size * 0.78);
    else if (die.id === "down") {
      place.text(`${face.value}`, 0, -size * 0.06, size * 0.46, "title", die.look.pips, 0);
      place.text("down", 0, size * 0.33, Math.max(1.5, size * 0.11), "band", die.look.pips, 0);
    } else {
      for (const [dx, dy] of pipPlaces(face.value)) {
        sketch.circles.push({
          x: round(cx + dx * size),
          y: round(cy + dy * size),
          r: round(PIP_R * size),
          fill: die.look.pips,
          stroke: die.look.pips,
          weight: "hair",
        });
      }
    }
  }
  const inset = round(size * 0.07);
  return {
    ...net,
    title: `${die.title}\n${size} mm`,
    titleX: round(x + 2.3 * size + 1.6),
    titleY: round(y + 0.2),
    titleW: round(1.3 * size - 1.6),
    cutLines: net.cuts.map(segment),
    foldLines: net.folds.map(segment),
    body: die.look.body,
    squares: net.faces.map((face) => ({ x: face.x, y: face.y, w: size, h: size, fill: die.look.body })),
    inner:
      die.look.inner === "none"
        ? []
        : net.faces.map((face) => ({
            x: round(face.x + inset),
            y: round(face.y + inset),
            w: round(size - 2 * inset),
            h: round(size - 2 * inset),
            radius: round(size * 0.1),
          })),
    sketch,
  };
}

const COIN = 24;

/** Two round faces above each other; folded and glued they are a coin. */
function coin(x: number, y: number): object {
  const sketch = emptySketch();
  const r = COIN / 2;
  const cx = round(x + r);
  const tails = new Face(sketch, cx, round(y + r), COIN, true);
  tails.ring(r - 1.4, "paper", "accent");
  tails.star(0, -COIN * 0.06, COIN * 0.22, "accent");
  tails.text("tails", 0, COIN * 0.25, COIN * 0.08, "band", "ink", 0);
  const heads = new Face(sketch, cx, round(y + COIN + r), COIN, false);
  heads.ring(r - 1.4, "paper", "accent");
  heads.ball(0, -COIN * 0.04, COIN * 0.56);
  heads.text("heads", 0, COIN * 0.25, COIN * 0.08, "band", "ink", 0);
  return {
    sketch,
    outline: [
      { x: cx, y: round(y + r), r },
      { x: cx, y: round(y + COIN + r), r },
    ],
    fold: { x1: round(cx - 5), x2: round(cx + 5), y: round(y + COIN) },
    title: "Coin",
    titleX: round(x + COIN + 2),
    titleY: round(y + 2.6),
  };
}

/** Bends of the folds in the pictures, from the flat net to the closed die. */
const STAGES = [
  { bend: 0, size: 9.6, caption: "cut out" },
  { bend: 0.45, size: 12, caption: "fold back" },
  { bend: 0.78, size: 15.5, caption: "glue the tabs" },
  { bend: 1, size: 18, caption: "done" },
] as const;
const view = camera(0.55, -0.5);
/** Light falls from above: darker shades turn away from it. */
const SIDES = ["paper", "tint12", "tint6"] as const;

/** A net of the home die bent by a share of the quarter turn, seen from above and painted from back to front. */
function picture(bend: number, cx: number, cy: number, size: number): Sketch {
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
  // Once the die is closed its tabs are inside.
  for (const { corners } of bend < 1 ? net.tabs : [])
    shapes.push({ points: [...corners], fill: "paper", stroke: "grey", near: depth(corners) - size * 0.4 * bend });
  const placed = shapes.map((shape) => ({ ...shape, seen: shape.points.map(view) }));
  const xs = placed.flatMap(({ seen }) => seen.map(({ x }) => x));
  const ys = placed.flatMap(({ seen }) => seen.map(({ y }) => y));
  const [dx, dy] = [cx - (Math.min(...xs) + Math.max(...xs)) / 2, cy - (Math.min(...ys) + Math.max(...ys)) / 2];
  const sketch = emptySketch();
  for (const { seen, fill, stroke } of placed.sort((a, b) => a.near - b.near)) {
    const points = seen.map(({ x, y }): Point => [round(x + dx), round(y + dy)]);
    sketch.polygons.push({ points, fill, stroke, weight: "rule" });
  }
  return sketch;
}

function pictures(y: number, width: number): object[] {
  const step = width / STAGES.length;
  return STAGES.map(({ bend, size, caption }, i) => {
    const cx = round((i + 0.5) * step);
    return {
      sketch: picture(bend, cx, round(y + 21), size),
      caption,
      cx,
      captionY: round(y + 47),
    };
  });
}

export const FOLDING: Procedure = {
  number: "",
  title: "How to fold a die",
  note: "card of 160 to 200 g/m\u00b2",
  lines: [
    { kind: "step", text: "Print at 100 % and check the ruler at the foot: 50 mm." },
    {
      kind: "step",
      text: "Score the dashed lines with an empty ball pen, so that they fold sharp. Then cut along the solid lines.",
    },
    { kind: "step", text: "Fold every dashed line back, the printed side outward: faces and tabs." },
    {
      kind: "step",
      text: "Close the belt of four with the tab at its foot. Glue the six tabs of the two caps inside it, one cap after the other.",
    },
    { kind: "step", text: "Press it in shape between flat fingers until the glue holds." },
  ],
};

export const DICE_USE: Procedure = {
  number: "",
  title: "How to use them",
  lines: [
    {
      kind: "note",
      text: "**Home** is the dark die, **away** the light one. Opposite faces sum to seven. A kick of two dice takes both.",
    },
    {
      kind: "note",
      text: "**Down die:** is the ball. It lies on the line of scrimmage, the down on top; a quarter turn forward is the next down. The ball on top: kickoff, try or free kick.",
    },
    {
      kind: "note",
      text: "**Coin:** fold it over the short line, glue, cut out. Where two sides cannot agree, it decides.",
    },
  ],
};

/** The page, from the top of its first row. */
export function dicePage(top: number, width: number): object {
  const [large, small] = DIE_SIZES;
  const across = (size: number, count: number): { x: number }[] => {
    const w = NET_SPAN.width * size;
    const gap = (width - count * w) / (count - 1);
    return Array.from({ length: count }, (_, i) => ({ x: round(i * (w + gap)) }));
  };
  const smallY = round(top + NET_SPAN.height * large + 6);
  const footY = round(smallY + NET_SPAN.height * small + 6);
  const largePlaces = across(large, DICE.length);
  const smallPlaces = across(small, DICE.length + 1);
  const columnW = (width - 4) / 2;
  return {
    nets: [
      ...DICE.map((die, i) => drawNet(die, large, largePlaces[i].x, top)),
      ...DICE.map((die, i) => drawNet(die, small, smallPlaces[i].x, smallY)),
    ],
    coin: coin(round(smallPlaces[DICE.length].x + 2), smallY),
    procedures: [
      { items: [FOLDING], frames: [{ page: 0, x: 0, y: footY, w: columnW, h: 34 }] },
      { items: [DICE_USE], frames: [{ page: 0, x: columnW + 4, y: footY, w: columnW, h: 34 }] },
    ],
    pictures: pictures(round(footY + 38), width),
  };
}
