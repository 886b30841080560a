/**
 * An orthogonal array: few cards on which pairs of dice occur as often as with real dice. Its strength is 2: each pair
 * of faces of any two dice is on equally many cards.
 */

/** A card by its levels: a number from 0 for each die. */
type Levels = readonly number[];

/** Base rows over the integers modulo 7 and three extra points; each is used from all four columns. */
const BASE = [
  [1, 4],
  [2, 1],
  [4, 2],
] as const;
const SEVEN = 7;

/**
 * Four ten-sided dice on 100 cards with exact pairs: two orthogonal Latin squares of order ten, after Bose, Shrikhande
 * and Parker (1960). Sorted so that the first two dice count from 0 0 to 9 9.
 */
export function fourTens(): readonly Levels[] {
  const rows: (readonly number[])[] = [];
  for (let shift = 0; shift < SEVEN; shift++) {
    rows.push([shift, shift, shift, shift]);
    BASE.forEach(([a, b], point) => {
      const row = [SEVEN + point, shift, (a + shift) % SEVEN, (b + shift) % SEVEN];
      for (let turn = 0; turn < row.length; turn++) rows.push([...row.slice(turn), ...row.slice(0, turn)]);
    });
  }
  // The three extra points: a square of order three.
  for (let x = 0; x < 3; x++)
    for (let y = 0; y < 3; y++) rows.push([x, y, (x + y) % 3, (x + 2 * y) % 3].map((point) => SEVEN + point));
  return rows.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
