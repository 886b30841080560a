/**
 * A page in words, for screen readers: the parts that a PDF of it is tagged with, each with its text. A tree of plain data without markup:
 * callers make elements from it and insert the texts as text.
 */
import {
  LAYERS,
  type FieldOp,
  type LinkOp,
  type Op,
  type Page,
  type PageCopy,
  type Tag,
  type TagOp,
} from "../sheet/drawing/types.js";
import { elementsOf, type Element, type Present, type TaggedAnnotation } from "./pdf/structure-elements.js";

export type SheetTextRole =
  | "page"
  | "section"
  | "heading"
  | "paragraph"
  | "span"
  | "label"
  | "figure"
  | "table"
  | "caption"
  | "row"
  | "head"
  | "cell"
  | "field"
  | "link";

/** A part of a page in reading order. */
export interface SheetText {
  readonly role: SheetTextRole;
  /** The part's own text as read aloud; "" if only its children have text. For a field its label, for a page its title. */
  readonly text: string;
  readonly children: readonly SheetText[];
  /** Heading level: 1 is the sheet's own heading. */
  readonly level?: number;
  /** For a header cell: what it is a heading of. */
  readonly scope?: "Row" | "Column";
  /** Number of columns a cell spans, if more than one. */
  readonly span?: number;
  /** Of a field. */
  readonly name?: string;
  readonly value?: string;
  /** Of a link. */
  readonly href?: string;
}

/** A field or link, with its text. */
interface Said extends TaggedAnnotation {
  readonly op: FieldOp | LinkOp;
}

/** Reads a page in drawing order. */
class PageReader {
  /** Text of each run of ink. */
  readonly runs: string[] = [];
  private readonly copies = new Map<PageCopy | undefined, Present>();
  private tag: TagOp | undefined;
  private copy: PageCopy | undefined;
  /** The owner of the open run. */
  private open: { readonly tag: TagOp; readonly copy: PageCopy | undefined } | undefined;

  constructor({ layers }: Page) {
    for (const layer of LAYERS) this.read(layers[layer]);
  }

  elements(): readonly Element[] {
    return [...this.copies].flatMap(([copy, present]) => elementsOf(copy, present));
  }

  private read(ops: readonly Op[]): void {
    for (const op of ops) {
      switch (op.op) {
        case "tag":
          this.tag = op.tag ? op : undefined;
          break;
        case "place":
          this.readWithin(op.copy, op.piece.ops);
          break;
        case "link":
        case "field":
          this.keep(op);
          break;
        default:
          this.ink(op.op === "text" ? (op.says ?? op.value) : "");
      }
    }
  }

  private readWithin(copy: PageCopy | undefined, ops: readonly Op[]): void {
    const { copy: outer, tag } = this;
    if (copy) [this.copy, this.tag] = [copy, undefined];
    this.read(ops);
    if (copy) [this.copy, this.tag] = [outer, tag];
  }

  private ink(text: string): void {
    const { tag, copy, open } = this;
    if (!tag?.tag) {
      this.open = undefined;
      return;
    }
    if (open?.tag !== tag || open.copy !== copy) {
      this.open = { tag, copy };
      this.runs.push("");
      this.mark(tag, tag.tag);
    }
    const last = this.runs.length - 1;
    if (text.trim() !== "") this.runs[last] = this.runs[last] === "" ? text : `${this.runs[last]} ${text}`;
  }

  private mark(op: TagOp, tag: Tag): void {
    const { ink } = this.present(this.copy);
    const number = this.runs.length - 1;
    const known = ink.get(tag);
    if (known) known.numbers.push(number);
    else ink.set(tag, { numbers: [number], op, taken: false });
  }

  private keep(op: FieldOp | LinkOp): void {
    const copy = (op.op === "field" ? op.copy : undefined) ?? this.copy;
    const tag: Tag = op.tag ?? { role: op.op === "link" ? "Link" : "P", kids: [] };
    const said: Said = { tag, copy, op };
    const { annotations } = this.present(copy);
    const others = annotations.get(tag);
    if (others) others.push(said);
    else annotations.set(tag, [said]);
  }

  private present(copy: PageCopy | undefined): Present {
    let known = this.copies.get(copy);
    if (!known) this.copies.set(copy, (known = { ink: new Map(), annotations: new Map() }));
    return known;
  }
}

const ROLES = {
  Sect: "section",
  H: "heading",
  P: "paragraph",
  Span: "span",
  Lbl: "label",
  Figure: "figure",
  Table: "table",
  Caption: "caption",
  TR: "row",
  TH: "head",
  TD: "cell",
  Form: "field",
  Link: "link",
} as const satisfies Readonly<Record<Element["role"], SheetTextRole>>;

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

function textOf(element: Element, runs: readonly string[]): SheetText | undefined {
  const { role, numbers, words, kids, level, scope, span, annotation, title } = element;
  if (annotation) return saidBy(annotation as Said);
  const text = plain(words ?? title ?? numbers.map((number) => runs[number]).join(" "));
  const children = kids.flatMap((kid) => textOf(kid, runs) ?? []);
  // Empty cells keep their column; a line without words is a drawing.
  if (text === "" && children.length === 0 && role !== "TD" && role !== "TH") return undefined;
  return {
    role: ROLES[role],
    text,
    children,
    ...(level !== undefined && { level }),
    ...(scope !== undefined && { scope }),
    ...(span !== undefined && span > 1 && { span }),
  };
}

const saidBy = ({ op }: Said): SheetText =>
  op.op === "link"
    ? { role: "link", text: "", children: [], href: op.href }
    : { role: "field", text: plain(op.label), children: [], name: op.name, value: op.value };

/**
 * The text of a built page: headings with levels, tables row by row with their headings, values with labels, descriptions of pictures, form
 * fields with label and value. Decoration is omitted, as in the tags of a PDF.
 */
export function sheetText(page: Page): SheetText {
  const reader = new PageReader(page);
  const children = reader.elements().flatMap((element) => textOf(element, reader.runs) ?? []);
  return { role: "page", text: page.title, children };
}

/** A sheet's text as lines: headings after `#`, table cells separated by ` | `, fields as `label: value`. */
export function sheetTextLines(text: SheetText): string[] {
  const { role, children } = text;
  switch (role) {
    case "page":
      return children.flatMap(sheetTextLines);
    case "section":
    case "table":
      return [...(role === "table" && text.text !== "" ? [text.text] : []), ...children.flatMap(sheetTextLines)];
    case "heading":
      return [`${"#".repeat(text.level ?? 2)} ${inOneLine(text)}`];
    case "row":
      return [children.map(inOneLine).join(" | ")];
    default:
      return [inOneLine(text)].filter((line) => line !== "");
  }
}

function inOneLine({ role, text, value, children }: SheetText): string {
  if (role === "field") return value === undefined || value === "" ? `${text}: ___` : `${text}: ${value}`;
  return [text, ...children.map(inOneLine)].filter((part) => part !== "").join(" ");
}
