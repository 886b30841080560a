/** The final whistle of every game with a clock: nothing is played after it, and halves begin with a kickoff, never with a kick left over. */
import { expect, it } from "vitest";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { loadSystems } from "../../src/systems/index.js";

interface Heard {
  readonly type: string;
  readonly kind?: string;
  readonly period?: number;
}

const GAMES = 60;
/** Games of quarters; PostCard's periods are crossed circles, and play goes on through them. */
const QUARTERS = ["5d20", "dice-football", "pen-and-paper"];
/** Dynasty plays seasons by dice, without a clock. */
const CLOCKLESS = ["dynasty"];
/** What is played or counts. */
const PLAYED = new Set(["play", "kick", "return", "points", "penalty", "flag", "fumble", "turnover", "driveStart"]);

for (const system of (await loadSystems()).filter(({ id }) => !CLOCKLESS.includes(id)))
  it(`${system.id}: ${GAMES} games end with their whistle`, () => {
    const coach =
      system.coaches.find(({ id }) => id === "simple" || id === "solo" || id === "steady") ?? system.coaches[0];
    for (let seed = 0; seed < GAMES; seed++) {
      const record = system.play({ rules: system.standardRules, seed, coach: coach.id, names: {}, cache: NO_CACHE });
      const { events } = record as unknown as { readonly events: readonly Heard[] };
      const where = `seed ${seed}`;
      expect(
        events.filter(({ type }) => type === "gameEnd"),
        where,
      ).toHaveLength(1);
      expect(events.at(-1)?.type, where).toBe("gameEnd");
      const whistle = events.findLastIndex(({ type }) => type === "periodEnd");
      expect(
        events.slice(whistle).filter(({ type }) => PLAYED.has(type)),
        where,
      ).toEqual([]);
      if (!QUARTERS.includes(system.id)) continue;
      const half = events.findIndex(({ type, period }) => type === "periodEnd" && period === 2);
      const first = events.slice(half).find(({ type }) => PLAYED.has(type) && type !== "driveStart");
      expect(first, where).toMatchObject({ type: "kick" });
      expect(["kickoff", "squib", "onside"], where).toContain(first?.kind);
    }
  });
