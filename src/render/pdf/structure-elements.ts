/** Which parts of a form become structure elements on a page: those with ink or fields; tables keep their columns. */
import type { PageCopy, Tag, TagOp, TagRole } from "../../sheet/drawing/types.js";
import type { PdfReference } from "./values.js";
import { WHOLE, WRITTEN } from "./marked-content.js";

/** A field or link on a page. */
export interface TaggedAnnotation {
  readonly tag: Tag;
  readonly copy: PageCopy | undefined;
  /** Set once it is in the file: the object, and its key in the parent tree. */
  written?: { readonly reference: PdfReference; readonly key: number };
}

/** Ink of a part, and whether an element has claimed it. */
export interface Inked {
  /** Marked-content numbers on the page. */
  readonly numbers: number[];
  readonly op: TagOp;
  taken: boolean;
}

/** The content of a copy that is on a page. */
export interface Present {
  readonly ink: Map<Tag, Inked>;
  readonly annotations: Map<Tag, TaggedAnnotation[]>;
}

/** A structure element; after it is written, also its number and its parent. */
export interface Element {
  readonly role: Exclude<TagRole, "Value"> | "Form";
  /** Marked-content numbers of its ink. */
  readonly numbers: readonly number[];
  readonly kids: readonly Element[];
  /** Alternate text, read aloud instead of its ink. */
  readonly words: string | undefined;
  readonly level: number | undefined;
  readonly scope: Tag["scope"] | undefined;
  readonly span: number | undefined;
  readonly annotation: TaggedAnnotation | undefined;
  /** Name of a whole page, or a note about a part. */
  readonly title: string | undefined;
  id: number;
  parent: Element | undefined;
}

type Said = Partial<Pick<Element, "level" | "scope" | "span">>;

/** All elements have the same fields in the same order: a page has hundreds, and V8 handles uniform objects faster. */
const element = (
  role: Element["role"],
  numbers: readonly number[],
  kids: readonly Element[],
  words?: string,
  said: Said = NOTHING,
  annotation?: TaggedAnnotation,
  title?: string,
): Element => ({
  role,
  numbers,
  kids,
  words,
  level: said.level,
  scope: said.scope,
  span: said.span,
  annotation,
  title,
  id: 0,
  parent: undefined,
});

const NOTHING: Said = {};
const NONE: readonly never[] = [];
/** Parts whose words are read aloud instead of their ink. */
const SPOKEN: ReadonlySet<TagRole> = new Set(["Figure", "Span", "P", "TD"]);
/**
 * Maximum pages of a document in which each value is a separate part with its label: the sheets of a league. A larger one would take three
 * times as long to write, and one with ten thousand sheets gigabytes; there, all handwriting on a page is one part after all its print.
 */
export const LABELLED_PAGES = 100;
/** Title of the handwriting on a page of a file with too many pages for labels. */
const UNLABELLED = `written; a file of at most ${LABELLED_PAGES} pages names each value`;

/** The elements of a copy: its own first, then ink that its form does not know, which many pages share. */
export function elementsOf(copy: PageCopy | undefined, present: Present): readonly Element[] {
  if (copy && (present.ink.has(WHOLE) || present.ink.has(WRITTEN))) return coarse(copy, present);
  const known: Element[] = [];
  if (copy) collect(copy.tag, present, undefined, known);
  const rest: Element[] = [];
  for (const [tag, { taken }] of present.ink) if (!taken) collect(tag, present, undefined, rest);
  for (const tag of [...present.annotations.keys()]) collect(tag, present, undefined, rest);
  if (!copy) return rest;
  for (const { kids } of known) rest.push(...kids);
  return rest.length === 0 ? NONE : [element("Sect", NONE, rest, undefined, NOTHING, undefined, copy.title)];
}

/** For a copy in a large document: its headings, all print, and all handwriting except fields and links. */
function coarse(copy: PageCopy, present: Present): readonly Element[] {
  const kids: Element[] = [];
  const headings = (tag: Tag): void => {
    if (tag.role === "H") collect(tag, present, "Sect", kids);
    else for (const kid of tag.kids) headings(kid);
  };
  headings(copy.tag);
  for (const [tag, title] of [
    [WHOLE, undefined],
    [WRITTEN, UNLABELLED],
  ] as const) {
    const ink = present.ink.get(tag);
    if (ink) kids.push(element("P", ink.numbers, NONE, undefined, NOTHING, undefined, title));
  }
  const visit = (tag: Tag): void => {
    for (const annotation of present.annotations.get(tag) ?? NONE) kids.push(annotated(tag, annotation));
    for (const kid of tag.kids) visit(kid);
  };
  if (present.annotations.size > 0) visit(copy.tag);
  return [element("Sect", NONE, kids, undefined, NOTHING, undefined, copy.title)];
}

const annotated = ({ role }: Tag, annotation: TaggedAnnotation): Element =>
  element(role === "Link" ? "Link" : "Form", NONE, NONE, undefined, NOTHING, annotation);

/** Claims the ink of a part; undefined if an element already has it. */
function takeInk(tag: Tag, { ink }: Present): Inked | undefined {
  const inked = ink.get(tag);
  if (!inked || inked.taken) return undefined;
  inked.taken = true;
  return inked;
}

function takeAnnotations(tag: Tag, { annotations }: Present): readonly TaggedAnnotation[] {
  const own = annotations.size === 0 ? undefined : annotations.get(tag);
  if (!own) return NONE;
  annotations.delete(tag);
  return own;
}

/** Adds the elements of a part inside another one to `out`. */
function collect(tag: Tag, present: Present, inside: TagRole | undefined, out: Element[]): void {
  const { role } = tag;
  const ink = takeInk(tag, present);
  const annotations = takeAnnotations(tag, present);
  const numbers = ink ? ink.numbers : NONE;
  const words = ink && ((ink.op.headed ? undefined : ink.op.words) ?? (SPOKEN.has(role) ? tag.words : undefined));
  if (role === "Value" || role === "Link") {
    // Inline in a line or a cell, otherwise a paragraph.
    const around = inside === "Sect" || inside === undefined ? "P" : "Span";
    if (ink) out.push(element(ink.op.figure ? "Figure" : around, numbers, NONE, words));
    for (const annotation of annotations) out.push(annotated(tag, annotation));
    return;
  }
  const kids = tag.kids.length === 0 ? NONE : kidsOf(tag, present);
  if (numbers.length === 0) {
    if (kids.length === 0) return;
    // Fields without words next to them need no enclosing line.
    if ((role === "P" || role === "H") && kids.every((kid) => kid.role === "Form")) {
      for (const kid of kids) out.push(kid);
      return;
    }
    // A cell or line with a single text needs no nested element.
    const [only] = kids;
    const plain = kids.length === 1 && (only.role === "P" || only.role === "Span") && only.kids.length === 0;
    if (plain && role !== "Sect") {
      out.push(element(role, only.numbers, NONE, only.words, tag));
      return;
    }
  }
  out.push(element(role, numbers, kids, words, tag));
}

function kidsOf(tag: Tag, present: Present): readonly Element[] {
  if (tag.role === "Table") return tableRows(tag, present);
  if (tag.role === "TR") return cells(tag, present);
  const kids: Element[] = [];
  for (const kid of tag.kids) collect(kid, present, tag.role, kids);
  return kids;
}

/** Each part of a row or table becomes one element, or none. */
function oneEach(tag: Tag, present: Present): readonly (Element | undefined)[] {
  const found: Element[] = [];
  return tag.kids.map((kid) => {
    found.length = 0;
    collect(kid, present, tag.role, found);
    return found.length === 0 ? undefined : found[0];
  });
}

/** Rows with content; column headings whose ink all pages share are read aloud as alternate text. */
function tableRows(table: Tag, present: Present): readonly Element[] {
  const rows = oneEach(table, present);
  if (rows.every((row) => row === undefined)) return NONE;
  const all: Element[] = [];
  rows.forEach((row, i) => {
    const { role, kids } = table.kids[i];
    if (row) all.push(row);
    else if (
      role === "TR" &&
      kids.length > 0 &&
      kids.every(({ scope }) => scope === "Column") &&
      kids.some(({ words }) => words !== undefined)
    )
      all.push(element("TR", NONE, kids.map(bare)));
  });
  return all;
}

/** A cell without ink on this page. */
const bare = (tag: Tag): Element => element(tag.role as Element["role"], NONE, NONE, tag.words, cellOf(tag));

const cellOf = ({ scope, span }: Tag): Said => ({ scope, span });

/** All cells of a row, with empty neighbors combined; none if all are empty. */
function cells(row: Tag, present: Present): readonly Element[] {
  const found = oneEach(row, present);
  if (found.every((one) => one === undefined)) return NONE;
  const all: Element[] = [];
  let empty = 0;
  const close = (): void => {
    if (empty > 0) all.push(element("TD", NONE, NONE, undefined, { span: empty }));
    empty = 0;
  };
  found.forEach((one, i) => {
    const cell = row.kids[i];
    if (one === undefined && cell.role === "TD") {
      empty += cell.span ?? 1;
      return;
    }
    close();
    all.push(one ?? bare(cell));
  });
  close();
  return all;
}
