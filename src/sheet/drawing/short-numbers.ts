/** Numbers in SVG, as short as possible without a visible difference. */

/** A number with at most `digits` decimals and no needless zero: `-.5`. */
export function compact(value: number, digits: number): string {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  if (rounded === 0) return "0";
  const text = Math.abs(rounded) < 1e-6 ? rounded.toFixed(digits) : `${rounded}`;
  return rounded < 1 && rounded > -1 ? text.replace(/^(-?)0\./, "$1.") : text;
}

/** A number with six significant digits, for the tiny scales of glyphs. */
export function compactScale(value: number): string {
  return `${Number(value.toPrecision(6))}`.replace(/^(-?)0\./, "$1.");
}

/** Joins numbers, with separators only where needed. */
export function joinNumbers(numbers: readonly string[]): string {
  return numbers.reduce(
    (text, number) => (text === "" || number.startsWith("-") ? text + number : `${text} ${number}`),
    "",
  );
}
