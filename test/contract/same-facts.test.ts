/**
 * What every sheet prints and what hands write on it: sums of its facts by the standard rules and each preset, and of the values of each
 * copy that is filled from the sample games. Goldens show the layout, where a shade, a hidden answer or a second copy may not be seen.
 */
import { describe, expect, it } from "vitest";
import { drawsFrom } from "../../src/contract/records.js";
import { cache, SYSTEMS, testRecords } from "../helpers/sheets.js";
import { sumOf } from "../helpers/sum-of.js";

/** Few lines, so that games go on to a second copy. */
const LINES = 12;

describe("facts and values", () => {
  it.each(SYSTEMS)("$id", async (system) => {
    const { standardRules, presets = [], sheets } = system;
    const lines: string[] = [];
    for (const spec of sheets) {
      const content = await spec.load();
      for (const { id, rules } of [
        { id: "standard", rules: standardRules },
        ...presets.filter((one) => one.id !== "standard"),
      ])
        lines.push(`${spec.id} ${id}: ${sumOf(content.form({ rules, names: {}, cache }))}\n`);
      for (const record of testRecords(system).filter((one) => drawsFrom(system, spec, one))) {
        const context = { rules: standardRules, names: {}, cache, capacity: () => LINES };
        const copies = content.fill?.([record], context);
        if (copies === undefined) continue;
        const written = copies.map(({ values, facts, accent, title }) => [values, facts, accent, title]);
        lines.push(`${spec.id} filled: ${copies.length} ${sumOf(written)}\n`);
      }
    }
    await expect(lines.join("")).toMatchFileSnapshot(`../golden/${system.id}/same-facts.txt`);
  });
});
