/** Draws rect, line, polyline, polygon, path, circle and ellipse. */
import type { SvgNode } from "../../sheet/svg-subset/index.js";
import { hasOwnAlpha, paintOperator, readPaint } from "./paint.js";
import type { Scope } from "./session.js";
import { outlineCircle } from "./shape-ellipse.js";
import { outlineLine, outlinePolygon } from "./shape-corners.js";
import { outlinePath } from "./shape-path.js";
import { outlineRect } from "./shape-rect.js";
import type { Style } from "./style.js";

/** Builds a shape's path and paints it with the operator; empty when there is nothing to draw. */
export type OutlineShape = (node: SvgNode, operator: string) => string;

const OUTLINES: Readonly<Partial<Record<SvgNode["name"], OutlineShape>>> = {
  rect: outlineRect,
  line: outlineLine,
  polyline: outlinePolygon,
  polygon: outlinePolygon,
  path: outlinePath,
  circle: outlineCircle,
  ellipse: outlineCircle,
};

/** Draws the shape without its transform, clip and group opacity, which `drawNode` takes care of. */
export function drawShape(node: SvgNode, style: Style, { content }: Scope): void {
  const paint = readPaint(node, style, hasOwnAlpha(node, style));
  if (!paint) return;
  const body = OUTLINES[node.name]?.(node, paintOperator(paint)) ?? "";
  if (body !== "") content.drawPath(body, paint);
}
