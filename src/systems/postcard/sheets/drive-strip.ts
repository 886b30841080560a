/** A field seen as a strip: yards along the page, one line of the list a play or a drive. */
import { FIELD } from "../../../kernel/football/index.js";
import { round } from "../../../page/lay-out.js";
import type { LogPath } from "../log/index.js";

/** Depth of an end zone, yards. */
const DEEP = 10;
const FIVE = 5;

export interface StripPlace {
  readonly x: number;
  readonly w: number;
}

/** Where a spot lies, counted in yards from home's goal line: home's end zone is on the left. */
export const stripX = ({ x, w }: StripPlace, yards: number): number =>
  round(x + ((yards + DEEP) * w) / (FIELD + 2 * DEEP));

/** Stripes, lines and numbers of the strip between `top` and `bottom`. */
export function stripField(place: StripPlace, top: number, bottom: number) {
  const at = (yards: number): number => stripX(place, yards);
  const h = round(bottom - top);
  const five = round(at(FIVE) - at(0));
  const lines = Array.from({ length: FIELD / FIVE + 1 }, (_, i) => i * FIVE);
  return {
    y: top,
    bottom,
    h,
    x: place.x,
    w: place.w,
    right: round(place.x + place.w),
    // Every second ten yards is tinted, so that the eye keeps its place down a long list.
    stripes: Array.from({ length: FIELD / 20 }, (_, i) => ({ x: at(10 + 20 * i), w: round(2 * five) })),
    ends: [at(-DEEP), at(FIELD)].map((x) => ({ x, w: round(2 * five) })),
    lines: lines.map((yards) => ({
      x: at(yards),
      stroke: yards % FIELD === 0 || yards === FIELD / 2 ? "accent" : "grey",
      weight: yards % FIELD === 0 ? 0.28 : yards === FIELD / 2 ? 0.18 : yards % 10 === 0 ? 0.1 : 0.06,
    })),
    deep: [at(-FIVE), at(FIELD + FIVE)].map((x) => ({ x })),
    numbers: lines
      .filter((yards) => yards % 10 === 0)
      .map((yards) => ({ x: at(yards), text: `${Math.min(yards, FIELD - yards)}` })),
    home: at(-FIVE),
    away: at(FIELD + FIVE),
  };
}

/** One call of `pencilLine`. */
export interface StripMark {
  readonly name: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly dash: "solid" | "dashed" | "dotted";
  readonly from: string;
  readonly to: string;
  readonly reach: number;
}

const DASHES = { run: "solid", pass: "dashed", kick: "dotted" } as const;
const END_MARKS = {
  arrow: { to: "arrow", reach: 0.95 },
  touchdown: { to: "ball", reach: 1.05 },
  fieldGoal: { to: "ring", reach: 1.05 },
  missed: { to: "cross", reach: 0.8 },
  dead: { to: "dot", reach: 0.9 },
  none: { to: "none", reach: 0.9 },
} as const;
/** A way back is drawn below the way there. */
const BESIDE = 0.75;
const BAR = 1.25;

/** What a pencil draws into the strip for one row; `cy` is the row's middle. */
export function stripMarks(name: string, path: LogPath, place: StripPlace, cy: number, kicked: boolean): StripMark[] {
  const at = (yards: number): number => stripX(place, yards);
  const { parts } = path;
  const doubles = parts.some(
    (part, i) => i > 0 && Math.sign(part.to - part.from) !== Math.sign(parts[0].to - parts[0].from),
  );
  const marks: StripMark[] = [];
  const put = (x1: number, y1: number, x2: number, y2: number, more: Partial<StripMark>): void =>
    void marks.push({
      name: `${name}.${marks.length + 1}`,
      ...{ x1, y1: round(y1), x2, y2: round(y2) },
      ...{ dash: "solid", from: "none", to: "none", reach: 0.95 },
      ...more,
    });
  let y = cy - (doubles ? BESIDE : 0);
  const first = parts.at(0);
  if (!kicked) {
    const x = at(path.start);
    put(x, y, x, y, { to: "bar", reach: BAR });
  }
  parts.forEach((part, i) => {
    if (first && i > 0 && Math.sign(part.to - part.from) !== Math.sign(first.to - first.from)) y = cy + BESIDE;
    const last = i === parts.length - 1;
    put(at(part.from), y, at(part.to), y, { dash: DASHES[part.kind], ...(last ? END_MARKS[path.end] : {}) });
  });
  path.turnovers.forEach((yards, i) =>
    put(at(yards), cy - (doubles && i === 0 ? BESIDE : 0), at(yards), cy - (doubles && i === 0 ? BESIDE : 0), {
      to: "cross",
      reach: 0.95,
    }),
  );
  if (parts.length === 0 && path.end !== "none" && path.end !== "arrow")
    put(at(path.endAt), y, at(path.endAt), y, END_MARKS[path.end]);
  return marks;
}
