/** Where things are on a page: text boxes and fills, through all transforms, in millimetres from the page's corner. */
import {
  IDENTITY,
  multiply,
  parseSvg,
  readTransform,
  type Matrix,
  type SvgNode,
} from "../../src/page/svg-subset/index.js";
import type { FontBook } from "../../src/page/text/font-book.js";
import { pageSvg, type Page } from "../../src/page/types.js";

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

/** Every `<text>` of a page: from the baseline up to the capitals' height, as wide as its letters run. */
export function textBoxes(page: Page, fonts: FontBook): TextBox[] {
  const { root, issues } = parseSvg(pageSvg(page), page.title);
  if (issues.length > 0) throw new Error(issues.map((issue) => issue.message).join("\n"));
  const boxes: TextBox[] = [];
  const walk = (node: SvgNode, matrix: Matrix, layer: string, face: Face): void => {
    const own = node.attributes.transform
      ? multiply(matrix, readTransform(node.attributes.transform) ?? IDENTITY)
      : matrix;
    const inside = node.name === "g" && node.attributes.id ? node.attributes.id : layer;
    if (node.name === "defs") return;
    const ownFace = {
      family: node.attributes["font-family"] ?? face.family,
      weight: node.attributes["font-weight"] ?? face.weight,
    };
    if (node.name === "text") boxes.push(boxOf(node, own, inside, ownFace, fonts));
    else for (const child of node.children) walk(child, own, inside, ownFace);
  };
  walk(root, IDENTITY, "", { family: "", weight: "" });
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
    apply(matrix, start, y - height),
    apply(matrix, start + width, y - height),
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
  };
}

/** Pairs of texts that run into each other by more than `slack` millimetres both ways. */
export function collisions(boxes: readonly TextBox[], slack = 0.25): string[] {
  const found: string[] = [];
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > slack && high > slack)
        found.push(`"${a.text}" and "${b.text}" at ${a.left.toFixed(1)}, ${a.bottom.toFixed(1)} mm`);
    }
  });
  return found;
}
