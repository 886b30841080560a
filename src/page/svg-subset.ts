/** The checked SVG subset: the table of what a page may contain, and the parser that holds pages to it. */
export {
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
  SVG_SUBSET,
  type AttributeRule,
  type ElementRule,
  type SvgAttributeName,
  type SvgElementName,
  type ValueKind,
} from "./svg-subset-table.js";
export { parseFragment, type SvgAttributes, type SvgFault, type SvgNode } from "./svg-subset-parse.js";
export { locateFaults, parseSvg, type ParsedSvg } from "./svg-subset-check.js";
export { readPath, SEGMENT_SIZES, type PathSegments } from "./svg-subset-path.js";
export { IDENTITY, multiply, readTransform, type Matrix } from "./svg-subset-transform.js";
export { readNumbers } from "./svg-subset-values.js";
