/** Numbers as PDF takes them. */

/** Plain decimal with at most four places: a ten-thousandth of a millimetre. */
export function format(value: number): string {
  const rounded = Math.round(value * 1e4) / 1e4;
  return rounded === 0 ? "0" : `${rounded}`;
}

/** Several numbers divided by spaces. */
export const formatAll = (values: readonly number[]): string => values.map(format).join(" ");
