import { describe, expect, it } from "vitest";
import type { TextOp } from "../../src/sheet/drawing/types.js";
import { FIELDS, type SlotValue } from "../../src/sheet/fields/index.js";
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
};

const sampleOf = (name: string): Sample => SAMPLES[name];

describe("every field", () => {
  it("has a name of its own, and a default for whatever is not required", () => {
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

  it.each(FIELDS.map(({ name }) => name))("%s is typed into in a form", (name) => {
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
    const read = new Set(drawField(name, props, value, place).read);
    for (const more of MORE[name] ?? []) for (const prop of drawField(name, more, value, place).read) read.add(prop);
    expect([...read].sort()).toEqual([...field.required, ...Object.keys(field.defaults)].sort());
  });

  it.each(FIELDS.map(({ name }) => name))("%s says what it cannot take", (name) => {
    const { props = {}, place } = sampleOf(name);
    const { issues, ops } = drawField(name, props, { odd: true }, place);
    expect(issues[0]).toMatchObject({ code: "value-unfit", path: `test.${name}` });
    expect(ops).toEqual([]);
  });
});

/** Props without which others are not asked for. */
const MORE: Readonly<Record<string, readonly object[]>> = {
  dice: [{ box: true, spaces: 3 }],
};

describe("handwriting", () => {
  it("is set in the pencil's hand, shrinks to its floor, then is reported", () => {
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

  it("reports what cannot be written each time", () => {
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

  it("rings, presses and underlines when the value says so", () => {
    const value = { text: "21", heavy: true, ring: true, under: [{ from: 0, to: 1 }] };
    const { ops, issues } = drawField("write", {}, value, { w: 9, h: 6 });
    expect(issues).toEqual([]);
    expect(ops.map(({ op }) => op)).toEqual(["text", "place", "path"]);
    expect((ops[0] as TextOp).font.weight).toBe(700);
  });
});

describe("signs by hand", () => {
  it("are left out when the value is empty", () => {
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

  it("writes words where a tick has no sign, and numbers where strokes do not fit", () => {
    expect((drawField("tick", {}, "bye", { w: 8, h: 6 }).ops[0] as TextOp).value).toBe("bye");
    expect((drawField("tally", {}, 23, { w: 8, h: 6 }).ops[0] as TextOp).value).toBe("23");
  });

  it("draws dice as pips, or writes them into squares", () => {
    const pips = drawField("dice", { spaces: ["space-coach", "space"], coach: true }, [3, 5]);
    expect(pips.ops.map(({ op }) => op)).toEqual(["place", "place"]);
    const squares = drawField("dice", { spaces: 2, box: true, strokes: ["#B00020", "ink"] }, [3, 5]);
    expect((squares.ops as TextOp[]).map(({ value }) => value)).toEqual(["3", "5"]);
    expect(JSON.stringify(squares.printed)).toContain("#B00020");
    expect(drawField("dice", { spaces: 2 }, [1, 2, 3]).issues[0].code).toBe("value-unfit");
  });
});
