/** PC-8: what is printed folds to right dice. */
import { describe, expect, it } from "vitest";
import { opsBounds, textsIn } from "../../../../src/sheet/drawing/bounds.js";
import { checkForm } from "../../../../src/sheet/layout/check.js";
import { tokenFacts } from "../../../../src/systems/postcard/facts/tokens.js";
import { along, foldNet, type FoldedNet, type Space } from "../../../../src/systems/postcard/figures/dice-nets-fold.js";
import {
  DOWN_NET,
  NET_SPAN,
  PIP_NET,
  placeNet,
  type DiceNet,
} from "../../../../src/systems/postcard/figures/dice-nets.js";
import { postcard } from "../../../../src/systems/postcard/index.js";
import { PRESET_RULES, STANDARD_CARD, type CardData } from "../../../../src/systems/postcard/rules/index.js";
import { drawnBoxes, type Drawn } from "../../../helpers/drawn-boxes.js";
import { testForm, testPages } from "../../../helpers/forms.js";
import { textsOf } from "../card/build-card.js";

/** Large and small dice, millimeters. */
const DIE_SIZES = [16, 12] as const;
const QUARTER = Math.PI / 2;
const key = (point: Space): string => point.map((value) => Math.round(value * 100) / 100 + 0).join(",");
const corners = (net: FoldedNet, i: number): Space[] => {
  const { origin, right, down } = net.faces[i];
  const s = net.size;
  return [origin, along(origin, [right, s]), along(origin, [right, s], [down, s]), along(origin, [down, s])];
};
const edge = (a: Space, b: Space): string => [key(a), key(b)].sort().join(" | ");
const opposite = (a: Space, b: Space): boolean => key(a) === key([-b[0], -b[1], -b[2]]);

/** Faults of a net as a cube; none when it closes. */
function faults(net: DiceNet, size: number): string[] {
  const placed = placeNet(net, size, 20, 30);
  const folded = foldNet(placed, QUARTER);
  const found: string[] = [];
  const outs = new Set(folded.faces.map(({ out }) => key(out)));
  if (outs.size !== 6) found.push(`${outs.size} sides of the cube are covered`);
  const points = new Set(folded.faces.flatMap((_, i) => corners(folded, i).map(key)));
  if (points.size !== 8) found.push(`${points.size} corners`);
  // Every edge of the cube joins two faces: by a fold, or by a tab on one of them.
  const edges = new Map<string, number[]>();
  folded.faces.forEach((_, i) => {
    const at = corners(folded, i);
    at.forEach((corner, c) => {
      const name = edge(corner, at[(c + 1) % 4]);
      edges.set(name, [...(edges.get(name) ?? []), i]);
    });
  });
  if (edges.size !== 12) found.push(`${edges.size} edges`);
  const tabbed = folded.tabs.map(({ corners: [a, b] }) => edge(a, b));
  const folds = placed.folds.length - placed.tabs.length;
  if (new Set(tabbed).size !== tabbed.length) found.push("two tabs on one edge");
  if (folds + tabbed.length !== 12) found.push(`${folds} folds and ${tabbed.length} tabs for 12 edges`);
  folded.tabs.forEach(({ face, corners: tab }, t) => {
    const faces = edges.get(tabbed[t]) ?? [];
    const other = faces.find((i) => i !== face);
    if (faces.length !== 2 || other === undefined) {
      found.push("a tab without a partner");
      return;
    }
    const { origin, out, right, down } = folded.faces[other];
    for (const corner of tab) {
      const rel = along(corner, [origin, -1]);
      const dot = (a: Space, b: Space): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
      if (Math.abs(dot(rel, out)) > 0.01) found.push("a tab does not lie under its face");
      for (const way of [right, down]) {
        const at = dot(rel, way);
        if (at < -0.01 || at > size + 0.01) found.push("a tab sticks out");
      }
    }
  });
  return found;
}

const faceWith = (net: FoldedNet, value: number): FoldedNet["faces"][number] =>
  net.faces.find((face) => face.value === value)!;
/** Volume of three directions, in a right-handed space (y of the paper runs down). */
const handed = (a: Space, b: Space, c: Space): number =>
  -(a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]));

describe("dice nets", () => {
  it.each(DIE_SIZES)("close to a cube of %i mm, each edge once by fold or tab", (size) => {
    for (const net of [PIP_NET, DOWN_NET]) expect(faults(net, size)).toEqual([]);
  });

  it("are caught if they do not", () => {
    const row = { faces: PIP_NET.faces.map((face, i) => (i === 4 ? { ...face, row: 0, column: 2 } : face)) };
    expect(faults(row, 16)).not.toEqual([]);
    const loose = { faces: PIP_NET.faces.map((face) => ({ ...face, tabs: face.tabs.slice(1) })) };
    expect(faults(loose, 16)).not.toEqual([]);
  });

  it("have opposite faces that sum to seven, and 1, 2, 3 counterclockwise", () => {
    const folded = foldNet(placeNet(PIP_NET, 16, 0, 0), QUARTER);
    for (const value of [1, 2, 3])
      expect(opposite(faceWith(folded, value).out, faceWith(folded, 7 - value).out)).toBe(true);
    expect(handed(faceWith(folded, 1).out, faceWith(folded, 2).out, faceWith(folded, 3).out)).toBeCloseTo(1);
  });

  it("turn the down die by a quarter from down to down, upright, with the ball at both ends", () => {
    const folded = foldNet(placeNet(DOWN_NET, 12, 0, 0), QUARTER);
    const balls = folded.faces.filter(({ value }) => value === "ball");
    expect(opposite(balls[0].out, balls[1].out)).toBe(true);
    for (const down of [1, 2, 3]) {
      expect(key(faceWith(folded, down).down)).toBe(key(faceWith(folded, down + 1).out));
      expect(key(faceWith(folded, down).right)).toBe(key(faceWith(folded, down + 1).right));
    }
  });

  it("lie flat as printed", () => {
    const placed = placeNet(PIP_NET, 16, 20, 30);
    const flat = foldNet(placed, 0);
    placed.faces.forEach(({ x, y }, i) => expect(key(flat.faces[i].origin)).toBe(key([x, y, 0])));
    placed.tabs.forEach((tab, t) =>
      tab.forEach(([x, y], c) => expect(key(flat.tabs[t].corners[c])).toBe(key([x, y, 0]))),
    );
  });

  it("take the room that they are given, tabs too", () => {
    for (const size of DIE_SIZES)
      for (const net of [PIP_NET, DOWN_NET]) {
        const { faces, tabs } = placeNet(net, size, 0, 0);
        const [xs, ys] = [0, 1].map((axis) => [
          ...tabs.flatMap((tab) => tab.map((corner) => corner[axis])),
          ...faces.flatMap(({ x, y }) => [[x, y][axis], [x, y][axis] + size]),
        ]);
        expect([Math.min(...xs), Math.min(...ys)]).toEqual([0, 0]);
        expect(Math.max(...xs)).toBeCloseTo(NET_SPAN.width * size);
        expect(Math.max(...ys)).toBeCloseTo(NET_SPAN.height * size);
      }
  });
});

describe("tokens", async () => {
  const spec = postcard.sheets.find(({ id }) => id === "tokens")!;
  const rulesWith = (card: CardData) => ({ ...PRESET_RULES.strict, name: "house", card });

  it("are side by side on two pages, in true size", async () => {
    const form = await testForm(postcard, spec);
    expect(form.pages).toHaveLength(2);
    const figures = form.pages[1].parts.flatMap(({ placed }) => placed.filter(({ words }) => words === "net"));
    expect(figures.map(({ at }) => Math.round(at.h * 10) / 10)).toEqual(
      [16, 16, 16, 12, 12, 12].map((size) => Math.round(NET_SPAN.height * size * 10) / 10),
    );
    figures.forEach(({ at: a }, i) => {
      expect(a.x).toBeGreaterThanOrEqual(-0.001);
      expect(a.x + a.w).toBeLessThanOrEqual(190.001);
      for (const { at: b } of figures.slice(i + 1))
        expect(a.x + a.w <= b.x + 0.001 || b.x + b.w <= a.x + 0.001 || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
    });
  });

  it("end where the bands end (E10)", async () => {
    const [page] = (await testPages(postcard, spec)).pages;
    const marks = opsBounds(page.layers.marks)!;
    expect(marks.w).toBeCloseTo(190, 3);
  });

  it("fold the coin where its two circles touch", async () => {
    const drawn = drawnBoxes((await testPages(postcard, spec)).pages[1].layers.marks);
    const circles = drawn.filter(({ kind, box }) => kind === "ellipse" && Math.abs(box.w - 24) < 0.001);
    const [upper, lower] = circles.map(({ box }) => box).sort((a, b) => a.y - b.y);
    expect(lower.y).toBeCloseTo(upper.y + upper.h, 6);
    const folds = drawn.filter(
      ({ kind, box }) => kind === "line" && box.h === 0 && box.x > upper.x && box.x + box.w < upper.x + upper.w,
    );
    expect(folds).toHaveLength(1);
    expect(folds[0].box.y).toBeCloseTo(lower.y, 6);
  });

  it("keep each picture of a folding die above its words", async () => {
    const { form } = (await testPages(postcard, spec)).pages[1].layers;
    const words = textsIn(form).find(({ value }) => /^cut out$/i.test(value))!.at;
    const inRow = ({ box }: Drawn): boolean => box.y > words.y - 60 && box.y < words.y + words.h;
    const pictures = drawnBoxes(form).filter((one) => one.kind === "path" && inRow(one));
    expect(pictures.length).toBeGreaterThan(40);
    expect(Math.max(...pictures.map(({ box }) => box.y + box.h))).toBeLessThan(words.y);
  });

  it("distinguish the dice without solid colors, in words and in pips (A7)", async () => {
    const said = async (theme: "color" | "low-ink") =>
      textsOf((await testPages(postcard, spec, { theme })).pages[1])
        .map(({ text }) => text)
        .join(" ");
    expect(await said("color")).toContain("dark die");
    expect(await said("low-ink")).not.toContain("dark");
    expect(await said("low-ink")).toContain("rings");
  });

  it("follow the card: a star for every place in both bars, the price of a sack", async () => {
    const stars = (card: CardData) => tokenFacts(rulesWith(card)).stars;
    expect(stars(STANDARD_CARD)).toBe(8);
    expect(stars({ ...STANDARD_CARD, barCap: 3 })).toBe(6);
    const hard = { ...STANDARD_CARD, passing: { ...STANDARD_CARD.passing, rattle: 2 } };
    expect(tokenFacts(rulesWith(hard)).rattle).toBe("\u22122");
    const rules = rulesWith({ ...hard, barCap: 6 });
    expect(checkForm(await testForm(postcard, spec, { rules }))).toEqual([]);
  });
});
