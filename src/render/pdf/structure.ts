/**
 * The structure tree: what the parts of every page are, in the order in which they are heard (ISO 32000-1, 14.7). Elements are written as
 * text, those that are alike at equal length, because a large document has a hundred thousand of them.
 */
import type { PageCopy, Tag, TagOp } from "../../sheet/drawing/types.js";
import type { PdfFile, PdfReference } from "./container.js";
import type { TagList } from "./content.js";
import { GRAIN, LIST, PAIRS } from "./object-streams.js";
import { listText, padded, pointerText, textString } from "./object-text.js";
import { elementsOf, type Element, type Present, type TaggedAnnotation } from "./structure-elements.js";

/** Ink of a page in the order in which it is drawn; its place in the list is its number in the content stream. */
export class PageTags implements TagList {
  readonly ink: { readonly op: TagOp; readonly copy: PageCopy | undefined }[] = [];

  add(op: TagOp, copy: PageCopy | undefined): number {
    return this.ink.push({ op, copy }) - 1;
  }
}

/** Pairs of one leaf of the parent tree. */
const LEAF = 1000;

export class Structure {
  readonly #file: PdfFile;
  readonly #document: number;
  readonly #sections: number[] = [];
  /** Number of the element, or of the list of elements, by key. */
  readonly #parents: number[] = [];
  #level = 0;

  constructor(file: PdfFile) {
    this.#file = file;
    this.#document = file.objects.reserve();
  }

  /** A key of the parent tree: by it a page or an annotation names what it belongs to. */
  key(): number {
    return this.#parents.push(0) - 1;
  }

  /** Writes the elements of a page, whose key is `key`. */
  addPage(page: PdfReference, key: number, { ink }: PageTags, annotations: readonly TaggedAnnotation[]): void {
    const copies = new Map<PageCopy | undefined, Present>();
    const presentIn = (copy: PageCopy | undefined): Present => {
      let present = copies.get(copy);
      if (!present) copies.set(copy, (present = { ink: new Map(), annotations: new Map() }));
      return present;
    };
    ink.forEach(({ op, copy }, i) => {
      const known = presentIn(copy).ink;
      const inked = known.get(op.tag as Tag);
      if (inked) inked.numbers.push(i);
      else known.set(op.tag as Tag, { numbers: [i], op });
    });
    for (const annotation of annotations) {
      const { tag, copy } = annotation;
      const known = presentIn(copy).annotations;
      const others = known.get(tag);
      if (others) others.push(annotation);
      else known.set(tag, [annotation]);
    }
    const owners = new Array<number>(ink.length).fill(0);
    for (const [copy, present] of copies)
      for (const element of elementsOf(copy, present)) {
        const id = this.#file.objects.reserve();
        this.#sections.push(id);
        this.#write(element, id, this.#document, page, owners);
      }
    if (owners.length === 0) return;
    this.#parents[key] = this.#put(listText(owners.map((id) => (id === 0 ? "null" : pointerText(id)))), LIST);
  }

  /** Writes the root and names it in the catalog. */
  finish(): void {
    const { objects, catalog } = this.#file;
    const root = objects.reserve();
    const sections = this.#put(listText(this.#sections.map((id) => pointerText(id))), LIST);
    objects.put(this.#document, `<</S/Document/P ${pointerText(root)}/K ${pointerText(sections)}>>`);
    const leaves: string[] = [];
    for (let from = 0; from < this.#parents.length; from += LEAF) {
      const pairs = this.#parents.slice(from, from + LEAF).flatMap((id, i) => (id === 0 ? [] : [[from + i, id]]));
      if (pairs.length === 0) continue;
      const numbers = this.#put(
        listText(
          pairs.map(([key, id]) => `${padded(key)} ${pointerText(id)}`),
          2 * GRAIN,
        ),
        PAIRS,
      );
      const limits = `${pairs[0][0]} ${pairs[pairs.length - 1][0]}`;
      leaves.push(pointerText(this.#put(`<</Limits[${limits}]/Nums ${pointerText(numbers)}>>`)));
    }
    const parents = this.#put(`<</Kids[${leaves.join(" ")}]>>`);
    const next = this.#parents.length;
    objects.put(
      root,
      `<</Type/StructTreeRoot/K[${pointerText(this.#document)}]/ParentTree ${pointerText(parents)}/ParentTreeNextKey ${next}>>`,
    );
    catalog.MarkInfo = { Marked: true };
    catalog.StructTreeRoot = this.#file.pointer(root);
  }

  #put(text: string, like?: string): number {
    const id = this.#file.objects.reserve();
    this.#file.objects.put(id, text, like);
    return id;
  }

  /** Writes an element and what is in it. Neighbours have numbers that follow each other; what varies stands last. */
  #write(element: Element, id: number, parent: number, page: PdfReference, owners: number[]): void {
    const { role, numbers, kids, annotation } = element;
    const own = this.#roleOf(element, role);
    for (const one of numbers) owners[one] = id;
    const { objects } = this.#file;
    const inner = kids.map(() => objects.reserve());
    kids.forEach((kid, i) => this.#write(kid, inner[i], id, page, owners));
    const parts = [...numbers.map((one) => padded(one, 4)), ...inner.map((one) => pointerText(one))];
    let text = `<</S/${own}/P ${pointerText(parent)}`;
    if (annotation) {
      this.#parents[annotation.key] = id;
      text += `/Pg ${pointerText(page.id)}/K<</Type/OBJR/Obj ${pointerText(annotation.reference.id)}>>`;
    } else {
      if (numbers.length > 0) text += `/Pg ${pointerText(page.id)}`;
      if (parts.length > 0) text += parts.length === 1 ? `/K ${parts[0]}` : `/K[${parts.join(" ")}]`;
    }
    const whole = `${text}${attributes(element)}`;
    const words = wordsOf(element);
    const length = whole.length + (words === "" ? 0 : GRAIN * Math.ceil(words.length / GRAIN));
    objects.put(id, `${whole}${words}>>`, `${role} ${length}`);
  }

  /** Levels of headings are never passed over, as readers leap from one to the next. */
  #roleOf({ level }: Element, role: string): string {
    if (role !== "H") return role;
    this.#level = Math.min(level ?? 2, this.#level + 1, 6);
    return `H${this.#level}`;
  }
}

function attributes({ scope, span = 1 }: Element): string {
  if (scope === undefined && span === 1) return "";
  return `/A<</O/Table${scope ? `/Scope/${scope}` : ""}${span > 1 ? `/ColSpan ${span}` : ""}>>`;
}

function wordsOf({ words, title, annotation }: Element): string {
  if (title !== undefined && title !== "") return `/T${textString(title)}`;
  if (words === undefined || annotation) return "";
  return `/Alt${textString(words)}`;
}
