/** The dice deck in the form of its sheet. */
import { deckSheet } from "../../../gamekit/deck-cards.js";
import { DECK } from "../dice-deck.js";

export const diceDeck = deckSheet(() => DECK);
