/** Every block has an example in the docs, and every example prints without a fault. */
import { describe, expect, it } from "vitest";
import "../../src/sheet/figures/svg-canvas.js";
import { drawExample } from "../../src/docs/block-pictures.js";
import { EXAMPLES } from "../../src/docs/examples.js";
import { BLOCKS } from "../../src/sheet/template/blocks.js";
import { fonts } from "../helpers/draw.js";
import { sumOf } from "../helpers/sum-of.js";

/** Blocks that a small picture cannot show, each with its reason. */
const WITHOUT_EXAMPLE: Readonly<Record<string, string>> = {
  figure: "figures belong to the sheets of their game",
  drawing: "takes a drawing from the facts of a sheet",
};

describe("examples of blocks", () => {
  it("are complete, and name nothing that was removed", () => {
    const names = [...new Set(BLOCKS.map(({ name }) => name))];
    expect(names.filter((name) => !(name in EXAMPLES) && !(name in WITHOUT_EXAMPLE))).toEqual([]);
    expect([...Object.keys(EXAMPLES), ...Object.keys(WITHOUT_EXAMPLE)].filter((name) => !names.includes(name))).toEqual(
      [],
    );
  });

  it.each(Object.keys(EXAMPLES))("%s prints", (name) => {
    expect(drawExample(EXAMPLES[name], fonts)).toMatch(/^<svg/);
    expect(EXAMPLES[name].text).toContain(name === "value" ? "{{wins}}" : name === "words" ? "{wins}" : name);
  });

  it("draw the same as ever", async () => {
    const lines = Object.entries(EXAMPLES).map(([name, example]) => `${name}: ${sumOf(drawExample(example, fonts))}\n`);
    await expect(lines.join("")).toMatchFileSnapshot("../golden/examples.txt");
  });

  it("say which blocks take a body", () => {
    const around = BLOCKS.filter(({ name }) => new RegExp(`{{#${name}[ }]`).test(EXAMPLES[name]?.text));
    expect(BLOCKS.filter((block) => block.body && block.name in EXAMPLES && !around.includes(block))).toEqual([]);
    // These are written without a body, too.
    expect(around.filter(({ body }) => !body).map(({ name }) => name)).toEqual(["p", "item", "lead", "price"]);
  });
});
