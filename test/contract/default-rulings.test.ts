/**
 * The answer of every ruling in the standard game. House rules and presets name only what differs: a default that moves changes
 * games that people have on paper, so it moves here first.
 */
import { describe, expect, it } from "vitest";
import { loadSystems } from "../../src/systems/index.js";

describe("defaults of rulings", async () => {
  it.each(await loadSystems())("$id", async ({ id, rulings }) => {
    for (const { values, default: chosen } of rulings)
      if (values.length > 0) expect(values.map((value) => value.id)).toContain(chosen);
    const lines = rulings.map(({ id: name, ruling, default: chosen }) => `${ruling} ${name}: ${chosen}\n`);
    await expect(lines.join("")).toMatchFileSnapshot(`../golden/${id}/default-rulings.txt`);
  });
});
