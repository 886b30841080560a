/** The position drawn on the field: the ball, its direction, the line to gain, down and distance. */
import type { Side } from "../../../kernel/football/index.js";
import { ordinal } from "../../../kernel/words/index.js";
import type { FigureDraw, Room } from "../../../sheet/drawing/brush.js";
import type { PencilLine } from "../../../sheet/fields/pencil-line.js";
import type { Align } from "../../../sheet/type/line.js";
import type { KickMark } from "../rules/index.js";
import { BOARD_TAKES, boardShape, type BoardData } from "./board-data.js";
import { boardPlaces, yardX, type BoardPlaces } from "./board-places.js";

/** Position of the ball before a play. */
export interface BallMarks {
  readonly side: Side;
  /** Yards from that side's goal line. */
  readonly spot: number;
  /** 1 to 4; 0 = no down. */
  readonly down: number;
  /** Yards to the line to gain; 0 = not drawn. */
  readonly toGo: number;
  /** True if the line to gain is the goal line. */
  readonly goal: boolean;
}

export interface BallStroke extends PencilLine {
  readonly name: string;
}

/** Words around a center, at most `w` wide. */
export interface BallWords {
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly align: Align;
}

export interface BallPen {
  readonly places: BoardPlaces;
  readonly kicks: readonly KickMark[];
  readonly marks: BallMarks;
}

/** Pencil width on a field: wider than for writing. */
const WEIGHT = 0.5;
const PENCIL_POINTS = 9;
/** Half the size of the ball's cross, and the gap next to it. */
const CROSS = 1.45;
const CLEAR = 0.5;
/** Half the height of a pair of onside dice. */
const DICE = 2.5;

/**
 * `field`: next to the circle; `lane`: above or below it, among the onside dice; `chip`: as a token on the circle, if the lanes are full.
 */
interface BallPlace {
  readonly x: number;
  readonly y: number;
  readonly way: 1 | -1;
  readonly lies: "field" | "lane" | "chip";
}

/** Half the width of the circle at distance `dy` from its center. */
const circleAt = ({ wheelRadius }: BoardPlaces, dy: number): number =>
  Math.sqrt(Math.max(0, wheelRadius ** 2 - dy ** 2));

/** True if a yard line has onside dice: home's are below the circle, away's above it. */
const hasDice = ({ places, kicks }: BallPen, x: number, under: boolean, reach: number): boolean =>
  kicks.some(({ onside }) => Math.abs(yardX(places, under ? onside : 100 - onside) - x) < reach);

/** Where the ball is on the board, and its direction. */
function ballPlace(pen: BallPen): BallPlace {
  const { places, marks } = pen;
  const { cx, cy, onsideY } = places;
  const way = marks.side === "home" ? 1 : -1;
  const x = yardX(places, way === 1 ? marks.spot : 100 - marks.spot);
  const row = cy + places.field.h * 0.25;
  if (Math.abs(x - cx) > circleAt(places, row - cy) + CROSS + 2 * CLEAR) return { x, y: row, way, lies: "field" };
  // Words are left of the dice below the circle, and right of those above it: the other half of each lane is free.
  const under = x > cx;
  if (Math.abs(x - cx) > 1 && !hasDice(pen, x, under, DICE + CROSS))
    return { x, y: under ? onsideY : 2 * cy - onsideY, way, lies: "lane" };
  return { x, y: cy, way, lies: "chip" };
}

export function ballStrokes(pen: BallPen): BallStroke[] {
  const { u, cx } = pen.places;
  const { x, y, way, lies } = ballPlace(pen);
  // Shortened if the next yard line has onside dice or the circle.
  const tight = lies === "chip" || (lies === "lane" && way * (cx - x) > 0);
  const reach = lies === "chip" ? 0.95 : tight ? 1.25 : CROSS;
  const from = lies === "chip" ? 1.5 : 2.1;
  const to = tight ? 2.95 : u + 1.2;
  const stroke = (name: string, x1: number, x2: number, ends: Partial<PencilLine>): BallStroke => ({
    name,
    x1,
    y1: y,
    x2,
    y2: y,
    weight: WEIGHT,
    ...ends,
  });
  const ball = [
    stroke("ball", x, x, { start: "cross", reach }),
    stroke("way", x + way * from, x + way * to, { end: "arrow", reach: 0.95 }),
  ];
  if (lies !== "chip") return ball;
  // A paper token under cross and arrow, so that they are readable on top of the circle's arrows.
  return [stroke("token", x + way, x + way, { start: "ring", reach: 2.75 }), ...ball];
}

/** The line to gain, drawn from sideline to sideline around the circle. */
export function lineStrokes(pen: BallPen): BallStroke[] {
  const { places, marks } = pen;
  if (marks.toGo === 0) return [];
  const spot = marks.spot + marks.toGo;
  const x = yardX(places, marks.side === "home" ? spot : 100 - spot);
  const { field, cx, cy, wheelRadius, onsideY } = places;
  const [top, bottom] = [field.y + 0.8, field.y + field.h - 0.8];
  const stroke = (name: string, y1: number, y2: number): BallStroke => ({ name, x1: x, y1, x2: x, y2, weight: WEIGHT });
  const away = Math.abs(x - cx);
  if (away >= wheelRadius) return [stroke("line.whole", top, bottom)];
  const reach = circleAt(places, away) + 0.5;
  // Onside dice must stay readable: the line ends before them.
  const lane = onsideY - cy + 2.3;
  const clear = (under: boolean): number => (hasDice(pen, x, under, DICE) ? lane : reach);
  return [stroke("line.above", top, cy - clear(false)), stroke("line.below", cy + clear(true), bottom)];
}

/** `2nd & 10` behind the ball; above it if that is the end zone or the circle; for a token, next to the onside dice. */
export function downWords(pen: BallPen): BallWords | undefined {
  const { places, marks, kicks } = pen;
  const { down, toGo, goal } = marks;
  if (down === 0) return undefined;
  const { cx, cy, onsideY } = places;
  const [w, h] = [14, 3.6];
  const { x, y, way, lies } = ballPlace(pen);
  const value = `${ordinal(down)} & ${goal ? "goal" : toGo}`;
  const write = (middle: number, row: number, align: Align): BallWords => ({ value, x: middle, y: row, w, h, align });
  const toward = way === 1 ? "end" : "start";
  if (lies === "chip") {
    const dice = kicks.map(({ onside }) => yardX(places, onside));
    const beside = way === 1 ? Math.min(...dice) - DICE - 7 - w / 2 : Math.max(...dice) + DICE + 1 + w / 2;
    return write(beside, onsideY, toward);
  }
  const far = x - way * (w + 2.1);
  const circle = circleAt(places, y - cy) + 1;
  const clear = (x - cx) * (far - cx) > 0 && Math.min(Math.abs(x - cx), Math.abs(far - cx)) > circle;
  const onField = far > yardX(places, 0) && far < yardX(places, 100);
  const outward = lies === "lane" && way * (x - cx) > 0;
  if (clear && onField && !outward) return write(x - way * (w / 2 + 2.1), y, toward);
  // Closer to the middle of the field, but outside the circle.
  const row = y - Math.sign(y - cy) * 3.4;
  const least = circleAt(places, Math.max(0, Math.abs(row - cy) - h / 2)) + w / 2 + 0.4;
  const out = cx + Math.sign(x - cx) * Math.max(least, Math.abs(x - cx));
  const [low, high] = [yardX(places, 0) + w / 2, yardX(places, 100) - w / 2];
  const moved = Math.abs(out - cx) > Math.abs(x - cx);
  return write(Math.min(high, Math.max(low, out)), row, !moved ? "middle" : x > cx ? "start" : "end");
}

export const ballPen = (room: Room, data: BoardData, marks: BallMarks): BallPen => ({
  places: boardPlaces(room, boardShape(data)),
  kicks: data.kicks,
  marks,
});

/** Prints nothing: only a place for pencil on the board. */
export const ball: FigureDraw<BoardData> = {
  takes: BOARD_TAKES,
  draw: () => undefined,
  write(room, data, value, brush) {
    const pen = ballPen(room, data, value as unknown as BallMarks);
    for (const { name, ...line } of [...ballStrokes(pen), ...lineStrokes(pen)]) brush.hand.line(name, line);
    const down = downWords(pen);
    if (!down) return;
    const { x, w, align } = down;
    brush.hand.words("down", {
      value: down.value,
      x: align === "start" ? x - w / 2 : align === "end" ? x + w / 2 : x,
      y: down.y,
      size: PENCIL_POINTS,
      align,
      width: w,
    });
  },
};
