import { describe, expect, it } from "vitest";
import type { TextOp } from "../../src/sheet/drawing/types.js";
import { FIELDS } from "../../src/sheet/fields/index.js";
import type { SlotValue } from "../../src/sheet/fields/field.js";
import { opsBounds } from "../../src/sheet/drawing/bounds.js";
import { drawApart } from "../../src/sheet/drawing/pen.js";
import { drawField, overhang, testPen } from "../helpers/ink.js";

interface Sample {
  readonly props?: object;
  readonly value: SlotValue;
  /** Size of its place, where it is not the one that it wants. */
  readonly place?: { readonly w?: number; readonly h?: number };
  /** Values typed in a form, by field. */
  readonly typed: readonly string[];
}

const SAMPLES: Readonly<Record<string, Sample>> = {
  write: { value: "12–5", place: { w: 14, h: 7 }, typed: ["12–5"] },
  blank: { value: "Dutch Meyer", place: { w: 46 }, typed: ["Dutch Meyer"] },
  ring: { value: true, typed: ["on"] },
  tick: { value: "win", typed: ["W"] },
  tally: { value: 7, place: { w: 12, h: 7 }, typed: ["7"] },
  dice: { props: { spaces: 3, coach: true }, value: [6, 0, 1], typed: ["6", "", "1"] },
  check: { value: true, typed: ["on"] },
  notes: {
    value: ["Signed Meyer", "Lost the Big Game"],
    place: { w: 60, h: 21 },
    typed: ["Signed Meyer", "Lost the Big Game", ""],
  },
  choose: { props: { options: [3, 4, { value: "five", label: "5 ★" }] }, value: 4, typed: ["", "on", ""] },
  circles: { props: { count: 5, numbered: true, columns: 3 }, value: 2, typed: ["on", "on", "", "", ""] },
  scale: { props: { from: 0, to: 300, step: 10, major: 50 }, value: 123, place: { w: 150 }, typed: ["123"] },
  stretch: {
    value: [
      { from: 25, to: 40 },
      { from: 40, to: 80, dash: "dashed", start: "bar", end: "ball" },
      { from: 80, to: 95, bar: "hatched", lane: 1 },
      { from: 95, to: 95, bar: "open", lane: -1 },
    ],
    typed: [],
  },
  strike: { value: true, place: { w: 100, h: 5 }, typed: [] },
  crossOut: { value: true, place: { w: 12, h: 5 }, typed: ["on"] },
  histogram: {
    props: {
      from: 0,
      step: 20,
      buckets: ["0–19", "20–39", "40+"],
      lines: 5,
      perLine: 2,
      marks: [{ value: 30, label: "average" }],
    },
    value: { counts: [1, 4, 12], marks: [{ value: 33, label: "yours" }] },
    typed: ["1", "4", "12"],
  },
};

const sampleOf = (name: string): Sample => SAMPLES[name];

describe("every field", () => {
  it("has its own name, and a default for whatever is not required", () => {
    expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(FIELDS.length);
    for (const { name, required, defaults } of FIELDS) {
      expect(required, name).toEqual(expect.arrayContaining(["name", "label"]));
      for (const prop of required) expect(Object.keys(defaults), name).not.toContain(prop);
    }
  });

  it.each(FIELDS.map(({ name }) => name))("%s writes nothing on a blank", (name) => {
    const { props = {}, place } = sampleOf(name);
    const { ops, issues } = drawField(name, props, undefined, place);
    expect(issues).toEqual([]);
    expect(ops).toEqual([]);
  });

  it.each(FIELDS.map(({ name }) => name))("%s writes into its place, the same every time", (name) => {
    const { props = {}, value, place } = sampleOf(name);
    const { ops, printed, issues, at } = drawField(name, props, value, place);
    expect(issues).toEqual([]);
    expect(ops.length).toBeGreaterThan(0);
    // A hand strays a little, and its rings go around what they ring.
    expect(overhang(ops, at)).toBeLessThan(0.7);
    expect(overhang(printed, at)).toBeLessThan(0.11);
    expect(drawField(name, props, value, place).ops).toEqual(ops);
  });

  it.each(FIELDS.map(({ name }) => name))("%s accepts typing in a form", (name) => {
    const { props = {}, value, typed, place } = sampleOf(name);
    const { fields, at, issues } = drawField(name, props, value, place);
    expect(issues).toEqual([]);
    expect(fields.map((field) => field.value)).toEqual(typed);
    expect(new Set(fields.map((field) => field.name)).size).toBe(fields.length);
    for (const field of fields) {
      expect(field.name.startsWith(`test.${name}`)).toBe(true);
      expect(field.label).toContain("Test");
    }
    expect(overhang(fields, at)).toBeLessThan(0.6);
    const empty = drawField(name, props, undefined, place).fields;
    expect(empty.map((field) => field.name)).toEqual(fields.map((field) => field.name));
    expect(empty.every((field) => field.value === "")).toBe(true);
  });

  it.each(FIELDS.map(({ name }) => name))("%s reads the props that it declares", (name) => {
    const field = FIELDS.find((one) => one.name === name)!;
    const { props = {}, value, place } = sampleOf(name);
    // Whatever is not typed has nothing to be heard.
    const read = new Set(["label", ...drawField(name, props, value, place).read]);
    for (const more of MORE[name] ?? []) for (const prop of drawField(name, more, value, place).read) read.add(prop);
    expect([...read].sort()).toEqual([...field.required, ...Object.keys(field.defaults)].sort());
  });

  it.each(FIELDS.map(({ name }) => name))("%s reports what it cannot take", (name) => {
    const { props = {}, place } = sampleOf(name);
    const { issues, ops } = drawField(name, props, { odd: true }, place);
    expect(issues[0]).toMatchObject({ code: "value-unfit", path: `test.${name}` });
    expect(ops).toEqual([]);
  });
});

/** Props without which others are not asked for. */
const MORE: Readonly<Record<string, readonly object[]>> = {
  write: [{ adds: "a, b" }],
  dice: [{ box: true, spaces: 3 }],
  choose: [{ options: [3, 4], list: true }],
};

describe("handwriting", () => {
  it("is in the pencil's typeface, shrinks to its floor, then is reported", () => {
    const written = drawField("write", {}, "Dutch", { w: 40, h: 7 });
    expect((written.ops[0] as TextOp).font.family).toBe("Kalam");
    expect((written.ops[0] as TextOp).fill).toBe("#2B4C7E");
    const small = drawField("write", {}, "Wolfgang Amadeus von Hohenzollern", { w: 42, h: 7 });
    expect(small.issues).toEqual([]);
    expect((small.ops[0] as TextOp).size).toBeLessThan(10.5 * 0.3528);
    const failed = drawField("write", {}, "Wolfgang Amadeus von Hohenzollern", { w: 12, h: 7 });
    expect(failed.issues[0]).toMatchObject({ code: "text-too-wide", path: "test.write" });
    const emoji = drawField("write", {}, "Max 🏈", { w: 40, h: 7 });
    expect(emoji.issues[0]).toMatchObject({ code: "glyph-missing", path: "test.write" });
    expect(emoji.issues[0].message).toContain("U+1F3C8");
  });

  it("reports each time what cannot be written", () => {
    const pen = testPen();
    const field = FIELDS.find(({ name }) => name === "write")!;
    const props = { ...field.defaults, name: "a", label: "A" };
    const hand = field.hand({ x: 0, y: 0, w: 9, h: 7 }, props, pen);
    const ops = drawApart(pen, () => {
      hand.write("far too long for this", pen);
      hand.write("far too long for this", pen);
      hand.write("7", pen);
      hand.write(7, pen);
    });
    expect(pen.issues).toHaveLength(2);
    expect(ops).toHaveLength(2);
    expect(ops[0]).toBe(ops[1]);
  });

  it("circles, presses and underlines if the value says so", () => {
    const value = { text: "21", heavy: true, ring: true, under: [{ from: 0, to: 1 }] };
    const { ops, issues } = drawField("write", {}, value, { w: 9, h: 6 });
    expect(issues).toEqual([]);
    expect(ops.map(({ op }) => op)).toEqual(["text", "place", "path"]);
    expect((ops[0] as TextOp).font.weight).toBe(700);
  });
});

describe("handwritten signs", () => {
  it("are omitted for an empty value", () => {
    for (const [name, value] of [
      ["ring", false],
      ["check", ""],
      ["tick", ""],
      ["tally", 0],
      ["tally", ""],
      ["write", ""],
      ["dice", []],
    ] as const)
      expect(drawField(name, {}, value).ops, name).toEqual([]);
  });

  it("write words for a tick without a sign, and numbers for strokes that do not fit", () => {
    expect((drawField("tick", {}, "bye", { w: 8, h: 6 }).ops[0] as TextOp).value).toBe("bye");
    expect((drawField("tally", {}, 23, { w: 8, h: 6 }).ops[0] as TextOp).value).toBe("23");
  });

  it.each([
    ["write", {}, "Dutch Meyer"],
    ["tick", {}, "bye"],
    ["tally", {}, 23],
    ["notes", {}, ["Signed Meyer"]],
  ] as const)(
    "%s: reports a place too narrow for its words with its width, and writes nothing past it",
    (name, props, value) => {
      for (const w of [0.2, 0.6]) {
        const { ops, issues } = drawField(name, props, value, { w, h: 7 });
        expect(issues.map(({ code }) => code)).toEqual(["text-too-wide"]);
        expect(Number(/its box ([\d.]+) mm/.exec(issues[0].message)![1])).toBeLessThanOrEqual(w);
        expect(ops).toEqual([]);
      }
    },
  );

  it("draw dice as pips, or write them into squares", () => {
    const pips = drawField("dice", { spaces: ["space-coach", "space"], coach: true }, [3, 5]);
    expect(pips.ops.map(({ op }) => op)).toEqual(["place", "place"]);
    const squares = drawField("dice", { spaces: 2, box: true, strokes: ["#B00020", "ink"] }, [3, 5]);
    expect((squares.ops as TextOp[]).map(({ value }) => value)).toEqual(["3", "5"]);
    expect(JSON.stringify(squares.printed)).toContain("#B00020");
    expect(drawField("dice", { spaces: 2 }, [1, 2, 3]).issues[0].code).toBe("value-unfit");
  });
});

it("a histogram's counts are typed where the pencil draws their bars", () => {
  const { props } = sampleOf("histogram");
  for (const bucket of [0, 1, 2]) {
    const counts = [0, 0, 0].map((_, i) => (i === bucket ? 4 : 0));
    const { ops, fields } = drawField("histogram", props!, { counts });
    const bars = opsBounds(ops)!;
    const { x, w } = fields[bucket];
    expect(Math.abs(bars.x + bars.w / 2 - (x + w / 2))).toBeLessThan(0.6);
  }
});

describe("rows of circles", () => {
  it("take a count, or the places that a list names", () => {
    const props = { count: 6, r: 1.6, gap: 0.5 };
    expect(drawField("circles", props, 2).ops).toHaveLength(2);
    expect(drawField("circles", props, [1, 6]).ops).toHaveLength(2);
    expect(drawField("circles", props, 7).issues[0]).toMatchObject({ code: "value-unfit" });
    expect(drawField("circles", props, [0]).issues[0]).toMatchObject({ code: "value-unfit" });
  });

  it.each(["round", "square", "star", "flag"])("are %s, and stay inside their place", (shape) => {
    for (const look of ["cross", "slash", "fill", "ring"]) {
      for (const layout of [{ columns: 0 }, { columns: 1 }, { columns: 2, r: 1.5, gap: 0.4, align: "end" }]) {
        const { ops, printed, at, issues } = drawField("circles", { count: 4, shape, look, ...layout }, 4);
        expect(issues).toEqual([]);
        expect(overhang(printed, at)).toBeLessThan(0.11);
        expect(overhang(ops, at)).toBeLessThan(0.7);
      }
    }
  });
});

describe("choices", () => {
  it("circle the option, and name the existing ones", () => {
    const props = { options: ["kick", "play"] };
    expect(drawField("choose", props, "play").ops).toHaveLength(1);
    expect(drawField("choose", props, "").ops).toEqual([]);
    expect(drawField("choose", props, "punt").issues[0].message).toContain("one of kick, play");
    const [list] = drawField("choose", { ...props, list: true }, "play").fields;
    expect(list).toMatchObject({ kind: "choice", value: "play", options: ["kick", "play"] });
  });
});

describe("handwritten lines", () => {
  it("follow their scale, distinguishable without color", () => {
    const { ops } = drawField(
      "stretch",
      { from: 0, to: 100 },
      { from: 0, to: 50, dash: "dotted", end: "arrow" },
      { w: 100 },
    );
    expect(ops).toHaveLength(2);
    expect(JSON.stringify(ops[0])).toContain('"dash":[0.02,0.85]');
    expect(drawField("stretch", {}, { from: -20, to: 5 }).issues[0]).toMatchObject({ code: "value-unfit" });
    for (const end of ["bar", "dot", "arrow", "ball", "ring", "cross"])
      expect(drawField("stretch", {}, { from: 30, end }).ops.length, end).toBeGreaterThan(0);
  });

  it("end a drive with one stroke and a period with two", () => {
    expect(drawField("strike", {}, true).ops).toHaveLength(1);
    expect(drawField("strike", {}, "double").ops).toHaveLength(2);
    expect(drawField("strike", {}, false).ops).toEqual([]);
  });

  it("cross out in three ways", () => {
    for (const look of ["cross", "slash", "scribble"])
      expect(drawField("crossOut", { look }, true).ops.length).toBeGreaterThan(0);
  });
});

describe("notes", () => {
  it("run over their lines, and report too long a text", () => {
    const text = "A long story about a coach who won nothing for years and then everything at once. ";
    const { ops, issues, at } = drawField("notes", { rows: 4 }, text, { w: 60 });
    expect(issues).toEqual([]);
    expect(ops.length).toBeGreaterThan(1);
    expect(overhang(ops, at)).toBeLessThan(0.7);
    expect(drawField("notes", { rows: 2 }, text.repeat(3), { w: 60 }).issues[0].code).toBe("text-too-long");
  });
});

describe("writing on two lines", () => {
  it("reports its width if no width splits its words", () => {
    const { issues } = drawField(
      "write",
      { lines: 2 },
      `Wm${"WM".repeat(30)} Mw${"MW".repeat(30)} Wm${"WM".repeat(30)}`,
      {
        w: 40,
        h: 9,
      },
    );
    expect(issues[0].code).toBe("text-too-wide");
  });
});

describe("turned writing", () => {
  it.each([90, 180, 270])("stays in its place at %i degrees", (turn) => {
    const { ops, at, fields, issues } = drawField("write", { turn }, "two minutes", {
      w: turn === 180 ? 30 : 6,
      h: turn === 180 ? 6 : 30,
    });
    expect(issues).toEqual([]);
    expect(overhang(ops, at)).toBeLessThan(0.3);
    expect(fields[0]).toMatchObject({ x: at.x, y: at.y, w: at.w, h: at.h });
  });
});
