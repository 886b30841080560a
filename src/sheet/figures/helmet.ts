/** A helmet in side view, facing right, in a box of 35 x 30.5 units. The monogram is text and comes from the mark. */
import { tint } from "../theme.js";
import type { Figure } from "./canvas.js";

export interface Helmet {
  readonly shell: string;
  /** Color of the center stripe and face mask. */
  readonly trim: string;
  readonly ink: string;
  /** Color of lines on the shell; light on a dark one. */
  readonly line: string;
}

/** True for a shell so dark that ink is invisible on it. */
const isDark = (color: string): boolean =>
  0.3 * parseInt(color.slice(1, 3), 16) +
    0.59 * parseInt(color.slice(3, 5), 16) +
    0.11 * parseInt(color.slice(5, 7), 16) <
  95;

/** A helmet in two colors, `#RRGGBB`, with visible lines on its shell. */
export const helmetOf = (shell: string, trim: string, ink: string): Helmet => ({
  shell,
  trim,
  ink,
  line: isDark(shell) ? tint(shell, 0.55) : ink,
});

/** Center and maximum size of the monogram, and its type size for one, two and three letters, in the figure's units. */
export const HELMET_MONOGRAM = { x: 13.5, y: 12.2, width: 16, sizes: [16, 12.2, 9.7] } as const;
/** Area for a picture on the side of the shell, between stripe and ear hole. */
export const HELMET_DECAL = { x: 6.3, y: 5.4, w: 15.4, h: 14.2 } as const;
export const HELMET_SIZE = { width: 35, height: 30.5 } as const;

const SHELL =
  "M30.9 14.2C30.9 13.4 30.9 13.2 30.8 12.9C30.2 5.4 24 .8 16 .8C7 .8 .8 7 .8 16C.8 20.2 2.1 23.6 4 26.2C4.8 27.2 5.8 27.5 7 27.3L13 26.6C14.7 26.4 15.6 27.2 16.6 28.4C17.8 29.8 19.1 30.4 20.9 30.2L23.3 30C24.3 29.9 24.8 29.3 24.7 28.3L23.4 21.6C23 19.6 22.8 17.9 23.5 16.6C23.9 15.9 24.6 15.6 25.4 15.6L29.6 15.4C30.5 15.3 30.9 14.9 30.9 14.2Z";
const STRIPE =
  "M30.9 14.2C30.9 13.4 30.9 13.2 30.8 12.9C30.2 5.4 24 .8 16 .8C7 .8 .8 7 .8 16C.8 17.6 1 19.1 1.4 20.5L3.1 20C2.7 18.8 2.6 17.5 2.6 16.2C2.6 8.2 8.1 3 16 3C22.9 3 27.8 6.9 28.7 13.4L28.8 15.4L29.6 15.4C30.5 15.3 30.9 14.9 30.9 14.2Z";
const BARS = [
  "M23.7 21.4L31.3 20.3C33.1 20.1 34 20.9 34 22.4C33.9 24.7 33.6 26.6 32.7 28C32.2 28.8 31.4 29.2 30.4 29.1L24.6 28.5",
  "M24.2 25.1L33.6 24.4",
  "M29.2 20.6C29.7 23.1 29.6 26.3 28.9 28.9",
];
const JAW = "M16.6 28.2C16 25.6 17.1 23.6 19.6 22.9L23.4 22.6";
const OPENING = "M23.5 16.6C22.8 18.4 23.1 20.5 23.4 21.4L24.7 28.2L21 28.6V17.8Z";

const hex = (color: string): string => color.replace("#", "");

export const helmetFigure: Figure<Helmet> = {
  id: ({ shell, trim, ink, line }) => `helmet-${hex(shell)}-${hex(trim)}-${hex(ink)}-${hex(line)}`,
  draw: (group, { shell, trim, ink, line }) => {
    group.path(OPENING).fill(ink);
    for (const [color, width] of [
      [ink, 2.2],
      [trim, 1.25],
    ] as const) {
      for (const bar of BARS)
        group.path(bar).fill("none").stroke({ color, width, linejoin: "round", linecap: "round" });
    }
    group.path(SHELL).fill(shell);
    group.path(STRIPE).fill(trim);
    group.path(STRIPE).fill("none").stroke({ color: ink, width: 0.35, linejoin: "round" });
    group.path(SHELL).fill("none").stroke({ color: ink, width: 0.8, linejoin: "round" });
    group.path(JAW).fill("none").stroke({ color: line, width: 0.35 });
    group.circle(2.9).center(14.8, 22.2).fill(ink).stroke({ color: line, width: 0.3 });
    for (const [x, y] of [
      [23.9, 21.4],
      [24.7, 28.2],
    ]) {
      group.circle(1.5).center(x, y).fill("#FFFFFF").stroke({ color: ink, width: 0.35 });
    }
  },
};
