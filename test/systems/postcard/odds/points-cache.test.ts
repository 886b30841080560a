import { memoryCache } from "../../../../src/kernel/cache/index.js";
import { describe, expect, it } from "vitest";
import { pointsKey, solvedPoints, solvePoints } from "../../../../src/systems/postcard/odds/index.js";
import { STANDARD_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { decodePoints, encodePoints } from "../../../../src/systems/postcard/odds/points/encode.js";

/** The same rules as another object: nothing is remembered for it. */
const copy = (change: Partial<PostcardRules["card"]> = {}): PostcardRules => ({
  ...STANDARD_RULES,
  card: { ...STANDARD_RULES.card, ...change },
});

describe("the solved points game in the cache", () => {
  const table = solvePoints(STANDARD_RULES);
  const bytes = encodePoints(STANDARD_RULES, table.values);

  it("is small and restores to the last bit", () => {
    expect(bytes.length).toBeLessThan(8000);
    const back = decodePoints(STANDARD_RULES, bytes);
    expect(back?.states).toEqual(table.values.states);
    expect(back).toMatchObject({ kickoff: table.kickoffValue, freeKick: table.freeKickValue });
  });

  it("is read instead of solved, and then picks the same numbers", () => {
    const cache = memoryCache();
    cache.write(pointsKey(STANDARD_RULES), bytes);
    const steps: string[] = [];
    const read = solvedPoints(copy(), cache, (_done, _total, what) => steps.push(what));
    expect(steps).toEqual([]);
    expect(read.mix(5, 1, 7, "offense")).toEqual(table.mix(5, 1, 7, "offense"));
    expect(read.kickoff("regular")).toEqual(table.kickoff("regular"));
    expect(read.values.running).toEqual(table.values.running);
  });

  it("is solved once and written if the cache has nothing, or nothing valid", () => {
    const cache = memoryCache();
    const damaged = bytes.slice();
    damaged[100] ^= 1;
    cache.write(pointsKey(STANDARD_RULES), damaged);
    const done: number[] = [];
    const rules = copy();
    const solved = solvedPoints(rules, cache, (step) => done.push(step));
    expect(done.at(-1)).toBe(100);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(cache.read(pointsKey(rules))).toEqual(bytes);
    expect(solvedPoints(rules, cache)).toBe(solved);
  });

  it("refuses bytes of other rules, and cut or longer ones", () => {
    const other = copy({ points: { ...STANDARD_RULES.card.points, fieldGoal: 4 } });
    expect(decodePoints(other, bytes)).toBeUndefined();
    expect(decodePoints(STANDARD_RULES, bytes.slice(0, -1))).toBeUndefined();
    expect(decodePoints(STANDARD_RULES, Uint8Array.from([...bytes, 0]))).toBeUndefined();
    expect(decodePoints(STANDARD_RULES, new Uint8Array())).toBeUndefined();
  });
});

describe("the key", () => {
  it("covers what changes a value and nothing else", () => {
    const key = pointsKey(STANDARD_RULES);
    expect(key).toMatch(/^postcard-points1-[0-9a-f]{16}$/);
    const { card, switches } = STANDARD_RULES;
    expect(pointsKey({ ...copy({ barCap: 6, clock: { ...card.clock, plays: 5 } }), name: "mine" })).toBe(key);
    expect(pointsKey({ ...STANDARD_RULES, switches: { ...switches, overtime: "on" } })).toBe(key);
    expect(pointsKey({ ...STANDARD_RULES, switches: { ...switches, touchdown: "plane" } })).not.toBe(key);
    expect(pointsKey(copy({ punts: card.punts.map((row) => ({ ...row, kicker: row.kicker + 1 })) }))).not.toBe(key);
    expect(pointsKey(copy({ kicking: { ...card.kicking, kickoffTouchback: 20 } }))).not.toBe(key);
  });
});
