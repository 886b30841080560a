/** C15: tags on the lines from which tries are played. They are in the row of yard numbers and must not overlap them. */
import { yardX, type Box, type BoardPlaces } from "./board-places.js";

export interface TryTag extends Box {
  readonly text: string;
}

export interface TryTags {
  readonly tags: readonly TryTag[];
  /** Yard lines with a tag between the digits of their number, and half the tag's width. */
  readonly between: ReadonlyMap<number, number>;
}

const HEIGHT = 2.3;
/** Distance from a yard line to its digits, and the width of a digit. */
export const DIGIT_GAP = 0.75;
const DIGIT = 2.75;
const AIR = 0.15;
const TENS = [10, 20, 30, 40, 50, 60, 70, 80, 90];

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w + AIR && b.x < a.x + a.w + AIR && a.y < b.y + b.h + AIR && b.y < a.y + a.h + AIR;

/** `frames`: the onside dice above the numbers. */
export function tryTags(
  places: BoardPlaces,
  wanted: readonly { readonly yards: number; readonly text: string; readonly width: number }[],
  frames: readonly Box[],
): TryTags {
  const between = new Map<number, number>();
  const tags: TryTag[] = [];
  const { numbersY } = places;
  const digits = (except: number): Box[] =>
    TENS.filter((yards) => yards !== except).map((yards) => {
      const half = (between.get(yards) ?? 0) + (between.has(yards) ? AIR : DIGIT_GAP) + DIGIT;
      return { x: yardX(places, yards) - half, y: numbersY - HEIGHT / 2, w: 2 * half, h: HEIGHT };
    });
  for (const { yards, text, width } of wanted) {
    const at = (y: number, w = width): Box => ({ x: yardX(places, yards) - w / 2, y: y - HEIGHT / 2, w, h: HEIGHT });
    const free = (box: Box, others: readonly Box[]): boolean =>
      ![...tags, ...frames, ...others].some((one) => meet(box, one));
    const ten = TENS.includes(yards);
    // On a ten-yard line, the digits of its number are moved apart.
    const [row, broad] = [at(numbersY), at(numbersY, width + 2 * (AIR + DIGIT))];
    if (free(ten ? broad : row, digits(yards))) {
      if (ten) between.set(yards, width / 2);
      tags.push({ ...row, text });
      continue;
    }
    const over = at(numbersY - HEIGHT - 2 * AIR);
    const top = Math.min(numbersY - HEIGHT / 2, ...frames.map(({ y }) => y));
    tags.push({ ...(free(over, []) ? over : at(top - HEIGHT / 2 - 2 * AIR)), text });
  }
  return { tags, between };
}
