/** The structure tree: the parts of every page, in reading order (ISO 32000-1, 14.7). */
import type { PageCopy, Tag, TagOp } from "../../sheet/drawing/types.js";
import type { ByteSink } from "./bytes.js";
import type { PdfFile } from "./container.js";
import type { PdfReference } from "./values.js";
import type { TagList } from "./marked-content.js";
import { pointerText, textString } from "./object-text.js";
import { elementsOf, type Element, type Present, type TaggedAnnotation } from "./structure-elements.js";

/** Ink of a page, in drawing order. */
export class PageTags implements TagList {
  readonly ink: { readonly op: TagOp; readonly copy: PageCopy | undefined }[] = [];

  add(op: TagOp, copy: PageCopy | undefined): number {
    return this.ink.push({ op, copy }) - 1;
  }

  get next(): number {
    return this.ink.length;
  }

  goTo(next: number): void {
    this.ink.length = next;
  }

  /** The elements of the page, with its ink and its annotations. */
  elements(annotations: readonly TaggedAnnotation[]): readonly Element[] {
    const copies = new Map<PageCopy | undefined, Present>();
    const presentIn = (copy: PageCopy | undefined): Present => {
      let present = copies.get(copy);
      if (!present) copies.set(copy, (present = { ink: new Map(), annotations: new Map() }));
      return present;
    };
    let before: PageCopy | undefined;
    let known: Present["ink"] | undefined;
    this.ink.forEach(({ op, copy }, i) => {
      if (!known || copy !== before) known = presentIn(copy).ink;
      before = copy;
      const tag = op.tag as Tag;
      const inked = known.get(tag);
      if (inked) inked.numbers.push(i);
      else known.set(tag, { numbers: [i], op, taken: false });
    });
    for (const annotation of annotations) {
      const { tag, copy } = annotation;
      const known = presentIn(copy).annotations;
      const others = known.get(tag);
      if (others) others.push(annotation);
      else known.set(tag, [annotation]);
    }
    return [...copies].flatMap(([copy, present]) => elementsOf(copy, present));
  }
}

/** Entries per leaf of the parent tree. */
const LEAF = 1000;

export class Structure {
  readonly #file: PdfFile;
  readonly #document: number;
  readonly #sections: number[] = [];
  /** Number of the element, or of the list of elements, by key. */
  readonly #parents: number[] = [];
  /** Attributes of cells, shared by all with the same values. */
  readonly #attributes = new Map<string, number>();
  #level = 0;

  constructor(file: PdfFile) {
    this.#file = file;
    this.#document = file.objects.reserve();
  }

  /** A new key of the parent tree, by which a page or an annotation finds its element. */
  key(): number {
    return this.#parents.push(0) - 1;
  }

  /**
   * Writes the elements of a page.
   * @param key of the page
   * @param inked number of marked contents on the page
   */
  addPage(page: PdfReference, key: number, elements: readonly Element[], inked: number): void {
    const kinds = new Map<string, Element[]>();
    for (const section of elements) this.#plan(section, undefined, kinds);
    for (const kind of kinds.values()) for (const one of kind) one.id = this.#file.objects.reserve();
    const owners = new Int32Array(inked);
    for (const [role, kind] of kinds) for (const one of kind) this.#write(one, role, page, owners);
    for (const { id } of elements) this.#sections.push(id);
    if (inked > 0) this.#parents[key] = this.#putOwners(owners);
  }

  /** Writes the root and adds it to the catalog. */
  finish(): void {
    const { objects, catalog } = this.#file;
    const root = objects.reserve();
    const sections = this.#sections.map(pointerText).join(" ");
    objects.put(this.#document, `<</S/Document/P ${pointerText(root)}/K[${sections}]>>`);
    const leaves: string[] = [];
    for (let from = 0; from < this.#parents.length; from += LEAF) {
      const pairs = this.#parents.slice(from, from + LEAF).flatMap((id, i) => (id === 0 ? [] : [[from + i, id]]));
      if (pairs.length === 0) continue;
      const numbers = pairs.map(([own, id]) => `${own} ${pointerText(id)}`).join(" ");
      const limits = `${pairs[0][0]} ${pairs[pairs.length - 1][0]}`;
      leaves.push(pointerText(this.#put(`<</Limits[${limits}]/Nums[${numbers}]>>`, true)));
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

  #put(text: string, numbers = false): number {
    const id = this.#file.objects.reserve();
    this.#file.objects.put(id, text, numbers);
    return id;
  }

  /** The elements that own the marked contents, in order. */
  #putOwners(owners: Int32Array): number {
    const { objects } = this.#file;
    const id = objects.reserve();
    const out = objects.open(id, true);
    for (let i = 0; i < owners.length; i++) {
      out.text(i === 0 ? "[" : " ");
      if (owners[i] === 0) out.text("null");
      else pointTo(out, owners[i]);
    }
    out.text("]");
    objects.close();
    return id;
  }

  /** Groups an element and its descendants by kind: similar ones are numbered and written together, so that they compress well. */
  #plan(element: Element, parent: Element | undefined, kinds: Map<string, Element[]>): void {
    const role = this.#roleOf(element);
    element.parent = parent;
    const kind = kinds.get(role);
    if (kind) kind.push(element);
    else kinds.set(role, [element]);
    for (const kid of element.kids) this.#plan(kid, element, kinds);
  }

  #write(element: Element, role: string, page: PdfReference, owners: Int32Array): void {
    const { id, numbers, kids, annotation, scope, span = 1 } = element;
    for (const one of numbers) owners[one] = id;
    const attributes = scope !== undefined || span !== 1 ? this.#attributeId(scope, span) : 0;
    const words = wordsOf(element);
    const { objects } = this.#file;
    // Writes text directly as bytes: a page has hundreds of elements.
    const out = objects.open(id, words === "");
    out.text("<</S/");
    out.text(role);
    out.text("/P ");
    pointTo(out, element.parent?.id ?? this.#document);
    if (attributes > 0) {
      out.text("/A ");
      pointTo(out, attributes);
    }
    const written = annotation?.written;
    if (numbers.length > 0 || written) {
      out.text("/Pg ");
      pointTo(out, page.id);
    }
    const inside = numbers.length + kids.length + (written ? 1 : 0);
    if (inside > 0) {
      out.text(inside === 1 ? (numbers.length + kids.length === 1 ? "/K " : "/K") : "/K[");
      let first = true;
      const next = (): void => {
        if (!first) out.text(" ");
        first = false;
      };
      for (const one of numbers) {
        next();
        out.whole(one);
      }
      for (const kid of kids) {
        next();
        pointTo(out, kid.id);
      }
      if (written) {
        this.#parents[written.key] = id;
        next();
        out.text("<</Type/OBJR/Obj ");
        pointTo(out, written.reference.id);
        out.text(">>");
      }
      if (inside > 1) out.text("]");
    }
    out.text(words);
    out.text(">>");
    objects.close();
  }

  #attributeId(scope: Element["scope"], span: number): number {
    const key = `${scope ?? ""} ${span}`;
    let id = this.#attributes.get(key);
    if (id === undefined) {
      const text = `<</O/Table${scope ? `/Scope/${scope}` : ""}${span > 1 ? `/ColSpan ${span}` : ""}>>`;
      this.#attributes.set(key, (id = this.#put(text)));
    }
    return id;
  }

  /** Heading levels must not be skipped, because readers navigate by them. */
  #roleOf({ level, role }: Element): string {
    if (role !== "H") return role;
    this.#level = Math.min(level ?? 2, this.#level + 1, 6);
    return `H${this.#level}`;
  }
}

function pointTo(out: ByteSink, id: number): void {
  out.whole(id);
  out.text(" 0 R");
}

function wordsOf({ words, title, annotation }: Element): string {
  if (title) return `/T${textString(title)}`;
  return words === undefined || annotation ? "" : `/Alt${textString(words)}`;
}
