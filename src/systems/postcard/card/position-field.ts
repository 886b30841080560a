/** What a position draws on the field: the ball, which way it goes, the line to gain, down and distance. */
import { yardX, type CardFrame } from "./frame.js";
import { r3 } from "./figure-tools.js";
import type { PencilOptions, PencilStroke, Written } from "./pencil-items.js";

/** Pens grow with the card, but less. */
const strokeWidth = (s: number): number => r3(0.5 + 0.25 * Math.max(0, s - 1));

/** Half the size of the ball's cross on the postcard, and how far the arrow reaches from it. */
const CROSS = 1.45;
const CLEAR = 0.5;
/** Half a pair of onside dice on the postcard. */
const DICE = 2.5;

/**
 * `field`: beside the circle; `lane`: over or under it, among the onside dice; `chip`: as a token on the circle, where
 * the lanes are full.
 */
interface BallPlace {
  readonly x: number;
  readonly y: number;
  readonly way: 1 | -1;
  readonly lies: "field" | "lane" | "chip";
}

/** Half the width of the circle `dy` above or under its middle. */
const circleAt = ({ wheelRadius }: CardFrame, dy: number): number => Math.sqrt(Math.max(0, wheelRadius ** 2 - dy ** 2));

/** Whether a yard line of the page carries onside dice: home's lie under the circle, away's over it. */
const hasDice = ({ frame, card }: PencilOptions, x: number, under: boolean, reach: number): boolean =>
  card.kickMarks.some(({ onside }) => Math.abs(yardX(frame, under ? onside : 100 - onside) - x) < reach);

/** Where the ball lies on the page, and which way it goes. */
function ballPlace(options: PencilOptions): BallPlace | undefined {
  const { frame, position } = options;
  const { ball } = position;
  if (!ball) return undefined;
  const { cx, cy, s, onsideY } = frame;
  const way = ball.side === "home" ? 1 : -1;
  const x = yardX(frame, way === 1 ? ball.spot : 100 - ball.spot);
  const row = r3(cy + frame.field.h * 0.25);
  if (Math.abs(x - cx) > circleAt(frame, row - cy) + (CROSS + 2 * CLEAR) * s) return { x, y: row, way, lies: "field" };
  // Words stand left of the dice under the circle, and right of those over it: the other half of each lane is free.
  const under = x > cx;
  if (Math.abs(x - cx) > 1 && !hasDice(options, x, under, (DICE + CROSS) * s))
    return { x, y: r3(under ? onsideY : 2 * cy - onsideY), way, lies: "lane" };
  return { x, y: cy, way, lies: "chip" };
}

export function ballStrokes(options: PencilOptions): PencilStroke[] {
  const place = ballPlace(options);
  if (!place) return [];
  const { frame } = options;
  const { u, s, cx } = frame;
  const { x, y, way, lies } = place;
  const weight = strokeWidth(s);
  // Short where the next yard line belongs to the onside dice or to the circle.
  const tight = lies === "chip" || (lies === "lane" && way * (cx - x) > 0);
  const reach = lies === "chip" ? 0.95 : tight ? 1.25 : CROSS;
  const from = (lies === "chip" ? 1.5 : 2.1) * s;
  const to = tight ? 2.95 * s : u + 1.2 * s;
  const stroke = (name: string, x1: number, x2: number, ends: Pick<PencilStroke, "from" | "to" | "reach">) => ({
    name,
    x1: r3(x1),
    y1: y,
    x2: r3(x2),
    y2: y,
    weight,
    ...ends,
  });
  const ball: PencilStroke[] = [
    stroke("ball", x, x, { from: "cross", to: "none", reach: r3(reach * s) }),
    stroke("way", x + way * from, x + way * to, { from: "none", to: "arrow", reach: r3(0.95 * s) }),
  ];
  if (lies !== "chip") return ball;
  // A token of paper under cross and arrow, so that they read over the arrows of the circle.
  return [stroke("token", x + way * s, x + way * s, { from: "ring", to: "none", reach: r3(2.75 * s) }), ...ball];
}

/** The line to gain, drawn from sideline to sideline round the circle. */
export function lineStrokes(options: PencilOptions): PencilStroke[] {
  const { frame, position } = options;
  const { ball, toGo } = position;
  if (!ball || toGo === 0) return [];
  const spot = ball.spot + toGo;
  const x = yardX(frame, ball.side === "home" ? spot : 100 - spot);
  const { field, cx, cy, wheelRadius, onsideY, s } = frame;
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
  const reach = circleAt(options.frame, away) + 0.5 * s;
  // Onside dice stay readable: the line stops before them.
  const dice = (under: boolean): boolean => hasDice(options, x, under, DICE * s);
  const lane = onsideY - cy + 2.3 * s;
  return [
    stroke("line.above", top, cy - (dice(false) ? lane : reach)),
    stroke("line.below", cy + (dice(true) ? lane : reach), bottom),
  ];
}

const ORDINALS = ["", "1st", "2nd", "3rd", "4th"] as const;

/** `2nd & 10` behind the ball; where that is the end zone or the circle, over it; with a token beside the onside dice. */
export function downWords(options: PencilOptions): Written[] {
  const { frame, position, card } = options;
  const place = ballPlace(options);
  const { down, toGo, goal } = position;
  if (!place || down === 0) return [];
  const { s, cx, cy, onsideY } = frame;
  const [w, h] = [14 * s, 3.6 * s];
  const { x, y, way, lies } = place;
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
  if (lies === "chip") {
    const dice = card.kickMarks.map(({ onside }) => yardX(frame, onside));
    const beside = way === 1 ? Math.min(...dice) - (DICE + 7) * s - w / 2 : Math.max(...dice) + (DICE + 1) * s + w / 2;
    return [write(beside, onsideY, toward)];
  }
  const far = x - way * (w + 2.1 * s);
  const circle = circleAt(frame, y - cy) + s;
  const clear = (x - cx) * (far - cx) > 0 && Math.min(Math.abs(x - cx), Math.abs(far - cx)) > circle;
  const onField = far > yardX(frame, 0) && far < yardX(frame, 100);
  const outward = lies === "lane" && way * (x - cx) > 0;
  if (clear && onField && !outward) return [write(x - way * (w / 2 + 2.1 * s), y, toward)];
  // Nearer to the middle of the field, moved out as far as the circle reaches there.
  const row = y - Math.sign(y - cy) * 3.4 * s;
  const least = circleAt(frame, Math.max(0, Math.abs(row - cy) - h / 2)) + w / 2 + 0.4 * s;
  const out = cx + Math.sign(x - cx) * Math.max(least, Math.abs(x - cx));
  const [low, high] = [yardX(frame, 0) + w / 2, yardX(frame, 100) - w / 2];
  const moved = Math.abs(out - cx) > Math.abs(x - cx);
  return [write(Math.min(high, Math.max(low, out)), row, !moved ? "middle" : x > cx ? "start" : "end")];
}
