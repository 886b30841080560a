/** Draws any element: takes care of transform, clip and opacity, and leaves the rest to the file of its kind. */
import { multiply, readTransform, type SvgNode } from "../../sheet/svg-subset/index.js";
import { drawField } from "./draw-field.js";
import { drawLink } from "./draw-link.js";
import { drawShape } from "./draw-shape.js";
import { drawText } from "./draw-text.js";
import { drawUse } from "./draw-use.js";
import { formatAll } from "./numbers.js";
import { hasOwnAlpha } from "./paint.js";
import type { Scope } from "./session.js";
import { inheritStyle, type Style } from "./style.js";

export function drawNodes(nodes: readonly SvgNode[], style: Style, scope: Scope): void {
  for (const node of nodes) drawNode(node, style, scope);
}

export function drawNode(node: SvgNode, style: Style, scope: Scope): void {
  const { attributes } = node;
  switch (node.name) {
    case "defs":
    case "clipPath":
    case "title":
    case "#text":
      return; // drawn where they are used, or not at all
    case "text":
      if (!needsWrapping(node, style)) return drawText(node, style, scope);
      return drawWrapped(node, style, scope, (inner) => drawText(node, style, inner, true));
    case "g":
    case "symbol":
    case "svg":
    case "tspan":
      return drawAround(node, style, scope, (inner) =>
        drawNodes(node.children, inheritStyle(style, attributes), inner),
      );
    case "use":
      return drawAround(node, style, scope, (inner) => drawUse(node, inheritStyle(style, attributes), inner, drawNode));
    case "a":
      return drawAround(node, style, scope, (inner) =>
        drawLink(node, inheritStyle(style, attributes), inner, drawNodes),
      );
    default:
      if (attributes["data-field"] !== undefined) return drawField(node, scope);
      return drawAround(node, style, scope, (inner) => drawShape(node, style, inner));
  }
}

function drawAround(node: SvgNode, style: Style, scope: Scope, draw: (scope: Scope) => void): void {
  if (node.attributes.transform === undefined && !needsWrapping(node, style)) draw(scope);
  else drawWrapped(node, style, scope, draw);
}

/** Whether the element is clipped or transparent as a whole. */
function needsWrapping(node: SvgNode, style: Style): boolean {
  const { attributes } = node;
  return attributes["clip-path"] !== undefined || (attributes.opacity !== undefined && !hasOwnAlpha(node, style));
}

function drawWrapped(node: SvgNode, style: Style, scope: Scope, draw: (scope: Scope) => void): void {
  const { content, session } = scope;
  const { transform } = node.attributes;
  const matrix = transform === undefined ? undefined : readTransform(transform);
  const inner = matrix && scope.matrix ? { ...scope, matrix: multiply(scope.matrix, matrix) } : scope;
  const clip = node.attributes["clip-path"];
  const saved = matrix !== undefined || clip !== undefined;
  if (saved) content.save(matrix);
  if (clip !== undefined) content.clip(clipRectangles(clip, scope));
  const { opacity } = node.attributes;
  if (opacity === undefined || hasOwnAlpha(node, style)) {
    draw(inner);
  } else {
    // Drawn as a whole first and then made transparent.
    const group = session.openContent();
    draw({ ...inner, content: group });
    const alpha = formatAll([Number(opacity), Number(opacity)]);
    content.placeDrawing(session.addDrawing(group.finish(), true), undefined, alpha === "1 1" ? "" : alpha);
  }
  if (saved) content.restore();
}

/** The rectangles of a clip as `x y width height`. */
function clipRectangles(clip: string, { session }: Scope): string[] {
  const target = session.page.targets.get(clip.slice(5, -1));
  if (target?.name !== "clipPath") {
    session.page.faulty = true;
    return [];
  }
  return target.children.map(({ attributes: { x = "0", y = "0", width = "0", height = "0" } }) =>
    [x, y, width, height].join(" "),
  );
}
