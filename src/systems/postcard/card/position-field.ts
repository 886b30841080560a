/** What a position draws on the field: the ball, which way it goes, the line to gain, down and distance. */
import { yardX } from "./frame.js";
import { r3 } from "./figure-tools.js";
import type { PencilOptions, PencilStroke, Written } from "./pencil-items.js";

/** Where the ball lies on the page, and which way it goes. */
function ballPlace({ frame, position }: PencilOptions): { x: number; y: number; way: 1 | -1 } | undefined {
  const { ball } = position;
  if (!ball) return undefined;
  const way = ball.side === "home" ? 1 : -1;
  const x = yardX(frame, way === 1 ? ball.spot : 100 - ball.spot);
  // Beside the circle there is room; at midfield the ball lies between circle and numbers.
  const near = Math.abs(x - frame.cx) < 1.5 * frame.u;
  return { x, y: near ? frame.onsideY : r3(frame.cy + frame.field.h * 0.25), way };
}

export function ballStrokes(options: PencilOptions): PencilStroke[] {
  const place = ballPlace(options);
  if (!place) return [];
  const { u, s } = options.frame;
  const { x, y, way } = place;
  return [
    { name: "ball", x1: x, y1: y, x2: x, y2: y, from: "cross", to: "none", reach: r3(1.45 * s) },
    {
      name: "way",
      x1: r3(x + way * 2.1 * s),
      y1: y,
      x2: r3(x + way * (u + 1.2 * s)),
      y2: y,
      from: "none",
      to: "arrow",
      reach: r3(0.95 * s),
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
  });
  if (away >= wheelRadius) return [stroke("line.whole", top, bottom)];
  const reach = Math.sqrt(wheelRadius ** 2 - away ** 2) + 0.5 * s;
  return [stroke("line.above", top, cy - reach), stroke("line.below", cy + reach, bottom)];
}

const ORDINALS = ["", "1st", "2nd", "3rd", "4th"] as const;

/** `2nd & 10` behind the ball. */
export function downWords(options: PencilOptions): Written[] {
  const place = ballPlace(options);
  const { down, toGo, goal } = options.position;
  if (!place || down === 0) return [];
  const { frame, position } = options;
  const { s } = frame;
  const [w, h] = [14 * s, 3.6 * s];
  const { way } = place;
  // Near the own goal there is no room behind the ball: the words stand over it.
  const behind = (position.ball!.spot / 5) * frame.u > w + 2.5 * s;
  const x = behind
    ? place.x - way * (w / 2 + 2.1 * s)
    : place.x + way * Math.max(0, w / 2 - (position.ball!.spot / 5) * frame.u);
  return [
    {
      name: "down",
      label: "down and yards to go",
      value: `${ORDINALS[down] ?? down} & ${goal ? "goal" : toGo}`,
      x: r3(x),
      y: r3(place.y - (behind ? 0 : 3.4 * s)),
      w: r3(w),
      h: r3(h),
      left: r3(-w / 2),
      top: r3(-h / 2),
      size: 9 * s,
      align: !behind ? "middle" : way === 1 ? "end" : "start",
      turn: 0,
    },
  ];
}
