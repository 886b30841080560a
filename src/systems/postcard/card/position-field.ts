/** What a position draws on the field: the ball, which way it goes, the line to gain, down and distance. */
import { yardX } from "./frame.js";
import { r3 } from "./figure-tools.js";
import type { PencilOptions, PencilStroke, Written } from "./pencil-items.js";

/** Pens grow with the card, but less. */
const strokeWidth = (s: number): number => r3(0.5 + 0.25 * Math.max(0, s - 1));

interface BallPlace {
  readonly x: number;
  readonly y: number;
  readonly way: 1 | -1;
  /** Over or under the circle. */
  readonly near: boolean;
}

/** Where the ball lies on the page, and which way it goes. */
function ballPlace({ frame, position }: PencilOptions): BallPlace | undefined {
  const { ball } = position;
  if (!ball) return undefined;
  const way = ball.side === "home" ? 1 : -1;
  const x = yardX(frame, way === 1 ? ball.spot : 100 - ball.spot);
  // Beside the circle there is room; at midfield the ball lies between circle and numbers.
  const near = Math.abs(x - frame.cx) < 1.5 * frame.u;
  return { x, y: near ? frame.onsideY : r3(frame.cy + frame.field.h * 0.25), way, near };
}

export function ballStrokes(options: PencilOptions): PencilStroke[] {
  const place = ballPlace(options);
  if (!place) return [];
  const { u, s } = options.frame;
  const { x, y, way } = place;
  const weight = strokeWidth(s);
  return [
    { name: "ball", x1: x, y1: y, x2: x, y2: y, from: "cross", to: "none", reach: r3(1.45 * s), weight },
    {
      name: "way",
      x1: r3(x + way * 2.1 * s),
      y1: y,
      x2: r3(x + way * (u + 1.2 * s)),
      y2: y,
      from: "none",
      to: "arrow",
      reach: r3(0.95 * s),
      weight,
    },
  ];
}

/** The line to gain, drawn from sideline to sideline round the circle. */
export function lineStrokes({ frame, position }: PencilOptions): PencilStroke[] {
  const { ball, toGo } = position;
  if (!ball || toGo === 0) return [];
  const spot = ball.spot + toGo;
  const x = yardX(frame, ball.side === "home" ? spot : 100 - spot);
  const { field, cx, cy, wheelRadius, s } = frame;
  const [top, bottom] = [field.y + 0.8 * s, field.y + field.h - 0.8 * s];
  const away = Math.abs(x - cx);
  const stroke = (name: string, y1: number, y2: number): PencilStroke => ({
    name,
    x1: x,
    y1: r3(y1),
    x2: x,
    y2: r3(y2),
    from: "none",
    to: "none",
    reach: 1,
    weight: strokeWidth(s),
  });
  if (away >= wheelRadius) return [stroke("line.whole", top, bottom)];
  const reach = Math.sqrt(wheelRadius ** 2 - away ** 2) + 0.5 * s;
  return [stroke("line.above", top, cy - reach), stroke("line.below", cy + reach, bottom)];
}

const ORDINALS = ["", "1st", "2nd", "3rd", "4th"] as const;

/** `2nd & 10` behind the ball; where that is the end zone or the circle, over it; at midfield beside the onside dice. */
export function downWords(options: PencilOptions): Written[] {
  const { frame, position } = options;
  const place = ballPlace(options);
  const { down, toGo, goal } = position;
  if (!place || down === 0) return [];
  const { s, cx, cy, wheelRadius } = frame;
  const [w, h] = [14 * s, 3.6 * s];
  const { x, y, way, near } = place;
  const far = x - way * (w + 2.1 * s);
  const circle = Math.sqrt(Math.max(0, wheelRadius ** 2 - (y - cy) ** 2)) + s;
  const clear = (x - cx) * (far - cx) > 0 && Math.min(Math.abs(x - cx), Math.abs(far - cx)) > circle;
  const onField = far > yardX(frame, 0) && far < yardX(frame, 100);
  const write = (middle: number, row: number, align: Written["align"]): Written => ({
    name: "down",
    label: "down and yards to go",
    value: `${ORDINALS[down] ?? down} & ${goal ? "goal" : toGo}`,
    x: r3(middle),
    y: r3(row),
    w: r3(w),
    h: r3(h),
    left: r3(-w / 2),
    top: r3(-h / 2),
    size: 9 * s,
    align,
    turn: 0,
  });
  const toward = way === 1 ? "end" : "start";
  if (near) return [write(way === 1 ? cx - 15.2 * s - w / 2 : cx + 9.4 * s + w / 2, y, toward)];
  if (clear && onField) return [write(x - way * (w / 2 + 2.1 * s), y, toward)];
  // Over the ball, on the field, moved out as far as the circle reaches there.
  const row = y - 3.4 * s;
  const least = Math.sqrt(Math.max(0, wheelRadius ** 2 - (row - cy) ** 2)) + w / 2 + s;
  const out = cx + Math.sign(x - cx) * Math.max(least, Math.abs(x - cx));
  const [low, high] = [yardX(frame, 0) + w / 2, yardX(frame, 100) - w / 2];
  return [write(Math.min(high, Math.max(low, out)), row, "middle")];
}
