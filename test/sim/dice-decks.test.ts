/** The dice decks of all games: their odds are those of the dice, counted out, and games from them replay. */
import { describe, expect, it } from "vitest";
import type { GameSystem, SystemId } from "../../src/contract/game.js";
import { describeRecord } from "../../src/contract/records.js";
import { countRolls, forEachRoll, SHUFFLES, type Dice, type DiceDeck } from "../../src/kernel/dice/index.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { DECK as DYNASTY } from "../../src/systems/dynasty/dice-deck.js";
import { DECK as POSTCARD } from "../../src/systems/postcard/dice-deck.js";
import { DECK as DICE_FOOTBALL } from "../../src/systems/dice-football/dice-deck.js";
import { DECK as PEN_AND_PAPER } from "../../src/systems/pen-and-paper/dice-deck.js";
import { DECK as FIVE_D20, PACKS } from "../../src/systems/5d20/dice-deck.js";
import { loadSystems } from "../../src/systems/index.js";

/** Counts cards, or anything, by a key. */
function tally<One>(ones: Iterable<One>, keyOf: (one: One) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of ones) counts[keyOf(one)] = (counts[keyOf(one)] ?? 0) + 1;
  return counts;
}
const cardsOf = (deck: DiceDeck, pack: number) => deck.packs[pack].cards;
/** The counts of dice, each as often as the deck repeats them. */
const times = (counts: ReadonlyMap<string | number, number>, factor: number): Record<string, number> =>
  Object.fromEntries([...counts].map(([key, count]) => [key, count * factor]));

/** How far the chance of "each up to a limit" can be from that of dice, for some numbers from 1 of a card together. */
function farthest(cards: readonly (readonly number[])[], sides: number): number {
  let worst = 0;
  forEachRoll(cards[0].length, sides, (limits) => {
    const share = cards.filter((card) => card.every((face, i) => face <= limits[i])).length / cards.length;
    const exact = limits.reduce((product, limit) => (product * limit) / sides, 1);
    worst = Math.max(worst, Math.abs(share - exact));
  });
  return worst;
}

describe("the odds of a throw", () => {
  it("postcard: two dice, both together", () => {
    expect(tally(cardsOf(POSTCARD, 0), String)).toEqual(times(countRolls(2, 6, String), 1));
  });

  it("dynasty: three, four and five dice, all together", () => {
    const [a, b, c] = [0, 1, 2].map((pack) => cardsOf(DYNASTY, pack));
    const throws = a.flatMap((one) => b.flatMap((two) => c.map((three) => [...one, ...two, ...three])));
    for (const count of [1, 2, 3, 4, 5]) {
      const drawn = new Map<number, number>();
      for (const faces of throws) {
        let key = 0;
        for (let i = 0; i < count; i++) key = 6 * key + faces[i] - 1;
        drawn.set(key, (drawn.get(key) ?? 0) + 1);
      }
      expect([drawn.size, new Set(drawn.values())]).toEqual([6 ** count, new Set([6 ** (6 - count)])]);
    }
  });

  it("pen & paper: up to six yard dice, and the d20 with any of them", () => {
    for (const pack of [0, 1, 2])
      expect(tally(cardsOf(PEN_AND_PAPER, pack), String)).toEqual(times(countRolls(2, 6, String), 1));
    expect(tally(cardsOf(PEN_AND_PAPER, 3), String)).toEqual(times(countRolls(1, 20, String), 2));
    // Piles are drawn apart from each other, so that throws of several are their products.
    expect(PEN_AND_PAPER.packs.map(({ id, dice }) => `${id}${dice.map(({ sides }) => `d${sides}`).join("")}`)).toEqual([
      "Ad6d6",
      "Bd6d6",
      "Cd6d6",
      "Dd20",
    ]);
  });

  it("DICE Football: each number of red and white and of black and blue, and of any two dice, once", () => {
    const [{ dice, cards }] = DICE_FOOTBALL.packs;
    expect(dice.map(({ name }) => name)).toEqual(["red", "white", "black", "blue"]);
    for (const [x, y] of [
      [0, 1],
      [2, 3],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ])
      expect(tally(cards, (card) => `${card[x]},${card[y]}`)).toEqual(times(countRolls(2, 10, String), 1));
    expect(cards[47].map((face) => face % 10).slice(0, 2)).toEqual([4, 7]);
  });

  it("5D20: any two dice; black equals yellow once in 20; two of three match as often as dice; three once in 400", () => {
    const [{ dice, cards }] = FIVE_D20.packs;
    expect([cards.length, dice.length]).toEqual([400, 5]);
    for (let x = 0; x < 5; x++)
      for (let y = 0; y < x; y++)
        expect(tally(cards, (card) => `${card[x]},${card[y]}`)).toEqual(times(countRolls(2, 20, String), 1));
    const alike = ([red, white, blue]: readonly number[]): number => new Set([red, white, blue]).size;
    const rolled = countRolls(3, 20, alike);
    // 8,000 throws of three dice for 400 cards.
    expect(tally(cards, alike)).toEqual(times(new Map([...rolled].map(([key, count]) => [key, count / 20])), 1));
    expect(cards.filter(([, , , black, yellow]) => black === yellow).length).toBe(20);
  });

  it("the rest is close: both numbers of DICE Football, three dice of 5D20 (docs/dice-cards.md)", () => {
    const [{ cards }] = DICE_FOOTBALL.packs;
    const numbers = cards.map((card) => {
      const [red, white, black, blue] = card.map((face) => face % 10);
      return [10 * red + white + 1, 10 * black + blue + 1];
    });
    expect(farthest(numbers, 100)).toBeCloseTo(0.0209, 10);
    const { cards: fives } = FIVE_D20.packs[0];
    const trios = countRolls(3, 5, (dice) => (dice[0] < dice[1] && dice[1] < dice[2] ? dice.join("") : ""));
    expect(trios.size).toBe(10 + 1);
    const worst = [...trios.keys()].map((trio) => {
      if (trio === "") return 0;
      const dice = Array.from(trio, (die) => Number(die) - 1);
      return farthest(
        fives.map((card) => dice.map((die) => card[die])),
        20,
      );
    });
    expect(Math.max(...worst)).toBeCloseTo(0.0195, 10);
  });

  it("5D20, a pack by itself: every face of every die on four cards, no pair of faces twice, black equal to yellow on four", () => {
    for (const pack of PACKS) {
      for (let die = 0; die < 5; die++)
        expect(tally(pack, (card) => card[die])).toEqual(times(countRolls(1, 20, String), 4));
      for (let x = 0; x < 5; x++)
        for (let y = 0; y < x; y++) expect(new Set(pack.map((card) => `${card[x]},${card[y]}`)).size).toBe(80);
      expect(pack.filter(([, , , black, yellow]) => black === yellow).length).toBe(4);
      const alike = pack.filter(([red, white, blue]) => new Set([red, white, blue]).size < 3).length;
      expect([11, 12]).toContain(alike);
    }
  });

  it("as printed in docs/dice-cards.md: five of a kind never come from one pile of 36", () => {
    let five = 0;
    forEachRoll(5, 6, (faces) => (five += new Set(faces).size === 1 ? 1 : 0));
    expect(five / 6 ** 5).toBe(1 / 1296);
    const [{ cards }] = POSTCARD.packs;
    let drawn = 0;
    for (const one of cards) for (const two of cards) if (one !== two && new Set([...one, ...two]).size === 1) drawn++;
    expect(drawn).toBe(0);
  });
});

interface Kept {
  readonly roller: string;
  readonly seed: number;
  readonly dice: readonly number[];
  readonly events: readonly object[];
}
const systems = await loadSystems();
const locate = () => ({ file: "game.json" });
const request = (system: GameSystem) => ({
  rules: system.standardRules,
  coach: system.defaultCoach,
  seed: 7,
  names: {},
  cache: NO_CACHE,
});
const prove = (system: GameSystem, record: unknown) => system.kinds.record.prove!(record, locate);

/** The longest throw that a game makes from its deck at once, without those that explode. */
const LONGEST: Readonly<Partial<Record<SystemId, number>>> = { dynasty: 5, postcard: 2, "dice-football": 4 };

describe.each(systems.map((system) => [system.id, system] as const))("%s from its deck", (id, system) => {
  const records = SHUFFLES.map((deck) => system.play({ ...request(system), deck }) as Kept);

  it("plays the same game again, however the cards are shuffled; the record names the source of its dice", () => {
    expect(records.map(({ roller, seed }) => [roller, seed])).toEqual([
      ["dice deck", 7],
      ["dice deck, shuffled for each card", 7],
    ]);
    for (const [i, deck] of SHUFFLES.entries()) {
      expect(records[i].events.length).toBeGreaterThan(20);
      expect(prove(system, records[i])).toEqual([]);
      expect(system.play({ ...request(system), deck })).toEqual(records[i]);
    }
    const rolled = system.play(request(system)) as Kept;
    expect(new Set([rolled, ...records].map(({ dice }) => dice.join(" "))).size).toBe(3);
  });

  it("reports a record with the dice of another deck, with the die", () => {
    const [empty, each] = records;
    const [issue] = prove(system, { ...each, roller: empty.roller });
    expect(issue.code).toBe("seed-dice");
    expect(issue.message).toMatch(/^die \d+ of the game shows \d+; the deck of seed 7 has \d+ there$/);
    expect(prove(system, { ...empty, roller: "xoroshiro128+" })[0].code).toBe("seed-dice");
  });

  it("names the file in its footer, and has no code: a seed alone would roll dice", () => {
    const { line, command } = describeRecord(system, records[0]);
    expect(line).toContain("seed 7, dice deck");
    expect(command).toBe(`pressbox print ${id} --record FILE`);
    expect(system.origin(records[0])).toBeUndefined();
  });

  it("does not continue by hand", () => {
    const half = system.plays.until(records[0], 2);
    expect(prove(system, half)).toEqual([]);
    expect(() => system.byHand!.resume(half, { coach: system.defaultCoach, cache: NO_CACHE })).toThrow(
      "a game from a dice deck cannot be continued by hand",
    );
  });

  it.runIf(LONGEST[id] !== undefined)("never throws more dice at once than its cards have", () => {
    const lengths: number[] = [];
    let [count, last] = [0, undefined as string | undefined];
    const end = (): void => {
      if (count > 0) lengths.push(count);
      count = 0;
    };
    const faces = [...records[1].dice];
    const roller: Dice = {
      die(_sides, _use, roll) {
        if (roll !== last) end();
        last = roll;
        count++;
        return faces.shift()!;
      },
      pause: end,
    };
    system.play({ ...request(system), roller: { ...roller, state: () => undefined } });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST[id]!);
  });
});
