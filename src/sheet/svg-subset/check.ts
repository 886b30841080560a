/** Checks that need the whole page: references, links, fonts and glyphs. Returns every issue with its line and column. */
import { countText } from "../../kernel/words/index.js";
import { fault, suggestHint, UserError, type Issue } from "../../kernel/issue/index.js";
import { leadsOut } from "../drawing/links.js";
import type { SvgAttributes, SvgFault, SvgNode } from "./parse.js";
import type { BookFont, FontBook } from "../type/font-book.js";
import { missingGlyphIssue } from "../type/fit.js";

/**
 * Checks the elements of a page: references, links, fonts and glyphs.
 * @param known ids that `use` may reference although they are not defined here
 */
export function checkFragment(
  nodes: readonly SvgNode[],
  faults: SvgFault[],
  fonts?: FontBook,
  known?: ReadonlySet<string>,
): void {
  new Checker(faults, fonts, known).check({ name: "svg", attributes: {}, children: nodes, text: "", offset: 0 });
}

/** Errors -> issues with line and column, from 1, in order of appearance. */
export function locateFaults(svg: string, file: string, faults: readonly SvgFault[]): Issue[] {
  return [...faults]
    .sort((a, b) => a.offset - b.offset)
    .map(({ code, message, hint, offset }) => {
      const before = svg.slice(0, offset);
      const line = before.split("\n").length;
      return fault(code, message, { file, line, column: offset - before.lastIndexOf("\n"), ...(hint ? { hint } : {}) });
    });
}

/** Maximum elements in a drawing: a map of all markets has 4,000. */
const MOST_PARTS = 100_000;

/** Current family and weight, as strings. */
interface FontStyle {
  readonly family: string | undefined;
  readonly weight: string;
}

class Checker {
  readonly #faults: SvgFault[];
  readonly #fonts: FontBook | undefined;
  readonly #known: ReadonlySet<string> | undefined;
  /** Drawings and clip paths by id. */
  readonly #targets = new Map<string, SvgNode>();
  /** Drawings whose uses were already followed completely. */
  readonly #followed = new Set<string>();
  readonly #parts = new Map<SvgNode, number>();

  constructor(faults: SvgFault[], fonts: FontBook | undefined, known?: ReadonlySet<string>) {
    this.#faults = faults;
    this.#fonts = fonts;
    this.#known = known;
  }

  check(root: SvgNode): void {
    this.#collect(root, false);
    this.#walk(root, { family: undefined, weight: "400" }, false);
    const before = this.#faults.length;
    for (const [id, node] of this.#targets) this.#checkCycle(id, node, new Set());
    if (this.#faults.length === before && this.#drawnParts(root) > MOST_PARTS) {
      const message = `drawings used inside drawings make more than ${countText(MOST_PARTS)} parts`;
      this.#report("svg-too-large", message, root.children[0] ?? root, "use them fewer times");
    }
  }

  #collect(node: SvgNode, inDefs: boolean): void {
    const { id } = node.attributes;
    if (id !== undefined && (inDefs || node.name === "clipPath")) {
      if (this.#targets.has(id)) this.#report("svg-id-twice", `the id "${id}" names two drawings`, node);
      this.#targets.set(id, node);
    }
    for (const child of node.children) this.#collect(child, node.name === "defs");
  }

  #walk(node: SvgNode, style: FontStyle, inDefs: boolean): void {
    const { attributes } = node;
    const inner: FontStyle = {
      family: attributes["font-family"] ?? style.family,
      weight: attributes["font-weight"] ?? style.weight,
    };
    this.#checkReferences(node, attributes);
    if (node.name === "text" || node.name === "tspan") this.#checkText(node, inner, inDefs);
    if (inDefs && (node.name === "a" || attributes["data-field"] !== undefined)) {
      this.#report("svg-element-misplaced", "a drawing that is used again cannot have links and fields", node);
    }
    if (attributes["data-field"] !== undefined && attributes["data-name"] === undefined) {
      this.#report("svg-attribute-missing", "a field needs a data-name", node);
    }
    for (const child of node.children) this.#walk(child, inner, inDefs || node.name === "defs");
  }

  #checkReferences(node: SvgNode, attributes: SvgAttributes): void {
    const { href } = attributes;
    if (node.name === "use" && href !== undefined && !(href.startsWith("#") && this.#known?.has(href.slice(1)))) {
      const target = href.startsWith("#") ? this.#targets.get(href.slice(1)) : undefined;
      if (!target || target.name === "clipPath") {
        const own = [...this.#targets].flatMap(([id, { name }]) => (name === "clipPath" ? [] : [`#${id}`]));
        const known = [...own, ...[...(this.#known ?? [])].map((id) => `#${id}`)];
        this.#report(
          "svg-reference-dangling",
          `<use> finds no drawing "${href}" in defs`,
          node,
          suggestHint(href, known),
        );
      }
    }
    if (node.name === "a" && href !== undefined && !leadsOut(href)) {
      this.#report("svg-value-invalid", `href="${href}" is neither an http(s) or mailto address nor #page-N`, node);
    }
    const clip = attributes["clip-path"]?.slice(5, -1);
    if (clip !== undefined && this.#targets.get(clip)?.name !== "clipPath") {
      this.#report("svg-reference-dangling", `there is no <clipPath id="${clip}">`, node);
    }
  }

  #checkText(node: SvgNode, style: FontStyle, inDefs: boolean): void {
    const texts = node.text !== "" ? [node.text] : [];
    for (const child of node.children) if (child.name === "#text" && child.text !== "") texts.push(child.text);
    // A drawing may inherit its font from where it is used.
    if (texts.length === 0 || !this.#fonts || (inDefs && style.family === undefined)) return;
    const font = this.#font(node, style);
    if (!font) return;
    for (const text of texts) {
      const issue = missingGlyphIssue(font, text, {}, this.#fonts);
      if (issue) this.#report(issue.code, issue.message, node, issue.hint);
    }
  }

  #font(node: SvgNode, { family, weight }: FontStyle): BookFont | undefined {
    if (family === undefined) {
      this.#report("font-unknown", "the text names no font-family", node);
      return undefined;
    }
    try {
      return this.#fonts?.font(family, Number(weight));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const [issue] = error.issues;
      this.#report(issue.code, issue.message, node, issue.hint);
      return undefined;
    }
  }

  /** Number of elements drawn, counting those in drawings as often as they are used. */
  #drawnParts(node: SvgNode): number {
    let known = this.#parts.get(node);
    if (known !== undefined) return known;
    known = 1;
    if (node.name === "use") {
      const target = this.#targets.get(node.attributes.href?.slice(1) ?? "");
      if (target) known += this.#drawnParts(target);
    }
    for (const child of node.children) if (child.name !== "defs") known += this.#drawnParts(child);
    this.#parts.set(node, known);
    return known;
  }

  /** A drawing must not use itself, not even indirectly. */
  #checkCycle(id: string, node: SvgNode, above: Set<string>): void {
    if (this.#followed.has(id)) return;
    if (above.has(id)) return this.#report("svg-reference-cycle", `the drawing "${id}" uses itself`, node);
    above.add(id);
    for (const used of usedIds(node)) {
      const target = this.#targets.get(used);
      if (target && used === [...above][0])
        this.#report("svg-reference-cycle", `the drawing "${used}" uses itself`, node);
      else if (target && !above.has(used)) this.#checkCycle(used, target, above);
    }
    above.delete(id);
    // No cycle through here: nothing below needs to be followed again.
    this.#followed.add(id);
  }

  #report(code: string, message: string, node: SvgNode, hint?: string): void {
    this.#faults.push({ code, message, offset: node.offset, ...(hint === undefined ? {} : { hint }) });
  }
}

function usedIds(node: SvgNode): string[] {
  const own = node.name === "use" && node.attributes.href?.startsWith("#") ? [node.attributes.href.slice(1)] : [];
  return [...own, ...node.children.flatMap(usedIds)];
}
