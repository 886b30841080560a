/** Themes: the same templates in color, in grays, with little ink, or in large print. */
import { COLORS, INK } from "./drawing/ink.js";

/** How a sheet is inked. `large-print` lays the sheet out again at 16 pt and up. */
export const THEMES = [
  { id: "color", title: "Ink and one accent color (default)" },
  { id: "mono", title: "Black and grays only, for a laser printer or photocopier" },
  { id: "low-ink", title: "Outlined bands and no tints, to save ink" },
  { id: "large-print", title: "Body text of 16 pt or more; one sheet becomes several" },
] as const;
export type ThemeId = (typeof THEMES)[number]["id"];

const PAPER = "#FFFFFF";
const PENCIL = COLORS.pencil.screen;
const PENCIL_MONO = "#4A4A4A";
/** Three grays that are distinguishable on a photocopy; letters identify the die. */
const DICE = { red: COLORS.red.screen, blue: COLORS.blue.screen, yellow: COLORS.yellow.screen };
const DICE_MONO = { red: "#4D4D4D", blue: "#707070", yellow: "#DADADA" };

/** Colors by the names in templates. */
export interface Theme {
  readonly id: ThemeId;
  readonly solidBands: boolean;
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;
  readonly pencil: string;
  /** Zebra tint, 6%. */
  readonly tint6: string;
  /** Key-column tint, 12%. */
  readonly tint12: string;
  /** Light lines; too pale for words. */
  readonly grey: string;
  /** Secondary text, still 4.5:1 on paper and on tints. */
  readonly softText: string;
  /** Colored dice; black and white ones use ink and paper. */
  readonly red: string;
  readonly blue: string;
  readonly yellow: string;
  /** Fill of a solid band, plain and red, and its text; outlined themes swap them. */
  readonly band: string;
  readonly redBand: string;
  readonly onBand: string;
}

/** Mixes `share` (0 to 1) of a color into white. */
export function tint(color: string, share: number): string {
  const channel = (at: number): string => {
    const value = parseInt(color.slice(at, at + 2), 16);
    return Math.round(255 - (255 - value) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase();
}

const made = new Map<string, Theme>();

/** The theme for a game's accent color; the same object for the same arguments, so that drawings can be cached per theme. */
export function makeTheme(id: ThemeId, accentColor: string): Theme {
  const key = `${id} ${accentColor}`;
  let theme = made.get(key);
  if (!theme) made.set(key, (theme = mixTheme(id, accentColor)));
  return theme;
}

function mixTheme(id: ThemeId, accentColor: string): Theme {
  const accent = id === "mono" ? INK : accentColor;
  const lowInk = id === "low-ink";
  const dice = id === "mono" ? DICE_MONO : DICE;
  return {
    id,
    solidBands: !lowInk,
    ink: INK,
    paper: PAPER,
    accent,
    pencil: id === "mono" ? PENCIL_MONO : PENCIL,
    tint6: lowInk ? PAPER : tint(accent, 0.06),
    tint12: lowInk ? PAPER : tint(accent, 0.12),
    grey: tint(INK, 0.45),
    softText: tint(INK, 0.7),
    ...dice,
    redBand: lowInk ? PAPER : dice.red,
    band: lowInk ? PAPER : accent,
    onBand: lowInk ? accent : PAPER,
  };
}

/** Color names for templates. */
export const COLOR_NAMES = [
  "ink",
  "paper",
  "accent",
  "pencil",
  "tint6",
  "tint12",
  "grey",
  "softText",
  "red",
  "blue",
  "yellow",
  "redBand",
  "band",
  "onBand",
] as const satisfies readonly (keyof Theme)[];
export type ColorName = (typeof COLOR_NAMES)[number];

/** A tint of a color on white; none in the low-ink theme. */
const tintOf = ({ id, paper }: Theme, color: string, share: number): string =>
  id === "low-ink" ? paper : tint(color, share);

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * The color for a name: `tint16` is 16% of the accent, `shade7` of the ink, `red12` of the red die's color; `#rrggbb` and `none` pass
 * through; undefined for anything else.
 */
export function themeColor(theme: Theme, color: string): string | undefined {
  if (color === "none" || HEX.test(color)) return color;
  if ((COLOR_NAMES as readonly string[]).includes(color)) return theme[color as ColorName];
  const mixed = /^(tint|shade|red|blue|yellow)(\d\d?)$/.exec(color);
  if (!mixed) return undefined;
  const [, name, share] = mixed;
  const full = name === "tint" ? theme.accent : name === "shade" ? theme.ink : theme[name as ColorName];
  return tintOf(theme, full, Number(share) / 100);
}

/** Caches a result per theme, by key. */
export function perTheme<T>(work: (theme: Theme, key: string) => T): (theme: Theme, key: string) => T {
  const kept = new WeakMap<Theme, Map<string, T>>();
  return (theme, key) => {
    let own = kept.get(theme);
    if (!own) kept.set(theme, (own = new Map()));
    let value = own.get(key);
    if (value === undefined) own.set(key, (value = work(theme, key)));
    return value;
  };
}
