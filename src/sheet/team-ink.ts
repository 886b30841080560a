/** A team's two colors on paper: readable text on each (4.5:1, else ink or paper), and their grays. */
import { contrastOf, LEAST_CONTRAST } from "../kernel/color/index.js";
import { INK } from "./drawing/ink.js";
import type { ThemeId } from "./theme.js";

const PAPER = "#FFFFFF";
/** Minimum contrast of small text with its background (design.md); a monogram is large and needs less. */
const READABLE = 4.5;
/** With less contrast to paper, a color looks white. */
const PALE = 1.12;
/** With less contrast, two neighboring areas look the same. */
const APART = 1.6;

/** Colors for a team's cards and sheets. */
export interface TeamInk {
  readonly first: string;
  readonly second: string;
  /** Text on the first color. */
  readonly onFirst: string;
  /** Color of the monogram: the second color if it is readable on the shell. */
  readonly letters: string;
  /** The second color as a stripe on white paper. */
  readonly stripe: string;
  readonly stripeEdge: string;
  /** Outline for areas that would otherwise vanish on paper. */
  readonly edge: string;
  /** Headings of the rating boxes, and their text. */
  readonly head: string;
  readonly onHead: string;
}

/** White if readable, else ink. */
const textOn = (color: string): string => (contrastOf(PAPER, color) >= READABLE ? PAPER : INK);

/** White must be named explicitly: only then is it painted over what is below. */
const named = (color: string): string => (color === PAPER ? "paper" : color);

/** The gray with the same luminance as a color. */
function grey(color: string): string {
  const l = 1.05 / contrastOf(color, PAPER) - 0.05;
  const c = l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055;
  return `#${Math.round(c * 255)
    .toString(16)
    .padStart(2, "0")
    .repeat(3)}`.toUpperCase();
}

/** Colors for a theme: unchanged, as grays, or outlines only. */
export function teamInk(theme: ThemeId, [shell, trim]: readonly [string, string]): TeamInk {
  if (theme === "low-ink") {
    return {
      first: PAPER,
      second: PAPER,
      onFirst: INK,
      letters: INK,
      stripe: INK,
      stripeEdge: "none",
      edge: INK,
      head: PAPER,
      onHead: INK,
    };
  }
  const mono = theme === "mono";
  const first = mono ? grey(shell) : shell;
  let second = mono ? grey(trim) : trim;
  // Two colors of the same luminance are the same gray: changes the second.
  if (mono && contrastOf(first, second) < APART) second = contrastOf(first, PAPER) >= READABLE ? PAPER : INK;
  const onFirst = textOn(first);
  const pale = contrastOf(second, PAPER) < PALE;
  return {
    first,
    second,
    onFirst: named(onFirst),
    letters: contrastOf(second, first) >= LEAST_CONTRAST ? second : onFirst,
    stripe: pale ? INK : second,
    stripeEdge: !pale && contrastOf(second, PAPER) < APART ? INK : "none",
    edge: contrastOf(first, PAPER) < APART ? INK : "none",
    head: INK,
    onHead: PAPER,
  };
}
