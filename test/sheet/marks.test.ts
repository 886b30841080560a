import { describe, expect, it } from "vitest";
import { MARKS } from "../../src/sheet/marks/index.js";
import { ballFigure } from "../../src/sheet/figures/ball.js";
import type { TextOp } from "../../src/sheet/drawing/types.js";
import { drawMark, inkBox, overhang, testPen } from "../helpers/ink.js";
import type { ThemeId } from "../../src/sheet/theme.js";

/** What each mark is drawn with where its defaults do not suffice, and a place other than the one it wants. */
const SAMPLES: Readonly<Record<string, { readonly props?: object; readonly w?: number; readonly h?: number }>> = {
  text: { props: { value: "Coach" } },
  p: { props: { value: "Spend **1 point**, as often as you can pay, to reroll ⚀⚅ or ◆⚂" }, w: 40 },
  item: { props: { value: "**reroll** any of the dice just rolled" }, w: 30 },
  lead: { props: { lead: "Seasons 1–5", value: "Start with 3 influence." } },
  price: { props: { label: "Big Game won", value: 12 }, w: 40 },
  band: { props: { title: "Season scoring", note: "add all", number: 3 }, w: 60 },
  pointer: {
    props: {
      points: [
        [0, 0],
        [5, 3],
        [9, 1],
      ],
      both: true,
    },
  },
  polygon: {
    props: {
      points: [
        [0, 0],
        [5, 3],
        [2, 6],
      ],
      stroke: "ink",
    },
  },
  box: { props: { fill: "tint12", stroke: "ink" }, w: 20, h: 9 },
  rule: { w: 30, h: 2 },
  helmet: { props: { monogram: "IA" }, w: 20 },
  image: { props: { file: "logos/derricks.svg" }, w: 20, h: 12 },
  diceRow: { props: { faces: [1, 2, 3], spaces: 5 } },
  star: { props: { count: 3 } },
  runs: {
    props: {
      pieces: [
        { text: "BREAKAWAY", size: 8 },
        { die: 3, size: 8, gap: 0.5 },
        { sign: "flag", size: 8 },
      ],
    },
  },
  arcText: { props: { value: "Time tracker", angle: 140, inward: true }, w: 30, h: 30 },
  numberLine: {
    props: {
      from: 0,
      to: 300,
      step: 10,
      major: 50,
      marks: [
        { label: "simple coach", value: 40 },
        { label: "a real club", value: 52 },
        { label: "optimal", value: 300 },
      ],
    },
    w: 150,
  },
  linePlot: {
    props: {
      steps: 4,
      low: -5,
      high: 10,
      series: [
        { label: "Alpha", values: [0, 2, 4, 6, 9], strong: true },
        { label: "Beta", values: [0, -2, -4, -4, -3], strong: false },
      ],
      across: [
        { at: 0, label: "1" },
        { at: 4, label: "5" },
      ],
      up: [
        { at: 0, label: "0" },
        { at: 10, label: "10" },
      ],
    },
  },
  distribution: {
    props: {
      bars: [4, 12, 20, 9, 3],
      outline: [6, 14, 16, 10, 2],
      top: 20,
      across: [
        { at: 0, label: "0" },
        { at: 4, label: "40+" },
      ],
      up: [
        { at: 0, label: "0%" },
        { at: 20, label: "20%" },
      ],
    },
  },
  field: { props: { word: "Dynasty" }, w: 180, h: 80 },
  driveField: { w: 55, h: 40 },
  driveScale: { w: 55 },
  drawing: { props: { figure: ballFigure, params: { body: "#777777", edge: "#161616", lines: "#FFFFFF" } } },
  link: { props: { to: 3 }, w: 20, h: 5 },
};

describe("every mark", () => {
  it("has its own name, and a default for whatever is not required", () => {
    expect(new Set(MARKS.map(({ name }) => name)).size).toBe(MARKS.length);
    for (const { name, required, defaults, first, words } of MARKS) {
      for (const prop of required) expect(Object.keys(defaults), name).not.toContain(prop);
      for (const prop of [first, words]) {
        if (prop !== undefined) expect([...required, ...Object.keys(defaults)], name).toContain(prop);
      }
    }
  });

  it.each(MARKS.map(({ name }) => name))("%s draws inside its place and reads the props that it declares", (name) => {
    const { props = {}, ...place } = SAMPLES[name] ?? {};
    const mark = MARKS.find((one) => one.name === name)!;
    const { ops, issues, at, read } = drawMark(name, props, place);
    expect(issues).toEqual([]);
    expect(ops.length).toBeGreaterThan(0);
    // A bare figure stands about its own origin.
    if (name !== "drawing") expect(overhang(ops, at)).toBeLessThan(0.11);
    expect([...read].sort()).toEqual([...mark.required, ...Object.keys(mark.defaults)].sort());
  });

  it.each(MARKS.map(({ name }) => name))("%s uses only grays in mono, and draws in every theme", (name) => {
    const { props = {}, ...place } = SAMPLES[name] ?? {};
    for (const theme of ["mono", "low-ink"] as const) {
      const { ops, issues } = drawMark(name, props, place, testPen(theme));
      expect(issues).toEqual([]);
      if (theme === "mono") {
        for (const [, r, g, b] of JSON.stringify(ops).matchAll(/#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})"/gi))
          expect([r, g], name).toEqual([b, b]);
      }
    }
  });
});

describe("text", () => {
  const wide = "Wolfgang Amadeus von Hohenzollern-Sigmaringen zu Wittelsbach";

  it("shrinks into its place, then fails by name in millimeters", () => {
    const fitted = drawMark("text", { value: wide, size: 12 }, { w: 50 });
    expect(fitted.issues).toEqual([]);
    expect((fitted.ops[0] as TextOp).size).toBeLessThan(12 * 0.3528);
    expect(overhang(fitted.ops, fitted.at)).toBe(0);
    const failed = drawMark("text", { value: wide, size: 12, floor: 8 }, { w: 20 });
    expect(failed.issues[0]).toMatchObject({ code: "text-too-wide" });
    expect(failed.issues[0].message).toMatch(/is [\d.]+ mm wide .* its box 19\.4 mm/);
    expect(failed.ops).toEqual([]);
  });

  it("never sets type below the printable minimum", () => {
    const pen = testPen();
    pen.least = 16;
    const { ops } = drawMark("text", { value: "Coach", size: 8 }, { w: 60 }, pen);
    expect((ops[0] as TextOp).size).toBeCloseTo(16 * 0.3528, 2);
    drawMark("text", { value: wide, size: 20 }, { w: 60 }, pen);
    expect(pen.issues[0].message).toContain("(16.0 pt)");
  });

  it.each([0, 90, 180, 270])("stays in its place when turned by %i degrees", (turn) => {
    for (const align of ["start", "middle", "end"]) {
      const { ops, at, issues } = drawMark("text", { value: "Offense", turn, align });
      expect(issues).toEqual([]);
      expect(overhang(ops, at)).toBeLessThan(0.01);
      const signs = drawMark("text", { value: "Roll ⚀ ★", turn, align });
      expect(overhang(signs.ops, signs.at)).toBeLessThan(0.01);
    }
  });

  it("can be at the top, in the middle and at the bottom", () => {
    const tops = ["top", "middle", "bottom"].map(
      (valign) => inkBox(drawMark("text", { value: "X", valign }, { h: 30 }).ops).top,
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(tops[2] - tops[0]).toBeGreaterThan(20);
  });

  it("draws signs that the faces lack, at the width of the line", () => {
    for (const sign of ["⚀", "◆⚅", "★", "☆", "▶", "◀", "▲", "▼", "⚑", "→"]) {
      const { ops, issues, at } = drawMark("text", { value: `a ${sign} b` });
      expect(issues, sign).toEqual([]);
      expect(ops.filter(({ op }) => op === "text")).toHaveLength(2);
      expect(ops.length).toBeGreaterThan(2);
      expect(overhang(ops, at)).toBeLessThan(0.01);
    }
    const small = drawMark("text", { value: "any ⚀⚁⚂ of these dice" }, { w: 24 });
    expect(small.issues).toEqual([]);
    expect(overhang(small.ops, small.at)).toBeLessThan(0.01);
  });

  it("reports what cannot be drawn", () => {
    const codes = (props: object): string[] =>
      drawMark("text", { value: "x", ...props }).issues.map(({ code }) => code);
    expect(codes({ value: "Иван" })).toEqual(["glyph-missing"]);
    expect(codes({ fill: "mauve" })).toEqual(["color-unknown"]);
    expect(codes({ style: "fancy" })).toContain("style-unknown");
    expect(codes({ turn: 45 })).toContain("prop-unknown");
    expect(codes({ align: "left" })).toEqual(["prop-unknown"]);
    expect(drawMark("box", { stroke: "ink", weight: "fat" }, { w: 5, h: 5 }).issues[0].code).toBe("weight-unknown");
    expect(drawMark("die", { look: "odd" }).issues[0].code).toBe("look-unknown");
    expect(drawMark("die", { face: 7 }).issues[0].code).toBe("face-unknown");
  });
});

describe("paragraphs", () => {
  it("wrap, keep strong runs and glue punctuation", () => {
    const value = "**Dice**: never under 3 or over 5; one is the **Coach Die**, always.";
    const { ops } = drawMark("p", { value, size: 9 }, { w: 95 });
    const texts = ops as TextOp[];
    expect(texts.find(({ value: v }) => v === "Dice")!.font.weight).toBe(700);
    expect(texts.some(({ value: v }) => v.startsWith(": never"))).toBe(true);
    expect(texts.some(({ value: v }) => v.startsWith(", always."))).toBe(true);
  });

  it("take the height that they request, at every width", () => {
    const value = "Both roll, no bonuses: ⚀ or less is blocked, a **fumble at the marker**, a tie to D. ".repeat(3);
    for (const w of [25, 40, 61.3, 90]) {
      const { ops, issues, at } = drawMark("p", { value }, { w });
      expect(issues).toEqual([]);
      expect(overhang(ops, at)).toBeLessThan(0.11);
      for (const op of ops) if (op.op === "text") expect(op.size).toBeCloseTo(7.8 * 0.3528, 2);
    }
  });

  it("leave no single word in a centered last line; others are filled line by line", () => {
    const value = "Against a pass defense DC 12 and 3d6.";
    const lines = (align: string, text = value) =>
      drawMark("p", { value: text, size: 8, align }, { w: 34, h: 20 }).ops.map((op) => (op as TextOp).value);
    expect(lines("start")).toEqual(["Against a pass defense DC 12 and", "3d6."]);
    expect(lines("middle")).toEqual(["Against a pass defense", "DC 12 and 3d6."]);
    // Two words are no widow, a line of one's own stays one, and what has no room elsewhere stays where it is.
    const two = "Against a pass defense DC 12 and now 3d6.";
    expect(lines("middle", two)).toEqual(lines("start", two));
    expect(lines("middle", "Against a pass\ndefense")).toEqual(["Against a pass", "defense"]);
    expect(lines("middle", "Donaudampfschifffahrtsgesellschaft ahoy")).toHaveLength(2);
  });

  it("shrink into a box, or fail by name", () => {
    const value = "word ".repeat(60);
    expect(drawMark("p", { value, size: 9 }, { w: 60, h: 18 }).issues).toEqual([]);
    const { issues } = drawMark("p", { value, size: 9 }, { w: 30, h: 8 });
    expect(issues[0]).toMatchObject({ code: "text-too-long" });
    expect(issues[0].message).toMatch(/mm high .* its box 30\.0 x 8\.0 mm/);
    expect(drawMark("p", { value: "Donaudampfschifffahrt" }, { w: 8, h: 8 }).issues[0].message).toContain("mm wide");
  });
});

describe("figures", () => {
  it("are one piece for every place that they appear in", () => {
    const pen = testPen();
    const pieces = [{}, {}, { shell: "#14284B" }].map((props) => {
      const place = drawMark("helmet", props, { w: 30 }, pen).ops[0];
      return place.op === "place" ? place.piece : undefined;
    });
    expect(pieces[0]).toBeDefined();
    expect(pieces[1]).toBe(pieces[0]);
    expect(pieces[2]).not.toBe(pieces[0]);
  });
});

describe("scales", () => {
  it("move names apart that would touch, and report missing room", () => {
    const marks = [90, 100, 101, 99].map((value) => ({ label: `coach ${value}`, value }));
    const fitting = drawMark("numberLine", { from: 0, to: 100, step: 10, marks }, { w: 90 });
    expect(fitting.issues).toEqual([]);
    const names = fitting.ops.filter((op): op is TextOp => op.op === "text" && op.value.startsWith("coach"));
    const sorted = [...names].sort((a, b) => a.x - b.x);
    for (let i = 1; i < sorted.length; i++) expect(sorted[i].x).toBeGreaterThan(sorted[i - 1].x + sorted[i - 1].width);
    expect(drawMark("numberLine", { from: 0, to: 100, step: 10, marks }, { w: 30 }).issues[0].code).toBe(
      "text-too-wide",
    );
  });
});

describe("signs on a scale", () => {
  it("point to their values from above the line", () => {
    const marks = [25, 75].map((value) => ({ label: `coach ${value}`, value }));
    const { ops } = drawMark("numberLine", { from: 0, to: 100, step: 25, marks }, { w: 90 });
    const signs = ops.flatMap((op) => (op.op === "path" ? [op.d.filter((part) => typeof part === "number")] : []));
    const [low, high] = signs.map(([left, top, right, alsoTop, tip, end]) => {
      expect(alsoTop).toBe(top);
      expect(top).toBeLessThan(end);
      expect(tip - left).toBeCloseTo(right - tip, 6);
      expect(right).toBeGreaterThan(left);
      return tip;
    });
    const ends = ops.flatMap((op) => (op.op === "line" && op.y1 === op.y2 ? [op.x1, op.x2] : []));
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    expect(low - from).toBeCloseTo((to - from) / 4, 6);
    expect(to - high).toBeCloseTo((to - from) / 4, 6);
  });
});

describe("links and drawings", () => {
  it("lead to a page or an address, or nowhere", () => {
    const href = (to: unknown): unknown =>
      drawMark("link", { to }, { w: 9, h: 4 }).ops.map((op) => op.op === "link" && op.href);
    expect(href(3)).toEqual(["#page-3"]);
    expect(href("https://example.org")).toEqual(["https://example.org"]);
    expect(href(0)).toEqual([]);
    expect(href("")).toEqual([]);
  });

  it("fill their place if their size is known, and report what is not a figure", () => {
    const params = { body: "#777777", edge: "#161616", lines: "#FFFFFF" };
    const centered = {
      id: () => "test-square",
      draw: (group: { rect(w: number, h: number): unknown }) => void group.rect(10, 5),
    };
    const { ops, at } = drawMark("drawing", { figure: centered, params, unitsW: 10, unitsH: 5 }, { w: 40, h: 40 });
    expect(overhang(ops, at)).toBe(0);
    expect(inkBox(ops).right - inkBox(ops).left).toBeCloseTo(40, 3);
    expect(drawMark("drawing", { figure: {}, params }).issues[0].code).toBe("figure-invalid");
  });
});

describe("white behind letters", () => {
  it("is under them, turned with them", () => {
    for (const turn of [0, 90, 180, 270]) {
      const { ops, at } = drawMark("text", { value: "Offense", turn, halo: true, pad: 0.5 });
      expect(JSON.stringify(ops)).toContain('"op":"rect"');
      expect(overhang(ops, at)).toBeLessThan(0.11);
    }
  });
});

describe("colored dice among words", () => {
  const edges = (theme: ThemeId): string[] =>
    ["Ⓡ", "Ⓦ", "Ⓑ", "Ⓚ", "Ⓨ"].map((value) => {
      const { ops } = drawMark("text", { value, size: 8 }, {}, testPen(theme));
      const die = ops.find((op) => op.op === "path")!;
      return `${die.stroke?.color} ${die.stroke?.width}`;
    });

  it("remain distinguishable with less ink: each has its own edge", () => {
    expect(new Set(edges("low-ink")).size).toBe(5);
  });

  it("have letters of 6 points or more, in small type too", () => {
    for (const value of ["Ⓡ", "◆Ⓦ"]) {
      const { ops } = drawMark("text", { value, size: 6.2, floor: 6 });
      const letter = ops.find((op) => op.op === "text")!;
      expect(letter.size * (72 / 25.4)).toBeGreaterThanOrEqual(5.95);
    }
  });
});
