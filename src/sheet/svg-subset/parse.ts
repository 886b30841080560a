/**
 * A small XML parser for the SVG subset: markup -> tree of checked elements.
 * Hand-written, because a page has a thousand elements, and general XML parsers would take most of a PDF page's time budget (measured; see
 * ARCHITECTURE.md).
 */
import { endOfName, readAttributes, type TagCursor } from "./attributes.js";
import {
  checkElement,
  ELEMENT_ENTRIES,
  NO_ATTRIBUTES,
  unknownElement,
  type SvgAttributes,
  type SvgFault,
} from "./elements.js";
import type { ElementRule, SvgElementName } from "./table.js";
import { collapseSpaces, collapseText, decodeEntities } from "./text.js";

export type { SvgAttributes, SvgFault } from "./elements.js";

export interface SvgNode {
  readonly name: SvgElementName | "#text";
  readonly attributes: SvgAttributes;
  readonly children: readonly SvgNode[];
  /** The characters of a `#text` node, or of a `text`, `tspan` or `title` that only contains characters. */
  readonly text: string;
  /** Offset of the element in the markup. */
  readonly offset: number;
}

const NONE: SvgNode[] = [];

/** An element being parsed. */
class OpenNode implements SvgNode {
  children: SvgNode[] = NONE;
  text = "";

  constructor(
    readonly name: SvgElementName,
    readonly attributes: SvgAttributes,
    readonly offset: number,
    readonly rule: ElementRule,
  ) {}
}

/** Parses markup that may have any element at its top level; errors go to `faults`, and invalid elements are dropped. */
export function parseFragment(markup: string, faults: SvgFault[]): SvgNode[] {
  return new Scanner(markup, faults).scan();
}

class Scanner {
  readonly #markup: string;
  readonly #faults: SvgFault[];
  readonly #cursor: TagCursor = { end: 0, selfClosed: false };
  #at = 0;

  constructor(markup: string, faults: SvgFault[]) {
    this.#markup = markup;
    this.#faults = faults;
  }

  scan(): SvgNode[] {
    const markup = this.#markup;
    const top: SvgNode[] = [];
    /** Open elements; null stands for a dropped one. */
    const open: (OpenNode | null)[] = [];
    const names: string[] = [];
    for (;;) {
      const from = this.#at;
      const tag = markup.indexOf("<", from);
      const until = tag === -1 ? markup.length : tag;
      if (until > from) this.#takeText(from, until, open);
      if (tag === -1) break;
      const next = markup.charCodeAt(tag + 1);
      if (next === 47 /* / */) {
        const end = this.#endOfClosing(tag, names.pop());
        if (end === -1) return top;
        const node = open.pop();
        if (node?.rule.text && node.children.length > 0) collapseText(node, open[open.length - 1]?.rule.text === true);
        this.#at = end;
      } else if (next === 33 /* ! */ || next === 63 /* ? */) {
        if (!this.#skipNote(tag)) return top;
      } else {
        const parent = open.length === 0 ? undefined : open[open.length - 1];
        const node = this.#element(tag, parent);
        if (node === undefined) return top;
        if (node) append(node, parent, top);
        if (!this.#cursor.selfClosed) {
          open.push(node);
          names.push(node ? node.name : markup.slice(tag + 1, endOfName(markup, tag + 1)));
        }
      }
    }
    if (names.length > 0) this.#malformed(`<${names[names.length - 1]}> is never closed`, markup.length);
    return top;
  }

  /** First character after the element's closing tag; -1 if the tag closes another element. */
  #endOfClosing(tag: number, name: string | undefined): number {
    const markup = this.#markup;
    if (name !== undefined && markup.startsWith(name, tag + 2)) {
      const end = tag + 2 + name.length;
      if (markup.charCodeAt(end) === 62) return end + 1;
      const spaced = /^\s*>/.exec(markup.slice(end, end + 20));
      if (spaced) return end + spaced[0].length;
    }
    const found = markup.slice(tag + 2, endOfName(markup, tag + 2));
    this.#malformed(`</${found}> closes ${name === undefined ? "nothing" : `<${name}>`}`, tag);
    return -1;
  }

  /** Parses one start tag; null drops the element, undefined gives up. */
  #element(tag: number, parent: OpenNode | null | undefined): OpenNode | null | undefined {
    const markup = this.#markup;
    const nameEnd = endOfName(markup, tag + 1);
    const name = markup.slice(tag + 1, nameEnd);
    const entry = ELEMENT_ENTRIES.get(name);
    const attributes = readAttributes(markup, nameEnd, entry, this.#faults, this.#cursor);
    if (attributes === undefined) {
      this.#malformed(`<${name}> is not well-formed XML: attributes are written name="value"`, tag);
      return undefined;
    }
    this.#at = this.#cursor.end;
    if (!entry) {
      this.#faults.push(unknownElement(name, tag));
      return null;
    }
    checkElement(entry, attributes, parent, tag, this.#faults);
    return new OpenNode(entry.name, attributes, tag, entry.rule);
  }

  #takeText(from: number, until: number, open: readonly (OpenNode | null)[]): void {
    const markup = this.#markup;
    const parent = open.length === 0 ? undefined : open[open.length - 1];
    if (parent === null) return;
    if (!parent?.rule.text) {
      for (let i = from; i < until; i++) {
        if (markup.charCodeAt(i) > 32) {
          const where = parent ? `in <${parent.name}>` : "outside any element";
          this.#faults.push({ code: "svg-text-misplaced", message: `text cannot stand ${where}`, offset: i });
          return;
        }
      }
      return;
    }
    const text = decodeEntities(markup.slice(from, until));
    if (text === undefined) {
      this.#faults.push({
        code: "svg-malformed",
        message: `"${markup.slice(from, until).trim()}" has an unknown entity`,
        hint: "write &amp; for &; known: &amp; &lt; &gt; &quot; &apos; &#number;",
        offset: from,
      });
      return;
    }
    const alone = parent.children === NONE && markup.charCodeAt(until + 1) === 47;
    if (alone && parent.name !== "tspan") parent.text = collapseSpaces(text);
    else {
      if (parent.children === NONE) parent.children = [];
      parent.children.push({ name: "#text", attributes: NO_ATTRIBUTES, children: NONE, text, offset: from });
    }
  }

  /** Skips a comment or a declaration. */
  #skipNote(tag: number): boolean {
    const markup = this.#markup;
    const comment = markup.startsWith("<!--", tag);
    const declaration = markup.startsWith("<?xml", tag);
    const end = comment ? markup.indexOf("-->", tag + 4) : declaration ? markup.indexOf("?>", tag) : -1;
    if (end === -1) this.#malformed(`"${markup.slice(tag, tag + 12)}" is not in the SVG subset of pages`, tag);
    else this.#at = end + (comment ? 3 : 2);
    return end !== -1;
  }

  #malformed(message: string, offset: number): void {
    this.#faults.push({ code: "svg-malformed", message, offset });
  }
}

function append(node: SvgNode, parent: OpenNode | null | undefined, top: SvgNode[]): void {
  if (parent === undefined) top.push(node);
  else if (parent) (parent.children === NONE ? (parent.children = []) : parent.children).push(node);
}
