/** An SVG file as a picture: only the checked subset, with its size from the viewBox. Nothing in it is executed or fetched. */
import { fault, type Issue } from "../../kernel/issue/index.js";
import { opsOfSvg } from "../drawing/from-svg.js";
import type { Op } from "../drawing/types.js";
import { locateFaults, parseFragment, type SvgFault, type SvgNode } from "../svg-subset/index.js";
import type { FontBook } from "../type/font-book.js";

export interface SvgDrawing {
  readonly width: number;
  readonly height: number;
  readonly ops: readonly Op[];
}

/** Maximum nesting of groups. */
const DEEPEST = 64;
/** Maximum errors reported per file: drawing programs write hundreds of the same kind. */
const MOST_TOLD = 5;
const PLAIN = "save it as plain SVG with paths and #rrggbb colors, or as PNG";

export function openSvg(file: string, text: string, fonts: FontBook): SvgDrawing | readonly Issue[] {
  const faults: SvgFault[] = [];
  const nodes = parseFragment(text, faults);
  const [root] = nodes;
  const box = root?.attributes.viewBox?.split(/[\s,]+/).map(Number);
  const [width, height] = box
    ? box.slice(2)
    : [Number(root?.attributes.width?.replace(/mm$/, "")), Number(root?.attributes.height?.replace(/mm$/, ""))];
  if (faults.length === 0 && (nodes.length !== 1 || root.name !== "svg"))
    return [fault("picture-broken", "expected one <svg> and nothing else", { file, hint: PLAIN })];
  if (faults.length === 0 && isDeep(root))
    return [
      fault("picture-too-large", `its groups are nested more than ${DEEPEST} deep`, {
        file,
        hint: PLAIN,
      }),
    ];
  if (faults.length === 0 && !(width > 0 && height > 0)) {
    const hint = 'for example <svg viewBox="0 0 100 100">';
    return [fault("picture-broken", "the drawing has no size: it needs a viewBox", { file, hint })];
  }
  if (faults.length > 0) return issuesOf(file, text, faults);
  const { ops, faults: found } = opsOfSvg(text, fonts);
  if (found.length > 0) return issuesOf(file, text, found);
  if (ops.some(isActive)) {
    const message = "a picture has no links and no places to type into";
    return [fault("picture-unsupported", message, { file, hint: "remove its <a> and data-field" })];
  }
  return { width, height, ops };
}

function issuesOf(file: string, text: string, faults: readonly SvgFault[]): readonly Issue[] {
  const issues = locateFaults(text, file, faults).map((issue) => ({ hint: PLAIN, ...issue }));
  const more = issues.length - MOST_TOLD;
  if (more <= 0) return issues;
  return [...issues.slice(0, MOST_TOLD), fault("picture-broken", `and ${more} more like it`, { file, hint: PLAIN })];
}

function isDeep(root: SvgNode): boolean {
  let level: readonly SvgNode[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(({ children }) => children);
  }
  return false;
}

const isActive = (op: Op): boolean =>
  op.op === "link" || op.op === "field" || (op.op === "place" && op.piece.ops.some(isActive));
