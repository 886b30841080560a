/** Draws one page: its layers in order, each parsed and written by itself. */
import { IDENTITY, parseFragment, type SvgFault, type SvgNode } from "../../sheet/svg-subset/index.js";
import { LAYERS, type Page } from "../../page/types.js";
import { mmToPt } from "../../kernel/units/index.js";
import { drawNodes } from "./draw-node.js";
import { format } from "./numbers.js";
import type { PageWork, Scope, Session } from "./session.js";
import { INITIAL_STYLE } from "./style.js";

export interface DrawnPage {
  readonly page: Page;
  readonly work: PageWork;
}

/** Points in a millimetre, as the page's coordinate operator writes it: exact to a ten-thousandth of a point. */
const SCALE = mmToPt(1).toFixed(8);

/**
 * Draws the page. Layers that stand on several pages unchanged (`shared`) are written once for the document.
 * What cannot be drawn only marks the page as faulty.
 */
export function drawPage(
  page: Page,
  session: Session,
  shared: ReadonlySet<string>,
): { drawn: DrawnPage; operators: Uint8Array } {
  const work: PageWork = { targets: new Map(), links: [], fields: [], faulty: false };
  session.page = work;
  for (const [id, markup] of page.symbols) {
    const node = session.symbol(markup);
    if (!node) work.faulty = true;
    else if (markup.includes("<clipPath")) collectTargets([node], true, work.targets);
    else work.targets.set(id, node);
  }
  // Millimetres from the top left, y downwards: the page's own numbers are written as they stand.
  const content = session.openContent(`${SCALE} 0 0 -${SCALE} 0 ${format(mmToPt(page.height))} cm\n`);
  const scope: Scope = { session, content, matrix: IDENTITY, within: [] };
  for (const layer of LAYERS) {
    const markup = page.layers[layer];
    if (markup === "") continue;
    if (shared.has(markup)) {
      const name = session.sharedLayer(markup, () => {
        const drawing = session.openContent();
        drawMarkup(markup, { ...scope, content: drawing, matrix: undefined });
        return drawing.finish();
      });
      content.placeDrawing(name, undefined, "");
    } else {
      drawMarkup(markup, scope);
    }
  }
  return { drawn: { page, work }, operators: content.finish() };
}

function drawMarkup(markup: string, scope: Scope): void {
  const { session } = scope;
  const faults: SvgFault[] = [];
  const nodes = parseFragment(markup, faults);
  if (faults.length > 0) session.page.faulty = true;
  if (markup.includes("<defs") || markup.includes("<clipPath")) collectTargets(nodes, false, session.page.targets);
  drawNodes(nodes, INITIAL_STYLE, scope);
}

function collectTargets(nodes: readonly SvgNode[], inDefs: boolean, targets: Map<string, SvgNode>): void {
  for (const node of nodes) {
    const { id } = node.attributes;
    if (id !== undefined && (inDefs || node.name === "clipPath")) targets.set(id, node);
    collectTargets(node.children, node.name === "defs", targets);
  }
}

/** Layers that stand on two pages or more, and hold nothing that belongs to one page (links, fields). */
export function findSharedLayers(pages: readonly Page[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  if (pages.length < 2) return shared;
  for (const page of pages) {
    for (const layer of LAYERS) {
      const markup = page.layers[layer];
      if (markup.length < 400) continue; // a reference would cost as much
      if (!seen.has(markup)) seen.add(markup);
      else if (!/<a\s|data-field/.test(markup)) shared.add(markup);
    }
  }
  return shared;
}
