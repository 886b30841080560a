/** Draws `<use>`: the drawing is written once as a form XObject and placed by name. */
import type { SvgNode } from "../../sheet/svg-subset/index.js";
import { OPAQUE } from "./paint.js";
import type { Scope } from "./session.js";
import { styleKey, type Style } from "./style.js";

export function drawUse(
  node: SvgNode,
  style: Style,
  scope: Scope,
  drawNode: (node: SvgNode, style: Style, scope: Scope) => void,
): void {
  const { session, content } = scope;
  const { href = "", x = "0", y = "0" } = node.attributes;
  const target = session.page.targets.get(href.slice(1));
  if (!target || target.name === "clipPath" || scope.within.includes(target)) {
    session.page.faulty = true;
    return;
  }
  const name = session.placed(target, styleKey(style), () => {
    const drawing = session.openContent();
    drawNode(target, style, { session, content: drawing, matrix: undefined, within: [...scope.within, target] });
    return drawing.finish();
  });
  const moved = Number(x) !== 0 || Number(y) !== 0;
  content.placeDrawing(name, moved ? [1, 0, 0, 1, Number(x), Number(y)] : undefined, OPAQUE);
}
