/** Notes `<rect data-field>` as a place for a form field; nothing is drawn. */
import type { SvgNode } from "../../sheet/svg-subset/index.js";
import { boxOf } from "./bounds.js";
import type { Scope } from "./session.js";

export function drawField(node: SvgNode, { session, matrix }: Scope): void {
  const { x = "0", y = "0", width = "0", height = "0" } = node.attributes;
  if (!session.forms || !matrix || node.attributes["data-name"] === undefined) {
    session.page.faulty = true; // the full check says which of these it is
    return;
  }
  const [left, top] = [Number(x), Number(y)];
  session.page.fields.push({ node, box: boxOf(matrix, left, top, left + Number(width), top + Number(height)) });
}
