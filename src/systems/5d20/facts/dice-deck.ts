/** 5D-15, the dice deck, one pack at a time: the first, or the one requested. */
import { deckSheet } from "../../../gamekit/deck-cards.js";
import { packNamed } from "../dice-deck.js";

export const diceDeck = deckSheet(({ pack = "1" }) => packNamed(pack.trim()));
