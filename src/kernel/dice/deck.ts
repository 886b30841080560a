/**
 * Decks of cards that replace dice. A deck has packs, each with its own pile, and a throw takes at most one card from each pile: every
 * throw has the odds of the dice, whatever was drawn before.
 */
import { fault, UserError } from "../issue/index.js";
import { seededRoller, type Dice } from "./roller.js";

/** A die on a card. */
export interface CardDie {
  /** The game's name for it, if dice differ by color: `red`. */
  readonly name?: string;
  readonly sides: number;
}

/** Cards of one kind, with their own back. */
export interface DicePack {
  /** A letter if the deck has several packs: `A`. */
  readonly id: string;
  /** Left to right. */
  readonly dice: readonly CardDie[];
  /** Faces of each card, from 1, in the order of the dice; a card's number is its position, from 1. */
  readonly cards: readonly (readonly number[])[];
}

export interface DiceDeck {
  readonly packs: readonly DicePack[];
}

/** Every combination once, the last die changing fastest: the odds of all dice together are exact. */
export function everyCombination(sides: readonly number[]): readonly (readonly number[])[] {
  return sides.reduce<(readonly number[])[]>(
    (cards, count) => cards.flatMap((card) => Array.from({ length: count }, (_, level) => [...card, level])),
    [[]],
  );
}

/** Cards from levels (a number from 0 for each die), each repeated `times` times. */
export const cardsOf = (levels: readonly (readonly number[])[], times = 1): readonly (readonly number[])[] =>
  levels.flatMap((card) => Array.from({ length: times }, () => card.map((level) => level + 1)));

/** The list in random order; all orders are equally likely. */
export function shuffled<One>(ones: readonly One[], lots: Dice): One[] {
  const order = [...ones];
  for (let last = order.length; last > 1; last--) {
    const lot = lots.die(last) - 1;
    [order[lot], order[last - 1]] = [order[last - 1], order[lot]];
  }
  return order;
}

/** When to reshuffle: once a pile is empty, or before every card. */
export const SHUFFLES = ["empty", "each"] as const;
export type Shuffle = (typeof SHUFFLES)[number];

/** A pile of cards, face down. */
class Pile {
  private left: (readonly number[])[] = [];

  constructor(
    private readonly cards: DicePack["cards"],
    private readonly lots: Dice,
    private readonly shuffle: Shuffle,
  ) {}

  draw(): readonly number[] {
    const { cards, lots, shuffle } = this;
    if (shuffle === "each") return cards[lots.die(cards.length) - 1];
    if (this.left.length === 0) this.left = shuffled(cards, lots);
    return this.left.pop()!;
  }
}

/** A die of the deck and its position: which pack, which die on its cards. */
interface Slot extends CardDie {
  readonly pack: number;
  readonly at: number;
}

/**
 * Dice drawn from a deck whose every shuffle follows from a seed. Each throw draws new cards and reads them left to right, pack by pack; if
 * it needs more dice, it draws more cards. A die with fewer sides can be read from one whose number of sides is a multiple: any die serves
 * as a coin, heads if odd.
 */
export class DeckDice implements Dice {
  private readonly piles: readonly Pile[];
  private readonly slots: readonly Slot[];
  /** Names of dice that must be distinguished. */
  private readonly names: ReadonlySet<string | undefined>;
  /** The face-up card of each pack in this throw. */
  private open: (readonly number[] | undefined)[] = [];
  /** Index after the slot read last. */
  private next = 0;
  private roll: string | undefined;

  constructor(deck: DiceDeck, seed: number, shuffle: Shuffle) {
    const lots = seededRoller(seed);
    this.piles = deck.packs.map(({ cards }) => new Pile(cards, lots, shuffle));
    this.slots = deck.packs.flatMap(({ dice }, pack) => dice.map((die, at) => ({ ...die, pack, at })));
    this.names = new Set(this.slots.map(({ name }) => name));
  }

  /** @throws UserError `deck-die` for a die that no card shows */
  die(sides: number, use?: string, roll?: string): number {
    if (roll !== this.roll) this.pause();
    this.roll = roll;
    const called = use !== undefined && this.names.has(use) ? use : undefined;
    const fits = ({ name, sides: has }: Slot): boolean =>
      has % sides === 0 && (called === undefined || called === name);
    let slot = this.slots.findIndex((one, i) => i >= this.next && fits(one));
    if (slot < 0) {
      this.pause();
      slot = this.slots.findIndex(fits);
    }
    if (slot < 0) {
      const message = `these rules throw a d${sides}, which no card of the deck shows`;
      throw new UserError(fault("deck-die", message, { hint: "play these rules with dice: remove --deck" }));
    }
    const { pack, at } = this.slots[slot];
    const card = (this.open[pack] ??= this.piles[pack].draw());
    this.next = slot + 1;
    return ((card[at] - 1) % sides) + 1;
  }

  pause(): void {
    this.open = [];
    this.next = 0;
  }
}

/**
 * Dice from a deck.
 * @throws UserError `deck-none` if the game has no deck
 */
export function drawnDice(deck: DiceDeck | undefined, seed: number, shuffle: Shuffle): DeckDice {
  if (deck) return new DeckDice(deck, seed, shuffle);
  throw new UserError(fault("deck-none", "this game has no dice deck", { hint: "play it with dice" }), 2);
}
