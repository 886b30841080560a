/** `<rect>`. */
import type { SvgNode } from "../../sheet/svg-subset/index.js";
import { moveOutline, outlineRoundRect } from "./outlines.js";

export function outlineRect({ attributes }: SvgNode, operator: string): string {
  const { x = "0", y = "0", width = "0", height = "0", rx, ry } = attributes;
  if (Number(width) === 0 || Number(height) === 0) return "";
  const radiusX = Math.min(Number(rx ?? ry ?? "0"), Number(width) / 2);
  const radiusY = Math.min(Number(ry ?? rx ?? "0"), Number(height) / 2);
  if (radiusX === 0 || radiusY === 0) return `${x} ${y} ${width} ${height} re\n${operator}`;
  return moveOutline(outlineRoundRect(Number(width), Number(height), radiusX, radiusY), x, y, operator);
}
