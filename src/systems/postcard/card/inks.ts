/** Colors of the card: the game's green, or a team's where it can be read, as the theme prints them. */
import { contrastOf } from "../../../page/contrast.js";
import { makeTheme, tint, type ThemeId } from "../../../page/theme.js";

/** Field green: accent of all sheets of the game. */
export const ACCENT = "#2E7D32";

/** A side of the card: its name in the end zone and its two colors, `#RRGGBB`. */
export interface CardTeam {
  readonly name: string;
  readonly colors?: readonly [first: string, second: string];
}

/** Least contrast of words with what they stand on (design.md). */
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
}

/** The first of a team's colors that can be read on white, else ink. */
export function readableColor(colors: readonly string[], ink = "#161616"): string {
  return colors.find((color) => contrastOf(color, "#FFFFFF") >= READABLE) ?? ink;
}

/** Inks for a theme and a color; mono prints every color in black and greys, low-ink none of the areas. */
export function cardInks(theme: ThemeId, colors: readonly string[] = [ACCENT]): CardInks {
  const { ink, paper, accent, band, onBand } = makeTheme(theme, readableColor(colors));
  const lowInk = theme === "low-ink";
  const shade = (color: string, share: number): string => (lowInk ? paper : tint(color, share));
  return {
    theme,
    ink,
    paper,
    soft: tint(ink, 0.72),
    accent,
    band,
    onBand,
    line: tint(accent, theme === "mono" ? 0.5 : 0.6),
    tints: [shade(accent, 0.05), shade(accent, 0.1), shade(accent, 0.16), shade(accent, 0.24)],
    greys: [shade(ink, 0.07), shade(ink, 0.14)],
  };
}
