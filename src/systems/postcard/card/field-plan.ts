/** What stands on and beside the field, as the player of one half reads it: numbers, ranges, spots, dice of the kicks. */
import type { RunPiece } from "../../../page/marks/runs.js";
import type { KickMark, PostcardRules } from "../rules/index.js";
import { timeX, playX, trackerY, yardX, type CardFrame } from "./frame.js";
import type { CardInks } from "./inks.js";
import { box, dieItem, drawingItem, type Items, type TypeScale } from "./items.js";
import { signFigure } from "./signs-figure.js";
import { rangeText, twoMinutes } from "./words.js";

interface Pen {
  readonly items: Items;
  readonly frame: CardFrame;
  readonly inks: CardInks;
  readonly pt: TypeScale;
}

/** Everything of a half that belongs to the field. */
export function planField(pen: Pen, rules: PostcardRules): void {
  planNumbers(pen);
  planTries(pen, rules);
  planRanges(pen, rules);
  planSpots(pen, rules);
  planKickoff(pen, rules.card.kickMarks);
  planOnside(pen, rules.card.kickMarks);
}

const write = (
  { items }: Pen,
  pieces: readonly RunPiece[],
  x: number,
  y: number,
  align: "start" | "middle" | "end" = "middle",
  width = 0,
): void => void items.runs.push({ pieces, x, y, align, width });

/** Yard numbers either side of their line; Graduate's zero is dotted, so the letter O stands in for it. */
function planNumbers(pen: Pen): void {
  const { frame, inks, pt, items } = pen;
  const { s, numbersY } = frame;
  for (let yard = 10; yard <= 90; yard += 10) {
    const x = yardX(frame, yard);
    const piece = (text: string): RunPiece[] => [{ text, style: "title", size: pt(11.6), fill: inks.accent }];
    write(pen, piece(`${Math.min(yard, 100 - yard) / 10}`), x - 0.75 * s, numbersY, "end");
    write(pen, piece("O"), x + 0.75 * s, numbersY, "start");
  }
  // C2: the goal line is a spot on which the ball can rest.
  for (const yard of [0, 100]) {
    const [x, r] = [yardX(frame, yard), 1.25 * s];
    items.backs.push(
      box(x - r, numbersY - r, 2 * r, 2 * r, { fill: inks.paper, stroke: inks.accent, weight: 0.36 * s, radius: r }),
    );
    write(pen, [{ text: "0", style: "strong", size: pt(6), fill: inks.ink }], x, numbersY);
  }
}

/** C15: where tries are played from. */
function planTries(pen: Pen, { card: { kicking, points } }: PostcardRules): void {
  const { frame, inks, pt, items } = pen;
  for (const [yards, text] of [
    [kicking.tryMarker, "XP"],
    [kicking.twoPointFrom, `${points.twoPoint} PT`],
  ] as const) {
    const x = yardX(frame, 100 - yards);
    const w = (text.length * 0.95 + 0.5) * frame.s;
    items.backs.push(
      box(x - w / 2, frame.numbersY - 1.15 * frame.s, w, 2.3 * frame.s, { fill: "paper", radius: 0.4 * frame.s }),
    );
    write(pen, [{ text, style: "strong", size: pt(5.6), fill: inks.accent }], x, frame.numbersY, "middle", w);
  }
}

/** C10: totals of a field goal under the marker's line, on the side of the goal that is kicked at. */
function planRanges(pen: Pen, { card: { fieldGoals, kicking } }: PostcardRules): void {
  const { frame, inks, pt, items } = pen;
  const { s, labelY } = frame;
  const places = fieldGoals.map((range) => ({ x: yardX(frame, 100 - range.marker), text: rangeText(range) }));
  for (const { x, text } of places)
    write(pen, [{ text, style: "semi", size: pt(6.2), fill: inks.ink }], x, labelY, "middle", 5 * s);
  const first = Math.min(...places.map(({ x }) => x));
  const posts = first - 3.5 * s;
  items.drawings.push(drawingItem(signFigure, { kind: "posts", size: 0.95 * s, color: inks.ink }, posts, labelY));
  const words: RunPiece[] = [
    { text: "FG", style: "strong", size: pt(6.2), fill: inks.ink },
    { text: `${kicking.fieldGoalDrop} BACK`, style: "body", size: pt(5.5), fill: inks.ink, gap: 0.6 * s },
  ];
  write(pen, words, posts - 1.6 * s, labelY, "end", 9.4 * s);
}

/** C3, C4, C14, C15, C18: trackers and spots of the own half, with a pointer to the line that each means. */
function planSpots(pen: Pen, rules: PostcardRules): void {
  const { frame, inks, pt, items } = pen;
  const { s, labelY, left } = frame;
  const { kicking } = rules.card;
  write(pen, [{ text: "PLAYS", style: "strong", size: pt(5.6), fill: inks.ink }], left, labelY, "start");
  write(pen, [{ text: "TIME", style: "strong", size: pt(5.6), fill: inks.accent }], timeX(frame), labelY, "middle");
  const spots = new Map<number, { long: string; short: string }[]>();
  const add = (yards: number, long: string, short: string): void => {
    const known = spots.get(yards) ?? [];
    spots.set(yards, [...known, { long, short }]);
  };
  add(kicking.safetyKickFrom, "FREE KICK", "FK");
  add(kicking.puntTouchback, "PUNT TB", "PTB");
  add(kicking.kickoffTouchback, "TB", "TB");
  add(kicking.kickoffFrom, "KICK", "KICK");
  const yards = [...spots.keys()].sort((a, b) => a - b);
  yards.forEach((yard, i) => {
    const x = yardX(frame, yard);
    const own = spots.get(yard)!;
    items.drawings.push(drawingItem(signFigure, { kind: "tee", size: 0.72 * s, color: inks.accent }, x, labelY));
    const text = own.map((spot) => (i === 0 ? spot.long : spot.short)).join(" \u00b7 ");
    const piece: RunPiece[] = [{ text, style: "semi", size: pt(5.6), fill: inks.ink }];
    if (i === 0) write(pen, piece, x - 1.2 * s, labelY, "end", x - timeX(frame) - 4 * s);
    // The last stands left of its pointer, out of the way of the goal posts.
    else if (i === yards.length - 1)
      write(pen, piece, x - 1.2 * s, labelY, "end", (x - yardX(frame, yards[i - 1])) / 2);
    else
      write(
        pen,
        piece,
        x + 1.2 * s,
        labelY,
        "start",
        (yardX(frame, yards[i + 1]) - x) / (i === yards.length - 2 ? 2 : 1) - 1.6 * s,
      );
  });
  const twoMinute: RunPiece[] = [
    { sign: "flag", size: pt(6.6), fill: inks.accent },
    { text: "2:00", style: "strong", size: pt(6.2), fill: inks.accent, gap: 0.4 * s },
    { text: twoMinutes(rules), style: "body", size: pt(5.5), fill: inks.ink, gap: 0.8 * s },
  ];
  const last = Math.max(...rules.card.fieldGoals.map(({ marker }) => yardX(frame, 100 - marker)));
  write(pen, twoMinute, frame.right, labelY, "end", frame.right - last - 3 * s);
}

/** Marks on one spot, together. */
function bySpot(marks: readonly KickMark[], spotOf: (mark: KickMark) => number): [number, KickMark[]][] {
  const groups = new Map<number, KickMark[]>();
  for (const mark of marks) groups.set(spotOf(mark), [...(groups.get(spotOf(mark)) ?? []), mark]);
  return [...groups];
}

/** C12: dice of the kickoff on their lines, a bonus at each; where dice of a spot differ in it, one under every die. */
function planKickoff(pen: Pen, marks: readonly KickMark[]): void {
  const { frame, inks, pt, items } = pen;
  const { s, cy } = frame;
  const pad = 0.3 * s;
  let leftmost = frame.right;
  for (const [spot, group] of bySpot(marks, (mark) => mark.spot)) {
    const same = new Set(group.map(({ bonus }) => bonus)).size === 1;
    // Words of the end zone begin 5.6 mm from the middle.
    const die = !same ? Math.min(2.05, 10.6 / group.length - 1.55) * s : (group.length > 1 ? 2.35 : 2.7) * s;
    const foot = (same ? 1.8 : 1.45) * s;
    const step = die + (same ? 0.2 * s : foot);
    // The time circles reach to the line five deep: its dice stand close beside it.
    const x = spot < 0 ? yardX(frame, 100 - spot) - (die / 2 + 0.15 * s) : yardX(frame, 100 - spot);
    const h = group.length * step + (same ? foot : 0.1 * s) + pad;
    const [w, top] = [Math.max(die, same ? 0 : 2.2 * s) + 2 * pad, cy - h / 2];
    items.backs.push(
      box(x - w / 2, top, w, h, {
        fill: inks.paper,
        stroke: inks.accent,
        weight: Math.max(0.2, 0.2 * s),
        radius: 0.6 * s,
      }),
    );
    const bonusAt = (bonus: number, y: number): void =>
      write(pen, [{ text: `+${bonus}`, style: "strong", size: pt(same ? 5.7 : 5.2), fill: inks.ink }], x, y);
    group.forEach(({ number, bonus }, i) => {
      const y = top + pad + i * step;
      items.dice.push(dieItem(number, x - die / 2, y, die, inks.ink, inks.paper));
      if (!same) bonusAt(bonus, y + die + foot / 2);
    });
    if (same) bonusAt(group[0].bonus, top + h - 1.08 * s);
    leftmost = Math.min(leftmost, x - w / 2);
  }
  write(pen, [{ text: "KICKOFF", style: "semi", size: pt(5.6), fill: inks.ink }], leftmost - 0.8 * s, cy, "end");
}

/** C13: dice of the onside kick under the circle, each pair on its line. */
function planOnside(pen: Pen, marks: readonly KickMark[]): void {
  const { frame, inks, pt, items } = pen;
  const { s, onsideY, u } = frame;
  const groups = bySpot(marks, (mark) => mark.onside);
  const h = 4.1 * s;
  const top = onsideY - h / 2;
  let leftmost = frame.right;
  for (const [spot, group] of groups) {
    const x = yardX(frame, spot);
    const die = Math.min(2.05 * s, (u - 0.7 * s) / group.length - 0.2 * s);
    const step = die + 0.2 * s;
    const w = group.length * step + 0.4 * s;
    items.backs.push(
      box(x - w / 2, top, w, h, {
        fill: inks.paper,
        stroke: inks.accent,
        weight: Math.max(0.2, 0.2 * s),
        radius: 0.6 * s,
      }),
    );
    const bonuses = [...new Set(group.map(({ bonus }) => bonus))];
    group.forEach(({ number, bonus }, i) => {
      const at = x + (i - (group.length - 1) / 2) * step;
      items.dice.push(dieItem(number, at - die / 2, top + 0.3 * s, die, inks.ink, inks.paper));
      if (bonuses.length > 1)
        write(
          pen,
          [{ text: `+${bonus}`, style: "strong", size: pt(5.2), fill: inks.ink }],
          at,
          top + h - 0.9 * s,
          "middle",
          step,
        );
    });
    if (bonuses.length === 1)
      write(pen, [{ text: `+${bonuses[0]}`, style: "strong", size: pt(5.2), fill: inks.ink }], x, top + h - 0.88 * s);
    leftmost = Math.min(leftmost, x - w / 2);
  }
  write(pen, [{ text: "ONSIDE", style: "semi", size: pt(5.6), fill: inks.ink }], leftmost - 0.8 * s, onsideY, "end");
}

/** Numbers in the circles of both trackers. */
export function planTrackerNumbers(pen: Pen, time: number, plays: number): void {
  const { frame, inks, pt } = pen;
  trackerY(frame, time).forEach((y, i) =>
    write(
      pen,
      [{ text: `${i + 1}`, style: "semi", size: pt(6.2), fill: inks.ink }],
      timeX(frame),
      y - frame.timeRadius * 0.3,
    ),
  );
  trackerY(frame, plays).forEach((y, i) =>
    write(pen, [{ text: `${i + 1}`, style: "body", size: pt(6), fill: inks.soft }], playX(frame), y),
  );
}
