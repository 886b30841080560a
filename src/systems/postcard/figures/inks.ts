/** Colors of the card: the game's green, or a team's color if readable, as the theme prints them. */
import { contrastOf } from "../../../kernel/color/index.js";
import { makeTheme, tint, type ThemeId } from "../../../sheet/theme.js";

/** Field green: accent color of all sheets of the game. */
export const ACCENT = "#2E7D32";

/** Minimum contrast of words with their background (design.md). */
const READABLE = 4.5;

/** Inks for half a card, or for the field between. */
export interface CardInks {
  readonly theme: ThemeId;
  readonly ink: string;
  readonly paper: string;
  /** Color of remarks and of secondary lines. */
  readonly soft: string;
  readonly accent: string;
  readonly band: string;
  readonly onBand: string;
  /** Color of lines between table cells. */
  readonly line: string;
  /** Tints of the accent from light to dark; good results. */
  readonly tints: readonly [string, string, string, string];
  /** Grays from light to dark; bad results. */
  readonly greys: readonly [string, string];
  /** Arcs of the score keeper: a team's other color, light enough for text. */
  readonly arc: string;
  /** A name on the background of its end zone. */
  readonly name: string;
}

/** The lightest tint, as a background for words in the color itself. */
const FAINT = 0.05;

/** The first of a team's colors that is readable on white and on its own light tint, else ink. */
export function readableColor(colors: readonly string[], ink = "#161616"): string {
  return colors.find((color) => contrastOf(color, tint(color, FAINT)) >= READABLE) ?? ink;
}

/** Inks for a theme's name and a color; mono prints every color in black and grays, low-ink prints no areas. */
export function cardInks(name: string, colors: readonly string[] = [ACCENT]): CardInks {
  const theme: ThemeId = name === "mono" || name === "low-ink" ? name : "color";
  const first = readableColor(colors);
  const { ink, paper, accent, band, onBand } = makeTheme(theme, first);
  const other = theme === "mono" ? undefined : colors.find((color) => color !== first);
  const lowInk = theme === "low-ink";
  const shade = (color: string, share: number): string => (lowInk ? paper : tint(color, share));
  const tints = [shade(accent, FAINT), shade(accent, 0.1), shade(accent, 0.16), shade(accent, 0.24)] as const;
  return {
    theme,
    ink,
    paper,
    soft: tint(ink, 0.72),
    accent,
    band,
    onBand,
    line: tint(accent, theme === "mono" ? 0.5 : 0.6),
    tints,
    greys: [shade(ink, 0.07), shade(ink, 0.14)],
    arc: other ? shade(other, 0.4) : tints[1],
    name: contrastOf(accent, tints[2]) >= READABLE ? accent : ink,
  };
}
