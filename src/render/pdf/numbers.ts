/** Numbers in PDF syntax. */

/** Plain decimal with at most four places: a ten-thousandth of a millimeter. */
export function format(value: number): string {
  const rounded = Math.round(value * 1e4) / 1e4;
  return rounded === 0 ? "0" : `${rounded}`;
}

/** Several numbers divided by spaces. */
export const formatAll = (values: readonly number[]): string => values.map(format).join(" ");

/** Several numbers as short as possible, to a thousandth: for outlines that occur hundreds of times on a page. */
export const formatShort = (values: readonly number[]): string =>
  values.map((value) => `${Math.round(value * 1000) / 1000 || 0}`.replace(/^(-?)0\./, "$1.")).join(" ");
