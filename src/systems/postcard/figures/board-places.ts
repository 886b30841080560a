/**
 * Layout of the board: the field with its end zones, the trackers next to it, the strategy circle. Only home's half is laid out, at the
 * bottom and on the left; the other is the same rotated by 180 degrees (V18). Millimeters from the top left of the area, for a board 146 mm
 * wide.
 */
import type { Room } from "../../../sheet/drawing/brush.js";

/** Height of the rows of words above and below the field. */
export const LABELS = 3.5;
/** A wider strip is for wipe-off pens. */
const BROAD = 6;
/** Length of the field in yards: 100 and two end zones of ten. */
const YARDS = 120;
const END_ZONE = 10;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface BoardPlaces {
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
  /** Field with both end zones. */
  readonly field: Box;
  /** Width of five yards. */
  readonly u: number;
  /** Vertical center of the row of words below the field. */
  readonly labelY: number;
  /** Centers of home's circles, first circle first. */
  readonly time: readonly Spot[];
  readonly plays: readonly Spot[];
  readonly timeRadius: number;
  /** Half the height and half the width of a play tracker's place. */
  readonly playRadius: number;
  readonly playHalf: number;
  readonly wheelRadius: number;
  /** Vertical centers of the yard numbers and of the onside dice. */
  readonly numbersY: number;
  readonly onsideY: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What the layout depends on: circles on the trackers, and the width of a play tracker's strip. */
export interface BoardShape {
  readonly strip: number;
  readonly plays: number;
  /** Circles at an end; the larger number of both. */
  readonly time: number;
}

export function boardPlaces({ w, h }: Room, { strip, plays, time }: BoardShape): BoardPlaces {
  const field = { x: strip, y: LABELS, w: w - 2 * strip, h: h - 2 * LABELS };
  const u = field.w / 24;
  const [cx, cy] = [w / 2, h / 2];
  const numbers = field.h / 2 - 2.35;
  const onside = numbers - 3.85;
  const rows = (count: number, x: number): Spot[] => {
    const pitch = field.h / count;
    return Array.from({ length: count }, (_, i) => ({ x, y: field.y + field.h - (i + 0.5) * pitch }));
  };
  return {
    w,
    h,
    cx,
    cy,
    field,
    u,
    labelY: field.y + field.h + LABELS / 2,
    time: rows(time, field.x + u / 2),
    plays: rows(plays, strip / 2),
    timeRadius: Math.min(u / 2 - 0.08, field.h / time / 2 - 0.3, field.h / 14 - 0.45),
    playRadius: Math.min(strip / 2 - 0.25, field.h / plays / 2 - 0.2),
    playHalf: strip > BROAD ? strip / 2 - 0.35 : Math.min(strip / 2 - 0.25, field.h / plays / 2 - 0.2),
    // On a tall board, the circle must not cover the whole field.
    wheelRadius: Math.min(onside - 2.5, 3.8 * u),
    numbersY: cy + numbers,
    onsideY: cy + onside,
  };
}

/** Horizontal position of a yard line: yards from home's goal line, -10 to 110. */
export const yardX = ({ field }: Pick<BoardPlaces, "field">, yards: number): number =>
  field.x + ((END_ZONE + yards) * field.w) / YARDS;

/** A place on the other half: rotated by 180 degrees. */
export const turnedPlace = ({ w, h }: Room, { x, y }: Spot): Spot => ({ x: w - x, y: h - y });
