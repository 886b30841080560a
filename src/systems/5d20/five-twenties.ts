/**
 * An orthogonal array: few cards on which pairs of dice occur as often as with real dice. Its strength is 2: each pair
 * of faces of any two dice is on equally many cards.
 */

/** A card by its levels: a number from 0 for each die. */
type Levels = readonly number[];

/** Multiplication in the field of four elements, where addition is exclusive or. */
const FOUR = [
  [0, 0, 0, 0],
  [0, 1, 2, 3],
  [0, 2, 3, 1],
  [0, 3, 1, 2],
] as const;

/**
 * Five twenty-sided dice on 400 cards with exact pairs: the product of an array over the field of four and one over the
 * integers modulo five. The latter has an extra column, which splits the cards into five packs of 80: in each, every
 * face of every die is on four cards, and no pair of faces repeats.
 */
export function fiveTwenties(): readonly (readonly Levels[])[] {
  return Array.from({ length: 5 }, (_, pack) => {
    const cards: Levels[] = [];
    for (let x = 0; x < 5; x++) {
      const y = (x + pack) % 5;
      const fives = [x, y, (x + y) % 5, (x + 2 * y) % 5, (x + 3 * y) % 5];
      for (let u = 0; u < 4; u++)
        for (let v = 0; v < 4; v++) {
          const fours = [u, v, u ^ v, u ^ FOUR[2][v], u ^ FOUR[3][v]];
          cards.push(fives.map((five, column) => 5 * fours[column] + five));
        }
    }
    return cards;
  });
}
