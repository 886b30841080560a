import { describe, expect, it } from "vitest";
import { textBoxes } from "../../../helpers/boxes.js";
import { drawText, fonts } from "../../../helpers/draw.js";

const form = (mark: string): string => `{{#layer "form"}}${mark}{{/layer}}`;
const RUNS = form(`{{runs pieces=pieces or=or x=50 y=50 width=width align=align floor=floor}}`);
const run = (model: object) => drawText(RUNS, { or: [], align: "start", floor: 5, width: 0, ...model });
const piece = (text: string, more: object = {}): object => ({ text, size: 10, style: "body", ...more });

describe("runs", () => {
  it("sets pieces one after another, with their gaps, and aligns the whole", () => {
    const [a, b] = textBoxes(run({ pieces: [piece("One"), piece("two", { gap: 2 })] }).page, fonts);
    expect(a.left).toBeCloseTo(50, 3);
    expect(b.left - a.right).toBeCloseTo(2, 2);
    const ends = textBoxes(run({ pieces: [piece("One"), piece("two", { gap: 2 })], align: "end" }).page, fonts);
    expect(ends[1].right).toBeCloseTo(50, 2);
  });

  it("shrinks as a whole down to the floor of its smallest words", () => {
    const pieces = [piece("Large", { size: 12 }), piece("small", { size: 6 })];
    const [full] = textBoxes(run({ pieces }).page, fonts);
    const natural = textBoxes(run({ pieces }).page, fonts).at(-1)!.right - full.left;
    const [large, small] = textBoxes(run({ pieces, width: natural * 0.9 }).page, fonts);
    expect(large.size).toBeCloseTo(10.8, 1);
    expect(small.size).toBeCloseTo(5.4, 1);
    expect(small.right).toBeLessThanOrEqual(50 + natural * 0.9 + 0.03);
    const { issues } = run({ pieces, width: natural * 0.7 });
    expect(issues.map(({ code }) => code)).toEqual(["text-too-wide"]);
  });

  it("takes the first of the shorter lines that fits", () => {
    const words = (width: number): string[] =>
      textBoxes(
        run({ pieces: [piece("INTERCEPTED")], or: [[piece("INTERCEPT")], [piece("INT")]], width }).page,
        fonts,
      ).map(({ text }) => text);
    expect(words(40)).toEqual(["INTERCEPTED"]);
    expect(words(4)).toEqual(["INT"]);
  });

  it("draws dice with an edge that prints, and signs that the fonts lack", () => {
    const { page, issues } = run({
      pieces: [
        { die: 6, size: 5 },
        { sign: "flag", size: 5 },
        { sign: "double", size: 5 },
        { sign: "up", size: 5 },
        { sign: "right", size: 5 },
      ],
    });
    expect(issues).toEqual([]);
    const [die] = [...page.symbols.values()];
    const edge =
      Number(/stroke-width="([\d.]+)"/.exec(die)![1]) * Number(/scale\(([\d.]+)\)/.exec(page.layers.form)![1]);
    expect(edge).toBeGreaterThanOrEqual(0.2);
    expect(page.layers.form.match(/<polygon/g)).toHaveLength(5);
  });
});

describe("arcText", () => {
  const arc = (more = ""): ReturnType<typeof textBoxes> =>
    textBoxes(drawText(form(`{{arcText value="Rush" x=50 y=50 r=20 at=0 size=8 ${more}}}`)).page, fonts);

  it("sets the letters along the circle, the word's middle at its angle", () => {
    const letters = arc();
    expect(letters.map(({ text }) => text).join("")).toBe("RUSH");
    const middle = (letters[0].left + letters[3].right) / 2;
    expect(middle).toBeCloseTo(50, 0);
    for (const { left, right, top, bottom } of letters)
      expect(Math.hypot((left + right) / 2 - 50, (top + bottom) / 2 - 50)).toBeCloseTo(20, 0);
  });

  it("reads from left to right along the bottom when its feet point outwards", () => {
    const bottom = arc("inward=true").length;
    expect(bottom).toBe(4);
    const letters = textBoxes(
      drawText(form(`{{arcText value="Pass" x=50 y=50 r=20 at=180 size=8 inward=true}}`)).page,
      fonts,
    );
    expect(letters.map(({ text }) => text).join("")).toBe("PASS");
    letters.slice(1).forEach((letter, i) => expect(letter.left).toBeGreaterThan(letters[i].left));
  });

  it("shrinks to its arc, and says what does not fit", () => {
    expect(Math.max(...arc("width=5").map(({ size }) => size))).toBeLessThan(8);
    const { issues } = drawText(form(`{{arcText value="Offense" x=50 y=50 r=20 at=0 size=8 width=2}}`));
    expect(issues.map(({ code }) => code)).toEqual(["text-too-wide"]);
  });
});

describe("drawing", () => {
  it("places a figure that the sheet brings, once however often it is used", () => {
    const figure = {
      id: ({ side }: { side: number }) => `test-square-${side}`,
      draw: (group: { rect(w: number, h: number): { fill(color: string): void } }, { side }: { side: number }) =>
        group.rect(side, side).fill("#000000"),
    };
    const { page, issues } = drawText(
      form(`{{drawing figure=figure params=params x=1 y=2}}{{drawing figure=figure params=params x=3 y=4 turn=90}}`),
      { figure, params: { side: 5 } },
    );
    expect(issues).toEqual([]);
    expect([...page.symbols.keys()]).toEqual(["test-square-5"]);
    expect(page.layers.form.match(/<use/g)).toHaveLength(2);
  });

  it("says what a figure is when it gets something else", () => {
    const { issues } = drawText(form(`{{drawing figure=figure params=figure x=1 y=2}}`), { figure: { name: "none" } });
    expect(issues.map(({ code }) => code)).toEqual(["figure-invalid"]);
  });
});
