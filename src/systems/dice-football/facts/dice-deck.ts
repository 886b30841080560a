/** The dice deck as its sheet prints it. */
import { deckSheet } from "../../../gamekit/deck-cards.js";
import { DECK } from "../dice-deck.js";

export const diceDeck = deckSheet(() => DECK);
