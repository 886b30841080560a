/** C11: the punt strip. Distances of one range stand together, ranges of one pair of bonuses share it. */
import type { RunPiece } from "../../../page/marks/runs.js";
import type { PostcardRules, PuntTarget } from "../rules/index.js";
import type { Box } from "./frame.js";
import { rangeText } from "./words.js";
import type { CardInks } from "./inks.js";
import { box, drawingItem, type Items, type TypeScale } from "./items.js";
import { signFigure } from "./signs-figure.js";

interface Range {
  readonly low: number;
  readonly high: number;
  readonly targets: number[];
}

interface BonusGroup {
  readonly kicker: number;
  readonly receiver: number;
  readonly ranges: Range[];
}

/** Neighboring targets with the same bonuses and, within, the same range. */
export function puntGroups(punts: readonly PuntTarget[]): BonusGroup[] {
  const groups: BonusGroup[] = [];
  for (const { target, low, high, kicker, receiver } of punts) {
    let group = groups.at(-1);
    if (group?.kicker !== kicker || group.receiver !== receiver)
      groups.push((group = { kicker, receiver, ranges: [] }));
    const range = group.ranges.at(-1);
    if (range?.low === low && range.high === high) range.targets.push(target);
    else group.ranges.push({ low, high, targets: [target] });
  }
  return groups;
}

/** A cell of the strip and about how wide its words are, in ems of the small type. */
interface StripCell {
  readonly pieces: RunPiece[];
  readonly or?: RunPiece[][];
  readonly ems: number;
  readonly bonus: boolean;
}

const EM = { digit: 0.47, letter: 0.44 } as const;

export function planPunts(
  items: Items,
  { card }: PostcardRules,
  { x, y, w, h, s, labelW }: Box & { readonly s: number; readonly labelW: number },
  inks: CardInks,
  pt: TypeScale,
): void {
  items.boxes.push(box(x, y, w, h, { fill: inks.paper }), box(x, y, labelW, h, { fill: inks.tints[1] }));
  const middle = y + h / 2;
  items.drawings.push(
    drawingItem(signFigure, { kind: "target", size: 0.95 * s, color: inks.accent }, x + 1.9 * s, middle),
  );
  const label: RunPiece[] = [
    { text: "PUNT", style: "strong", size: pt(6.5), fill: inks.ink },
    { text: `${card.kicking.puntDrop} BACK`, style: "body", size: pt(5.5), fill: inks.ink, gap: 0.8 * s },
  ];
  items.runs.push({ pieces: label, x: x + 3.5 * s, y: middle, align: "start", width: labelW - 3.9 * s });
  const groups = puntGroups(card.punts);
  const cells = stripCells(groups, inks, pt, s);
  const room = w - labelW;
  const ems = cells.reduce((sum, cell) => sum + cell.ems, 0);
  const perEm = room / ems;
  if (perEm < (pt(5.5) / 72) * 25.4 * 0.74)
    denseCells(items, card.punts, { x: x + labelW, y, w: room, h }, inks, pt, s);
  else {
    let at = x + labelW;
    for (const { pieces, or, ems: own, bonus } of cells) {
      const cellW = own * perEm;
      if (bonus) items.boxes.push(box(at, y, cellW, h, { fill: inks.tints[0] }));
      items.lines.push({ x1: at, y1: y, x2: at, y2: y + h, stroke: inks.line, weight: 0.2 });
      items.runs.push({ pieces, or, x: at + cellW / 2, y: middle, align: "middle", width: cellW - 0.6 * s });
      at += cellW;
      if (bonus && at < x + w - 1)
        items.lines.push({ x1: at, y1: y, x2: at, y2: y + h, stroke: inks.accent, weight: 0.42 * s });
    }
  }
  items.backs.push(box(x, y, w, h, { stroke: inks.accent, weight: 0.5 * s }));
}

function stripCells(
  groups: readonly BonusGroup[],
  { ink, soft, accent }: CardInks,
  pt: TypeScale,
  s: number,
): StripCell[] {
  return groups.flatMap(({ ranges, kicker, receiver }) => [
    ...ranges.map((range): StripCell => {
      const text = rangeText(range);
      return {
        pieces: [
          ...range.targets.map((target, i): RunPiece => ({
            text: `${target}`,
            style: "strong",
            size: pt(6.8),
            fill: ink,
            gap: i === 0 ? 0 : 0.7 * s,
          })),
          { text, style: "body", size: pt(6.2), fill: ink, gap: 0.9 * s },
        ],
        ems: range.targets.length * (2 * EM.digit * 1.25 + 0.4) + text.length * EM.digit * 1.13 + 0.9,
        bonus: false,
      };
    }),
    bonusCell(kicker, receiver, { ink, soft, accent }, pt, s),
  ]);
}

/** Who gains what: the kickers when they hit, the receivers when they miss. */
function bonusCell(
  kicker: number,
  receiver: number,
  { ink, soft, accent }: Pick<CardInks, "ink" | "soft" | "accent">,
  pt: TypeScale,
  s: number,
): StripCell {
  const remark = (text: string, gap: number): RunPiece => ({
    text,
    style: "body",
    size: pt(5.5),
    fill: soft,
    gap: gap * s,
  });
  const bonus = (text: string, fill: string): RunPiece => ({
    text,
    style: "strong",
    size: pt(6.2),
    fill,
    gap: 0.5 * s,
  });
  const [ours, theirs] = [bonus(`K+${kicker}`, accent), bonus(`R+${receiver}`, ink)];
  return {
    pieces: [remark("HIT", 0), ours, remark("MISS", 0.8), theirs],
    or: [[ours, theirs]],
    ems: 15 * EM.letter + 1.2,
    bonus: true,
  };
}

/** A house card with many different ranges: one column a target, in two lines. */
function denseCells(
  items: Items,
  punts: readonly PuntTarget[],
  { x, y, w, h }: Box,
  { ink, accent, line }: CardInks,
  pt: TypeScale,
  s: number,
): void {
  const cellW = w / punts.length;
  punts.forEach((punt, i) => {
    const at = x + i * cellW;
    if (i > 0) items.lines.push({ x1: at, y1: y, x2: at, y2: y + h, stroke: line, weight: 0.2 });
    const put = (pieces: RunPiece[], share: number): void =>
      void items.runs.push({ pieces, x: at + cellW / 2, y: y + h * share, align: "middle", width: cellW - 0.4 * s });
    put(
      [
        { text: `${punt.target}`, style: "strong", size: pt(5.2), fill: ink },
        { text: rangeText(punt), style: "body", size: pt(5.2), fill: ink, gap: 0.5 * s },
      ],
      0.28,
    );
    put(
      [
        { text: `K+${punt.kicker}`, style: "semi", size: pt(5.2), fill: accent },
        { text: `R+${punt.receiver}`, style: "semi", size: pt(5.2), fill: ink, gap: 0.5 * s },
      ],
      0.74,
    );
  });
}
