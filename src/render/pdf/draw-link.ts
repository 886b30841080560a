/** Draws `<a>`: its content, and the area around it that opens the address. */
import type { SvgNode } from "../../sheet/svg-subset/index.js";
import { boundNodes } from "./bounds.js";
import type { Scope } from "./session.js";
import type { Style } from "./style.js";

export function drawLink(
  node: SvgNode,
  style: Style,
  scope: Scope,
  drawNodes: (nodes: readonly SvgNode[], style: Style, scope: Scope) => void,
): void {
  const { session, matrix } = scope;
  drawNodes(node.children, style, scope);
  const box = matrix && boundNodes(node.children, style, session, matrix);
  // Without an area (empty, or in a drawing that is placed many times) the page is checked in full and says why.
  if (box) session.page.links.push({ href: node.attributes.href ?? "", box });
  else session.page.faulty = true;
}
