/** Decks of dice cards: orthogonal arrays, shuffles, and how a throw is read off the cards. Everything is counted, nothing sampled. */
import { describe, expect, it } from "vitest";
import {
  cardsOf,
  DeckDice,
  drawnDice,
  everyCombination,
  shuffled,
  type DiceDeck,
} from "../../src/kernel/dice/index.js";
import { fiveTwenties } from "../../src/systems/5d20/five-twenties.js";
import { fourTens } from "../../src/systems/dice-football/four-tens.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { scriptedRoller } from "../helpers/dice.js";

/** How often each pair of levels stands on two columns, as a set of counts. */
function pairCounts(cards: readonly (readonly number[])[], a: number, b: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const key = `${card[a]} ${card[b]}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
const columnPairs = (columns: number) =>
  Array.from({ length: columns }, (_, a) => Array.from({ length: a }, (_, b) => [b, a] as const)).flat();

describe("orthogonal arrays", () => {
  it("four d10 on 100 cards: each of the 100 pairs of any two dice once, the first two in order", () => {
    const cards = fourTens();
    expect(cards.length).toBe(100);
    for (const [a, b] of columnPairs(4)) {
      const counts = pairCounts(cards, a, b);
      expect([counts.size, new Set(counts.values())]).toEqual([100, new Set([1])]);
    }
    expect(cards.map(([a, b]) => 10 * a + b)).toEqual(Array.from({ length: 100 }, (_, i) => i));
    expect(cards.flat().every((level) => level >= 0 && level < 10)).toBe(true);
  });

  it("five d20 on 400 cards: each of the 400 pairs of any two dice once", () => {
    const cards = fiveTwenties().flat();
    for (const [a, b] of columnPairs(5)) {
      const counts = pairCounts(cards, a, b);
      expect([counts.size, new Set(counts.values())]).toEqual([400, new Set([1])]);
    }
  });

  it("each of its five packs of 80 has every face of every die four times, and no pair twice", () => {
    for (const pack of fiveTwenties()) {
      expect(pack.length).toBe(80);
      for (let die = 0; die < 5; die++) {
        const faces = pairCounts(pack, die, die);
        expect([faces.size, new Set(faces.values())]).toEqual([20, new Set([4])]);
      }
      for (const [a, b] of columnPairs(5)) expect(pairCounts(pack, a, b).size).toBe(80);
    }
  });
});

describe("shuffles", () => {
  it("give every order once over all draws", () => {
    const orders = new Set<string>();
    for (let a = 1; a <= 4; a++)
      for (let b = 1; b <= 3; b++)
        for (let c = 1; c <= 2; c++) orders.add(shuffled(["a", "b", "c", "d"], scriptedRoller(a, b, c)).join(""));
    expect(orders.size).toBe(24);
  });
});

/** One card a pack: which die of which card is read can be seen by its face. */
const SIX = { sides: 6 };
const THREE_PACKS: DiceDeck = {
  packs: [
    { id: "A", dice: [SIX, SIX], cards: [[1, 2]] },
    { id: "B", dice: [SIX, SIX], cards: [[3, 4]] },
    { id: "C", dice: [SIX, SIX], cards: [[5, 6]] },
  ],
};
const PAIRS: DiceDeck = { packs: [{ id: "A", dice: [SIX, SIX], cards: cardsOf(everyCombination([6, 6])) }] };

describe("a throw from a deck", () => {
  const throwOf = (dice: DeckDice, count: number): number[] => {
    const faces = Array.from({ length: count }, () => dice.die(6));
    dice.pause();
    return faces;
  };

  it("takes one card from each pile, left to right, and new ones if it has more dice", () => {
    const dice = new DeckDice(THREE_PACKS, 1, "empty");
    expect(throwOf(dice, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(throwOf(dice, 1)).toEqual([1]);
    expect(throwOf(dice, 8)).toEqual([1, 2, 3, 4, 5, 6, 1, 2]);
  });

  it("starts over when something else is decided", () => {
    const dice = new DeckDice(THREE_PACKS, 1, "empty");
    expect([
      dice.die(6, undefined, "tackle"),
      dice.die(6, undefined, "catch"),
      dice.die(6, undefined, "catch"),
    ]).toEqual([1, 1, 2]);
  });

  it("reads dice by their color, and the same color again from a new card", () => {
    const dice = (["red", "white", "black"] as const).map((name) => ({ name, sides: 10 }));
    const deck = new DeckDice({ packs: [{ id: "A", dice, cards: [[3, 5, 7]] }] }, 1, "each");
    expect(["red", "black", "white", "red"].map((color) => deck.die(10, color, "snap"))).toEqual([3, 7, 5, 3]);
  });

  it("reads a coin off any die: heads (1) if it is odd", () => {
    const coin = (face: number): number =>
      new DeckDice({ packs: [{ id: "A", dice: [{ sides: 20 }], cards: [[face]] }] }, 1, "each").die(2, "coin");
    expect([1, 2, 19, 20].map(coin)).toEqual([1, 2, 1, 2]);
  });

  it("draws every card once before any repeats, and each pass in another order", () => {
    const dice = new DeckDice(PAIRS, 5, "empty");
    const pass = (): string[] => Array.from({ length: 36 }, () => throwOf(dice, 2).join(""));
    const [first, second] = [pass(), pass()];
    expect([new Set(first).size, new Set(second).size]).toEqual([36, 36]);
    expect(first).not.toEqual(second);
    expect(throwOf(new DeckDice(PAIRS, 5, "empty"), 2).join("")).toBe(first[0]);
  });

  it("can repeat a card when shuffled for each one", () => {
    const dice = new DeckDice(PAIRS, 5, "each");
    const drawn = Array.from({ length: 200 }, () => throwOf(dice, 2).join(""));
    expect(drawn.some((card, i) => card === drawn[i + 1])).toBe(true);
  });

  it("refuses a die that no card shows, and a game without a deck, with a hint", () => {
    const dice = new DeckDice(PAIRS, 1, "empty");
    expect(() => dice.die(8)).toThrow("these rules throw a d8, which no card of the deck shows");
    expect(() => dice.die(20)).toThrow(UserError);
    expect(() => drawnDice(undefined, 1, "empty")).toThrow("this game has no dice deck");
  });
});
