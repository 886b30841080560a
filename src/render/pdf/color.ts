/** Colours as PDF operators. */
import { format } from "./numbers.js";

export interface ColorOperators {
  readonly fill: string;
  readonly stroke: string;
}

const cache = new Map<string, ColorOperators>();

/**
 * Operators for `#rrggbb`. Greys are written in DeviceGray, so that printers make them of black ink alone and rules
 * stay sharp; other colours in DeviceRGB.
 */
export function colorOperators(color: string): ColorOperators {
  let operators = cache.get(color);
  if (operators === undefined) {
    const [r, g, b] = [1, 3, 5].map((at) => format(parseInt(color.slice(at, at + 2), 16) / 255));
    operators =
      r === g && g === b
        ? { fill: `${r} g\n`, stroke: `${r} G\n` }
        : { fill: `${r} ${g} ${b} rg\n`, stroke: `${r} ${g} ${b} RG\n` };
    cache.set(color, operators);
  }
  return operators;
}
