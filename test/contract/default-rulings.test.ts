/**
 * The answers of every ruling, first the one of the standard game. House rules and presets name only what differs: a default that moves
 * changes games that people have on paper, and an answer that goes refuses files, so both change here first.
 */
import { describe, expect, it } from "vitest";
import { loadSystems } from "../../src/systems/index.js";

describe("defaults of rulings", async () => {
  it.each(await loadSystems())("$id", async ({ id, rulings }) => {
    for (const { values, default: chosen } of rulings)
      if (values.length > 0) expect(values.map((value) => value.id)).toContain(chosen);
    const lines = rulings.map(({ id: name, ruling, default: chosen, values, fixed }) => {
      const others = values.map((value) => value.id).filter((value) => value !== chosen);
      return `${ruling} ${name}: ${[chosen, ...others].join(" | ")}${fixed ? " fixed" : ""}\n`;
    });
    await expect(lines.join("")).toMatchFileSnapshot(`../golden/${id}/default-rulings.txt`);
  });
});
