/** The full check of a page that could not be drawn: every issue with its line and column in the page's SVG. */
import type { Issue } from "../../kernel/issue/index.js";
import { locateFaults, parseSvg, type SvgFault, type SvgNode } from "../../sheet/svg-subset/index.js";
import type { FontBook } from "../../sheet/type/font-book.js";
import { pageSvg, type Page } from "../../page/types.js";

/** @param place what issues call the page: `page 3 "Scoresheet"` */
export function checkPage(page: Page, place: string, fonts: FontBook, forms: boolean, pageCount: number): Issue[] {
  const svg = pageSvg(page);
  const { root, issues } = parseSvg(svg, place, fonts);
  const faults: SvgFault[] = [];
  walk(root, (node) => {
    const { "data-field": field, href = "" } = node.attributes;
    if (field !== undefined && !forms) {
      faults.push({
        code: "field-outside-form",
        message: `a form field stands on a page that is printed without forms`,
        hint: "print with forms, or fill the sheet before printing",
        offset: node.offset,
      });
    }
    const target = node.name === "a" ? /^#page-(\d+)$/.exec(href) : null;
    if (target && Number(target[1]) > pageCount) {
      faults.push({
        code: "link-dangling",
        message: `the link leads to page ${target[1]}; the document has ${pageCount}`,
        offset: node.offset,
      });
    }
    if (node.name === "a" && !holdsMark(node)) {
      faults.push({ code: "link-empty", message: "the link has no content to click on", offset: node.offset });
    }
  });
  return [...issues, ...locateFaults(svg, place, faults)].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

function walk(node: SvgNode, visit: (node: SvgNode) => void): void {
  visit(node);
  for (const child of node.children) walk(child, visit);
}

/** Whether something of the element can be seen and clicked on. */
function holdsMark(node: SvgNode): boolean {
  if (node.name === "text") return node.text !== "" || node.children.some(holdsMark);
  if (node.name === "#text") return node.text !== "";
  if (["g", "a", "tspan"].includes(node.name)) return node.children.some(holdsMark);
  return node.name !== "title";
}
