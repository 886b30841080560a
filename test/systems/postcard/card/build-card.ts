/** Builds the field card for tests, and measures what came out: type, strokes, places. */
import "../../../../src/sheet/figures/svg-canvas.js";
import { buildOldSheet, type BuildRequest, type BuiltSheet } from "../../../../src/build.js";
import { templatesFrom } from "../../../../src/data/templates.js";
import {
  IDENTITY,
  multiply,
  parseSvg,
  readTransform,
  type Matrix,
  type SvgNode,
} from "../../../../src/sheet/svg-subset/index.js";
import type { Page } from "../../../../src/page/types.js";
import type { Page as DrawnPage } from "../../../../src/sheet/drawing/types.js";
import type { GameSystem } from "../../../../src/systems/contract.js";
import { STANDARD_RULES, type CardData, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { cardSheets } from "../../../../src/systems/postcard/sheets/card.js";
import { svgOf } from "../../../helpers/boxes.js";
import { fonts } from "../../../helpers/draw.js";
import { memoryCache } from "../../../helpers/sheets.js";

const templates = templatesFrom();
const cache = memoryCache();

/** The few things of a game system that a build asks for. */
const system = {
  id: "postcard",
  title: "PostCard Football",
  accent: "#2E7D32",
  rulesName: (rules: PostcardRules) => rules.name,
  kinds: { record: { id: "postcard-game", matches: () => true } },
  describe: () => ({ line: "seed 42", command: "pressbox play postcard --seed 42" }),
} as unknown as GameSystem;

export const specOf = (id: string) => cardSheets.find((spec) => spec.id === id)!;

export function build(id: string, options: Partial<BuildRequest> = {}): BuiltSheet {
  const request: BuildRequest = {
    system,
    rules: STANDARD_RULES,
    records: [],
    fill: "blank",
    theme: "color",
    paper: "letter",
    names: {},
    templates,
    fonts,
    cache,
    ...options,
  };
  return buildOldSheet(request, specOf(id) as never);
}

/** One card at its own size, with its bleed. */
export const single = (id: string, options: Partial<BuildRequest> = {}): Page =>
  build(id, { single: true, ...options }).markup[0];

/** Rules with another card. */
export const withCard = (change: (card: CardData) => Partial<CardData>): PostcardRules => ({
  ...STANDARD_RULES,
  name: "house",
  card: { ...STANDARD_RULES.card, ...change(STANDARD_RULES.card) },
});

export interface Shape {
  readonly name: string;
  readonly layer: string;
  /** Millimeters on the page; 0 = not stroked. */
  readonly stroke: number;
  /** Of paths nothing is known: see `boxed`. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** Shapes whose corners are known. */
export const boxed = (shapes: readonly Shape[]): Shape[] => shapes.filter(({ box }) => Number.isFinite(box[0]));

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Corners that hold a node, in its own coordinates; none for paths. */
function corners({ name, attributes: at }: SvgNode): [number, number][] {
  const n = (key: string): number => Number(at[key as keyof typeof at] ?? 0);
  if (name === "rect")
    return [
      [n("x"), n("y")],
      [n("x") + n("width"), n("y") + n("height")],
    ];
  if (name === "circle")
    return [
      [n("cx") - n("r"), n("cy") - n("r")],
      [n("cx") + n("r"), n("cy") + n("r")],
    ];
  if (name === "line")
    return [
      [n("x1"), n("y1")],
      [n("x2"), n("y2")],
    ];
  const numbers = (at.points ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Array.from({ length: numbers.length / 2 }, (_, i): [number, number] => [numbers[2 * i], numbers[2 * i + 1]]);
}

/** Every rectangle, circle, line, polygon and path of a page, drawings included, through all transforms. */
export function shapesOf(page: Page | DrawnPage): Shape[] {
  const { root, issues } = parseSvg(svgOf(page), page.title);
  if (issues.length > 0) throw new Error(issues.map((issue) => issue.message).join("\n"));
  const symbols = new Map<string, SvgNode>();
  for (const child of root.children)
    if (child.name === "defs") for (const node of child.children) symbols.set(node.attributes.id!, node);
  const shapes: Shape[] = [];
  const walk = (node: SvgNode, matrix: Matrix, layer: string): void => {
    if (node.name === "defs" || node.name === "clipPath") return;
    const own = node.attributes.transform
      ? multiply(matrix, readTransform(node.attributes.transform) ?? IDENTITY)
      : matrix;
    if (node.name === "use") return walk(symbols.get(node.attributes.href!.slice(1))!, own, layer);
    const inside = layer === "" && node.name === "g" && node.attributes.id ? node.attributes.id : layer;
    if (["rect", "circle", "line", "polygon", "path"].includes(node.name)) {
      const scale = Math.hypot(own[0], own[1]);
      const stroked = node.attributes.stroke !== undefined && node.attributes.stroke !== "none";
      const places = corners(node).map(([x, y]) => apply(own, x, y));
      const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
      shapes.push({
        name: node.name,
        layer: inside,
        stroke: stroked ? Number(node.attributes["stroke-width"] ?? 1) * scale : 0,
        box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
      });
    }
    for (const child of node.children) walk(child, own, inside);
  };
  walk(root, IDENTITY, "");
  return shapes;
}
