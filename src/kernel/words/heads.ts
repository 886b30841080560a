/** Made-up headings for columns whose heading is missing or repeated, numbered to be unique. */

/** A heading for a column whose word already occurred `before` times, or that has no word. @param column from 0 */
export const headFor = (word: string, before: number, column: number): string =>
  word === "" ? `column ${column + 1}` : before === 0 ? word : `${word} (${before + 1})`;

/** The heading as it is in the file; "" for a column without one. */
export const headInFile = (head: string): string => head.replace(/ \(\d+\)$|^column \d+$/, "");
