import { describe, expect, it } from "vitest";
import { bracketOrder, knockOut, knockOutRounds } from "../../../../src/systems/postcard/cup/knock-out.js";
import { restOf, roundRobin } from "../../../../src/systems/postcard/cup/round-robin.js";

const SIZES = Array.from({ length: 15 }, (_, i) => i + 2);

describe("round robin", () => {
  it.each(SIZES.flatMap((size) => [1, 2].map((times) => [size, times] as const)))(
    "%i teams, %i times",
    (size, times) => {
      const rounds = roundRobin(size, times);
      expect(rounds).toHaveLength((size % 2 === 0 ? size - 1 : size) * times);
      const met = new Map<string, number>();
      const home = new Array<number>(size).fill(0);
      const away = new Array<number>(size).fill(0);
      for (const games of rounds) {
        const busy = games.flatMap((game) => [game.home, game.away]);
        expect(new Set(busy).size).toBe(busy.length);
        expect(games).toHaveLength(Math.floor(size / 2));
        expect(restOf(size, games) === undefined).toBe(size % 2 === 0);
        for (const game of games) {
          met.set(`${game.home}-${game.away}`, (met.get(`${game.home}-${game.away}`) ?? 0) + 1);
          home[game.home]++;
          away[game.away]++;
        }
      }
      for (let a = 0; a < size; a++) {
        for (let b = a + 1; b < size; b++) {
          const [there, back] = [met.get(`${a}-${b}`) ?? 0, met.get(`${b}-${a}`) ?? 0];
          expect(there + back).toBe(times);
          if (times === 2) expect(there).toBe(1);
        }
        expect(Math.abs(home[a] - away[a])).toBeLessThanOrEqual(times === 2 || size % 2 === 1 ? 0 : 1);
      }
      if (size % 2 === 1) {
        const rests = rounds.map((games) => restOf(size, games)!);
        for (let a = 0; a < size; a++) expect(rests.filter((rest) => rest === a)).toHaveLength(times);
      }
    },
  );

  it("nobody plays more than three games in a row at home or away", () => {
    for (const size of SIZES) {
      const rounds = roundRobin(size, 1);
      for (let team = 0; team < size; team++) {
        const where = rounds.flatMap((games) => {
          const game = games.find((one) => one.home === team || one.away === team);
          return game ? [game.home === team ? "H" : "A"] : [];
        });
        expect(where.join("")).not.toMatch(/HHHH|AAAA/);
      }
    }
  });
});

describe("knock-out", () => {
  it.each(Array.from({ length: 31 }, (_, i) => i + 2))("%i teams", (size) => {
    const rounds = knockOut(size);
    expect(rounds).toHaveLength(knockOutRounds(size));
    const played = rounds.flat().filter(({ sides }) => sides.length === 2);
    // Everybody but the champion loses once.
    expect(played).toHaveLength(size - 1);
    expect(new Set(rounds.flat().map(({ game }) => game)).size).toBe(rounds.flat().length);
    const numbers = rounds
      .flat()
      .flatMap(({ sides, round }) =>
        sides.flatMap((side) =>
          "number" in side && (sides.length === 2 || round === 1) ? [{ number: side.number, round }] : [],
        ),
      );
    const byes = 2 ** rounds.length - size;
    for (let number = 1; number <= size; number++) {
      const entries = numbers.filter((one) => one.number === number).map(({ round }) => round);
      // The first numbers rest in round one and enter in round two; all others play from the start.
      expect(entries).toEqual(number <= byes ? [1, 2] : [1]);
    }
    for (const game of played) {
      for (const side of game.sides) {
        if (!("winner" in side)) continue;
        const before = rounds.flat().find((one) => one.game === side.winner)!;
        expect(before.round).toBe(game.round - 1);
        expect(before.sides).toHaveLength(2);
      }
    }
    expect(rounds.at(-1)![0].game).toBe("final");
  });

  it("keeps the best numbers apart as long as it can", () => {
    for (const places of [2, 4, 8, 16, 32]) {
      // If the better number always wins, every round pairs the best left with the worst left.
      let left = bracketOrder(places);
      expect([...left].sort((a, b) => a - b)).toEqual(Array.from({ length: places }, (_, i) => i + 1));
      while (left.length > 1) {
        const pairs = Array.from({ length: left.length / 2 }, (_, i) => [left[2 * i], left[2 * i + 1]]);
        for (const [a, b] of pairs) expect(a + b).toBe(left.length + 1);
        left = pairs.map((pair) => Math.min(...pair));
      }
    }
  });
});
