/** Colors of the card: the game's green, or a team's where it can be read, as the theme prints them. */
import { contrastOf } from "../../../kernel/color/index.js";
import { makeTheme, tint, type ThemeId } from "../../../sheet/theme.js";

/** Field green: accent of all sheets of the game. */
export const ACCENT = "#2E7D32";

/** Least contrast of words with what they are on (design.md). */
const READABLE = 4.5;

/** What half a card, or the field between, is inked with. */
export interface CardInks {
  readonly theme: ThemeId;
  readonly ink: string;
  readonly paper: string;
  /** Remarks, and lines that give way to others. */
  readonly soft: string;
  readonly accent: string;
  readonly band: string;
  readonly onBand: string;
  /** Lines between the cells of a table. */
  readonly line: string;
  /** Tints of the accent from faint to strong; good results. */
  readonly tints: readonly [string, string, string, string];
  /** Greys from faint to strong; bad results. */
  readonly greys: readonly [string, string];
  /** Arcs of the score keeper: a team's other color, light enough to be read on. */
  readonly arc: string;
  /** A name on the ground of its end zone. */
  readonly name: string;
}

/** Faintest tint that words in the color itself are on. */
const FAINT = 0.05;

/** The first of a team's colors that can be read on white and on its own faint tint, else ink. */
export function readableColor(colors: readonly string[], ink = "#161616"): string {
  return colors.find((color) => contrastOf(color, tint(color, FAINT)) >= READABLE) ?? ink;
}

/** Inks for a theme's name and a color; mono prints every color in black and greys, low-ink none of the areas. */
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
