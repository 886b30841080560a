/** Black and yellow after a reroll, what a fumble is compared with, and rows that a return reads. */
import { describe, expect, it } from "vitest";
import { FAR_PUNTS, makeReturns } from "../../../src/systems/5d20/rate/kicks/returns.js";
import { LEAGUE_AVERAGE } from "../../../src/systems/5d20/rules/index.js";
import { clean, gameOf, none, one, play, position, snap, type Sides } from "./scripted.js";

describe("an interception", () => {
  // CB 1 knocks it down: red 1, white 5 is DEF, blue 6 is PD, black 1 is within 4 - 2. Then white and black again.
  const thrown = (
    yellow: number,
    again: readonly [w: number, k: number],
    sides: Sides = {},
    spot = 50,
    more: readonly number[] = [],
  ) => {
    const game = gameOf({ away: clean, home: clean, ...sides });
    return play(
      game,
      position(game, { spot }),
      [snap("short")],
      [7, 9, 4, 5, 19, 1, 5, 6, 1, yellow, ...again, ...more],
    );
  };
  it("is dropped by the current black, or by the original one under a house rule (F25)", () => {
    expect(one(thrown(5, [9, 5], {}, 50, [10]), "fumble")).toMatchObject({ player: "CB 1", rating: 6, dice: [10] });
    none(thrown(1, [9, 5]), "fumble");
    const original = { switches: { fumbleBlack: "original" } } as const;
    expect(one(thrown(1, [9, 5], original, 50, [10]), "fumble")).toMatchObject({ player: "CB 1", rating: 6 });
    none(thrown(5, [9, 5], original), "fumble");
  });
  it("beyond the end line is incomplete, and cites the row that says so", () => {
    const deep = thrown(9, [20, 5], {}, 97);
    expect(one(deep, "play")).toMatchObject({ result: "incomplete", came: "PD" });
    expect(one(deep, "play").cites.at(-1)).toBe("SP 20: 14");
    none(deep, "return");
    const caught = thrown(9, [20, 5], {}, 50);
    expect(one(caught, "play").cites).not.toContain("SP 20: 14");
    expect(one(caught, "return").cites).toContain("SP 20: 14");
  });
});

describe("a dropped snap", () => {
  it("is compared only with the passer's SNAP, which no defense adjusts", () => {
    const loose = { ...clean, fumble: { ...LEAGUE_AVERAGE.fumble, rateAdj: 2 } };
    const game = gameOf({ away: clean, home: loose });
    const dropped = play(game, position(game), [snap("run")], [7, 19, 4, 1, 1, 2, 3, 4, 5, 10]);
    expect(one(dropped, "play").kind).toBe("snapFumble");
    expect(one(dropped, "fumble").rating).toBe(1);
    // 2 and 2 is within the adjusted number, and no fumble.
    none(play(game, position(game), [snap("run")], [7, 19, 4, 2, 2, 20, 13, 14, 3, 9]), "fumble");
  });
});

describe("a free kick", () => {
  const safety = [7, 19, 4, 5, 9, 20, 20, 3, 1, 9];
  const game = gameOf({
    away: clean,
    home: {
      ...clean,
      kick: { ...clean.kick, pr: [{ ...clean.kick.pr[0], yards: Array.from({ length: 20 }, () => 99) }] },
    },
    switches: { twoPoint: "no" },
  });
  it("returned for a touchdown rerolls black and yellow, as a punt return does", () => {
    const try_ = [20, 9, 5, 4, 3];
    const played = play(game, position(game, { spot: 1 }), [snap("run")], [...safety, 9, 3, 12, 8, 5, 4, 4, ...try_]);
    expect(one(played, "return")).toMatchObject({
      of: "freeKick",
      touchdown: true,
      again: [
        { die: "K", face: 4 },
        { die: "Y", face: 4 },
      ],
    });
    // 4 and 4 drop nothing behind the goal line.
    none(played, "fumble");
    const punted = play(game, position(game, { spot: 30, down: 4 }), [snap("punt")], [9, 3, 12, 8, 5, 4, 4, ...try_]);
    expect(one(punted, "return")).toMatchObject({ of: "punt", touchdown: true, again: [{ face: 4 }, { face: 4 }] });
  });
});

describe("a rated row of punt returns", () => {
  const rowOf = (yards: number, long: number | undefined, touchdowns = 0) => {
    const row = {
      team: "A",
      player: "Ann",
      puntReturns: 30,
      puntReturnYards: 30 * yards,
      puntReturnLong: long,
      puntReturnTouchdowns: touchdowns,
    };
    const team = { team: "A", puntReturns: 30, puntReturnYards: 30 * yards };
    const { players, aims } = makeReturns("punt", [row as never], team as never, { kick: 22, punt: 8.9 }, FAR_PUNTS);
    return { row: players[0].yards, aim: aims[0] };
  };
  const mean = (row: readonly number[]): number => row.reduce((sum, one) => sum + one, 0) / row.length;

  it("by the rules season has the frequencies of real returns around the player's mean, whatever his longest", () => {
    for (const yards of [5, 7, 9, 11, 14])
      for (const [long, touchdowns] of [
        [undefined, 0],
        [18, 0],
        [45, 0],
        [84, 2],
      ] as const) {
        const { row, aim } = rowOf(yards, long, touchdowns);
        expect(Math.abs(mean(row) - aim)).toBeLessThanOrEqual(0.026);
        expect(row).toEqual([...row].sort((a, b) => a - b));
        // At most one loss in 20.
        expect(row.filter((one) => one < 0).length).toBeLessThanOrEqual(1);
        expect(row[0]).toBeGreaterThanOrEqual(yards < 11 ? -1 : -2);
      }
  });

  it("ends with a touchdown if one return in 40 went all the way, unless the others would be less than half as long", () => {
    expect(rowOf(9, 84, 1).row.at(-1)).toBe(99);
    expect(rowOf(9, 84, 0).row.at(-1)).toBe(84);
    const few = rowOf(5, 84, 1);
    expect(few.row.at(-1)).toBeLessThan(84);
    expect(few.row[18]).toBeGreaterThanOrEqual(5);
  });
});
