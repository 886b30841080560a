/** The pencil of the old log, which books still print. */
import { describe, expect, it } from "vitest";
import type { Fill } from "../../../../src/page/types.js";
import { drawText } from "../../../helpers/draw.js";

describe("pencil lines", () => {
  const line = (rest: string, fill: Fill = "filled"): string =>
    drawText(`{{#layer "pencil"}}{{pencilLine name="way" x1=5 y1=5 x2=80 y2=5 ${rest}}}{{/layer}}`, {}, { fill }).page
      .layers.pencil;

  it("are drawn by a hand that strays the same way every time", () => {
    expect(line("")).toBe(line(""));
    expect(line("").match(/Q/g)).toHaveLength(2);
    expect(line("", "blank")).toBe("");
  });

  it.each([
    ['dash="dashed"', "stroke-dasharray"],
    ['to="arrow"', "stroke-linejoin"],
    ['to="ball"', "<circle"],
    ['from="bar"', "M5"],
  ])("take %s", (rest, sign) => {
    expect(line(rest)).toContain(sign);
  });
});
