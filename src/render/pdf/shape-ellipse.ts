/** `<circle>` and `<ellipse>`. */
import type { SvgNode } from "../../sheet/svg-subset/index.js";
import { moveOutline, outlineEllipse } from "./outlines.js";

export function outlineCircle({ attributes }: SvgNode, operator: string): string {
  const { cx = "0", cy = "0", r, rx = r ?? "0", ry = r ?? "0" } = attributes;
  if (Number(rx) === 0 || Number(ry) === 0) return "";
  return moveOutline(outlineEllipse(Number(rx), Number(ry)), cx, cy, operator);
}
