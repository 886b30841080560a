/** C12, C13: the kicks' dice, on the lines they send the ball to, with their bonuses. */
import type { KickMark } from "../rules/index.js";
import { said } from "./board-data.js";
import type { HalfPen } from "./half-pen.js";
import { yardX, type Box } from "./board-places.js";
import { HAIR, words } from "./shapes.js";

/** Marks grouped by spot. */
function bySpot(marks: readonly KickMark[], spotOf: (mark: KickMark) => number): [number, KickMark[]][] {
  const groups = new Map<number, KickMark[]>();
  for (const mark of marks) groups.set(spotOf(mark), [...(groups.get(spotOf(mark)) ?? []), mark]);
  return [...groups];
}

const oneBonus = (group: readonly KickMark[]): boolean => new Set(group.map(({ bonus }) => bonus)).size === 1;

function frame({ brush, inks }: HalfPen, x: number, y: number, w: number, h: number): void {
  brush.rect(x, y, w, h, { fill: "paper", stroke: inks.accent, weight: HAIR, radius: 0.6 });
}

function die({ brush, inks }: HalfPen, face: number, x: number, y: number, size: number): void {
  // A die in type is as large as its capitals: 0.98 em plus a small gap.
  const points = (size / 0.98) * (72 / 25.4);
  words(brush, [{ die: face, size: points, fill: inks.ink }], x, y, "middle", size * 1.3);
}

function bonus({ brush, inks }: HalfPen, value: number, x: number, y: number): void {
  words(brush, [{ text: `+${value}`, style: "strong", size: 6.05, fill: inks.ink }], x, y, "middle", 6);
}

/** Kickoff dice, stacked; if dice on one spot have different bonuses, a bonus under each die. */
export function drawKickoff(pen: HalfPen): void {
  const { brush, data, places, inks } = pen;
  const { cy } = places;
  const pad = 0.3;
  let [leftmost, over] = [places.w, cy];
  for (const [spot, group] of bySpot(data.kicks, (mark) => mark.spot)) {
    const same = oneBonus(group);
    // Words of the end zone begin 5.6 mm from the middle.
    const side = !same ? Math.min(2.05, 10.6 / group.length - 1.55) : group.length > 1 ? 2.35 : 2.7;
    const foot = same ? 1.8 : 1.45;
    const step = side + (same ? 0.2 : foot);
    // The time circles reach the line five yards deep: its dice are close next to it.
    const x = spot < 0 ? yardX(places, 100 - spot) - (side / 2 + 0.15) : yardX(places, 100 - spot);
    const h = group.length * step + (same ? foot : 0.1) + pad;
    const [w, top] = [Math.max(side, same ? 0 : 2.2) + 2 * pad, cy - h / 2];
    frame(pen, x - w / 2, top, w, h);
    group.forEach(({ number, bonus: own }, i) => {
      const y = top + pad + i * step;
      die(pen, number, x, y + side / 2, side);
      if (!same) bonus(pen, own, x, y + side + foot / 2);
    });
    if (same) bonus(pen, group[0].bonus, x, top + h - 1.08);
    if (x - w / 2 < leftmost) [leftmost, over] = [x - w / 2, top];
  }
  const word = said(data, "kickoffWord");
  const line = [{ text: word, style: "semi", size: 6.05, fill: inks.ink }] as const;
  // Next to the dice, or above them if the strategy circle is close.
  const beside = leftmost - 0.8 - brush.widthOf(word, "semi", 6.05) > places.cx + places.wheelRadius + 0.4;
  if (beside) words(brush, line, leftmost - 0.8, cy, "end");
  else words(brush, line, leftmost, over - 1.2, "start");
}

/** Frames of the onside dice, below the circle: one per line. */
export const onsideFrames = ({
  data,
  places: { onsideY, u, ...places },
}: Pick<HalfPen, "data" | "places">): OnsideFrame[] =>
  bySpot(data.kicks, (mark) => mark.onside).map(([spot, group]) => {
    const side = Math.min(2.05, (u - 0.7) / group.length - 0.2);
    const w = group.length * (side + 0.2) + 0.4;
    return { x: yardX(places, spot) - w / 2, y: onsideY - ONSIDE / 2, w, h: ONSIDE, side, group };
  });

interface OnsideFrame extends Box {
  /** Width of a die. */
  readonly side: number;
  readonly group: readonly KickMark[];
}
const ONSIDE = 4.1;

/** Onside dice below the circle, those of one line side by side. */
export function drawOnside(pen: HalfPen): void {
  const { brush, data, places, inks } = pen;
  const frames = onsideFrames(pen);
  for (const { x, y, w, h, side, group } of frames) {
    frame(pen, x, y, w, h);
    const [middle, same] = [x + w / 2, oneBonus(group)];
    group.forEach(({ number, bonus: own }, i) => {
      const at = middle + (i - (group.length - 1) / 2) * (side + 0.2);
      die(pen, number, at, y + 0.3 + side / 2, side);
      if (!same) bonus(pen, own, at, y + h - 0.9);
    });
    if (same) bonus(pen, group[0].bonus, middle, y + h - 0.88);
  }
  words(
    brush,
    [{ text: said(data, "onsideWord"), style: "semi", size: 6.05, fill: inks.ink }],
    Math.min(...frames.map(({ x }) => x)) - 0.8,
    places.onsideY,
    "end",
  );
}
