/** C6: draws the strategy circle: two shaded halves, fifteen arrows, six numbers with their stars. */
import type { Brush } from "../../../sheet/drawing/brush.js";
import type { StrategyNumber } from "../rules/index.js";
import type { CardInks } from "./inks.js";
import { HAIR, ringPart, stars } from "./shapes.js";
import { SQUARE, wheelOf, type Wheel, type WheelArrow } from "./wheel-places.js";

export interface WheelWords {
  readonly rush: string;
  readonly pass: string;
}

export function drawWheel(
  brush: Brush,
  strategy: readonly StrategyNumber[],
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  inks: CardInks,
  said: WheelWords,
): void {
  const wheel = wheelOf(strategy, r);
  const mono = inks.theme === "mono";
  const accent = mono ? inks.ink : inks.accent;
  brush.turned(x, y, 0, () => {
    brush.circle(0, 0, wheel.outer, { fill: "paper" });
    drawRing(brush, wheel, inks, said);
    // One-star arrows are under two-star ones: thin and black below, broad and colored above. Heads last: no shaft hides where one
    // points.
    const ordered = [...wheel.arrows].sort((a, b) => a.stars - b.stars);
    for (const part of [drawShaft, drawHead])
      for (const arrow of ordered) part(brush, arrow, arrow.stars > 1 ? accent : inks.ink);
    for (const { number, play, stars: count, x: nx, y: ny } of wheel.nodes) {
      const color = play === "rush" ? inks.ink : accent;
      const half = wheel.nodeRadius * SQUARE;
      if (play === "rush")
        brush.rect(nx - half, ny - half, 2 * half, 2 * half, {
          fill: "paper",
          stroke: color,
          weight: 0.5,
          radius: 0.7,
        });
      else brush.circle(nx, ny, wheel.nodeRadius, { fill: "paper", stroke: color, weight: 0.5 });
      // The upper half is for the player at the top: its numbers are upside down, with their stars above them on the page.
      brush.turned(nx, ny, ny < 0 ? 180 : 0, () => {
        brush.text({
          value: `${number}`,
          x: 0,
          y: -wheel.nodeRadius * 0.22,
          middle: true,
          style: "strong",
          size: 10.8,
          fill: color,
          align: "middle",
        });
        stars(brush, count, 0, wheel.nodeRadius * 0.56, 0.62, color);
      });
    }
  });
}

function drawRing(brush: Brush, { arcs, inner, outer }: Wheel, inks: CardInks, said: WheelWords): void {
  const open = inks.theme === "low-ink";
  for (const { play, from, to } of arcs) {
    const [ring, shade] =
      play === "rush"
        ? [open ? inks.paper : inks.ink, inks.greys[0]]
        : [inks.theme === "mono" ? inks.soft : inks.band, inks.tints[1]];
    brush.path(ringPart(0, 0, inner, 0, from, to), { fill: shade });
    brush.path(ringPart(0, 0, outer, inner, from, to), {
      fill: ring,
      ...(open && { stroke: inks.ink, weight: 0.25 }),
    });
    // Long arcs have the word twice, once for each player.
    const span = to - from;
    const places = span >= 120 ? [from + span * 0.27, from + span * 0.73] : [from + span / 2];
    places.forEach((angle, i) => {
      if (said[play] === "") return;
      brush.mark(
        "arcText",
        { x: -outer, y: -outer, w: 2 * outer, h: 2 * outer },
        {
          value: said[play],
          r: (inner + outer) / 2,
          angle,
          size: 6.2,
          fill: open ? inks.ink : "#FFFFFF",
          inward: i === 1,
        },
      );
    });
  }
}

interface ArrowShape {
  readonly strong: boolean;
  /** Base of the head, half its width, direction. */
  readonly bx: number;
  readonly by: number;
  readonly half: number;
  readonly dx: number;
  readonly dy: number;
  readonly head: number;
}

function shapeOf({ x1, y1, x2, y2, stars: count }: WheelArrow): ArrowShape {
  const strong = count > 1;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = Math.min(strong ? 1.75 : 1.4, length * 0.62);
  return { strong, bx: x2 - dx * head, by: y2 - dy * head, half: head * (strong ? 0.5 : 0.38), dx, dy, head };
}

function drawShaft(brush: Brush, arrow: WheelArrow, color: string): void {
  const { strong, bx, by, dx, dy, head } = shapeOf(arrow);
  const weight = strong ? 0.62 : HAIR + 0.02;
  const [x, y] = [bx + dx * head * 0.15, by + dy * head * 0.15];
  // White along the shaft separates it from the arrows it crosses.
  brush.line(arrow.x1, arrow.y1, x, y, { stroke: "paper", weight: weight + 0.5 });
  brush.line(arrow.x1, arrow.y1, x, y, { stroke: color, weight });
}

function drawHead(brush: Brush, arrow: WheelArrow, color: string): void {
  const { bx, by, half, dx, dy } = shapeOf(arrow);
  brush.polygon(
    [
      [arrow.x2, arrow.y2],
      [bx - dy * half, by + dx * half],
      [bx + dy * half, by - dx * half],
    ],
    { fill: color },
  );
}
