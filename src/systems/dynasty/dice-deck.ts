/** DY-11, the dice deck: three to five Team Dice per throw, two for the offseason, one for the Front Office. */
import { cardsOf, everyCombination, type DiceDeck } from "../../kernel/dice/index.js";

const SIX = { sides: 6 };
/** Two dice in every combination. */
const PAIRS = { dice: [SIX, SIX], cards: cardsOf(everyCombination([6, 6])) };

/** Three piles, so that no throw takes two cards from the same pile: five of a kind is as likely as with dice. */
export const DECK: DiceDeck = { packs: ["A", "B", "C"].map((id) => ({ id, ...PAIRS })) };
