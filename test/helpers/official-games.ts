/** Third and fourth downs of whole games, by the box score and by the second count. */
import { expect, it } from "vitest";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { boxScore } from "../../src/kernel/football/index.js";
import { loadSystems } from "../../src/systems/index.js";
import { countDowns, downsOf } from "./official-count.js";

/** Coaches that need no table solved. */
const COACH: Readonly<Record<string, string>> = {
  postcard: "football",
  "dice-football": "solo",
  "pen-and-paper": "simple",
  "5d20": "simple",
};

/** A test for each game that is played down by down. */
export async function officialDowns(count: number): Promise<void> {
  for (const system of (await loadSystems()).filter(({ id }) => id in COACH))
    it(`${system.id}: third and fourth downs of ${count} games`, () => {
      let tried = 0;
      for (let seed = 0; seed < count; seed++) {
        const record = system.play({
          rules: system.standardRules,
          seed,
          coach: COACH[system.id],
          names: {},
          cache: NO_CACHE,
        });
        const { events } = record as { readonly events: readonly { readonly type: string }[] };
        const box = boxScore(events);
        for (const down of [3, 4] as const) {
          const second = countDowns(events, down);
          expect({ seed, down, ...downsOf(box, down) }).toEqual({ seed, down, ...second });
          tried += second.away.tried + second.home.tried;
        }
      }
      expect(tried).toBeGreaterThan(5 * count);
    });
}
