/** Colors of a drawing as operators: RGB for screens and desktop printers, or the four inks of a press. */
import { separation, type Cmyk } from "../../kernel/color/separation.js";
import { COLORS, INK } from "../../sheet/drawing/ink.js";
import { encodeText } from "./bytes.js";
import { format } from "./numbers.js";

export interface ColorOperators {
  readonly fill: Uint8Array;
  readonly stroke: Uint8Array;
  /** True if black overprints: on a press, black goes over other inks, so that no white gap shows where plates are misaligned. */
  readonly overprints: boolean;
}

/** Operators for `#rrggbb`. */
export type Inks = (color: string) => ColorOperators;

const BLACK = "#000000";

const partsOf = (color: string): readonly [number, number, number] => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`"${color}" is not a drawing color`);
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as unknown as readonly [number, number, number];
};

/** Caches the operators of each color. */
function kept(operators: (color: string) => readonly [fill: string, stroke: string, overprints?: boolean]): Inks {
  const known = new Map<string, ColorOperators>();
  return (color) => {
    let own = known.get(color);
    if (own === undefined) {
      const [fill, stroke, overprints = false] = operators(color);
      known.set(color, (own = { fill: encodeText(fill), stroke: encodeText(stroke), overprints }));
    }
    return own;
  };
}

/**
 * Grays in DeviceGray, so that printers use only black ink and rules stay sharp; the sheets' near-black is pure black, because 90% would be
 * screened; other colors in DeviceRGB.
 */
export const screenInks: Inks = kept((color) => {
  const pure = color === INK ? BLACK : color;
  const [r, g, b] = partsOf(pure).map((part) => format(part / 255));
  return r === g && g === b ? [`${r} g\n`, `${r} G\n`] : [`${r} ${g} ${b} rg\n`, `${r} ${g} ${b} RG\n`];
});

/** The inks of a press, by its ICC profile: everything in DeviceCMYK. */
export function pressInks(profile: Uint8Array): Inks {
  const separate = separation(profile);
  return kept((color) => {
    const shares = (namedInks(color) ?? separate(color)).map((share) => format(share / 100)).join(" ");
    return [`${shares} k\n`, `${shares} K\n`, shares === "0 0 0 1"];
  });
}

/** Rounding tolerance when matching a tint on the line from its color to white. */
const ROUNDED = 0.51;

/** The inks of a color with its own definition, or of a tint of one; grays are black. */
function namedInks(color: string): Cmyk | undefined {
  const parts = partsOf(color);
  const white = parts.map((part) => 255 - part);
  if (white.every((part) => part === white[0])) return tinted(COLORS.ink.press, white[0] / (255 - partsOf(INK)[0]));
  for (const { screen, press } of Object.values(COLORS)) {
    const full = partsOf(screen).map((part) => 255 - part);
    const longest = full.indexOf(Math.max(...full));
    const share = white[longest] / full[longest];
    if (share <= 1 && full.every((part, i) => Math.abs(part * share - white[i]) <= ROUNDED + part / full[longest] / 2))
      return tinted(press, share);
  }
  return undefined;
}

const tinted = (inks: Cmyk, share: number): Cmyk =>
  inks.map((ink) => Math.round(ink * Math.min(1, share))) as unknown as Cmyk;
