/**
 * 5D-15, the dice deck: five dice per card; across 400 cards, each pair of faces of any two dice appears exactly once.
 * Five packs; one is enough to play.
 */
import { fault, UserError } from "../../kernel/issue/index.js";
import { cardsOf, seededRoller, shuffled, type CardDie, type DiceDeck } from "../../kernel/dice/index.js";
import { fiveTwenties } from "./five-twenties.js";

const DICE: readonly CardDie[] = ["red", "white", "blue", "black", "yellow"].map((name) => ({ name, sides: 20 }));

/**
 * Assigns numbers to the levels of the array, die by die. Any seed keeps the pairs exact; with this one, a single card
 * shows three of a kind on red, white and blue (dice: once in 400), and black equals yellow on four cards of each pack.
 */
const SEED = 8826;

/** Five packs of 80 cards: in each, every face of every die is on four cards, and no pair of faces repeats. */
export const PACKS: readonly (readonly (readonly number[])[])[] = (() => {
  const lots = seededRoller(SEED);
  const numbers = DICE.map(({ sides }) =>
    shuffled(
      Array.from({ length: sides }, (_, face) => face),
      lots,
    ),
  );
  return fiveTwenties().map((pack) =>
    cardsOf(shuffled(pack, lots).map((card) => card.map((level, die) => numbers[die][level]))),
  );
})();

export const DECK: DiceDeck = { packs: [{ id: "A", dice: DICE, cards: PACKS.flat() }] };

/** A pack by its number. @throws UserError `deck-pack` if there is no such pack */
export function packNamed(wanted: string): DiceDeck {
  const cards = PACKS.at(/^[1-9]\d*$/.test(wanted) ? Number(wanted) - 1 : PACKS.length);
  if (cards) return { packs: DECK.packs.map((pack) => ({ ...pack, id: wanted, cards })) };
  const message = `the dice deck has no pack "${wanted}"; expected 1 to ${PACKS.length}`;
  throw new UserError(fault("deck-pack", message, { hint: "--name pack=1" }));
}
