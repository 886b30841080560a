/** The cards of a dice deck as their sheet prints them. */
import type { SheetContent } from "../contract/sheet.js";
import type { CardDie, DiceDeck, DicePack } from "../kernel/dice/index.js";

/** What a die shows: a d10 has 0 for its tenth face. */
const shownOn = ({ sides }: CardDie, face: number): string => `${sides === 10 ? face % 10 : face}`;

/** Dice by the names of the theme's colors, where they are called otherwise. */
const FILLS: Readonly<Record<string, string>> = { white: "paper", black: "ink" };

type Kind = "one" | "pair" | "four" | "five";

/** How a card is drawn: a d20, two dice with pips, two numbers of two d10 each, or five d20. */
function kindOf({ dice }: DicePack): Kind {
  if (dice.length === 1) return "one";
  if (dice.length === 2) return "pair";
  return dice[0].sides === 10 ? "four" : "five";
}

function cardFacts(pack: DicePack, card: readonly number[], at: number) {
  const kind = kindOf(pack);
  const dice = pack.dice.map((die, i) => ({
    face: card[i],
    shown: shownOn(die, card[i]),
    ...(die.name !== undefined && { color: die.name, fill: FILLS[die.name] ?? die.name }),
  }));
  const numbers = [dice.slice(0, 2), dice.slice(2)].map((two) => ({
    dice: two,
    shown: two.map(({ shown }) => shown).join(""),
  }));
  return {
    // A letter and a number, or two numbers.
    id: `${pack.id}${/\d$/.test(pack.id) ? "-" : ""}${at + 1}`,
    pack: pack.id,
    of: pack.cards.length,
    kind,
    dice,
    /** What it shows, at its corner; five dice are too many. */
    figures: kind === "five" ? "" : (kind === "four" ? numbers : dice).map(({ shown }) => shown).join("  "),
    ...(kind === "four" && { numbers }),
    ...(kind === "pair" && { sum: card[0] + card[1] }),
  };
}

/**
 * The sheet of a deck.
 * @param deckOf all of its packs, or those that are asked for by a name of the sheet's head
 */
export const deckSheet = (deckOf: (names: Readonly<Record<string, string>>) => DiceDeck): SheetContent => ({
  form({ names }) {
    const { packs } = deckOf(names);
    return {
      several: packs.length > 1,
      cards: packs.flatMap((pack) => pack.cards.map((card, at) => cardFacts(pack, card, at))),
    };
  },
});
