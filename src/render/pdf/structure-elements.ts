/** Which parts of a form become elements on a page: those with ink, or something to type into; tables keep their columns. */
import type { PageCopy, Tag, TagOp, TagRole } from "../../sheet/drawing/types.js";
import type { PdfReference } from "./values.js";
import { WHOLE, WRITTEN } from "./marked-content.js";

/** A field or link of a page. */
export interface TaggedAnnotation {
  readonly tag: Tag;
  readonly copy: PageCopy | undefined;
  /** What is known once it is in the file: the object, and the key by which it names its part. */
  written?: { readonly reference: PdfReference; readonly key: number };
}

/** What of a copy stands on a page. */
export interface Present {
  readonly ink: Map<Tag, { readonly numbers: number[]; readonly op: TagOp }>;
  readonly annotations: Map<Tag, TaggedAnnotation[]>;
}

/** An element before it has a number. */
export interface Element {
  readonly role: Exclude<TagRole, "Value"> | "Form";
  /** Of its ink in the page's content. */
  readonly numbers: readonly number[];
  readonly kids: readonly Element[];
  readonly annotation?: TaggedAnnotation;
  /** Heard instead of its ink. */
  readonly words?: string | undefined;
  readonly level?: number | undefined;
  readonly scope?: Tag["scope"] | undefined;
  readonly span?: number | undefined;
  /** Name of a whole page, or what is to be known of a part. */
  readonly title?: string;
}

const NONE: readonly never[] = [];
/** Parts whose words are heard instead of their ink. */
const SPOKEN: ReadonlySet<TagRole> = new Set(["Figure", "Span", "P", "TD"]);
/**
 * Pages of a document in which each value is a part of its own with its label: the sheets of a league. A larger one would take three times
 * as long to write, and one of ten thousand sheets gigabytes; there all that is written on a page is one part after all that is printed.
 */
export const LABELLED_PAGES = 100;
/** Title of what is written on a page of a file with too many pages for labels. */
const UNLABELLED = `written; a file of at most ${LABELLED_PAGES} pages names each value`;

/** The elements of a copy, its own first and then what its form does not know: ink that many pages share. */
export function elementsOf(copy: PageCopy | undefined, present: Present): readonly Element[] {
  if (copy && (present.ink.has(WHOLE) || present.ink.has(WRITTEN))) return coarse(copy, present);
  const known = copy ? collect(copy.tag, present, undefined) : NONE;
  const rest = [...present.ink.keys(), ...present.annotations.keys()].flatMap((tag) =>
    collect(tag, present, undefined),
  );
  if (!copy) return rest;
  const kids = [...rest, ...known.flatMap(({ kids: own }) => own)];
  return kids.length === 0 ? NONE : [{ role: "Sect", numbers: NONE, kids, title: copy.title }];
}

/** Of a copy in a large document: its headings, all that is printed, and all that is written, but for fields and links. */
function coarse(copy: PageCopy, present: Present): readonly Element[] {
  const kids: Element[] = [];
  const headings = (tag: Tag): void => {
    if (tag.role === "H") kids.push(...collect(tag, present, "Sect"));
    else for (const kid of tag.kids) headings(kid);
  };
  headings(copy.tag);
  for (const [tag, title] of [
    [WHOLE, undefined],
    [WRITTEN, UNLABELLED],
  ] as const) {
    const ink = present.ink.get(tag);
    if (ink) kids.push({ role: "P", numbers: ink.numbers, kids: NONE, ...(title && { title }) });
  }
  const visit = (tag: Tag): void => {
    for (const annotation of present.annotations.get(tag) ?? NONE)
      kids.push({ role: tag.role === "Link" ? "Link" : "Form", numbers: NONE, kids: NONE, annotation });
    for (const kid of tag.kids) visit(kid);
  };
  if (present.annotations.size > 0) visit(copy.tag);
  return [{ role: "Sect", numbers: NONE, kids, title: copy.title }];
}

/** What becomes of a part inside of another. What was taken is no longer in `present`. */
function collect(tag: Tag, present: Present, inside: TagRole | undefined): readonly Element[] {
  const { role, level, scope, span } = tag;
  const ink = present.ink.get(tag);
  const annotations = present.annotations.get(tag);
  if (ink) present.ink.delete(tag);
  if (annotations) present.annotations.delete(tag);
  const numbers = ink?.numbers ?? NONE;
  const words = ink && ((ink.op.headed ? undefined : ink.op.words) ?? (SPOKEN.has(tag.role) ? tag.words : undefined));
  if (role === "Value" || role === "Link") {
    const own = (annotations ?? NONE).map((annotation): Element => ({
      role: role === "Link" ? "Link" : "Form",
      numbers: NONE,
      kids: NONE,
      annotation,
    }));
    if (!ink) return own;
    // Inline in a line or a cell, a paragraph by itself.
    const around = inside === "Sect" || inside === undefined ? "P" : "Span";
    return [{ role: ink.op.figure ? "Figure" : around, numbers, kids: NONE, words }, ...own];
  }
  const kids =
    role === "Table"
      ? tableRows(tag, present)
      : role === "TR"
        ? cells(tag, present)
        : tag.kids.flatMap((kid) => collect(kid, present, role));
  if (numbers.length === 0 && kids.length === 0) return NONE;
  // Fields without words beside them need no line around them.
  if ((role === "P" || role === "H") && numbers.length === 0 && kids.every((kid) => kid.role === "Form")) return kids;
  // A cell or line with one piece of text needs no element within it.
  const [only] = kids;
  const plain = kids.length === 1 && numbers.length === 0 && (only.role === "P" || only.role === "Span");
  if (plain && role !== "Sect" && only.kids.length === 0)
    return [{ role, numbers: only.numbers, kids: NONE, words: only.words, level, scope, span }];
  return [{ role, numbers, kids, words, level, scope, span }];
}

/** Rows that say something; the heads of a table whose ink all pages share are heard by their words. */
function tableRows(table: Tag, present: Present): readonly Element[] {
  const rows = table.kids.flatMap((kid): { tag: Tag; element: Element | undefined }[] => {
    const [element] = collect(kid, present, "Table");
    return [{ tag: kid, element }];
  });
  if (rows.every(({ element }) => element === undefined)) return NONE;
  return rows.flatMap(({ tag, element }) => {
    if (element) return [element];
    const heads = tag.role === "TR" && tag.kids.length > 0 && tag.kids.every(({ scope }) => scope === "Column");
    return heads && tag.kids.some(({ words }) => words !== undefined)
      ? [{ role: "TR" as const, numbers: NONE, kids: tag.kids.map(bare) }]
      : [];
  });
}

/** A cell without ink on this page. */
const bare = ({ role, scope, span, words }: Tag): Element => ({
  role: role as Element["role"],
  numbers: NONE,
  kids: NONE,
  words,
  scope,
  span,
});

/** All cells of a row, empty neighbours as one; none when all are empty. */
function cells(row: Tag, present: Present): readonly Element[] {
  const found = row.kids.map((cell) => collect(cell, present, "TR")[0] as Element | undefined);
  if (found.every((one) => one === undefined)) return NONE;
  const all: Element[] = [];
  let empty = 0;
  const close = (): void => {
    if (empty > 0) all.push({ role: "TD", numbers: NONE, kids: NONE, span: empty });
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
