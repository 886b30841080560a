/** Every bonus that a side won, as a row of boxes: struck when spent, crossed when lost, ringed while still in the bar. */
import { round } from "../../../page/lay-out.js";
import { SIDES, type Side } from "../../../kernel/football/index.js";
import type { PostcardBox } from "../log/index.js";
import type { PostcardRules } from "../rules/index.js";

/** Boxes a line and lines a side: more bonuses than that are rare, and the table above counts them all. */
const ACROSS = 25;
const LINES = 2;
const BLOCK = 5;
const BAND = 4.8;
const ROW = 4.1;
const LABEL = 11.6;
const SIDE = 3;
/** Wider between blocks of five. */
const EXTRA = 0.9;

export interface BonusPlace {
  readonly x: number;
  readonly w: number;
  readonly bottom: number;
}

export function bonusStrip(
  boxes: Readonly<Record<Side, PostcardBox>> | undefined,
  { card }: PostcardRules,
  { x, w, bottom }: BonusPlace,
) {
  const y = round(bottom - BAND - 2 * LINES * ROW - 0.8);
  const top = round(y + BAND + 0.4);
  const pitch = (w - LABEL - 1.4 - (ACROSS / BLOCK - 1) * EXTRA) / ACROSS;
  const placeOf = (i: number, lineTop: number): { x: number; y: number; cx: number; cy: number } => {
    const across = i % ACROSS;
    const left = x + LABEL + across * pitch + Math.floor(across / BLOCK) * EXTRA;
    const middle = lineTop + (Math.floor(i / ACROSS) + 0.5) * ROW;
    return { x: round(left), y: round(middle - SIDE / 2), cx: round(left + SIDE / 2), cy: round(middle) };
  };
  return {
    x,
    y,
    w,
    h: round(bottom - y),
    right: round(x + w),
    bandH: BAND,
    title: "Bonus boxes",
    note: `struck: spent; crossed: lost over a full bar of ${card.barCap}; ringed: left`,
    middle: round(top + LINES * ROW),
    side: SIDE,
    rows: SIDES.map((side, r) => {
      const lineTop = top + r * LINES * ROW;
      const box = boxes?.[side].bonuses;
      const cells = Array.from({ length: ACROSS * LINES }, (_, i) => placeOf(i, lineTop));
      return {
        label: side === "home" ? "Home" : "Away",
        labelX: round(x + 1.3),
        cy: round(lineTop + (LINES / 2) * ROW),
        cells,
        marks: box ? strokes(`bonus.${side}`, box, cells) : [],
      };
    }),
  };
}

/** Spent first, then lost, then what is left. */
function strokes(
  name: string,
  { spent, lost, left }: PostcardBox["bonuses"],
  cells: readonly { readonly cx: number; readonly cy: number }[],
): object[] {
  const marks: object[] = [];
  const reach = SIDE * 0.42;
  cells.slice(0, spent + lost + left).forEach(({ cx, cy }, i) => {
    const put = (ax: number, ay: number, to = "none"): void =>
      void marks.push({
        ...{ name: `${name}.${marks.length + 1}`, x1: round(cx + ax), y1: round(cy + ay) },
        ...{ x2: round(cx - ax), y2: round(cy - ay), to },
      });
    if (i >= spent + lost) put(0, 0, "ring");
    else put(reach, -reach);
    if (i >= spent && i < spent + lost) put(-reach, -reach);
  });
  return marks;
}
