/** A team's two colors on paper: readable text on each (4.5:1, else ink or paper), and their greys. */
import type { ThemeId } from "../../../page/theme.js";

const INK = "#161616";
const PAPER = "#FFFFFF";
/** Least contrast of text with what it stands on (design.md). */
const READABLE = 4.5;
/** Below this two areas side by side look like one. */
const APART = 1.6;

/** What a team's cards and sheets are inked with. */
export interface TeamInk {
  readonly first: string;
  readonly second: string;
  /** Text on the first color. */
  readonly onFirst: string;
  /** The monogram: the second color where it can be read on the shell. */
  readonly letters: string;
  /** The second color as a stripe on white paper. */
  readonly stripe: string;
  /** Outline of what would else vanish on paper. */
  readonly edge: string;
  /** Heads of the rating boxes, and their text. */
  readonly head: string;
  readonly onHead: string;
}

/** Relative luminance of `#rrggbb` (WCAG). */
export function luminance(color: string): number {
  const channel = (at: number): number => {
    const c = parseInt(color.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** White where it can be read, else ink. */
const textOn = (color: string): string => (contrast(PAPER, color) >= READABLE ? PAPER : INK);

/** The grey that is as bright as a color. */
function grey(color: string): string {
  const l = luminance(color);
  const c = l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055;
  return `#${Math.round(c * 255)
    .toString(16)
    .padStart(2, "0")
    .repeat(3)}`.toUpperCase();
}

/** Colors for a theme: as they are, as greys, or outlines only. */
export function teamInk(theme: ThemeId, colors: { readonly first: string; readonly second: string }): TeamInk {
  if (theme === "low-ink") {
    return {
      first: PAPER,
      second: PAPER,
      onFirst: INK,
      letters: INK,
      stripe: INK,
      edge: INK,
      head: PAPER,
      onHead: INK,
    };
  }
  const mono = theme === "mono";
  const first = mono ? grey(colors.first) : colors.first;
  let second = mono ? grey(colors.second) : colors.second;
  // Two colors of one brightness are one grey: the second gives way.
  if (mono && contrast(first, second) < APART) second = contrast(first, PAPER) >= READABLE ? PAPER : INK;
  const onFirst = textOn(first);
  return {
    first,
    second,
    onFirst,
    letters: contrast(second, first) >= READABLE ? second : onFirst,
    stripe: contrast(second, PAPER) < 1.25 ? INK : second,
    edge: contrast(first, PAPER) < APART ? INK : "none",
    head: INK,
    onHead: PAPER,
  };
}
