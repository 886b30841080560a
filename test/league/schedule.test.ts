import { describe, expect, it } from "vitest";
import { candidatesOf, knockOut } from "../../src/league/bracket.js";
import { restsOf, roundRobin } from "../../src/league/schedule.js";

const SIZES = Array.from({ length: 15 }, (_, i) => i + 2);

describe("round robin", () => {
  it.each(SIZES.flatMap((size) => [1, 2].map((times) => [size, times] as const)))(
    "%i teams, %i times",
    (size, times) => {
      const rounds = roundRobin(size, times);
      expect(rounds).toHaveLength((size % 2 === 0 ? size - 1 : size) * times);
      const met = new Map<string, number>();
      const home = new Array<number>(size + 1).fill(0);
      const away = new Array<number>(size + 1).fill(0);
      for (const games of rounds) {
        const busy = games.flatMap(([visitor, host]) => [visitor, host]);
        expect(new Set(busy).size).toBe(busy.length);
        expect(games).toHaveLength(Math.floor(size / 2));
        expect(restsOf(size, games)).toHaveLength(size % 2);
        for (const [visitor, host] of games) {
          met.set(`${host}-${visitor}`, (met.get(`${host}-${visitor}`) ?? 0) + 1);
          home[host]++;
          away[visitor]++;
        }
      }
      for (let a = 1; a <= size; a++) {
        for (let b = a + 1; b <= size; b++) {
          const [there, back] = [met.get(`${a}-${b}`) ?? 0, met.get(`${b}-${a}`) ?? 0];
          expect(there + back).toBe(times);
          if (times === 2) expect(there).toBe(1);
        }
        expect(Math.abs(home[a] - away[a])).toBeLessThanOrEqual(times === 2 || size % 2 === 1 ? 0 : 1);
      }
      if (size % 2 === 1) {
        const rests = rounds.flatMap((games) => restsOf(size, games));
        for (let a = 1; a <= size; a++) expect(rests.filter((rest) => rest === a)).toHaveLength(times);
      }
    },
  );

  it("no team plays more than three games in a row at home or away", () => {
    for (const size of SIZES) {
      const rounds = roundRobin(size, 1);
      for (let team = 1; team <= size; team++) {
        const where = rounds.flatMap((games) => {
          const game = games.find((one) => one.includes(team));
          return game ? [game[1] === team ? "H" : "A"] : [];
        });
        expect(where.join("")).not.toMatch(/HHHH|AAAA/);
      }
    }
  });
});

describe("knockout", () => {
  it.each(Array.from({ length: 31 }, (_, i) => i + 2))("%i teams", (size) => {
    const rounds = knockOut(size);
    expect(rounds).toHaveLength(Math.ceil(Math.log2(size)));
    const all = rounds.flatMap(({ games }) => games);
    const played = all.filter(({ bye }) => !bye);
    // Everybody but the champion loses once.
    expect(played).toHaveLength(size - 1);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const byes = 2 ** rounds.length - size;
    for (let seed = 1; seed <= size; seed++) {
      const entries = rounds.flatMap(({ week, games }) =>
        games.flatMap((game) => candidatesOf(game).flatMap((one) => ("seed" in one && one.seed === seed ? week : []))),
      );
      // The first numbers rest in round one and enter in round two; all others play from the start.
      expect(entries).toEqual(seed <= byes ? [1, 2] : [1]);
    }
    for (const game of played) {
      const week = rounds.find(({ games }) => games.includes(game))!.week;
      for (const one of candidatesOf(game)) {
        if (!("winner" in one)) continue;
        const before = rounds.find(({ games }) => games.some(({ id, bye }) => id === one.winner && !bye))!;
        expect(before.week).toBe(week - 1);
      }
    }
    expect(rounds.at(-1)!.games[0].id).toBe("final");
  });

  it("keeps the best numbers apart as long as possible", () => {
    for (const places of [2, 4, 8, 16, 32]) {
      const [first] = knockOut(places);
      let left = first.games.flatMap((game) => candidatesOf(game).flatMap((one) => ("seed" in one ? one.seed : [])));
      // If the better number always wins, every round pairs the best left with the worst left.
      expect([...left].sort((a, b) => a - b)).toEqual(Array.from({ length: places }, (_, i) => i + 1));
      while (left.length > 1) {
        const pairs = Array.from({ length: left.length / 2 }, (_, i) => [left[2 * i], left[2 * i + 1]]);
        for (const [a, b] of pairs) expect(a + b).toBe(left.length + 1);
        left = pairs.map((pair) => Math.min(...pair));
      }
    }
  });
});
