/** PC-12, the dice deck: no throw needs more than two dice, one for each side or two for a kick. */
import { cardsOf, everyCombination, type DiceDeck } from "../../kernel/dice/index.js";

const SIX = { sides: 6 };

export const DECK: DiceDeck = { packs: [{ id: "A", dice: [SIX, SIX], cards: cardsOf(everyCombination([6, 6])) }] };
