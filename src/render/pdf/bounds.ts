/** The area that elements cover, for links and form fields. */
import { multiply, readNumbers, readPath, readTransform, SEGMENT_SIZES } from "../../sheet/svg-subset/index.js";
import type { Matrix, SvgNode } from "../../sheet/svg-subset/index.js";
import type { Box, Session } from "./session.js";
import { inheritStyle, type Style } from "./style.js";
import { placeText } from "./text-place.js";

/** The upright box around a rectangle that is turned by the matrix. */
export function boxOf(matrix: Matrix, left: number, top: number, right: number, bottom: number): Box {
  const [a, b, c, d, e, f] = matrix;
  const xs = [a * left + c * top, a * right + c * top, a * left + c * bottom, a * right + c * bottom];
  const ys = [b * left + d * top, b * right + d * top, b * left + d * bottom, b * right + d * bottom];
  return [Math.min(...xs) + e, Math.min(...ys) + f, Math.max(...xs) + e, Math.max(...ys) + f];
}

/** The box around all the elements, in the units the matrix leads to; undefined when they cover nothing. */
export function boundNodes(
  nodes: readonly SvgNode[],
  style: Style,
  session: Session,
  matrix: Matrix,
  depth = 0,
): Box | undefined {
  const boxes = nodes.flatMap((node) => boundNode(node, style, session, matrix, depth));
  if (boxes.length === 0) return undefined;
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}

function boundNode(node: SvgNode, style: Style, session: Session, outer: Matrix, depth: number): Box[] {
  const { attributes } = node;
  const own = attributes.transform === undefined ? undefined : readTransform(attributes.transform);
  const matrix = own ? multiply(outer, own) : outer;
  const number = (name: "x" | "y" | "width" | "height" | "cx" | "cy" | "x1" | "y1" | "x2" | "y2"): number =>
    Number(attributes[name] ?? "0");
  const inner = inheritStyle(style, attributes);
  const around = (children: readonly SvgNode[], at: Matrix): Box[] => {
    const box = depth > 20 ? undefined : boundNodes(children, inner, session, at, depth + 1);
    return box ? [box] : [];
  };
  switch (node.name) {
    case "rect": {
      const [x, y] = [number("x"), number("y")];
      return [boxOf(matrix, x, y, x + number("width"), y + number("height"))];
    }
    case "circle":
    case "ellipse": {
      const [x, y, rx, ry] = [
        number("cx"),
        number("cy"),
        Number(attributes.r ?? attributes.rx ?? "0"),
        Number(attributes.r ?? attributes.ry ?? "0"),
      ];
      return [boxOf(matrix, x - rx, y - ry, x + rx, y + ry)];
    }
    case "line":
      return boundPoints([number("x1"), number("y1"), number("x2"), number("y2")], matrix);
    case "polyline":
    case "polygon":
      return boundPoints(readNumbers(attributes.points ?? "") ?? [], matrix);
    case "path":
      return boundPoints(pathPoints(attributes.d ?? ""), matrix);
    case "text":
      return (placeText(node, style, session.fonts) ?? []).map(({ run, x, y, size }) => {
        const [left, base] = [Number(x), Number(y)];
        const { font } = run;
        return boxOf(matrix, left, base - font.ascent * size, left + run.width * size, base - font.descent * size);
      });
    case "use": {
      const target = session.page.targets.get((attributes.href ?? "").slice(1));
      return target ? around([target], multiply(matrix, [1, 0, 0, 1, number("x"), number("y")])) : [];
    }
    case "g":
    case "symbol":
    case "a":
      return around(node.children, matrix);
    default:
      return [];
  }
}

function boundPoints(points: readonly number[], matrix: Matrix): Box[] {
  const boxes: Box[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) {
    boxes.push(boxOf(matrix, points[i], points[i + 1], points[i], points[i + 1]));
  }
  return boxes;
}

/** Corners and handles of a path: no smaller than the path itself. */
function pathPoints(data: string): number[] {
  const segments = readPath(data) ?? [];
  const points: number[] = [];
  for (let i = 0; i < segments.length; i += 1 + SEGMENT_SIZES[segments[i]]) {
    points.push(...segments.slice(i + 1, i + 1 + SEGMENT_SIZES[segments[i]]));
  }
  return points;
}
