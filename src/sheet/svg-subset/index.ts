/** The checked SVG subset: the table of what a page may contain, and a parser that enforces it. */
export { SVG_SUBSET } from "./table.js";
export { parseFragment, type SvgAttributes, type SvgFault, type SvgNode } from "./parse.js";
export { checkFragment, locateFaults } from "./check.js";
export { readPath, SEGMENT_SIZES, type PathSegments } from "./path.js";
export { IDENTITY, multiply, readTransform, type Matrix } from "./transform.js";
export { readNumbers } from "./values.js";
