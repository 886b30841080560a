/** C12, C13: dice of the kicks on the lines that they send the ball to, with the bonus of each. */
import type { KickMark } from "../rules/index.js";
import { said } from "./board-data.js";
import type { HalfPen } from "./half-pen.js";
import { yardX, type Box } from "./board-places.js";
import { HAIR, words } from "./shapes.js";

/** Marks on one spot, together. */
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
  // A die of type is its capitals' size: 0.98 em and a little air.
  const points = (size / 0.98) * (72 / 25.4);
  words(brush, [{ die: face, size: points, fill: inks.ink }], x, y, "middle", size * 1.3);
}

function bonus({ brush, inks }: HalfPen, value: number, x: number, y: number): void {
  words(brush, [{ text: `+${value}`, style: "strong", size: 6.05, fill: inks.ink }], x, y, "middle", 6);
}

/** Dice of the kickoff, under each other; where dice of a spot differ in their bonus, one under every die. */
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
    // The time circles reach to the line five deep: its dice stand close beside it.
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
  // Beside the dice, or over them where the strategy circle is near.
  const beside = leftmost - 0.8 - brush.widthOf(word, "semi", 6.05) > places.cx + places.wheelRadius + 0.4;
  if (beside) words(brush, line, leftmost - 0.8, cy, "end");
  else words(brush, line, leftmost, over - 1.2, "start");
}

/** Frames of the dice of the onside kick, under the circle: one a line. */
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
  /** Breadth of a die. */
  readonly side: number;
  readonly group: readonly KickMark[];
}
const ONSIDE = 4.1;

/** Dice of the onside kick under the circle, those of one line side by side. */
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
