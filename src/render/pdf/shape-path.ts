/** `<path>`. */
import { readPath, SEGMENT_SIZES, type PathSegments, type SvgNode } from "../../sheet/svg-subset/index.js";
import { format } from "./numbers.js";

const OPERATORS = ["m\n", "l\n", "c\n", "h\n"] as const;
const outlines = new WeakMap<PathSegments, string>();

export function outlinePath({ attributes }: SvgNode, operator: string): string {
  const segments = readPath(attributes.d ?? "");
  if (!segments || segments.length === 0) return "";
  let outline = outlines.get(segments);
  if (outline === undefined) outlines.set(segments, (outline = writeSegments(segments)));
  return outline + operator;
}

function writeSegments(segments: PathSegments): string {
  let out = "";
  for (let i = 0; i < segments.length;) {
    const code = segments[i++];
    const end = i + SEGMENT_SIZES[code];
    for (; i < end; i++) out += `${format(segments[i])} `;
    out += OPERATORS[code];
  }
  return out;
}
