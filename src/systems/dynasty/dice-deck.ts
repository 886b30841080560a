/** DY-11, the dice deck: Team Dice are thrown three to five at once, the off-season's two, the Front Office one. */
import { cardsOf, everyCombination, type DiceDeck } from "../../kernel/dice/index.js";

const SIX = { sides: 6 };
/** Two dice in every combination. */
const PAIRS = { dice: [SIX, SIX], cards: cardsOf(everyCombination([6, 6])) };

/** Three piles, so that no throw takes two cards of one: five of a kind comes as often as with dice. */
export const DECK: DiceDeck = { packs: ["A", "B", "C"].map((id) => ({ id, ...PAIRS })) };
