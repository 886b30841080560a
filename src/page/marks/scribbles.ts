import { placeFigure } from "../place-figure.js";
import { scribbleFigure, type ScribbleName } from "../../sheet/figures/scribble.js";
import type { Env } from "../env.js";
import { centredBaseline, writeLine } from "../write.js";
import { perTheme } from "../../sheet/theme.js";
import { pencilDie } from "./dice.js";
import { fieldRect, wobble } from "./hand.js";
import { defineMark } from "./mark.js";

const STROKE = 0.34;

/** Scribbles by `<kind> <stroke width>`, kept by theme. */
const scribbles = perTheme((theme, key) => {
  const [kind, width] = key.split(" ");
  return { kind: kind as ScribbleName, color: theme.pencil, width: Number(width) };
});

function scribble(env: Env, kind: ScribbleName, name: string, x: number, y: number, scale: number): string {
  const hand = wobble(name, 0.25, kind === "ring" ? 14 : 4);
  const figure = scribbles(env.theme, `${kind} ${Math.round((STROKE / scale) * 100) / 100}`);
  return placeFigure(env, scribbleFigure, figure, x + hand.dx, y + hand.dy, scale, hand.turn);
}

export interface RingProps {
  name: string;
  /** Drawn when true. */
  on: boolean;
  /** Centre. */
  x: number;
  y: number;
  r: number;
  label: string;
}

/** A ring round a printed number; a check box in a form. */
export const ring = defineMark<RingProps>({
  name: "ring",
  summary: "a ring drawn round something printed",
  required: ["name", "on", "x", "y"],
  defaults: { r: 2.7, label: "" },
  draw: ({ name, on, x, y, r, label }, env) => {
    if (env.fill === "blank") return "";
    if (env.fill === "forms") {
      const side = r * 2;
      return fieldRect(env, {
        kind: "check",
        name,
        value: on ? "on" : "",
        label: label || name,
        x: x - r,
        y: y - r,
        w: side,
        h: side,
        look: "circle",
      });
    }
    return on ? scribble(env, "ring", name, x, y, r / 2.65) : "";
  },
});

/** What a tick box can hold. */
export const TICKS = { win: "check", loss: "cross", title: "star", none: "dash" } as const satisfies Record<
  string,
  ScribbleName
>;

export interface TickProps {
  name: string;
  /** `win`, `loss`, `title`, `none`, empty, or a short word that is written out ("bye"). */
  value: string;
  x: number;
  y: number;
  w: number;
  h: number;
  scale: number;
  label: string;
}

/** A result in a cell: check, cross, star or a short word. In a form a field for one sign. */
export const tick = defineMark<TickProps>({
  name: "tick",
  summary: "a check, cross, star or short word in a cell",
  required: ["name", "value", "x", "y", "w", "h"],
  defaults: { scale: 1, label: "" },
  draw: ({ name, value, x, y, w, h, scale, label }, env) => {
    if (env.fill === "blank") return "";
    if (env.fill === "forms") {
      return fieldRect(env, {
        kind: "text",
        name,
        value: FORM_SIGNS[value] ?? value,
        label: label || name,
        x,
        y,
        w,
        h,
        size: 9,
        align: "center",
      });
    }
    if (value === "") return "";
    const [cx, cy] = [x + w / 2, y + h / 2];
    if (value in TICKS) return scribble(env, TICKS[value as keyof typeof TICKS], name, cx, cy, scale);
    const hand = wobble(name);
    return writeLine(env, {
      value,
      x: cx + hand.dx,
      y: centredBaseline(env, "pencil", 8.5, cy) + hand.dy,
      style: "pencil",
      size: 8.5,
      align: "middle",
      width: w - 0.6,
      floor: 6,
      turn: hand.turn,
    });
  },
});

/** What is typed into a form where a pencil draws a sign. */
const FORM_SIGNS: Record<string, string> = { win: "W", loss: "L", title: "W", none: "-" };

export interface CheckMarkProps {
  name: string;
  on: boolean;
  x: number;
  y: number;
  /** Side of the printed box. */
  size: number;
  label: string;
}

/** A cross in a printed check box. */
export const checkMark = defineMark<CheckMarkProps>({
  name: "checkMark",
  summary: "a mark in a printed check box",
  required: ["name", "on", "x", "y", "size"],
  defaults: { label: "" },
  draw: ({ name, on, x, y, size, label }, env) => {
    if (env.fill === "blank") return "";
    if (env.fill === "forms")
      return fieldRect(env, {
        kind: "check",
        name,
        value: on ? "on" : "",
        label: label || name,
        x,
        y,
        w: size,
        h: size,
        look: "cross",
      });
    return on ? scribble(env, "cross", name, x + size / 2, y + size / 2, size / 3.2) : "";
  },
});

export interface PencilDiceProps {
  name: string;
  faces: readonly number[];
  x: number;
  y: number;
  size: number;
  pitch: number;
  /** The first die is the Coach Die. */
  coach: boolean;
  label: string;
}

/** Dice as a player draws them into printed spaces; one number field a die in a form. */
export const pencilDice = defineMark<PencilDiceProps>({
  name: "pencilDice",
  summary: "pips drawn into printed dice spaces",
  required: ["name", "faces", "x", "y", "size", "pitch"],
  defaults: { coach: false, label: "" },
  draw: ({ name, faces, x, y, size, pitch, coach, label }, env) => {
    if (env.fill === "blank") return "";
    let out = "";
    for (let i = 0; i < faces.length; i++) {
      const at = x + i * pitch;
      if (env.fill === "forms") {
        const value = faces[i] === 0 ? "" : `${faces[i]}`;
        out += fieldRect(env, {
          kind: "text",
          name: `${name}.${i + 1}`,
          value,
          label: label || `${name} ${i + 1}`,
          x: at,
          y,
          w: size,
          h: size,
          size: 8,
          align: "center",
        });
      } else if (faces[i] > 0) out += pencilDie(env, faces[i], coach && i === 0, at, y, size);
    }
    return out;
  },
});
