/** Games of many seeds as one hash a game and coach: what a change of code must not change by chance. */
import { expect, it } from "vitest";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { fnv1aText } from "../../src/kernel/hash/index.js";
import { loadSystems } from "../../src/systems/index.js";

/** Coaches that need a table solved before they can play: `solver.long.test.ts` and `section-nine.long.test.ts` are about them. */
const SOLVED = ["optimal", "optimal-titles", "solved"];

/** A test for each game and coach: the records of seeds 0 to `count - 1` are those of the snapshot. */
export async function sameGames(count: number): Promise<void> {
  for (const system of await loadSystems())
    for (const { id } of system.coaches.filter((coach) => !SOLVED.includes(coach.id)))
      it(`${system.id}, ${id} coach: ${count} games`, () => {
        const hashes = Array.from({ length: count }, (_, seed) => {
          const record = system.play({ rules: system.standardRules, seed, coach: id, names: {}, cache: NO_CACHE });
          return fnv1aText(JSON.stringify(record));
        });
        expect(new Set(hashes).size).toBe(count);
        expect(fnv1aText(hashes.join()).toString(16)).toMatchSnapshot();
      });
}
