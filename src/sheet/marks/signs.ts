/** Football symbols: star, football, penalty flag, helmet. */
import { PT_PER_MM } from "../../kernel/units/index.js";
import { colorOf, drawFigure, drawPolygon, type Pen } from "../drawing/pen.js";
import { BALL_SIZE, ballFigure, type BallLook } from "../figures/ball.js";
import { HELMET_DECAL, HELMET_MONOGRAM, HELMET_SIZE, helmetFigure, helmetOf, type Helmet } from "../figures/helmet.js";
import { teamInk } from "../team-ink.js";
import { centredBaseline, writeLine, type Align } from "../type/line.js";
import { drawSign, signWidth, starPoints } from "../type/signs.js";
import { drawPicture, pictureOf } from "./image.js";
import { defineMark } from "./mark.js";
import { fitWidth, sizeOf, spotIn } from "./place.js";

export interface StarProps {
  /** Center to tip, millimeters. */
  r: number;
  /** Number side by side. */
  count: number;
  gap: number;
  fill: string;
  stroke: string;
  weight: number;
  align: Align;
}

const starsWidth = ({ r, count, gap }: StarProps): number => count * 2 * r + Math.max(0, count - 1) * gap;

export const star = defineMark<StarProps>({
  name: "star",
  summary: "five-pointed stars, filled or open to fill in",
  first: "count",
  defaults: { r: 1.4, count: 1, gap: 0.4, fill: "ink", stroke: "none", weight: 0.2, align: "middle" },
  wide: starsWidth,
  high: ({ r }) => 2 * r,
  draw(at, p, pen) {
    const spot = spotIn(pen, at, starsWidth(p), 2 * p.r, p.align);
    for (let i = 0; i < p.count; i++) {
      const x = spot.x + p.r + i * (2 * p.r + p.gap);
      drawPolygon(pen, starPoints(x, spot.y + p.r, p.r), {
        fill: p.fill,
        stroke: p.stroke,
        weight: p.weight,
        join: "round",
      });
    }
  },
});

export interface BallProps {
  /** Length in millimeters; the height is 0.6 of that. 0 = as large as its place. */
  w: number;
  fill: string;
  stroke: string;
  /** Laces and stripes. */
  lines: string;
  /** Degrees, clockwise. */
  turn: number;
  align: Align;
}

/** Figure parameters by their values: equal ones are one object, so that the cached drawing is found. */
const balls = new Map<string, BallLook>();
function ballLook(body: string, edge: string, lines: string): BallLook {
  const key = `${body} ${edge} ${lines}`;
  let look = balls.get(key);
  if (!look) balls.set(key, (look = { body, edge, lines }));
  return look;
}

const SHAPE = BALL_SIZE.width / BALL_SIZE.height;

export const ball = defineMark<BallProps>({
  name: "ball",
  summary: "a football from the side",
  first: "w",
  defaults: { w: 0, fill: "band", stroke: "accent", lines: "onBand", turn: 0, align: "middle" },
  wide: ({ w }) => w || 5,
  high: ({ w }, _pen, width) => (w || width) / SHAPE,
  draw(at, p, pen) {
    const w = fitWidth(p.w, at, SHAPE);
    const spot = spotIn(pen, at, w, w / SHAPE, p.align);
    const color = (name: string): string => colorOf(pen, name) ?? "none";
    const look = ballLook(color(p.fill), color(p.stroke), color(p.lines));
    drawFigure(pen, ballFigure, look, spot.x + w / 2, spot.y + spot.h / 2, w, p.turn);
  },
});

export interface FlagProps {
  /** Points: as high as type of this size. */
  size: number;
  fill: string;
  align: Align;
}

export const flag = defineMark<FlagProps>({
  name: "flag",
  summary: "a penalty flag on its staff",
  first: "size",
  defaults: { size: 9, fill: "ink", align: "middle" },
  wide: (p, pen) => (sizeOf(pen, p.size) / PT_PER_MM) * signWidth("flag"),
  high: (p, pen) => (sizeOf(pen, p.size) / PT_PER_MM) * 0.76,
  draw(at, p, pen) {
    const size = sizeOf(pen, p.size);
    const em = size / PT_PER_MM;
    const spot = spotIn(pen, at, em * signWidth("flag"), em * 0.76, p.align);
    drawSign(pen, "flag", spot.x, spot.y + spot.h / 2, size, p.fill);
  },
});

export interface HelmetProps {
  /** Width in millimeters; the height is proportional. 0 = as large as its place. */
  w: number;
  shell: string;
  trim: string;
  /** A team's two colors, as the theme inks them; empty = use shell, trim and letters. */
  colors: readonly [string, string] | "";
  /** One to three letters. */
  monogram: string;
  /** A picture instead of letters; empty = letters. */
  decal: string;
  /** Color of the letters; empty = `trim`. */
  letters: string;
  align: Align;
}

const helmets = new Map<string, Helmet>();
function helmetLook(pen: Pen, shellName: string, trimName: string): Helmet {
  const { ink, paper } = pen.theme;
  const [shell, trim] = [colorOf(pen, shellName) ?? paper, colorOf(pen, trimName) ?? paper];
  const key = `${shell} ${trim} ${ink}`;
  let look = helmets.get(key);
  if (!look) helmets.set(key, (look = helmetOf(shell, trim, ink)));
  return look;
}

const HELMET_SHAPE = HELMET_SIZE.width / HELMET_SIZE.height;

/** A team's helmet: shell in the first color, stripe and face mask in the second, letters on the side. */
export const helmet = defineMark<HelmetProps>({
  name: "helmet",
  summary: "a helmet in two colors with a monogram, or with a picture of your own as its `decal`",
  first: "monogram",
  defaults: { w: 0, shell: "accent", trim: "paper", colors: "", monogram: "", decal: "", letters: "", align: "middle" },
  wide: ({ w }) => w || 30,
  high: ({ w }, _pen, width) => (w || width) / HELMET_SHAPE,
  draw(at, p, pen) {
    const w = fitWidth(p.w, at, HELMET_SHAPE);
    const spot = spotIn(pen, at, w, w / HELMET_SHAPE, p.align);
    const scale = w / HELMET_SIZE.width;
    const ink = p.colors === "" ? undefined : teamInk(pen.theme.id, p.colors);
    const [shell, trim, letters] = ink ? [ink.first, ink.second, ink.letters] : [p.shell, p.trim, p.letters || p.trim];
    drawFigure(pen, helmetFigure, helmetLook(pen, shell, trim), spot.x, spot.y, scale);
    const picture = pictureOf(pen, p.decal);
    if (picture) {
      const { x, y, w: across, h: down } = HELMET_DECAL;
      const place = { x: spot.x + x * scale, y: spot.y + y * scale, w: across * scale, h: down * scale };
      return drawPicture(pen, picture, place, false, [0.5, 0.5]);
    }
    const { width, sizes } = HELMET_MONOGRAM;
    const size = sizes[Math.min(Math.max(p.monogram.length, 1), sizes.length) - 1] * scale * PT_PER_MM;
    writeLine(pen, {
      value: p.monogram,
      x: spot.x + HELMET_MONOGRAM.x * scale,
      y: centredBaseline(pen, "title", size, spot.y + HELMET_MONOGRAM.y * scale),
      style: "title",
      size,
      fill: letters,
      align: "middle",
      width: width * scale,
      floor: size * 0.4,
    });
  },
});
