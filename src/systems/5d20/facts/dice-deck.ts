/** 5D-15, the dice deck, a pack at a time: the first, or the one that a person names. */
import { deckSheet } from "../../../gamekit/deck-cards.js";
import { packNamed } from "../dice-deck.js";

export const diceDeck = deckSheet(({ pack = "1" }) => packNamed(pack.trim()));
