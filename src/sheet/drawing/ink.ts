/**
 * The colors of sheets, with the press inks for them: percentages of cyan, magenta, yellow and black on coated paper (FOGRA39). They are
 * close to what the press's profile would give, but with round values and few inks; tints of the colors are tints of the inks. Other
 * colors, such as those of teams, go through the profile (`render/pdf/inks.ts`).
 */
import type { Cmyk } from "../../kernel/color/separation.js";

interface Color {
  /** `#RRGGBB`. */
  readonly screen: string;
  readonly press: Cmyk;
}

/** Black as it looks on paper: softer than a screen's. Printed as pure black. */
export const INK = "#161616";

export const COLORS = {
  ink: { screen: INK, press: [0, 0, 0, 100] },
  /** Graphite blue: handwriting (design.md). */
  pencil: { screen: "#2B4C7E", press: [90, 60, 0, 35] },
  /** Dice. */
  red: { screen: "#C62828", press: [0, 95, 90, 15] },
  blue: { screen: "#1D5DB8", press: [95, 65, 0, 0] },
  yellow: { screen: "#F3B61F", press: [0, 30, 95, 0] },
  /** Accents of games. */
  forest: { screen: "#1E5B3A", press: [80, 0, 80, 60] },
  turf: { screen: "#2E7D32", press: [75, 0, 95, 35] },
  brick: { screen: "#8C2F2B", press: [0, 90, 80, 50] },
  navy: { screen: "#1F3A68", press: [95, 70, 0, 50] },
} as const satisfies Readonly<Record<string, Color>>;
