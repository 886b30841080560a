/** Figures drawn ahead: each is found in the file of all by its id alone. */
import { describe, expect, it } from "vitest";
import { figuresText, findFigure } from "../../../src/sheet/figures/drawn-ahead.js";

const FIGURES = {
  "yards-86-3_2": '<g id="yards-86-3_2"><path d="M0 0"/></g>',
  "die-1": '<g id="die-1"/>',
  "die-10": '<g id="die-10">a\nb: c, "d"</g>',
  ball: "<g/>",
  "ball of leather": "<g/>",
  "ball!": '<g id="x"/>',
  Z: "<g>,</g>",
};

describe("prebuilt figures", () => {
  const text = figuresText(FIGURES);

  it("are JSON, one figure per line", () => {
    expect(JSON.parse(text)).toEqual(FIGURES);
    expect(text.split("\n")).toHaveLength(Object.keys(FIGURES).length + 2);
  });

  it("are found wherever they are", () => {
    for (const [id, markup] of Object.entries(FIGURES)) expect(findFigure(text, id)).toBe(markup);
    for (let count = 0; count < 7; count++) {
      const some = Object.fromEntries(Object.entries(FIGURES).slice(0, count));
      for (const id of Object.keys(FIGURES))
        expect(findFigure(figuresText(some), id)).toBe((some as Record<string, string>)[id]);
    }
  });

  it("are undefined if the file has none with that ID", () => {
    for (const id of ["", "a", "die", "die-11", "zz", "{", "}", '"'] as const)
      expect(findFigure(text, id)).toBeUndefined();
  });
});
