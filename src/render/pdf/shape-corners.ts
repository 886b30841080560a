/** `<line>`, `<polyline>` and `<polygon>`. */
import { readNumbers, type SvgNode } from "../../sheet/svg-subset/index.js";
import { outlineCorners } from "./outlines.js";

export function outlineLine({ attributes }: SvgNode, operator: string): string {
  const { x1 = "0", y1 = "0", x2 = "0", y2 = "0" } = attributes;
  return `${x1} ${y1} m\n${x2} ${y2} l\n${operator}`;
}

export function outlinePolygon({ name, attributes }: SvgNode, operator: string): string {
  const outline = outlineCorners(readNumbers(attributes.points ?? "") ?? [], name === "polygon");
  return outline === "" ? "" : outline + operator;
}
