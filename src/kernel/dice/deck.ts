/**
 * Decks of cards that show dice. A deck has packs with a pile each, and a throw takes at most one card of a pile: every throw
 * has the odds of the dice, whatever was drawn before it.
 */
import { fault, UserError } from "../issue/index.js";
import { seededRoller, type Dice } from "./roller.js";

/** A die on a card. */
export interface CardDie {
  /** As the game names it, for dice that are told apart by color: `red`. */
  readonly name?: string;
  readonly sides: number;
}

/** Cards of one kind, with a back of their own. */
export interface DicePack {
  /** A letter, where a deck has several: `A`. */
  readonly id: string;
  /** Left to right. */
  readonly dice: readonly CardDie[];
  /** Faces of each card, from 1, in the order of the dice; a card's number is its place, from 1. */
  readonly cards: readonly (readonly number[])[];
}

export interface DiceDeck {
  readonly packs: readonly DicePack[];
}

/** Every combination once, the last die fastest: all dice together are exact. */
export function everyCombination(sides: readonly number[]): readonly (readonly number[])[] {
  return sides.reduce<(readonly number[])[]>(
    (cards, count) => cards.flatMap((card) => Array.from({ length: count }, (_, level) => [...card, level])),
    [[]],
  );
}

/** Cards from levels (a number from 0 for each die), every one as often as said. */
export const cardsOf = (levels: readonly (readonly number[])[], times = 1): readonly (readonly number[])[] =>
  levels.flatMap((card) => Array.from({ length: times }, () => card.map((level) => level + 1)));

/** The same in an order drawn by lot; every order is as likely. */
export function shuffled<One>(ones: readonly One[], lots: Dice): One[] {
  const order = [...ones];
  for (let last = order.length; last > 1; last--) {
    const lot = lots.die(last) - 1;
    [order[lot], order[last - 1]] = [order[last - 1], order[lot]];
  }
  return order;
}

/** When cards go back: once a pile is empty, or before every card. */
export const SHUFFLES = ["empty", "each"] as const;
export type Shuffle = (typeof SHUFFLES)[number];

/** Cards of a pack face down. */
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

/** A die of the deck with its place: which pack, which die of its cards. */
interface Slot extends CardDie {
  readonly pack: number;
  readonly at: number;
}

/**
 * Dice drawn from a deck, fixed by a seed: it fixes every shuffle. A throw begins with new cards and reads them from left to
 * right, pack by pack; a throw of more dice goes on with new ones. A die with fewer sides is read off one with a multiple of
 * them: a coin off any die, heads where it is odd.
 */
export class DeckDice implements Dice {
  private readonly piles: readonly Pile[];
  private readonly slots: readonly Slot[];
  /** Names of dice that are told apart. */
  private readonly names: ReadonlySet<string | undefined>;
  /** The card of each pack that lies open in this throw. */
  private open: (readonly number[] | undefined)[] = [];
  /** Slot after the one read last. */
  private next = 0;
  private roll: string | undefined;

  constructor(deck: DiceDeck, seed: number, shuffle: Shuffle) {
    const lots = seededRoller(seed);
    this.piles = deck.packs.map(({ cards }) => new Pile(cards, lots, shuffle));
    this.slots = deck.packs.flatMap(({ dice }, pack) => dice.map((die, at) => ({ ...die, pack, at })));
    this.names = new Set(this.slots.map(({ name }) => name));
  }

  /** @throws UserError `deck-die` for a die that is on no card */
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
 * The dice of a deck.
 * @throws UserError `deck-none` for a game that has none
 */
export function drawnDice(deck: DiceDeck | undefined, seed: number, shuffle: Shuffle): DeckDice {
  if (deck) return new DeckDice(deck, seed, shuffle);
  throw new UserError(fault("deck-none", "this game has no dice deck", { hint: "play it with dice" }), 2);
}
