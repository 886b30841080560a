/** What both sides of the quick reference card share, millimetres from the card's corner. */
import type { DynastyRules } from "../rules/index.js";

/** The accent frame: everything colored stays inside it, away from the cut. */
export const FRAME = { x: 3.5, y: 3.5, w: 86, h: 121, right: 89.5, bottom: 124.5 } as const;
/** Small print at the foot of the frame. */
export const FOOT = 4.2;
export const BAND = 4.8;
/** Column heads. */
export const HEAD = 3.4;

/** Small print at the foot of a side; shorter than a page's footer, so that it stays legible on a card. */
export const footLine = (rules: DynastyRules, side: string): string =>
  `DY-5 quick reference  \u00b7  ${rules.name} rules  \u00b7  ${side}`;
