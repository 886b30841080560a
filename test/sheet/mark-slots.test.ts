/** Marks with `slot=`: one form, and each copy prints a value of its own in their place. */
import { describe, expect, it } from "vitest";
import { formatIssue, type Issue } from "../../src/kernel/issue/index.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { LAYERS, type Fill } from "../../src/sheet/drawing/types.js";
import { eachOp } from "../../src/sheet/drawing/walk.js";
import type { Form, Values } from "../../src/sheet/layout/form.js";
import { TemplateEngine } from "../../src/sheet/template/engine.js";
import { makeTheme } from "../../src/sheet/theme.js";
import { fonts } from "../helpers/draw.js";

const strip = { width: 60, height: 30 };

/** Lays a template out once, and gives its copies: the words that are printed, and how much is drawn. */
function laid(text: string, facts: object = {}) {
  const engine = new TemplateEngine({
    read: (name) => (name === "marks" ? { text, file: "marks.hbs", own: false } : undefined),
    names: () => ["marks"],
  });
  const issues: Issue[] = [];
  const theme = makeTheme("color", "#1E5B3A");
  const form: Form = engine.layOut(
    { template: "marks", facts, theme, paper: "letter", fonts, frame: {}, strip },
    issues,
  );
  return {
    form,
    told: () => issues.map(formatIssue),
    copy(values: Values, fill: Fill = "filled") {
      const [page] = form.copy(values, { fill, fieldPrefix: "", frame: () => ({}) }, issues);
      let drawn = 0;
      for (const layer of LAYERS) eachOp(page.layers[layer], ({ op }) => void (drawn += op === "place" ? 0 : 1));
      return {
        words: LAYERS.flatMap((layer) => textsIn(page.layers[layer]).map(({ value }) => value)),
        pencil: textsIn(page.layers.pencil).map(({ value }) => value),
        drawn,
      };
    },
  };
}

describe("a mark with a slot", () => {
  it("prints each copy's own value, and its argument if a copy has none", () => {
    const { copy, told } = laid('{{text "nobody" slot="team"}}');
    expect(copy({ team: "Herons" }).words).toEqual(["Herons"]);
    expect(copy({ team: "Cruisers" }).words).toEqual(["Cruisers"]);
    expect(copy({ team: 7 }).words).toEqual(["7"]);
    expect(copy({}).words).toEqual(["nobody"]);
    expect(copy({ team: "Herons" }).words).toEqual(["Herons"]);
    expect(told()).toEqual([]);
  });

  it("is print: it appears on blanks and forms, and no one types into it", () => {
    const { copy, form } = laid('{{#scope "head"}}{{text slot="team"}}{{write "coach" label="Coach"}}{{/scope}}');
    expect(form.slots.map(({ name, live }) => [name, live])).toEqual([
      ["head.team", true],
      ["head.coach", false],
    ]);
    const values = { head: { team: "Herons", coach: "Dutch" } };
    expect(copy(values)).toMatchObject({ words: ["Herons", "Dutch"], pencil: ["Dutch"] });
    expect(copy(values, "blank").words).toEqual(["Herons"]);
    expect(copy({}, "blank").words).toEqual([]);
  });

  it("prints words around a value, or around several in turn", () => {
    const { copy } = laid(
      '{{text slot="week" around="Week {}"}}{{text slot="widest" around="{} over {}"}}{{band "" slot="round" around="Round {}"}}',
    );
    expect(copy({ week: 3, widest: ["Herons", "Tinkers"], round: 2 }).words).toEqual(
      expect.arrayContaining(["Week 3", "Herons over Tinkers", "ROUND 2"]),
    );
    expect(copy({ widest: ["Herons"] }).words).toContain("Herons over ");
  });

  it("takes an object of its arguments: colors and letters of a helmet, faces of dice", () => {
    const { copy, told } = laid('{{helmet slot="helmet" w=20}}{{diceRow slot="dice" size=5}}{{die slot="die" size=6}}');
    const helmet = { monogram: "BAL", shell: "#1F3A68", trim: "#C9A227" };
    expect(copy({ helmet }).words).toEqual(["BAL"]);
    expect(copy({ helmet: { ...helmet, monogram: "TOL" } }).words).toEqual(["TOL"]);
    const pips = (faces: readonly number[]): number => copy({ dice: { faces: [...faces] } } as Values).drawn;
    expect(pips([6, 6])).toBeGreaterThan(pips([1]));
    expect(copy({ die: 6 }).drawn).toBeGreaterThan(0);
    expect(told()).toEqual([]);
  });

  it("reports what does not fit at its line, for every copy that has it", () => {
    const { copy, told } = laid('{{#columns "8 1fr"}}{{text slot="team" floor=6}}{{space 1}}{{/columns}}');
    copy({ team: "Hawks" });
    expect(told()).toEqual([]);
    copy({ team: "Northwestern Mountaineers" });
    copy({ team: "Northwestern Mountaineers" });
    expect(told()).toHaveLength(2);
    for (const line of told()) expect(line).toMatch(/^marks\.hbs:1:21: "Northwestern Mountaineers" is [\d.]+ mm wide/);
  });
});
