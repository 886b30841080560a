/**
 * A seed plays the game that it always did, by every answer of every ruling: people print a game again from its code, and replay records.
 * The sum covers dice, answers and events. It moves with a rule, a chart or a coach, and then this says for which rules.
 */
import { describe, expect, it } from "vitest";
import { loadSystems } from "../../src/systems/index.js";
import { COACHES, rulesOf } from "../helpers/all-rules.js";
import { cache } from "../helpers/sheets.js";
import { sumOf } from "../helpers/sum-of.js";

const SEED = 2026;

/** Coaches besides, for rules as they come: those who look nothing up that takes seconds to solve. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  dynasty: ["never"],
  postcard: ["points"],
  "dice-football": ["strong"],
  "pen-and-paper": ["strong"],
};

describe("games from seeds", async () => {
  it.each(await loadSystems())("$id", async (system) => {
    const lines: string[] = [];
    const add = (what: string, rules: unknown, coach: string, seed: number): void => {
      const record = system.play({ rules, seed, coach, names: {}, cache }) as { readonly events: readonly unknown[] };
      lines.push(`${what}, ${coach}, seed ${seed}: ${record.events.length} events ${sumOf(record)}\n`);
    };
    const few = COACHES[system.id];
    for (const [i, [what, rules]] of [...rulesOf(system)].entries()) {
      if (what.includes(":")) few.slice(0, 2).forEach((coach, j) => add(what, rules, coach, SEED + i + j));
      else
        for (const [j, coach] of [...few, ...few, ...(MORE[system.id] ?? [])].entries())
          add(what, rules, coach, SEED + j);
    }
    await expect(lines.join("")).toMatchFileSnapshot(`../golden/${system.id}/same-games.txt`);
  });
});
