/** PC-12, the dice deck: no throw has more than two dice, those of both sides or of a kick. */
import { cardsOf, everyCombination, type DiceDeck } from "../../kernel/dice/index.js";

const SIX = { sides: 6 };

export const DECK: DiceDeck = { packs: [{ id: "A", dice: [SIX, SIX], cards: cardsOf(everyCombination([6, 6])) }] };
