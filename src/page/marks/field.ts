import { num, type Env } from "../env.js";
import { placeFigure } from "../place-figure.js";
import { fieldNumbers, footballField } from "../../sheet/figures/football-field.js";
import { tint } from "../../sheet/theme.js";
import { centredBaseline, writeLine } from "../write.js";
import { defineMark } from "./mark.js";

export interface FieldProps {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Distance of the hash marks from the nearer sideline, as a share of the height. */
  hash: number;
  /** Type size of the yard numbers, points. */
  size: number;
  /** Word in both end zones, read from the goal line. */
  word: string;
  wordSize: number;
}

/** Light enough that what lies on the field stays in front. */
const CHALK = 0.3;
const NUMBER = 0.42;

/** A football field drawn in a light tint of the accent, with numbers readable from both sides. */
export const field = defineMark<FieldProps>({
  name: "field",
  summary: "a light football field with yard lines, hash marks and numbers",
  required: ["x", "y", "w", "h"],
  defaults: { hash: 0.28, size: 17, word: "", wordSize: 24 },
  draw: ({ x, y, w, h, hash, size, word, wordSize }, env) => {
    const { accent, tint6 } = env.theme;
    const [chalk, number] = [tint(accent, CHALK), tint(accent, NUMBER)];
    const turf = placeFigure(
      env,
      footballField,
      { width: w, height: h, hash, chalk, frame: number, endZone: tint6 },
      x,
      y,
    );
    const near = numbers(env, x, y + h * 0.87, w, size, number);
    const far = `<g transform="rotate(180 ${num(x + w / 2)} ${num(y + h / 2)})">${near}</g>`;
    return turf + near + far + endZones(env, x, y, w, h, word, wordSize, number);
  },
});

function numbers(env: Env, x: number, middle: number, w: number, size: number, fill: string): string {
  const y = centredBaseline(env, "title", size, middle);
  const side = size * 0.075;
  return fieldNumbers(w)
    .map(({ tens, x: at, toward }) => {
      const digits =
        writeLine(env, { value: tens, x: x + at - 0.9, y, style: "title", size, fill, align: "end" }) +
        // Graduate's zero is dotted: the letter O stands in for it.
        writeLine(env, { value: "O", x: x + at + 0.9, y, style: "title", size, fill });
      if (toward === 0) return digits;
      const tip = x + at + toward * (size * 0.34 + 3.2);
      const back = tip - toward * side * 1.5;
      return `${digits}<polygon points="${num(tip)},${num(middle)} ${num(back)},${num(middle - side * 0.7)} ${num(back)},${num(middle + side * 0.7)}" fill="${fill}"/>`;
    })
    .join("");
}

function endZones(
  env: Env,
  x: number,
  y: number,
  w: number,
  h: number,
  word: string,
  size: number,
  fill: string,
): string {
  if (word === "") return "";
  const middle = y + h / 2;
  return [-90, 90]
    .map((turn, i) => {
      const at = x + (i === 0 ? w / 24 : w - w / 24);
      const line = writeLine(env, {
        value: word,
        x: at,
        y: centredBaseline(env, "title", size, middle),
        style: "title",
        size,
        fill,
        align: "middle",
        width: h - 4,
      });
      return `<g transform="rotate(${turn} ${num(at)} ${num(middle)})">${line}</g>`;
    })
    .join("");
}
