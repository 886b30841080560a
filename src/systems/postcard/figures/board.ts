/** Everything on and next to the field: numbers, ranges, spots, kick dice, both trackers, the strategy circle between them. */
import { type HalfPen } from "./half-pen.js";
import type { Side } from "../../../kernel/football/index.js";
import type { FigureDraw, Room } from "../../../sheet/drawing/brush.js";
import type { FieldOp } from "../../../sheet/drawing/types.js";
import type { StyleName } from "../../../sheet/type/styles.js";
import { BOARD_TAKES, boardShape, said, type BoardData } from "./board-data.js";
import { boardPlaces, turnedPlace, yardX, type Spot } from "./board-places.js";
import { cardInks } from "./inks.js";
import { drawKickoff, drawOnside, onsideFrames } from "./kick-dice.js";
import { FLOOR, piece, stars, words } from "./shapes.js";
import { drawRanges, drawSpots } from "./spots.js";
import { DIGIT_GAP, tryTags } from "./try-tags.js";
import { drawWheel } from "./wheel.js";

/** Crossed circles on the trackers: the number on each. */
export interface BoardMarks {
  readonly time: Readonly<Record<Side, number>>;
  readonly plays: Readonly<Record<Side, number>>;
}

const SIDES = ["home", "away"] as const;

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

/** All circles of the trackers, their positions, and whether they are crossed. */
export function circles(room: Room, data: BoardData, marks: BoardMarks | undefined): Circle[] {
  const places = boardPlaces(room, boardShape(data));
  return SIDES.flatMap((side) => {
    const row = (kind: "time" | "plays", spots: readonly Spot[], r: number): Circle[] =>
      spots.map((spot, i) => ({
        // Two digits, so that no name is a prefix of another.
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

/** C3, C4: the time track in the end zone, and the play tracker next to it. */
function drawTrackers({ brush, data, places, inks, side }: HalfPen): void {
  const { plays, time, playRadius, playHalf, timeRadius } = places;
  const number = (i: number, x: number, y: number, size: number, style: StyleName, fill: string): void =>
    void brush.text({ value: `${i + 1}`, x, y, middle: true, style, size, fill, align: "middle" });
  plays.forEach(({ x, y }, i) => {
    // Round, or as wide as the strip: a wipe-off pen needs more room than a pencil.
    brush.rect(x - playHalf, y - playRadius, 2 * playHalf, 2 * playRadius, {
      fill: "paper",
      stroke: inks.ink,
      weight: 0.24,
      radius: playRadius,
    });
    number(i, x, y, 6.05, "body", inks.soft);
  });
  starsOf(data, side).forEach((count, i) => {
    const { x, y } = time[i];
    brush.circle(x, y, timeRadius, { fill: "paper", stroke: inks.accent, weight: 0.42 });
    number(i, x, y - timeRadius * 0.3, 6.2, "semi", inks.ink);
    stars(brush, count, x, y + timeRadius * 0.34, Math.min(0.72, (timeRadius * 1.55) / (count * 2.15)), inks.accent);
  });
}

/** Yard numbers on both sides of their line; Graduate's zero is dotted, so the letter O replaces it. */
function drawNumbers(pen: HalfPen): void {
  const { brush, data, places, inks } = pen;
  const { numbersY: y } = places;
  // C15: where tries are played from.
  const { tags, between } = tryTags(
    places,
    [[data.tries.kick, said(data, "tryWord")] as const, [data.tries.two, said(data, "twoWord")] as const].flatMap(
      ([yards, text]) =>
        text === "" ? [] : [{ yards: 100 - yards, text, width: brush.widthOf(text, "strong", 6.05) + 0.6 }],
    ),
    onsideFrames(pen),
  );
  for (let yard = 10; yard <= 90; yard += 10) {
    const x = yardX(places, yard);
    const gap = (between.get(yard) ?? DIGIT_GAP - 0.15) + 0.15;
    const digit = (text: string, at: number, align: "start" | "end"): void =>
      void brush.text({ value: text, x: at, y, middle: true, style: "title", size: 11.6, fill: inks.accent, align });
    digit(`${Math.min(yard, 100 - yard) / 10}`, x - gap, "end");
    digit("O", x + gap, "start");
  }
  // C2: the ball may rest on the goal line.
  for (const yard of [0, 100]) {
    const x = yardX(places, yard);
    brush.circle(x, y, 1.25, { fill: "paper", stroke: inks.accent, weight: 0.36 });
    brush.text({ value: "0", x, y, middle: true, style: "strong", size: 6.05, fill: inks.ink, align: "middle" });
  }
  for (const { x, y: top, w, h, text } of tags) {
    brush.rect(x, top, w, h, { fill: "paper", radius: 0.4 });
    words(brush, [piece(text, "strong", 6.05, inks.accent)], x + w / 2, top + h / 2);
  }
}

/** The word in the end zone, on both sides of the kickoff dice: the team's name, else the template's word. */
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
      // The capitals are centered slightly inside the line five yards deep.
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

/** A name split into two parts of similar length; a single word is printed on both sides of the dice. */
export function twoParts(name: string): readonly [string, string] {
  const parts = name.trim().split(/\s+/);
  if (parts.length === 1) return [parts[0], parts[0]];
  const cuts = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(" "), parts.slice(i + 1).join(" ")] as const);
  const uneven = ([a, b]: readonly [string, string]): number => Math.abs(a.length - b.length);
  return cuts.reduce((best, cut) => (uneven(cut) < uneven(best) ? cut : best));
}
