/** The cards of a dice deck as their sheet prints them. */
import type { SheetContent } from "../contract/sheet.js";
import type { CardDie, DiceDeck, DicePack } from "../kernel/dice/index.js";

/** Label of a face: a d10 has 0 as its tenth face. */
const shownOn = ({ sides }: CardDie, face: number): string => `${sides === 10 ? face % 10 : face}`;

/** Fills of dice whose theme color has another name. */
const FILLS: Readonly<Record<string, string>> = { white: "paper", black: "ink" };

type Kind = "one" | "pair" | "four" | "five";

/** Layout of a card: a d20, two dice with pips, two two-digit numbers from d10s, or five d20. */
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
    /** Label in the card's corner; five dice would not fit. */
    figures: kind === "five" ? "" : (kind === "four" ? numbers : dice).map(({ shown }) => shown).join("  "),
    ...(kind === "four" && { numbers }),
    ...(kind === "pair" && { sum: card[0] + card[1] }),
  };
}

/**
 * The sheet of a deck.
 * @param deckOf picks the packs: all of them, or those that the sheet's heading names
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
