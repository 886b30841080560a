/** The page that measures a printer: its cross stands where every turn of the paper maps it onto itself. */
import { describe, expect, it } from "vitest";
import { templatesFrom } from "../../src/data/templates.js";
import type { Issue } from "../../src/kernel/issue/index.js";
import { opsBounds, textsIn } from "../../src/sheet/drawing/bounds.js";
import type { Op } from "../../src/sheet/drawing/types.js";
import { TemplateEngine } from "../../src/sheet/template/engine.js";
import { makeTheme } from "../../src/sheet/theme.js";
import { fonts } from "../helpers/draw.js";

describe.each(["letter", "a4"] as const)("the drift test on %s", (paper) => {
  const issues: Issue[] = [];
  const form = new TemplateEngine(templatesFrom()).layOut(
    { template: "shared/drift-test", facts: {}, theme: makeTheme("color", "#161616"), paper, fonts, frame: {} },
    issues,
  );
  const [front, back] = form.copy({}, { fill: "blank", fieldPrefix: "", frame: () => ({}) }, issues);
  const middle = { x: front.width / 2, y: front.height / 2 };

  it("crosses in the middle of the paper", () => {
    expect(issues).toEqual([]);
    const pathsOf = (ops: readonly Op[]): Op[] =>
      ops.flatMap((op) => (op.op === "place" ? pathsOf(op.piece.ops) : op.op === "path" ? [op] : []));
    const [cross] = pathsOf(front.layers.form);
    const [{ matrix }] = front.layers.form as [Op & { op: "place" }];
    const { x, y, w, h } = opsBounds([cross], matrix)!;
    expect([x + w / 2, y + h / 2].map((at) => Math.round(at * 100) / 100)).toEqual(
      [middle.x, middle.y].map((at) => Math.round(at * 100) / 100),
    );
  });

  it("counts up to the left and upwards: a back set 3 mm too far right shows the cross at +3", () => {
    const labels = textsIn(back.layers.form).filter(({ value }) => /^[+–]?\d$/.test(value));
    const center = ({ at }: (typeof labels)[number]): [number, number] => [at.x + at.w / 2, at.y + at.h / 2];
    const level = labels.find(
      (label) => Math.abs(center(label)[0] + 3 - middle.x) < 0.05 && center(label)[1] > middle.y + 10,
    );
    const upright = labels.find(
      (label) => center(label)[0] > middle.x + 10 && Math.abs(center(label)[1] - 6 - middle.y) < 0.6,
    );
    expect([level?.value, upright?.value]).toEqual(["+3", "–6"]);
  });
});
