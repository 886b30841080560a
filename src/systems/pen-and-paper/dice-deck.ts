/** PP-24, the dice deck: up to six yard dice at once, and the d20 of attacks, kicks and fouls. */
import { cardsOf, everyCombination, type DiceDeck } from "../../kernel/dice/index.js";

const SIX = { sides: 6 };
/** Two dice in every combination. */
const PAIRS = { dice: [SIX, SIX], cards: cardsOf(everyCombination([6, 6])) };
const TWENTY = { dice: [{ sides: 20 }], cards: cardsOf(everyCombination([20]), 2) };

/** Yards in three piles, so that no throw takes two cards from one pile; the d20 has its own pile, each face twice. */
export const DECK: DiceDeck = { packs: [...["A", "B", "C"].map((id) => ({ id, ...PAIRS })), { id: "D", ...TWENTY }] };
