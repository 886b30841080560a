/** What stands on and beside the field: numbers, ranges, spots, dice of the kicks, both trackers, the strategy circle between them. */
import type { Side } from "../../../kernel/football/index.js";
import type { Brush, FigureDraw, Room } from "../../../sheet/drawing/brush.js";
import type { FieldOp } from "../../../sheet/drawing/types.js";
import type { RunPiece } from "../../../sheet/marks/runs.js";
import type { StyleName } from "../../../sheet/type/styles.js";
import { BOARD_TAKES, boardShape, said, type BoardData } from "./board-data.js";
import { boardPlaces, turnedPlace, yardX, type BoardPlaces, type Spot } from "./board-places.js";
import { cardInks, type CardInks } from "./inks.js";
import { drawKickoff, drawOnside } from "./kick-dice.js";
import { FLOOR, HAIR, stars, words } from "./shapes.js";
import { drawWheel } from "./wheel.js";

/** What a hand crosses on the trackers: so many circles of each. */
export interface BoardMarks {
  readonly time: Readonly<Record<Side, number>>;
  readonly plays: Readonly<Record<Side, number>>;
}

/** A half as its player reads it. */
export interface HalfPen {
  readonly brush: Brush;
  readonly data: BoardData;
  readonly places: BoardPlaces;
  readonly inks: CardInks;
  readonly side: Side;
}

const SIDES = ["home", "away"] as const;

const piece = (text: string, style: StyleName, size: number, fill: string, gap = 0): RunPiece => ({
  text,
  style,
  size,
  fill,
  gap,
});

export const board: FigureDraw<BoardData> = {
  takes: BOARD_TAKES,
  draw(room, data, brush) {
    const places = boardPlaces(room, boardShape(data));
    const theme = brush.theme;
    for (const side of SIDES) {
      const pen = { brush, data, places, inks: cardInks(theme, data[side].colors), side };
      const half = (): void => {
        drawTrackers(pen);
        drawNumbers(pen);
        drawTries(pen);
        drawRanges(pen);
        drawSpots(pen);
        drawKickoff(pen);
        drawOnside(pen);
        drawEndZone(pen);
      };
      if (side === "home") half();
      else brush.turned(room.w, room.h, 180, half);
    }
    const wheel = { x: places.cx, y: places.cy, r: places.wheelRadius };
    drawWheel(brush, data.strategy, wheel, cardInks(theme), {
      rush: said(data, "rushWord"),
      pass: said(data, "passWord"),
    });
  },
  write(room, data, value, brush) {
    const marks = value as unknown as BoardMarks;
    for (const { name, at, r, on } of circles(room, data, marks)) if (on) brush.hand.cross(name, at.x, at.y, r * 0.88);
  },
  fields: (room, data, value) =>
    circles(room, data, value as unknown as BoardMarks | undefined).map(({ name, label, at, r, on }): FieldOp => ({
      op: "field",
      kind: "check",
      name,
      label,
      value: on ? "on" : "",
      size: 8,
      align: "center",
      look: "cross",
      x: at.x - r * 0.88,
      y: at.y - r * 0.88,
      w: r * 1.76,
      h: r * 1.76,
    })),
};

const starsOf = ({ timeStars }: BoardData, side: Side): readonly number[] =>
  side === "home" ? timeStars.left : timeStars.right;

interface Circle {
  readonly name: string;
  readonly label: string;
  readonly at: Spot;
  readonly r: number;
  readonly on: boolean;
}

/** All circles of the trackers where they stand on the board, and whether they are crossed. */
export function circles(room: Room, data: BoardData, marks: BoardMarks | undefined): Circle[] {
  const places = boardPlaces(room, boardShape(data));
  return SIDES.flatMap((side) => {
    const row = (kind: "time" | "plays", spots: readonly Spot[], r: number): Circle[] =>
      spots.map((spot, i) => ({
        // Two digits, so that no name begins another.
        name: `${side}.${kind}.${`${i + 1}`.padStart(2, "0")}`,
        label: `${side} ${kind === "time" ? "time" : "play"} circle ${i + 1}`,
        at: side === "home" ? spot : turnedPlace(room, spot),
        r,
        on: i < (marks?.[kind][side] ?? 0),
      }));
    const time = places.time.slice(0, starsOf(data, side).length);
    return [...row("time", time, places.timeRadius), ...row("plays", places.plays, places.playRadius)];
  });
}

/** C3, C4: the time track in the end zone and the play tracker beside it. */
function drawTrackers({ brush, data, places, inks, side }: HalfPen): void {
  const { plays, time, playRadius, playHalf, timeRadius } = places;
  const number = (i: number, x: number, y: number, size: number, style: StyleName, fill: string): void =>
    void brush.text({ value: `${i + 1}`, x, y, middle: true, style, size, fill, align: "middle" });
  plays.forEach(({ x, y }, i) => {
    // Round, or as broad as the strip: a wipe-off pen needs more room than a pencil.
    brush.rect(x - playHalf, y - playRadius, 2 * playHalf, 2 * playRadius, {
      fill: "paper",
      stroke: inks.ink,
      weight: 0.24,
      radius: playRadius,
    });
    number(i, x, y, 6, "body", inks.soft);
  });
  starsOf(data, side).forEach((count, i) => {
    const { x, y } = time[i];
    brush.circle(x, y, timeRadius, { fill: "paper", stroke: inks.accent, weight: 0.42 });
    number(i, x, y - timeRadius * 0.3, 6.2, "semi", inks.ink);
    stars(brush, count, x, y + timeRadius * 0.34, Math.min(0.72, (timeRadius * 1.55) / (count * 2.15)), inks.accent);
  });
}

/** Yard numbers either side of their line; Graduate's zero is dotted, so the letter O stands in for it. */
function drawNumbers({ brush, places, inks }: HalfPen): void {
  const { numbersY: y } = places;
  for (let yard = 10; yard <= 90; yard += 10) {
    const x = yardX(places, yard);
    const digit = (text: string, at: number, align: "start" | "end"): void =>
      void brush.text({ value: text, x: at, y, middle: true, style: "title", size: 11.6, fill: inks.accent, align });
    digit(`${Math.min(yard, 100 - yard) / 10}`, x - 0.75, "end");
    digit("O", x + 0.75, "start");
  }
  // C2: the goal line is a spot on which the ball can rest.
  for (const yard of [0, 100]) {
    const x = yardX(places, yard);
    brush.circle(x, y, 1.25, { fill: "paper", stroke: inks.accent, weight: 0.36 });
    brush.text({ value: "0", x, y, middle: true, style: "strong", size: 6, fill: inks.ink, align: "middle" });
  }
}

/** C15: where tries are played from. */
function drawTries({ brush, data, places, inks }: HalfPen): void {
  for (const [yards, text] of [
    [data.tries.kick, said(data, "tryWord")],
    [data.tries.two, said(data, "twoWord")],
  ] as const) {
    if (text === "") continue;
    const x = yardX(places, 100 - yards);
    const w = brush.widthOf(text, "strong", 5.6) + 0.6;
    brush.rect(x - w / 2, places.numbersY - 1.15, w, 2.3, { fill: "paper", radius: 0.4 });
    words(brush, [piece(text, "strong", 5.6, inks.accent)], x, places.numbersY);
  }
}

/** C10: totals of a field goal under the marker's line, on the side of the goal that is kicked at. */
function drawRanges({ brush, data, places, inks }: HalfPen): void {
  const { labelY: y } = places;
  const at = data.goals.map(({ yards, text }) => ({ x: yardX(places, yards), text }));
  for (const { x, text } of at) words(brush, [piece(text, "semi", 6.2, inks.ink)], x, y, "middle", 5);
  const posts = Math.min(...at.map(({ x }) => x)) - 3.5;
  const size = 0.95;
  const look = { stroke: inks.ink, weight: HAIR, join: "round" } as const;
  brush.path(
    ["M", posts - size, y - size, "L", posts - size, y, "L", posts + size, y, "L", posts + size, y - size],
    look,
  );
  brush.line(posts, y, posts, y + size, look);
  const line = [
    piece(said(data, "goalWord"), "strong", 6.2, inks.ink),
    piece(said(data, "goalNote"), "body", 5.5, inks.ink, 0.6),
  ];
  words(brush, line, posts - 1.6, y, "end", 9.4);
}

/** C3, C4, C14, C15, C18: what the trackers are, and the spots of the own half, each with a pointer to the line that it means. */
function drawSpots({ brush, data, places, inks }: HalfPen): void {
  const { labelY: y, time, w } = places;
  const timeX = time[0].x;
  words(brush, [piece(said(data, "playsWord"), "strong", 5.6, inks.ink)], 0, y, "start");
  words(brush, [piece(said(data, "timeWord"), "strong", 5.6, inks.accent)], timeX, y);
  const { freeKick, puntTouchback, touchback, kickoff } = data.spots;
  const spots = new Map<number, { long: string; short: string }[]>();
  const add = (yards: number, long: string, short = long): void =>
    void spots.set(yards, [...(spots.get(yards) ?? []), { long, short }]);
  add(freeKick, said(data, "freeKickWord"), said(data, "freeKickShort"));
  add(puntTouchback, said(data, "puntTouchbackWord"), said(data, "puntTouchbackShort"));
  add(touchback, said(data, "touchbackWord"));
  add(kickoff, said(data, "kickWord"));
  const lines = [...spots.keys()].sort((a, b) => a - b);
  const [size, last] = [0.72, lines.length - 1];
  lines.forEach((yards, i) => {
    const x = yardX(places, yards);
    brush.polygon(
      [
        [x, y - size],
        [x + size, y + size * 0.75],
        [x - size, y + size * 0.75],
      ],
      { fill: inks.accent },
    );
    const text = spots
      .get(yards)!
      .map(({ long, short }) => (i === 0 ? long : short))
      .filter((one) => one !== "")
      .join(" \u00b7 ");
    const line = [piece(text, "semi", 5.6, inks.ink)];
    if (i === 0) words(brush, line, x - 1.2, y, "end", x - timeX - 4);
    // The last stands left of its pointer, out of the way of the goal posts.
    else if (i === last) words(brush, line, x - 1.2, y, "end", (x - yardX(places, lines[i - 1])) / 2);
    else {
      const room = (yardX(places, lines[i + 1]) - x) / (i === last - 1 ? 2 : 1);
      words(brush, line, x + 1.2, y, "start", room - 1.6);
    }
  });
  const end = Math.max(...data.goals.map(({ yards }) => yardX(places, yards)));
  const clock = [
    piece(said(data, "clockWord"), "strong", 6.2, inks.accent),
    piece(said(data, "clockNote"), "body", 5.5, inks.ink, 0.8),
  ];
  words(brush, clock, w, y, "end", w - end - 3.2);
}

/** The word in the end zone, either side of the kickoff dice: the team's, else the template's. */
function drawEndZone({ brush, data, places, inks, side }: HalfPen): void {
  const { field, u, cy } = places;
  const { name, shorter } = data[side];
  const named = name !== "";
  const forms = named ? [name, ...shorter] : [said(data, side === "home" ? "homeEnd" : "awayEnd")];
  if (forms[0] === "") return;
  const room = field.h / 2 - 5.6 - 2.2;
  const fill = named ? inks.name : inks.line;
  const [style, size] = named ? (["band", 12] as const) : (["title", 14] as const);
  [1, -1].forEach((way, i) => {
    const texts = forms.map((form) => twoParts(form)[i]);
    const text = texts.find((one) => brush.widthOf(one, style, FLOOR + 0.5) <= room) ?? texts[texts.length - 1];
    brush.text({
      value: text,
      // The middle of the capitals stands on the line five deep, and a little inside of it.
      x: brush.baseline(style, size, field.x + u * 1.5),
      y: cy + way * (5.6 + room / 2),
      style,
      size,
      fill,
      align: "middle",
      width: room,
      floor: FLOOR,
      turn: -90,
    });
  });
}

/** A name as two words of like length; a single word stands on both sides of the dice. */
export function twoParts(name: string): readonly [string, string] {
  const parts = name.trim().split(/\s+/);
  if (parts.length === 1) return [parts[0], parts[0]];
  const cuts = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(" "), parts.slice(i + 1).join(" ")] as const);
  const uneven = ([a, b]: readonly [string, string]): number => Math.abs(a.length - b.length);
  return cuts.reduce((best, cut) => (uneven(cut) < uneven(best) ? cut : best));
}
