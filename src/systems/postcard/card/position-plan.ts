/** A position drawn on the card: what the pencil layer holds, in places of the whole card (the away half turned). */
import { SIDES, type Side } from "../../../kernel/football/index.js";
import type { Figure } from "../../../sheet/figures/index.js";
import type { End, Skill } from "../engine/index.js";
import { onCircle, r3 } from "./figure-tools.js";
import { playX, timeX, trackerY, turnedPlace } from "./frame.js";
import { keeperPlaces, nameLine } from "./half-plan.js";
import type { Mark, PencilOptions, PositionPlan, Written } from "./pencil-items.js";
import { ballStrokes, downWords, lineStrokes } from "./position-field.js";
import { crossedAt, OPENING } from "./position.js";
import { codeOf, shortOf } from "../teams/types.js";
import { signFigure } from "./signs-figure.js";

/** Which end of the field a side's own goal, trackers and time track are at. */
export const ownEnd = (side: Side): End => (side === "home" ? "left" : "right");

const SKILL_PLACES: Readonly<Record<Skill, number>> = {
  "offense-rush": -45,
  "offense-pass": 45,
  "defense-rush": -135,
  "defense-pass": 135,
};

/** Everything that a pencil writes. */
export function planPosition(options: PencilOptions): PositionPlan {
  const sides = SIDES.map((side) => sideMarks(options, side));
  return {
    crosses: sides.flatMap((side) => side.crosses),
    stars: sides.flatMap((side) => side.stars),
    rings: sides.flatMap((side) => side.rings),
    written: [...sides.flatMap((side) => side.written), ...downWords(options)],
    strokes: [...ballStrokes(options), ...lineStrokes(options)],
  };
}

/** Letters that the narrow line beside HOME and AWAY holds. */
const NAME_LETTERS = 12;
const writable = (name: string): string =>
  [name, shortOf(name)].find((form) => form.length <= NAME_LETTERS) ?? codeOf(name);

/** Two digits, so that no name begins another. */
const nth = (index: number): string => `${index + 1}`.padStart(2, "0");

function sideMarks(
  { frame, card, position, names, forms, pencil }: PencilOptions,
  side: Side,
): Omit<PositionPlan, "strokes"> {
  const { s } = frame;
  const end = ownEnd(side);
  const turn = side === "home" ? 0 : 180;
  const stars = card.timeStars[end];
  const places = keeperPlaces(frame, card.barCap);
  const place = (x: number, y: number): { x: number; y: number } =>
    side === "home" ? { x: r3(x), y: r3(y) } : turnedPlace(frame, { x, y });
  const mark = (name: string, label: string, on: boolean, at: { x: number; y: number }, size: number): Mark => {
    const { x, y } = place(at.x, at.y);
    return {
      name: `${side}.${name}`,
      label: `${side} ${label}`,
      on,
      x: r3(x - size / 2),
      y: r3(y - size / 2),
      size: r3(size),
      cx: x,
      cy: y,
      r: r3(size / 2),
    };
  };
  const crossed = crossedAt(position, end, card.clock.finalPlays);
  const time = trackerY(frame, stars.length).map((y, i) =>
    mark(`time.${nth(i)}`, `time circle ${i + 1}`, i < crossed, { x: timeX(frame), y }, frame.timeRadius * 1.75),
  );
  const plays = trackerY(frame, card.clock.plays).map((y, i) =>
    mark(
      `plays.${nth(i)}`,
      `play circle ${i + 1}`,
      i < position.plays[side],
      { x: playX(frame), y },
      frame.playRadius * 1.75,
    ),
  );
  const { rattle, score } = places;
  const rattled = mark(
    "rattled",
    "rattled",
    position.rattled === side,
    { x: rattle.x + rattle.w / 2, y: rattle.y + rattle.h / 2 },
    rattle.w * 0.8,
  );
  const bar = places.bar.map((at, i) => ({
    ...mark(`bonus.${nth(i)}`, `bonus ${i + 1}`, i < position.bar[side], at, places.starRadius * 1.5),
    figure: signFigure as unknown as Figure<object>,
    params: { kind: "star", size: r3(places.starRadius * 0.94), color: pencil },
    turn,
  }));
  const middle = (score.outer + score.inner + 0.35 * s) / 2;
  const rings = (Object.keys(SKILL_PLACES) as Skill[]).map((skill) =>
    mark(
      `skill.${skill}`,
      skill.replace("-", " "),
      position.skill[side] === skill,
      onCircle(score.x, score.y, middle, SKILL_PLACES[skill]),
      4.4 * s,
    ),
  );
  const box = (
    name: string,
    label: string,
    value: string,
    at: { x: number; y: number },
    w: number,
    h: number,
    size: number,
    align: "start" | "middle",
  ): Written => {
    const { x, y } = place(at.x, at.y);
    return {
      name: `${side}.${name}`,
      label,
      value,
      x,
      y,
      w: r3(w),
      h: r3(h),
      left: r3(-w / 2),
      top: r3(-h / 2),
      size,
      align,
      turn,
    };
  };
  const started = forms || position === OPENING ? "" : `${position.score[side]}`;
  const line = nameLine(frame, rattle);
  return {
    crosses: [...time, ...plays, rattled],
    stars: bar,
    rings,
    written: [
      box(
        "score",
        `${side} score`,
        started,
        score,
        score.inner * 1.5,
        score.inner * 1.3,
        Math.min(24 * s, 60),
        "middle",
      ),
      box(
        "name",
        `${side} team`,
        writable(names[side]),
        { x: line.x + line.w / 2, y: places.headY },
        line.w,
        2.6 * s,
        7 * s,
        "start",
      ),
    ],
  };
}
