/** Where things are on a page: text boxes and fills, through all transforms, in millimetres from the page's corner. */
import {
  IDENTITY,
  multiply,
  parseSvg,
  readTransform,
  type Matrix,
  type SvgNode,
} from "../../src/sheet/svg-subset/index.js";
import type { FontBook } from "../../src/sheet/type/font-book.js";
import { pageSvg as markupSvg, type Page as MarkupPage } from "../../src/page/types.js";
import { pageSvg } from "../../src/sheet/drawing/to-svg.js";
import type { Page } from "../../src/sheet/drawing/types.js";

export interface TextBox {
  readonly text: string;
  readonly layer: string;
  readonly family: string;
  readonly weight: number;
  /** Points. */
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly turned: boolean;
  /** Corners in order, for text that stands aslant. */
  readonly corners: readonly (readonly [number, number])[];
}

/** What text inherits from its groups. */
interface Face {
  readonly family: string;
  readonly weight: string;
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

type Clip = readonly [left: number, top: number, right: number, bottom: number];

/** Rectangles of the page's clips by id. */
function clipsOf(root: SvgNode): Map<string, SvgNode> {
  const clips = new Map<string, SvgNode>();
  const walk = (node: SvgNode): void => {
    if (node.name === "clipPath") clips.set(node.attributes.id!, node.children[0]);
    else node.children.forEach(walk);
  };
  walk(root);
  return clips;
}

/** What a node's clip leaves of the one around it. */
function clipped(node: SvgNode, matrix: Matrix, clips: ReadonlyMap<string, SvgNode>, around: Clip): Clip {
  const rect = clips.get(/#([^)]+)\)/.exec(node.attributes["clip-path"] ?? "")?.[1] ?? "");
  if (!rect) return around;
  const [x, y, w, h] = (["x", "y", "width", "height"] as const).map((key) => Number(rect.attributes[key] ?? 0));
  const [a, b] = [apply(matrix, x, y), apply(matrix, x + w, y + h)];
  return [
    Math.max(around[0], Math.min(a[0], b[0])),
    Math.max(around[1], Math.min(a[1], b[1])),
    Math.min(around[2], Math.max(a[0], b[0])),
    Math.min(around[3], Math.max(a[1], b[1])),
  ];
}

/** The part of a box inside a clip; undefined when nothing is left of it. */
function cut(box: TextBox, [left, top, right, bottom]: Clip): TextBox | undefined {
  const part = {
    ...box,
    left: Math.max(box.left, left),
    top: Math.max(box.top, top),
    right: Math.min(box.right, right),
    bottom: Math.min(box.bottom, bottom),
  };
  return part.left < part.right && part.top < part.bottom ? part : undefined;
}

/** A page of either kind as SVG. */
export const svgOf = (page: MarkupPage | Page): string => ("symbols" in page ? markupSvg(page) : pageSvg(page));

/** Drawings that stand on a page more than once: their text is that of the page. */
function drawingsOf(root: SvgNode, page: MarkupPage | Page): Map<string, SvgNode> {
  // Drawings of the old kind are artwork, whose text may touch.
  const defs = "symbols" in page ? [] : root.children.filter(({ name }) => name === "defs");
  return new Map(defs.flatMap(({ children }) => children).map((node) => [node.attributes.id!, node]));
}

/** Every `<text>` of a page: from the baseline up to the capitals' height, as wide as its letters run; what a clip hides is left out. */
export function textBoxes(page: MarkupPage | Page, fonts: FontBook): TextBox[] {
  const { root, issues } = parseSvg(svgOf(page), page.title);
  if (issues.length > 0) throw new Error(issues.map((issue) => issue.message).join("\n"));
  const boxes: TextBox[] = [];
  const clips = clipsOf(root);
  const drawings = drawingsOf(root, page);
  const walk = (node: SvgNode, matrix: Matrix, layer: string, face: Face, around: Clip): void => {
    const own = node.attributes.transform
      ? multiply(matrix, readTransform(node.attributes.transform) ?? IDENTITY)
      : matrix;
    const inside = layer === "" && node.name === "g" && node.attributes.id ? node.attributes.id : layer;
    if (node.name === "defs") return;
    const ownFace = {
      family: node.attributes["font-family"] ?? face.family,
      weight: node.attributes["font-weight"] ?? face.weight,
    };
    const clip = clipped(node, own, clips, around);
    const used = node.name === "use" && drawings.get(node.attributes.href!.slice(1));
    if (used) for (const child of used.children) walk(child, own, inside, ownFace, clip);
    if (node.name === "text") {
      const box = cut(boxOf(node, own, inside, ownFace, fonts), clip);
      if (box) boxes.push(box);
    } else for (const child of node.children) walk(child, own, inside, ownFace, clip);
  };
  walk(root, IDENTITY, "", { family: "", weight: "" }, [-Infinity, -Infinity, Infinity, Infinity]);
  return boxes;
}

const plainText = (node: SvgNode): string => node.text + node.children.map(plainText).join("");

function boxOf(node: SvgNode, matrix: Matrix, layer: string, face: Face, fonts: FontBook): TextBox {
  const at = node.attributes;
  const text = plainText(node);
  const font = fonts.font(face.family, Number(face.weight));
  const size = Number(at["font-size"]);
  const width = font.width(text, size, Number(at["letter-spacing"] ?? 0));
  const [x, y] = [Number(at.x), Number(at.y)];
  const start = at["text-anchor"] === "middle" ? x - width / 2 : at["text-anchor"] === "end" ? x - width : x;
  const height = font.capHeight * size;
  const corners = [
    apply(matrix, start, y),
    apply(matrix, start + width, y),
    apply(matrix, start + width, y - height),
    apply(matrix, start, y - height),
  ];
  const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  return {
    text,
    layer,
    family: font.family,
    weight: font.weight,
    size: (size * Math.hypot(matrix[0], matrix[1]) * 72) / 25.4,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    turned: Math.abs(matrix[1]) > 0.2,
    corners,
  };
}

const isAslant = ({ corners: [[x1, y1], [x2, y2]] }: TextBox): boolean =>
  Math.min(Math.abs(x1 - x2), Math.abs(y1 - y2)) > 0.05;

/** How deep two boxes lie in each other, whatever their angles; 0 and less = apart. */
function depth(a: TextBox, b: TextBox): number {
  const axes = [a, b].flatMap(({ corners: [p, q, r] }) =>
    [
      [p, q],
      [q, r],
    ].map(([from, to]) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    }),
  );
  const along = ({ corners }: TextBox, [x, y]: readonly number[]): [number, number] => {
    const places = corners.map((corner) => corner[0] * x + corner[1] * y);
    return [Math.min(...places), Math.max(...places)];
  };
  return Math.min(
    ...axes.map((axis) => {
      const [[a1, a2], [b1, b2]] = [along(a, axis), along(b, axis)];
      return Math.min(a2, b2) - Math.max(a1, b1);
    }),
  );
}

/** Pairs of texts that run into each other by more than `slack` millimetres both ways. */
export function collisions(boxes: readonly TextBox[], slack = 0.25): string[] {
  const found: string[] = [];
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > slack && high > slack && (!(isAslant(a) || isAslant(b)) || depth(a, b) > slack))
        found.push(`"${a.text}" and "${b.text}" at ${a.left.toFixed(1)}, ${a.bottom.toFixed(1)} mm`);
    }
  });
  return found;
}
