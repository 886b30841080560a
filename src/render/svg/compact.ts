/** Numbers in SVG attributes, written as short as they can be without anyone seeing a difference. */

/** Decimals of a millimetre, and of a factor or an angle in a transform. */
export const MM_DIGITS = 3;
export const FACTOR_DIGITS = 5;

/** A number with at most `digits` decimals and no needless zero: `-.5`. */
export function compact(value: number, digits: number = MM_DIGITS): string {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  if (rounded === 0) return "0";
  const text = Math.abs(rounded) < 1e-6 ? rounded.toFixed(digits) : `${rounded}`;
  return text.replace(/^(-?)0\./, "$1.");
}

/** A number with five significant digits, for the tiny scales of glyphs. */
export function compactScale(value: number): string {
  return `${Number(value.toPrecision(6))}`.replace(/^(-?)0\./, "$1.");
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Every number in the text rounded; what stands between them stays. */
export function compactNumbers(text: string, digits: number = MM_DIGITS): string {
  return text.replace(NUMBER, (number) => compact(Number(number), digits));
}

const ARC_ARGUMENTS = new RegExp(
  String.raw`[\s,]*(N)[\s,]*(N)[\s,]*(N)[\s,]*([01])[\s,]*([01])[\s,]*(N)[\s,]*(N)`.replace(
    /N/g,
    String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`,
  ),
  "g",
);

/** Flags of an arc may stand without a divider; here they get one. */
function divideFlags(data: string): string {
  return data.replace(/[aA][^a-zA-Z]*/g, (arcs) => arcs.replace(ARC_ARGUMENTS, " $1 $2 $3 $4 $5 $6 $7"));
}

/** Path data with rounded numbers and no separator that is not needed. */
export function compactPath(data: string, digits: number = MM_DIGITS): string {
  const tokens = divideFlags(data).match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
  let path = "";
  let afterNumber = false;
  for (const token of tokens) {
    const isNumber = !/^[A-Za-z]$/.test(token);
    const text = isNumber ? compact(Number(token), digits) : token;
    path += afterNumber && isNumber && !text.startsWith("-") ? ` ${text}` : text;
    afterNumber = isNumber;
  }
  return path;
}
